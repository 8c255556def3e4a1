"""What computer players know of Metallum beyond its rules. Compiled."""
