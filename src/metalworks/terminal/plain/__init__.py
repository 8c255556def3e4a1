"""The table line by line, for screen readers and pipes: no colour, no cursor control."""
