"""Words named by what they say: found again wherever they have gone."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.model.extents import Extent
from annotally.text.alignment.word_spans import Stretches, WordSpan

TEXT = "To be, or not to be: to be Ada's."


def test_words_and_how_often_they_stand_earlier_name_a_stretch() -> None:
    stretches = Stretches(TEXT)
    assert stretches.of(Extent(0, 5)) == WordSpan("TO BE", 0)
    assert stretches.of(Extent(TEXT.index("to be:"), TEXT.index(": "))) == WordSpan("TO BE", 1)
    assert stretches.of(Extent(TEXT.index("o be Ada"), len(TEXT))) == WordSpan("TO BE ADA'S", 0), (
        "whole words"
    )
    assert stretches.of(Extent(5, 7)) is None, "between words is nothing"


def test_a_stretch_is_found_in_a_text_that_has_moved() -> None:
    text = "<p>Well -- to   BE or\nnot to be</p>"
    moved = Stretches(text)
    second_place, first = text.index("to be<"), text.index("not to")
    assert moved.extent(WordSpan("TO BE", 1)) == Extent(second_place, second_place + 5)
    assert moved.extent(WordSpan("TO BE", 2)) is None
    assert moved.extent(WordSpan("NOT TO", 0)) == Extent(first, first + 6)
    assert moved.extent(WordSpan("BE TO", 0)) is None


@given(st.lists(st.sampled_from(["a", "b", "c"]), min_size=1, max_size=12), st.data())
def test_every_stretch_leads_back_to_its_place(words: list[str], data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(words) - 1))
    last = data.draw(st.integers(first, len(words) - 1))
    ways = Stretches(" ".join(words))
    extent = Extent(2 * first, 2 * last + 1)
    stretch = ways.of(extent)
    assert stretch is not None
    assert ways.extent(stretch) == extent
