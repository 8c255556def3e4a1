"""Learning how well seats stand, from games that the computer plays against itself: `metalworks train`."""
