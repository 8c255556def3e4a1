"""The package as people install it."""
