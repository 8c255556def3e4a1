"""What the laws take into account in Parley."""

HAS_SECRETS = False  # there are, but a game is so short that one may pass without a call
