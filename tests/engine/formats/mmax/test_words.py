"""Words of MMAX2: the plainest spelling is read in a quicker way, to the same text and places."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.mmax.words import scan_words
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source

WORD = st.tuples(
    st.text("ab ,.&é\n", max_size=4),
    st.sampled_from(["", ' hasnps="true"', ' lastinpar="true"', ' hasnps="true" lastinpar="true"']),
)


def spelled(words: list[tuple[str, str]], behind: str) -> str:
    lines = "".join(
        f'<word id="word_{number}"{said}>{text.replace("&", "&amp;")}</word>\n'
        for number, (text, said) in enumerate(words)
    )
    return f"<words>\n{lines}{behind}</words>\n"


@given(st.lists(WORD, max_size=6))
def test_both_ways_read_the_same(words: list[tuple[str, str]]) -> None:
    # An element that is no word, behind the last one, leads to the other way.
    plain = scan_words(Complaints(Source("w.xml", spelled(words, ""))))
    general = scan_words(Complaints(Source("w.xml", spelled(words, "<more/>"))))
    assert plain == general


@given(st.lists(WORD, min_size=1, max_size=6))
def test_text_is_that_of_the_words_in_order(words: list[tuple[str, str]]) -> None:
    scanned = scan_words(Complaints(Source("w.xml", spelled(words, ""))))
    expected = ""
    for number, (text, _) in enumerate(words):
        behind_line = number > 0 and "lastinpar" in words[number - 1][1]
        ahead = "\n" if behind_line else "" if number == 0 or "hasnps" in words[number][1] else " "
        expected += ahead + " ".join(text.split())
        assert expected[scanned.tokens.starts[number] :] == " ".join(text.split())
        assert scanned.tokens.ends[number] == len(expected)
    assert scanned.text == expected + ("\n" if "lastinpar" in words[-1][1] else "")


def test_attributes_of_words_are_kept_apart() -> None:
    scanned = scan_words(Complaints(Source("w.xml", '<words><word id="a" pos="N" x="1">b</word></words>')))
    assert scanned.attributes == {0: {"pos": "N", "x": "1"}}


def test_the_end_of_a_tag_in_an_attribute_shifts_no_place() -> None:
    text = '<words>\n<word id="word_1" note="a > b" hasnps=\'">\'>Ada</word>\n</words>\n'
    scanned = scan_words(Complaints(Source("w.xml", text)))
    start = scanned.source_map.to_source(scanned.tokens.starts[0])
    assert text[start : start + 3] == "Ada"
