"""The last import of the server that worker processes of the tests are forked from.

What it has imported before is frozen, so that no collection in a worker touches, and thereby copies, the
memory that it shares with the server.
"""

import gc

gc.collect()
gc.freeze()
