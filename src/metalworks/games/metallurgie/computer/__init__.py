"""What computer players know of Metallurgie beyond its rules. Compiled."""
