"""Token tables: both dialects of ends (E6), damage by line, and texts in which the offsets hold."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.event_mentions import token_tables
from annotally.formats.event_mentions.token_tables import beside, document_name, read
from annotally.formats.io import read as read_files
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Document, Source, Tokens
from engine.formats import token_table_oracle as oracle
from support.read_or_refused import assert_read_or_refused

OPTIONS = ReadOptions()
HEAD = "token_id\ttoken_str\ttkn_begin\ttkn_end\n"
INCLUSIVE = "t0\tHe\t0\t1\nt1\twas\t3\t5\nt2\tgoing\t7\t11\n"
EXCLUSIVE = "t0\tHe\t0\t2\nt1\twas\t3\t6\nt2\tgoing\t7\t12\n"


def load(table: str, text: str | None = None, name: str = "x.txt.tab") -> ReadResult:
    texts = () if text is None else (Source("x.txt", text),)
    return read([Source(name, table), *texts], OPTIONS)


def only(result: ReadResult) -> tuple[Document, Tokens]:
    (document,) = result.documents
    assert document.tokens is not None
    return document, document.tokens


def refusal(table: str, text: str | None = None) -> str:
    with pytest.raises(InputRefused) as caught:
        load(table, text)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.found
    assert diagnostic.expected
    assert diagnostic.remedy
    return str(diagnostic)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("head", ["", HEAD])
@pytest.mark.parametrize("table", [INCLUSIVE, EXCLUSIVE])
def test_e6_both_dialects_with_and_without_header_say_the_same(table: str, head: str, end: str) -> None:
    document, tokens = only(load((head + table).replace("\n", end)))
    assert document.text == "He was going"
    assert tokens.made_text
    assert (list(tokens.starts), list(tokens.ends)) == ([0, 3, 7], [2, 6, 12])
    assert tokens.numbers == {"t0": 0, "t1": 1, "t2": 2}
    assert [tokens.word(n, document.text) for n in range(len(tokens))] == ["He", "was", "going"]


def test_e6_a_table_of_both_dialects_is_an_error_naming_both_lines() -> None:
    spoken_refusal = refusal(HEAD + "t0\tHe\t0\t2\nt1\tx\t3\t3\nt2\twas\t5\t7\n")
    assert spoken_refusal.startswith(
        "x.txt.tab:3:1: t1 ends at 3, the last character's offset, while t0 in line 2 ends"
    )


def test_e6_where_no_token_tells_ends_are_inclusive() -> None:
    """Tokens spelled otherwise than the text: as long as neither end says."""
    _, tokens = only(load("t0\t-LRB-\t0\t0\nt1\t-RRB-\t2\t2\n"))
    assert list(tokens.ends) == [1, 3]


def test_e6_tokens_that_do_not_tell_follow_those_that_do() -> None:
    _, tokens = only(load("t0\t-LRB-\t0\t1\nt1\twas\t1\t4\n"))
    assert list(tokens.ends) == [1, 4]


@pytest.mark.parametrize(
    ("table", "text"),
    [
        ("t0\tHe\t0\n", "x.txt.tab:1:1: 3 columns"),
        (INCLUSIVE + "t3\ta\t13\t13\tx\n", "x.txt.tab:4:1: 5 columns"),
        (INCLUSIVE + "x3\ta\t13\t13\n", "x.txt.tab:4:1: token id 'x3'"),
        (INCLUSIVE + "t3\t\t13\t13\n", "x.txt.tab:4:4: a token without characters"),
        (INCLUSIVE + "t3\ta\t13\t1e1\n", "x.txt.tab:4:9: offset '1e1'"),
        (INCLUSIVE + "t3\ta\t-1\t0\n", "x.txt.tab:4:6: offset '-1'"),
        (INCLUSIVE + "t3\ta\t-0\t13\n", "x.txt.tab:4:6: offset '-0'"),
        (INCLUSIVE + "t3\ta\t 13\t13\n", "x.txt.tab:4:6: offset '13'"),
        (INCLUSIVE + "t3\ta\t13,13\t13\n", "x.txt.tab:4:6: offset '13,13'"),
        (INCLUSIVE + "t3\ta\t٣\t٣\n", "x.txt.tab:4:6: offset '٣'"),
        (INCLUSIVE + "t3\ta\t99999999999\t99999999999\n", "x.txt.tab:4:6: offset '99999999999'"),
        ("t0\tHe\t0\tx\n", "x.txt.tab:1:9: offset 'x'"),
        (INCLUSIVE + "t1\ta\t13\t13\n", "x.txt.tab:4:1: token id 't1' again, first in line 2"),
        (INCLUSIVE + "t3\tabc\t15\t13\n", "x.txt.tab:4:1: t3 begins at 15 and ends at 13"),
        ("t0\tHe\t5\t6\nt1\tis\t0\t1\n", "x.txt.tab:2:1: t1 at 0 after t0 at 5"),
        ("t0\ta\t2000000\t2000000\n", "x.txt.tab:1:1: t0 ends at 2000001, in a table of 1 token"),
        ("\n \n", "a token table without tokens"),
    ],
)
def test_e6_damage_is_an_error_with_file_and_line(table: str, text: str) -> None:
    assert text in refusal(table)


def test_leading_zeros_and_other_numbering_are_read() -> None:
    _, tokens = only(load("t07\tHe\t00\t01\nt9\twas\t3\t5\n"))
    assert tokens.numbers == {"t07": 0, "t9": 1}


def test_the_text_beside_a_table_is_its_text() -> None:
    result = load(INCLUSIVE, "He\nwas\tgoing.\n")
    document, tokens = only(result)
    assert (document.text, document.file, tokens.made_text) == ("He\nwas\tgoing.\n", "x.txt", False)
    assert result.warnings == ()


def test_a_token_spelled_otherwise_than_its_text_keeps_its_word_and_is_warned_about() -> None:
    result = load("t0\t``\t0\t0\nt1\tHe\t1\t2\n", '"He')
    document, tokens = only(result)
    assert [tokens.word(n, document.text) for n in (0, 1)] == ["``", "He"]
    (warned,) = result.warnings
    assert "t0 is '``', while x.txt has '\"' at 0" in str(warned)


def test_offsets_outside_the_text_are_an_error() -> None:
    assert "x.txt.tab:3:1: t2 ends at 12, past the end of x.txt" in refusal(INCLUSIVE, "He was going"[:11])


def test_words_that_do_not_fill_their_places_are_cut_and_padded_but_known() -> None:
    document, tokens = only(load("t0\t-LRB-\t0\t0\nt1\tab\t2\t5\nt2\tc\t7\t7\n"))
    assert document.text == "- ab   c"
    assert tokens.words == {0: "-LRB-", 1: "ab"}
    assert [tokens.word(n, document.text) for n in range(3)] == ["-LRB-", "ab", "c"]


def test_tokens_that_overlap_are_warned_about() -> None:
    result = load("t0\tcannot\t0\t5\nt1\tnot\t3\t5\n")
    assert "t1 begins at 3, inside t0" in str(result.warnings[0])


@pytest.mark.parametrize(
    ("path", "name", "texts"),
    [
        ("a/x.tab", "x", ("a/x.tkn", "a/x.txt")),
        ("a/x.txt.tab", "x", ("a/x.txt", "a/x.txt.tkn", "a/x.txt.txt")),
        ("a/NYT.0005.tab", "NYT.0005", ("a/NYT.0005.tkn", "a/NYT.0005.txt")),
        ("a/x.tokens", "x", ()),
    ],
)
def test_a_table_is_called_like_its_document_and_its_text(
    path: str, name: str, texts: tuple[str, ...]
) -> None:
    assert (document_name(path), beside(path)) == (name, texts)


def test_two_tables_of_one_document_are_refused() -> None:
    with pytest.raises(InputRefused, match="document 'x' has the number 'x'"):
        read([Source("x.tab", INCLUSIVE), Source("x.txt.tab", INCLUSIVE)], OPTIONS)


@pytest.mark.parametrize("named", ["table", "folder"])
def test_a_text_beside_a_table_is_found_and_is_no_table(tmp_path: Path, named: str) -> None:
    (tmp_path / "x.txt").write_bytes(b"He was going")
    (tmp_path / "x.txt.tab").write_bytes(INCLUSIVE.encode())
    (tmp_path / "y.tab").write_bytes(EXCLUSIVE.encode())
    paths = [tmp_path] if named == "folder" else [tmp_path / "x.txt.tab", tmp_path / "y.tab"]
    documents = read_files(paths, OPTIONS).documents
    values = {
        document.id: document.tokens is not None and document.tokens.made_text for document in documents
    }
    assert values == {"x": False, "y": True}


@pytest.mark.parametrize("table", [INCLUSIVE, HEAD + EXCLUSIVE, HEAD + INCLUSIVE.replace("\n", "\r\n")])
def test_recognised_by_its_first_row(table: str) -> None:
    assert token_tables.sniff(table) == 80


def test_other_columns_are_not_recognised() -> None:
    assert token_tables.sniff("a\tb\tc\td\ne\tf\t1\t2\n") == 0


words = st.text(st.characters(codec="utf-8", exclude_characters="\t\r\n"), min_size=1, max_size=4)


@given(
    st.lists(st.tuples(words, st.integers(0, 3)), min_size=1), st.booleans(), st.sampled_from(["\n", "\r\n"])
)
def test_made_texts_hold_every_token_where_its_offsets_say(
    tokens: list[tuple[str, int]], inclusive: bool, end: str
) -> None:
    rows, position = [], 0
    for number, (word, gap) in enumerate(tokens):
        position += gap
        rows.append(f"t{number}\t{word}\t{position}\t{position + len(word) - inclusive}")
        position += len(word)
    document, row = only(load(end.join(rows) + end))
    spans = zip(row.starts, row.ends, strict=True)
    assert [document.text[start:stop] for start, stop in spans] == [word for word, _ in tokens]
    assert row.words == {}


@given(st.text(st.sampled_from("t01\tab\n\r -")) | st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    assert_read_or_refused(load, text)


cells = st.sampled_from(["t0", "t1", "a", "0", "1", "02", "", "x\ty", "1 "])


@given(st.lists(st.lists(cells, min_size=3, max_size=5).map("\t".join)).map("\n".join))
def test_reading_by_columns_agrees_with_reading_by_lines(text: str) -> None:
    """What the quick way reads, the careful way reads alike; it only ever declines."""
    quick = token_tables._regular_columns(text)
    if quick is not None:
        slow = token_tables._columns_by_line(token_tables.Complaints(Source("x.tab", text)), 0)
        assert [list(column) for column in quick] == [list(column) for column in slow]


Shape = tuple[str, int, int]
"""A word, the blanks ahead of it, and by how much its end is off."""
mostly_right = st.sampled_from([0] * 12 + [-1, 1])
shapes = st.tuples(words, st.sampled_from([0, 1, 1, 1, 2, -1]), st.just(0) | mostly_right)


def rows_of(shapes: list[Shape], past: int) -> list[oracle.Row]:
    rows, position = [], 0
    for word, gap, off in shapes:
        begin = max(0, position + gap)
        position = begin + len(word)
        rows.append((word, begin, max(0, position - 1 + past + off)))
    return rows


def written(rows: list[oracle.Row], end: str = "\n") -> str:
    return "".join(f"t{n}\t{word}\t{begin}\t{stop}{end}" for n, (word, begin, stop) in enumerate(rows))


tables = st.builds(rows_of, st.lists(shapes, min_size=1, max_size=8), st.integers(0, 1))


@given(tables, st.sampled_from(["", HEAD]), st.sampled_from(["\n", "\r\n", "\r"]))
def test_tables_agree_with_the_naive_definition(rows: list[oracle.Row], head: str, end: str) -> None:
    expected = oracle.read(rows)
    try:
        document, tokens = only(load(head + written(rows, end)))
    except InputRefused:
        assert expected is None
        return
    places = list(zip(tokens.starts, tokens.ends, strict=True))
    assert oracle.Tokens(document.text, places, dict(tokens.words)) == expected
    assert tokens.numbers == {f"t{n}": n for n in range(len(rows))}


def outcome(table: str, text: str | None) -> object:
    """Return all that comes of a table: what is read and warned of, or what is refused."""
    try:
        result = load(table, text)
    except InputRefused as refused:
        return refused.diagnostics
    return result.documents, result.warnings


@given(
    tables.map(written) | st.lists(st.lists(cells, min_size=4, max_size=4).map("\t".join)).map("\n".join),
    st.none() | st.text("ab ", min_size=1),
)
def test_the_quick_way_says_what_the_careful_one_says(table: str, text: str | None) -> None:
    """Columns at once or line by line, unusual ids or usual ones: the same tokens, warnings, refusals."""
    quick = outcome(table, text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(token_tables, "_regular_columns", lambda _: None)
        patch.setattr(token_tables, "USUAL_IDS", [])
        assert outcome(table, text) == quick


def test_ids_are_kept_once_for_all_tables_of_one_length() -> None:
    first, second = (only(load(table))[1] for table in (INCLUSIVE, HEAD + EXCLUSIVE))
    assert first.numbers is second.numbers
