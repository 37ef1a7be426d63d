"""Places of one version of a text in another: words, characters, what is replaced, what is gone."""

import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from annotally.model.extents import Extent
from annotally.text.alignment.text_versions import match_versions

OLD = "Ada met Zoë in Oslo."


def placed(old: str, new: str, words: str) -> str:
    """Return the text of ``new`` in which words of ``old`` are found again."""
    start = old.index(words)
    extent = match_versions(old, new).place(Extent(start, start + len(words)))
    return new[extent.start : extent.end]


@pytest.mark.parametrize(
    ("new", "words", "expected", "changes"),
    [
        ("Ada\u2009met  Zoë in\r\nOslo.\n", "met Zoë", "met  Zoë", 0),  # white space
        ("\ufeffAda met Zoë in Oslo.", "Ada", "Ada", 0),  # a byte-order mark
        ("Ada met Zoe\u0308 in Oslo.", "Zoë", "Zoe\u0308", 0),  # Unicode form
        ("Ada met Zoe in Oslo.", "Zoë", "Zoe", 1),  # a letter
        ("Ada met in Oslo.", "met Zoë in", "met in", 3),  # a word less
        ("Ada never met Zoë in Oslo.", "met Zoë", "met Zoë", 5),  # a word more in front
        ("Ada met Zoë in Os1o.", "Oslo", "Os1o", 1),  # OCR
        ("Ada met Zoë in Oslo", "Oslo", "Oslo", 1),  # nothing behind it
        ("Ada met Zoë in Oslo.", "Oslo.", "Oslo.", 0),  # the same
    ],
)
def test_words_are_found_again(new: str, words: str, expected: str, changes: int) -> None:
    assert placed(OLD, new, words) == expected
    assert match_versions(OLD, new).count_changes() == changes


def test_nothing_remains_of_words_that_are_gone() -> None:
    assert placed(OLD, "Ada met in Oslo.", "Zoë") == ""


def test_an_empty_extent_stays_empty_and_one_beyond_the_end_stays_beyond() -> None:
    versions = match_versions(OLD, OLD.replace(" ", "  "))
    place = versions.place(Extent(4, 4))
    assert (place.start, place.end) == (5, 5)
    beyond = versions.place(Extent(15, len(OLD) + 7))
    assert (beyond.start, beyond.end) == (19, len(versions.new) + 7)


@pytest.mark.parametrize(("old", "new"), [("", ""), ("", "Ada"), ("Ada", ""), (" ", "\n\n")])
def test_texts_without_words_have_places_too(old: str, new: str) -> None:
    extent = match_versions(old, new).place(Extent(0, len(old)))
    assert 0 <= extent.start <= extent.end <= len(new)


words = st.text("abcéñ각", min_size=1, max_size=6)
blanks = st.sampled_from([" ", "  ", "\n", "\u2009", "\r\n", "\t "])


FORMS = st.sampled_from(["NFC", "NFD"])


@given(st.lists(st.tuples(words, FORMS, blanks), min_size=1, max_size=12))
@example([("각", "NFD", "\n"), ("é", "NFD", " ")])
def test_white_space_and_form_leave_every_word_in_its_place(parts: list[tuple[str, str, str]]) -> None:
    """The oracle counts: word n of the one text is word n of the other."""
    old, new = "", ""
    old_extents, new_extents = [], []
    for part, form, blank in parts:
        word, written = unicodedata.normalize("NFC", part), unicodedata.normalize(form, part)
        old_extents.append(Extent(len(old), len(old) + len(word)))
        new_extents.append(Extent(len(new), len(new) + len(written)))
        old, new = f"{old}{word} ", new + written + blank
    versions = match_versions(old, new)
    assert versions.count_changes() == 0
    assert list(map(versions.place, old_extents)) == new_extents


@given(st.text("ab \n", max_size=30), st.text("ab \n", max_size=30))
def test_places_ascend_and_lie_in_the_text(old: str, new: str) -> None:
    versions = match_versions(old, new)
    for start in range(len(old) + 1):
        for end in range(start, len(old) + 1):
            extent = versions.place(Extent(start, end))
            assert 0 <= extent.start <= extent.end <= len(new)
    starts = [versions.place(Extent(at, at)).start for at in range(len(old) + 1)]
    assert starts == sorted(starts)


@given(st.text("ab \n", max_size=30))
def test_the_same_text_moves_nothing(text: str) -> None:
    versions = match_versions(text, text)
    extents = [Extent(start, end) for start in range(len(text) + 1) for end in range(start, len(text) + 1)]
    assert list(map(versions.place, extents)) == extents
    assert versions.count_changes() == 0


@given(st.lists(st.tuples(words, blanks, blanks), max_size=8), st.sampled_from(["", " ", "\n"]))
def test_other_white_space_moves_places_by_what_it_adds(
    parts: list[tuple[str, str, str]], ahead: str
) -> None:
    """The oracle: every word, and every character of it, counted from the words before."""
    old = ahead + "".join(word + blank for word, blank, _ in parts)
    new = "".join(word + blank for word, _, blank in parts)
    versions = match_versions(old, new)
    here, there = len(ahead), 0
    for word, blank, other_blank in parts:
        for start in range(len(word)):
            for end in range(start + 1, len(word) + 1):
                extent = versions.place(Extent(here + start, here + end))
                assert extent == Extent(there + start, there + end)
        here, there = here + len(word) + len(blank), there + len(word) + len(other_blank)
    assert versions.count_changes() == 0


def same_word_runs(old: str, new: str) -> list[tuple[int, int, int]]:
    """Return the runs of texts of the same words, found word by word: each run ends where blanks differ."""
    before, after = re.split(r"\S+", old), re.split(r"\S+", new)
    runs: list[tuple[int, int, int]] = []
    begin = new_begin = at = new_at = 0
    for word, blank, new_blank in zip([*old.split(), ""], before, after, strict=True):
        if blank != new_blank:
            runs.append((begin, new_begin, at - begin))
            begin, new_begin = at + len(blank), new_at + len(new_blank)
        at, new_at = at + len(blank) + len(word), new_at + len(new_blank) + len(word)
    return [run for run in [*runs, (begin, new_begin, at - begin)] if run[2]]


def runs_of(old: str, new: str) -> list[tuple[int, int, int]]:
    """Return the runs that two texts share, from the places of single characters of the old one."""
    versions = match_versions(old, new)
    return [run for run in zip(versions._old, versions._new, versions._lengths, strict=True) if run[2]]


spaces = st.text(" \t\n\u2009\u3000", max_size=3)
between = st.text(" \n\u2009\xa0", min_size=1, max_size=3)


@given(st.lists(st.tuples(words, between, between), max_size=12), spaces, spaces, spaces, spaces)
@example([("a", " ", "\u2009 "), ("b", "  ", " "), ("c", " ", " ")], "", "", "\n", "")
@example([("a", "\n", "\n"), ("b", " ", "\n")], " ", " ", "", "")
def test_the_same_words_are_found_as_by_walking_them(
    parts: list[tuple[str, str, str]], first: str, new_first: str, last: str, new_last: str
) -> None:
    """The oracle walks word by word; the program looks for blanks that differ."""
    old = first + "".join(word + blank for word, blank, _ in parts).rstrip() + last
    new = new_first + "".join(word + blank for word, _, blank in parts).rstrip() + new_last
    assert match_versions(old, new).count_changes() == 0
    assert runs_of(old, new) == same_word_runs(old, new)


@given(st.text("ab \n\u2009", max_size=8), st.text("ab \n\u2009", max_size=8))
@example("a b", "a  c")
@example("a b", "ab")
@example("a\nb", "a")
def test_other_words_are_never_taken_for_the_same(old: str, new: str) -> None:
    """Texts have the same words, whatever the blanks, exactly where nothing is counted as a change."""
    changes = match_versions(old, new).count_changes()
    if old.split() == new.split():
        assert changes == 0
        assert runs_of(old, new) == same_word_runs(old, new)
    else:
        assert changes > 0 or "".join(old.split()) == "".join(new.split())
