"""The garbage collector is called seldom while a command runs, and as before behind it."""

import gc

import pytest

from annotally.cli.garbage_collection import gc_seldom


def test_collections_are_seldom_until_the_command_is_done() -> None:
    before = gc.get_threshold()
    during = []
    with pytest.raises(KeyError), gc_seldom():
        {}[during.append(gc.get_threshold())]
    assert during[0][0] > before[0]
    assert gc.get_threshold() == before
