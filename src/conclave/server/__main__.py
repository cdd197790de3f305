"""`python -m conclave.server`: the same as `conclave serve`."""

from conclave.server.command import serve

if __name__ == "__main__":
    serve()
