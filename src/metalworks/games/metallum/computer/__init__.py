"""What computer players of Metallum need beyond its rules. Compiled."""
