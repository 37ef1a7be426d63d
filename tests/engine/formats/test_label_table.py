"""Tables of labels, wide and long: what they say, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.label_table import LabelTable, is_label_table, read_label_table
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from support.outcomes import outcome_of

WIDE = "item,anna,ben,cleo\n1,yes,yes,\n2,no, yes ,no\n"
LONG = (
    "worker\tdocument\tquestion\tanswer\n"
    "anna\td\t1\tyes\nben\td\t1\tyes\nanna\td\t2\tno\nben\td\t2\tyes\ncleo\td\t2\tno\n"
)
ITEMS = {"1": ["yes", "yes", None], "2": ["no", "yes", "no"]}


def read(text: str, *annotators: str) -> LabelTable:
    return read_label_table(Source("labels.csv", text), annotators)


def test_wide_and_long_say_the_same() -> None:
    assert read(WIDE) == LabelTable(("anna", "ben", "cleo"), {"": ITEMS})
    assert read(LONG) == LabelTable(("anna", "ben", "cleo"), {"d": ITEMS})


def test_columns_by_their_names() -> None:
    table = read("Text;Doc ID;A;B;Item ID\nAda;d;x;y;7\n")
    assert table == LabelTable(("A", "B"), {"d": {"7": ["x", "y"]}})
    assert read("nr,label,category\n7,x,y\n").annotators == ("label", "category")
    assert read(WIDE, "ben", "anna").documents[""]["2"] == ["yes", "no"]
    assert read("item,text,anna\n1,x,y\n", "text", "anna").annotators == ("text", "anna")
    assert read(LONG, "cleo", "ben").documents["d"] == {"1": [None, "yes"], "2": ["no", "yes"]}


@pytest.mark.parametrize(
    ("beginning", "expected"),
    [
        (WIDE, True),
        (LONG, True),
        ("item,anna\n1,yes\n", False),
        ("document,start,end,label,text\n", False),
        ("item,anna,\n", False),
        ("Ada met Bob.\n", False),
        ("", False),
    ],
)
def test_the_header_tells(beginning: str, expected: bool) -> None:
    assert is_label_table(beginning) is expected


@pytest.mark.parametrize(
    ("text", "words", "line"),
    [
        ("item,anna\n1,yes\n", "1 annotator", 1),
        ("item,annotator,label\n1,anna,yes\n", "1 annotator", 1),
        ("item,anna,anna\n", "column anna twice", 1),
        (WIDE + "1,no,no,no\n", "item '1' again", 4),
        (WIDE + ",no,no,no\n", "an item without a name", 4),
        (WIDE + "3,no,no\n", "3 cells in a row", 4),
        ("item,annotator,label\n1,a,x\n1,a,x\n", "item '1' by 'a' again", 3),
        ("item,annotator,label\n1,,x\n", "a label without an annotator", 2),
    ],
)
def test_damage(text: str, words: str, line: int) -> None:
    with pytest.raises(InputRefused) as caught:
        read(text)
    (finding,) = caught.value.diagnostics
    assert words in str(finding.found)
    assert finding.line == line


def test_an_annotator_who_is_not_there() -> None:
    with pytest.raises(InputRefused, match=r"no labels by 'dora'.*anna or ben or cleo"):
        read(WIDE, "anna", "dora")


@given(st.integers(0, len(LONG)), st.text('ab,;\t"\n', max_size=3))
def test_damage_anywhere_is_refused_or_read(at: int, sign: str) -> None:
    table, findings = outcome_of(lambda: read(LONG[:at] + sign + LONG[at:]))
    assert (table is None) == bool(findings)
