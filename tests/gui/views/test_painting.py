import time

from hypothesis import given
from hypothesis import strategies as st

from annotally_gui.views.painting import EXACT_LIMIT, DifferenceSpans, Spans, difference_spans

TEXT = st.text(alphabet="abc é😀", max_size=40)


def outside(text: str, spans: Spans) -> str:
    kept, at = [], 0
    for start, end in spans:
        kept.append(text[at:start])
        at = end
    return "".join([*kept, text[at:]])


@given(TEXT, TEXT)
def test_what_is_not_marked_is_the_same_in_both(a: str, b: str) -> None:
    actual_difference_spans = difference_spans(a, b)
    assert outside(a, actual_difference_spans.a) == outside(b, actual_difference_spans.b)


@given(TEXT, TEXT)
def test_spans_ascend_lie_apart_and_are_never_empty(a: str, b: str) -> None:
    for text, spans in zip((a, b), difference_spans(a, b), strict=True):
        flat = [place for span in spans for place in span]
        assert flat == sorted(set(flat))
        assert not flat or 0 <= flat[0] <= flat[-1] <= len(text)


@given(TEXT)
def test_equal_strings_have_no_difference(text: str) -> None:
    assert difference_spans(text, text) == DifferenceSpans((), ())


def test_only_the_differing_characters_are_marked() -> None:
    assert difference_spans("John Dingell", "Dingell") == DifferenceSpans(((0, 5),), ())
    assert difference_spans("Securities", "Security") == DifferenceSpans(((7, 10),), ((7, 8),))


def test_c1_offsets_are_code_points_not_utf_16() -> None:
    assert difference_spans("😀😀 x", "😀😀 y") == DifferenceSpans(((3, 4),), ((3, 4),))


@given(TEXT, TEXT)
def test_long_strings_are_marked_from_first_to_last_difference(a: str, b: str) -> None:
    head, tail = "x" * EXACT_LIMIT, "y" * 10
    actual_difference_spans = difference_spans(head + a + tail, head + b + tail)
    assert len(actual_difference_spans.a) <= 1
    assert len(actual_difference_spans.b) <= 1
    assert outside(head + a + tail, actual_difference_spans.a) == outside(
        head + b + tail, actual_difference_spans.b
    )


def test_repetitive_strings_up_to_the_limit_take_no_time() -> None:
    began = time.process_time()
    difference_spans("a" * EXACT_LIMIT, "ab" * (EXACT_LIMIT // 2))
    difference_spans("word " * (EXACT_LIMIT // 5), "wrod " * (EXACT_LIMIT // 5))
    assert time.process_time() - began < 1


def test_long_strings_do_not_take_quadratic_time() -> None:
    began = time.process_time()
    actual_difference_spans = difference_spans("ab" * 500_000, "ab" * 499_999 + "ba")
    assert time.process_time() - began < 2
    assert actual_difference_spans == DifferenceSpans(((999_998, 1_000_000),), ((999_998, 1_000_000),))
