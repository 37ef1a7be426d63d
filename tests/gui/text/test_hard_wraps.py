"""Lines that were broken by a width: told from others, joined, shown code point for code point."""

import textwrap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.extents import line_starts
from annotally.scoring.tally import Status
from annotally_gui.text.flow import Flow
from annotally_gui.text.hard_wraps import joined_starts, shown_joined
from annotally_gui.text.marks import Mark, MarkSet
from annotally_gui.text.paragraphs import Paragraphs
from annotally_gui.text.text_style import Measures
from support.text_samples import theme

WORDS = (
    "The Securities and Exchange Commission named Consuela Arden, an expert in securities laws, as its "
    "chair on Monday. She has been with the agency for eleven years and succeeds Ben Orme, who left it for "
    "a bank in the summer. The appointment still has to be confirmed by the senate, which meets in May."
)
SECOND = "A second paragraph follows, and it is long enough to be broken into more than a single line, too."
VERSE = "The wind is up,\nthe boats are in,\nand nobody is at the quay\nto hear the bell of the last one."
LIST = (
    "1. The first of the items is about as long as a line may be in a\n"
    "2. list of items that somebody has numbered, and is followed by a\n"
    "3. third one that nobody would want to have in the same paragraph"
)


def wrapped(width: int, end: str = "\n", indent: str = "") -> str:
    lines = [textwrap.wrap(words, width - len(indent)) for words in (WORDS, SECOND)]
    return (end * 2).join(end.join(indent + line for line in paragraph) for paragraph in lines)


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs that a text has with its lines joined, in one line each."""
    starts = joined_starts(text, line_starts(text))
    parts = (text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True))
    return [" ".join(part.split()) for part in parts if part.strip()]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("width", [50, 64, 72, 79])
@pytest.mark.parametrize("indent", ["", "   "])
def test_paragraphs_that_were_wrapped_come_back(width: int, end: str, indent: str) -> None:
    assert paragraphs(wrapped(width, end, indent)) == [WORDS, SECOND]


@pytest.mark.parametrize(
    "text", [VERSE, LIST, WORDS, f"Name\n{SECOND}", f"{SECOND}\n    {SECOND}", "", "\n\n"]
)
def test_lines_that_somebody_broke_stay(text: str) -> None:
    assert joined_starts(text, line_starts(text)) == line_starts(text)


@given(st.text(st.sampled_from("ab \t\r\n-.1\u05d0\U0001f680"), max_size=300))
def test_offsets_stay_whatever_the_text(text: str) -> None:
    joined = Paragraphs(text, reflowed=True)
    starts = [joined.start(number) for number in range(len(joined))]
    assert set(starts) <= set(line_starts(text))
    assert sum(joined.lengths()) == len(text)
    for number in range(len(joined)):
        shown = joined.shown(number)
        assert len(shown) == joined.end(number) - joined.start(number)
        assert not set("\r\n") & set(shown)
        for place, character in enumerate(shown, joined.start(number)):
            assert character == text[place] or (character in " \u200b" and text[place] in "\r\n\t ")


def test_a_line_of_markup_stays_a_line() -> None:
    assert paragraphs(f"<TEXT>\n{SECOND}\n</TEXT>\n</DOC>")[1:] == [SECOND, "</TEXT>", "</DOC>"]


def test_a_line_end_is_a_space_and_the_rest_between_two_words_has_no_width() -> None:
    assert shown_joined("one\r\n   two\nthree  four") == "one \u200b\u200b\u200b\u200btwo three  four"


def test_the_text_takes_fewer_lines_and_marks_stay_on_their_words(qapp: object) -> None:
    del qapp
    text = wrapped(50)
    place = text.index("Ben Orme")
    flow = Flow(Measures(theme(), 100))
    flow.reshape(1200, 400)
    flow.set_document(text, MarkSet.of([Mark(place, place + 8, 0, Status.INC, 1)]))

    def lines() -> int:
        return sum(len(flow.block(number).lines) for number in range(len(flow.paragraphs)))

    hard = lines()
    flow.show_offset(place)
    first = flow.first_visible()
    flow.set_reflowed(True)
    assert lines() < hard
    block = flow.block(flow.paragraphs.at(place))
    assert block.text[place - block.start :].startswith("Ben Orme")
    assert block.line_of(first).start <= first
    flow.set_document(text, flow.marks)
    assert flow.paragraphs.reflowed, "another document is shown so, too"
    flow.set_reflowed(False)
    assert lines() == hard
