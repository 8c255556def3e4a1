"""What computer players think of positions and offers in Metal Adventures: no rules. Compiled."""
