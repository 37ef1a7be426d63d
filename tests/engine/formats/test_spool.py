"""Items wait for their output in a temporary file; they come back in their order, and memory is bounded."""

import tempfile
import tracemalloc
from pathlib import Path

import pytest

from annotally.formats.spool import Spool
from annotally.model.diagnostics import InputRefused


@pytest.mark.parametrize("in_memory", [5, 1000])
@pytest.mark.parametrize("items", [[], [b"1"], [b'"\xc3\xa9"', b"2,3", b"{}"]], ids=len)
def test_items_come_back_in_order_with_commas(items: list[bytes], in_memory: int) -> None:
    spool = Spool(in_memory)
    for item in items:
        spool.append(item)
    assert b"".join(spool.pieces()) == b",".join(items)
    assert b"".join(spool.pieces()) == b",".join(items)
    spool.close()


def test_beyond_its_room_in_memory_a_spool_is_a_file() -> None:
    spool, item = Spool(1000), b"x" * 1000
    tracemalloc.start()
    for _ in range(5000):
        spool.append(item)
    length = sum(map(len, spool.pieces()))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    spool.close()
    assert length == 5000 * 1001 - 1
    assert peak < 1_000_000


def test_a_temporary_file_that_cannot_be_made_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "missing"))
    spool = Spool(10)
    spool.append(b"1")
    with pytest.raises(InputRefused, match="temporary file: cannot be written"):
        spool.append(b"2" * 20)
    spool.close()
