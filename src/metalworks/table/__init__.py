"""A game as it is played: the match, its journal, its chance."""
