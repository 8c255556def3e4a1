"""`python -m metalworks.cli`."""

from metalworks.cli import main

main()
