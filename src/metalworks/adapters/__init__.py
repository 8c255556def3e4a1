"""Doors for research: every game as PettingZoo, OpenSpiel and Gymnasium know games; each needs its own extra."""
