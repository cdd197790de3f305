"""`python -m conclave` is the `conclave` command."""

from conclave.cli import main

main()
