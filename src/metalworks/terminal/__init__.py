"""The table in the terminal: full screen with Textual, or line by line."""
