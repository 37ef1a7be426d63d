from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QTextLayout

from annotally_gui.text.offsets import OffsetMap, displayed

# Half of the characters outside the basic plane, or Hypothesis hardly tries any.
TEXTS = st.text(st.one_of(st.characters(), st.characters(min_codepoint=0x10000)))


def units(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


@given(TEXTS)
def test_a_code_point_begins_behind_the_units_of_those_before_it(text: str) -> None:
    offsets = OffsetMap(text)
    assert [offsets.to_units(i) for i in range(len(text) + 1)] == [
        units(text[:i]) for i in range(len(text) + 1)
    ]


@given(TEXTS)
def test_every_unit_belongs_to_one_code_point(text: str) -> None:
    offsets = OffsetMap(text)
    owners = [i for i, character in enumerate(text) for _ in range(units(character))]
    assert [offsets.to_offset(unit) for unit in range(len(owners))] == owners
    assert offsets.to_offset(len(owners)) == len(text)


@given(TEXTS)
def test_displayed_text_keeps_every_offset_and_survives_qt(text: str) -> None:
    shown = displayed(text)
    assert [units(character) for character in shown] == [units(character) for character in text]
    assert QTextLayout(shown).text() == shown


def test_what_cannot_be_drawn_is_pictured_and_what_can_is_kept() -> None:
    assert displayed("a\x00\x1b\x7f\u2028\ud800b") == "a\u2400\u241b\u2421\ufffd\ufffdb"
    assert displayed("a\tb\u00a0\U0001f680") == "a\tb\u00a0\U0001f680"
