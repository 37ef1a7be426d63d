"""A worker that takes longer to start than one that works may take to answer."""

import time
from multiprocessing.connection import Connection

from support import fake_service

SECONDS = 3.0


def serve(connection: Connection) -> None:
    """Serve, but later."""
    time.sleep(SECONDS)
    fake_service.serve(connection)
