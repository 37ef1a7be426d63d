"""Every text comes out of a real Tcl as it went in, however a script gets at the list."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.reports.muc.tcl import tcl_element, tcl_list
from support.tcl import Tcl

HARD = "ab{}\\[]$\"'; \t\n\r#\x1a\x00\x7f\x85\xa0\u2028é漢😀"
TEXTS = st.text(st.sampled_from(HARD), max_size=8) | st.text(st.characters(exclude_categories=("Cs",)))


@pytest.fixture(scope="module")
def tcl() -> Iterator[Tcl]:
    with Tcl() as started:
        yield started


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("", "{}"),
        ("Roth", "Roth"),
        ("Joe Roth", "{Joe Roth}"),
        ("#1", "{#1}"),
        ("a{b", "a\\{b"),
        ("a}{b", "a\\}\\{b"),
        ("a\\", "a\\\\"),
        ("a\\\nb", "a\\\\\\nb"),
        ("a\r\nb", "a\\r\\nb"),
        ("#{", "\\#\\{"),
        ("\\{", "{\\{}"),
        ("\x1aBC {", "\\u001aBC\\ \\{"),
        ("$x [y]", "{$x [y]}"),
        ('"Doc"', '{"Doc"}'),
    ],
)
def test_elements_are_quoted_as_tcl_quotes_them(tcl: Tcl, text: str, written: str) -> None:
    assert tcl_element(text) == written
    assert tcl.split(written) == [text]


@given(st.lists(TEXTS, max_size=6))
def test_a_list_reads_back_as_it_was(tcl: Tcl, texts: list[str]) -> None:
    assert tcl.split(" ".join(map(tcl_element, texts))) == texts


@given(st.lists(TEXTS, max_size=6))
def test_a_list_in_a_script_reads_back_as_it_was(tcl: Tcl, texts: list[str]) -> None:
    assert tcl.run(" ".join(map(tcl_element, texts))) == texts


@given(st.lists(st.lists(TEXTS, max_size=4), max_size=4))
def test_lists_of_lists_read_back_as_they_were(tcl: Tcl, lists: list[list[str]]) -> None:
    written = tcl_list((tcl_list(map(tcl_element, sublist)) for sublist in lists), between="\n  ")
    (whole_word,) = tcl.split(written)
    assert [tcl.split(word) for word in tcl.split(whole_word)] == lists


@given(st.lists(st.text(st.sampled_from([c for c in HARD if c < "\uffff"]), max_size=8), max_size=6))
def test_a_file_reads_back_as_it_was_though_line_ends_are_translated(
    tcl: Tcl, tmp_path_factory: pytest.TempPathFactory, texts: list[str]
) -> None:
    path = tmp_path_factory.mktemp("tcl") / "list"
    path.write_bytes("\n".join(map(tcl_element, texts)).encode())
    assert tcl.split_file(path) == texts


def test_what_is_no_list_is_told(tcl: Tcl) -> None:
    with pytest.raises(ValueError, match="unmatched open brace"):
        tcl.split("{a")
