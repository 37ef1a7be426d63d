"""What is not evaluated: premodifiers are cut off, other text becomes blanks (HUB-4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.tasks.templette_rules import TempletteRules
from annotally.text.alignment.white_out import WhiteOut

RULES = TempletteRules()
WHITE_OUT = WhiteOut(RULES.premodifiers, RULES.whited_out, RULES.not_extractable)
NOTHING = WhiteOut((), "", ())


@pytest.mark.parametrize(
    ("fill", "left"),
    [
        ("the cup", "cup"),
        ("And THE\n cup", "cup"),
        (" a cup", "cup"),
        ("an", "an"),
        ("and the", "the"),
        ("theatre", "theatre"),
        ("A. Quill", "A. Quill"),
        ("cup and the bowl", "cup and the bowl"),
        ("", ""),
    ],
)
def test_premodifiers_are_whole_words_at_the_beginning_and_never_all(fill: str, left: str) -> None:
    assert fill[WHITE_OUT.premodified(fill) :] == left
    assert NOTHING.premodified(fill) == 0


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Anchorage,... <annotation type=x> (voice) </ANNOTATION> ...Alaska", "Anchorage Alaska"),
        ("one <TURN a='b'>two</TURN> 3 < 4", "one two 3 < 4"),
        ("<ANNOTATIONS>kept</ANNOTATIONS>", "kept"),
        ("2-0, (yes)!", "2-0 yes"),
    ],
)
def test_elements_tags_and_signs_become_blanks(text: str, left: str) -> None:
    whited = WHITE_OUT.signs(text)
    assert " ".join(whited.split()) == left
    assert len(whited) == len(text)


def test_elements_keep_the_signs() -> None:
    assert WHITE_OUT.elements("so, <X>then</X>!") == "so,    then    !"
    assert NOTHING.signs("so, <ANNOTATION>then</ANNOTATION>!") == f"so,{' ' * 13}then{' ' * 13}!"


@given(st.text("ab<>/ ,.ANOTI", max_size=40))
def test_no_offset_moves(text: str) -> None:
    assert len(WHITE_OUT.signs(text)) == len(text)
    assert 0 <= WHITE_OUT.premodified(text) < max(1, len(text))
