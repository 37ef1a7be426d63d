"""Documents read column by column: the same as line by line, whatever stands in the file."""

import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.conll import columns
from annotally.formats.conll.columns import rows_of
from annotally.formats.conll.layout import ColumnLayout
from annotally.formats.conll.reader import read
from annotally.formats.conll.rows import TokenRows, rows_between
from annotally.model.diagnostics import InputRefused
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source

CALM_WORDS = st.sampled_from(["Ada", "x", "😀", "é", "#go", "\u00a0", "\ufeffb", "12"])
WORDS = st.one_of(CALM_WORDS, st.sampled_from(["#", "-DOCSTART-", "a b", ""]))
CALM_TAGS = st.sampled_from(["O", "O", "O", "B-PER", "I-PER", "I-LOC", "E-PER", "S-LOC", "B", "_", "PER-B"])
TAGS = st.one_of(CALM_TAGS, st.sampled_from(["В-PER", "B-A,C", "x", "O\u00a0", ""]))
ENDS = st.sampled_from(["\n", "\n", "\n", "\r\n", "\r", "\n\n", "\n\r\n", "\n \t\n"])
GAPS = st.sampled_from(["\t", "\t", " ", " ", "  ", " \t"])
CALM_MARKS = st.sampled_from(["-DOCSTART- O", "-DOCSTART- (one)\tO", "-DOCSTART-", "# sent_id = 1", "", ""])
MARKS = st.one_of(CALM_MARKS, st.sampled_from(["# newdoc id = two", "#\tfrom here O", " ", "\u2028"]))


@st.composite
def files(draw: st.DrawFn) -> str:
    """Return the text of a file whose lines are mostly, or wholly, alike."""
    calm = draw(st.booleans())
    gap = draw(st.sampled_from(["\t", " "]) if calm else GAPS)
    end = draw(st.sampled_from(["\n", "\r\n"]) if calm else ENDS)
    words, tags, marks = (CALM_WORDS, CALM_TAGS, CALM_MARKS) if calm else (WORDS, TAGS, MARKS)
    width = draw(st.integers(1, 3))
    pieces = [draw(st.sampled_from(["", "", gap.join(("word", "ner", "fine")[: 1 + width]) + end]))]
    for _ in range(draw(st.integers(0, 12))):
        if draw(st.integers(0, 4)) == 0:
            line = draw(marks)
        else:
            line = gap.join([draw(words), *(draw(tags) for _ in range(width))])
        if not calm and draw(st.integers(0, 7)) == 0:
            line = draw(GAPS).join([draw(words), *(draw(tags) for _ in range(draw(st.integers(0, 3))))])
        pieces.append(line + (draw(ENDS) if not calm and draw(st.integers(0, 7)) == 0 else end))
    text = "".join(pieces)
    return text.removesuffix(end) if draw(st.booleans()) else text


def _plain(rows: TokenRows) -> object:
    """Return the content of rows, tokens under O left out."""
    tags = [
        [
            (token, tag, start, end)
            for token, tag, start, end in zip(
                column.tokens, column.tags, column.starts, column.ends, strict=True
            )
            if tag != "O"
        ]
        for column in rows.columns
    ]
    lengths = [column.length for column in rows.columns]
    place = rows.name, rows.begin, rows.end, rows.numbered
    text, *places = rows.joined
    return *place, text, *map(list, places), list(rows.starts), list(rows.breaks), tags, lengths


def _layouts(tabs: bool, words: int, header: bool) -> ColumnLayout:
    names = ("word", "ner", "fine") if header else ()
    return ColumnLayout(tabs, 3, (1,) if words else (1, 2), names, 2 * words)


@given(files(), st.builds(_layouts, st.booleans(), st.integers(0, 1), st.booleans()))
@example("-DOCSTART- O\n\nAda\tO\tB-X\n", _layouts(tabs=True, words=0, header=True))
@example("#\n-DOCSTART- O\nAda\tO\tB-X\r-DOCSTART- (b)\nx\tO\tO", _layouts(tabs=True, words=0, header=True))
@example("\nAda B-X O\n \nx O O\n# c\n\ny O O\n\n\n", _layouts(tabs=False, words=0, header=False))
def test_rows_are_those_read_line_by_line(text: str, layout: ColumnLayout) -> None:
    source = Source("d", text)
    by_line, by_column = Complaints(source), Complaints(source)
    expected = [_plain(rows) for rows in rows_between(source, layout, by_line, header=bool(layout.names))]
    assert [_plain(rows) for rows in rows_of(source, layout, by_column)] == expected
    assert by_column.warnings == by_line.warnings


def _outcome(text: str, options: ReadOptions) -> ReadResult | str:
    try:
        return read((Source("d.conll", text),), options)
    except InputRefused as refused:
        return str(refused)


@given(
    files(),
    st.sampled_from([None, None, None, "all", "2", "3", "2+3", "3@2", "@2", "NER"]),
    st.booleans(),
)
def test_annotations_and_warnings_are_those_read_line_by_line(
    text: str, layer: str | None, repair: bool
) -> None:
    options = ReadOptions(layer=layer, repair_lookalikes=repair)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(columns, "_regular_rows", lambda *_: None)
        expected = _outcome(text, options)
    assert _outcome(text, options) == expected


@pytest.mark.parametrize(
    "text",
    [
        "-DOCSTART- O\n\nAda B-PER\nLovelace I-PER\n\nRome I-LOC\n\n-DOCSTART- O\n\nx O\n",
        "EU\tNNP\tI-NP\tI-ORG\r\nrejects\tVBZ\tI-VP\tO\r\n\r\nGerman\tJJ\tI-NP\tI-MISC\r\n",
        "#\tsource\n1\tAda\tB-PER\tO\n2\tmet\tO\tO\n\n# c\n1\t😀\tS-X\tO\n",
        "Ada\tB-PER\nthe 2nd\tI-PER\n",
    ],
)
def test_regular_files_are_read_by_column(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = _outcome(text, ReadOptions())

    def read_by_line(*_: object, **__: object) -> None:
        raise AssertionError

    monkeypatch.setattr(columns, "rows_between", read_by_line)
    assert _outcome(text, ReadOptions()) == expected


def test_files_of_iob1_take_less_than_two_thirds_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    document = "-DOCSTART- -X- O O\n\n" + "Ada NNP I-NP I-PER\nin IN O O\nRome NNP I-NP I-LOC\n\n" * 300
    text = document * 60
    begun = time.process_time()
    fast = read((Source("d.conll", text),), ReadOptions())
    middle = time.process_time()
    monkeypatch.setattr(columns, "_regular_rows", lambda *_: None)
    slow = read((Source("d.conll", text),), ReadOptions())
    assert fast == slow
    assert fast.warnings == ()
    assert 1.5 * (middle - begun) < time.process_time() - middle
