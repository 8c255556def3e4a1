"""What any game in progress is: a state, chance as an input, random streams. Compiled."""
