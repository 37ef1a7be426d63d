"""Pauses of the garbage collector, and what they leave behind."""

import gc

from annotally.workspace.gc_pause import gc_paused


def test_the_collector_goes_on_behind_the_outermost_pause() -> None:
    with gc_paused():
        with gc_paused():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()
