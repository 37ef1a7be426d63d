"""Pauses of the garbage collector, and what they leave behind."""

import gc

import pytest

from annotally.workspace.gc_pause import gc_paused, gc_seldom


def test_collections_are_seldom_until_the_command_is_done() -> None:
    before = gc.get_threshold()
    during = []
    with pytest.raises(KeyError), gc_seldom():
        {}[during.append(gc.get_threshold())]
    assert during[0][0] > before[0]
    assert gc.get_threshold() == before


def test_the_collector_goes_on_behind_the_outermost_pause() -> None:
    with gc_paused():
        with gc_paused():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()
