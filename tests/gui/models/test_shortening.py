"""Names lose the ends of their words, and stay apart."""

import re
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from annotally.tasks.presets.ready_made import preset
from annotally_gui.models.shortening import LEAST, shortened

NAMES = st.from_regex(r"[A-Z]{1,12}([ _:][A-Z0-9]{1,9}){0,3}", fullmatch=True)


@given(NAMES, st.integers(1, 40))
def test_what_comes_out_fits_and_begins_every_word_as_the_name_does(name: str, width: int) -> None:
    short = shortened(name, lambda text: len(text) <= width)
    assert len(short) <= width
    if len(name) <= width:
        assert short == name
    if short:
        words, cut = re.findall(r"[A-Z]+|[0-9]+", name), re.findall(r"[A-Z]+|[0-9]+", short)
        assert len(words) == len(cut)
        for word, left in zip(words, cut, strict=True):
            assert word.startswith(left)
            assert left == word or (not word.isdigit() and len(left) >= LEAST)


@given(NAMES, st.integers(1, 40))
def test_no_more_is_cut_than_must_be(name: str, width: int) -> None:
    short = shortened(name, lambda text: len(text) <= width)
    longer = shortened(name, lambda text: len(text) <= width + 1)
    assert len(longer) >= len(short)


def test_the_slots_of_muc_4_stay_apart_in_twenty_two_characters() -> None:
    names = [slot.name for mention_class in preset("muc4").classes for slot in mention_class.slots]
    short = {name: shortened(name, lambda text: len(text) <= 22) for name in names}
    assert all(short.values())
    for first_name, second_name in combinations(names, 2):
        assert short[first_name] != short[second_name]
