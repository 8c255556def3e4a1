"""Computer players: the processes they think in, and acting for the seats that wait for no person."""
