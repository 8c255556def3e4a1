"""Search through the kernel's contract, for any game. Compiled."""
