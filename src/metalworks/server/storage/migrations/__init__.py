"""Migrations of the database, run at every start of the server."""
