"""A database as the last release left it; a new release must be able to read it, whatever has changed."""
