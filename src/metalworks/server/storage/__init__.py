"""What is kept: the database, its migrations, reading it, and the one thread that writes to it."""
