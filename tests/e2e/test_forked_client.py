"""Worker processes of the tests: forked from a server that has the engine, and seen if one is left behind."""

import pytest

from support import leaks
from support.forked_client import IMPORTED, ForkedClient
from support.leaks import Snapshot, left_behind

CODE = "import sys; end.send(set(sys.modules)); end.recv()"


def test_a_worker_begins_with_what_the_server_has_imported_and_is_no_housekeeper(
    server: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaks, "PATIENCE", 0.05)
    previous = Snapshot.take()
    own_end, worker_end = ForkedClient.processes.Pipe()
    process = ForkedClient.processes.Process(target=exec, args=(CODE, {"end": worker_end}))
    process.start()
    assert set(IMPORTED) <= own_end.recv()
    (left,) = left_behind(previous)
    assert left.startswith(f"child process {process.pid}")
    own_end.send(None)
    process.join()
    process.close()
    assert left_behind(previous) == []
