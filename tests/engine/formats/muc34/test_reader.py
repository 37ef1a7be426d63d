"""Reading whole files of MUC-3/4 templates: slots, templates, documents, and everything that goes wrong."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.muc34.reader import MOST_DIAGNOSTICS, read
from annotally.model.diagnostics import InputRefused, Severity
from annotally.model.instances import Instance, fill_text
from annotally.model.text import Source

KEY = """\
; the invented key of two documents
0.  MESSAGE: ID                    OWL-MUC4-0001 (SOMEBODY, ELSE)
1.  MESSAGE: TEMPLATE              1
2.  INCIDENT: DATE                 - 01 MAY 89
3.  INCIDENT: LOCATION             PERU: LIMA (CITY)
6.  INCIDENT: INSTRUMENT ID        *
9.  PERP: INDIVIDUAL ID            "OWLS" / "SOME OWLS"
;;; a note between two fills
                                   ? "MICE"
10. PERP: ORGANIZATION ID          -

0.  MESSAGE: ID                    OWL-MUC4-0001
1.  MESSAGE: TEMPLATE              2 (OPTIONAL)
4.  INCIDENT: TYPE                 ARSON

0.  MESSAGE: ID                    OWL-MUC4-0002
1.  MESSAGE: TEMPLATE              *
4.  INCIDENT: TYPE                 *
"""
START = "0. MESSAGE: ID  OWL-1\n1. MESSAGE: TEMPLATE  1\n"


def read_text(*texts: str) -> ReadResult:
    return read([Source(f"file{n}", text) for n, text in enumerate(texts)], ReadOptions())


def only(text: str) -> Instance:
    ((instance,),) = [d.instances for d in read_text(text).annotations.documents.values()]
    return instance


def fills(instance: Instance, name: str) -> list[list[str]]:
    slot = instance.slot(name)
    assert slot is not None
    return [[fill_text(fill) for fill in alternative.fills] for alternative in slot.alternatives]


def found(caught: pytest.ExceptionInfo[InputRefused]) -> list[tuple[int, str]]:
    return [(d.line, d.found) for d in caught.value.diagnostics if d.severity is Severity.ERROR]


def test_templates_become_instances_of_their_documents() -> None:
    result = read_text(KEY)
    documents = result.annotations.documents
    assert {name: [i.name for i in d.instances] for name, d in documents.items()} == {
        "OWL-MUC4-0001": ["1", "2"],
        "OWL-MUC4-0002": [],
    }
    first, second = documents["OWL-MUC4-0001"].instances
    assert (first.type, first.optional, second.optional) == ("TEMPLATE", False, True)
    assert result.warnings == ()
    assert result.documents == ()
    assert (result.annotations.format, result.annotations.name) == ("muc34", "file0")


def test_slots_keep_names_order_and_fills() -> None:
    first = read_text(KEY).annotations.documents["OWL-MUC4-0001"].instances[0]
    assert [slot.name for slot in first.slots] == [
        "INCIDENT: DATE",
        "INCIDENT: LOCATION",
        "INCIDENT: INSTRUMENT ID",
        "PERP: INDIVIDUAL ID",
        "PERP: ORGANIZATION ID",
    ]
    assert fills(first, "PERP: INDIVIDUAL ID") == [["OWLS / SOME OWLS", "MICE"]]
    assert fills(first, "INCIDENT: INSTRUMENT ID") == fills(first, "PERP: ORGANIZATION ID") == []
    slot = first.slot("PERP: INDIVIDUAL ID")
    assert slot is not None
    assert [fill.optional for fill in slot.alternatives[0].fills] == [False, True]


def test_source_ranges_cut_out_what_they_say() -> None:
    first = read_text(KEY).annotations.documents["OWL-MUC4-0001"].instances[0]
    assert KEY[first.source.start :].startswith("0.  MESSAGE: ID")
    assert KEY[: first.source.end].endswith("ORGANIZATION ID          -")
    empty = first.slot("PERP: ORGANIZATION ID")
    assert empty is not None
    assert KEY[empty.source.start : empty.source.end] == "10. PERP: ORGANIZATION ID          -"


def test_ranges_of_documents_hold_their_templates() -> None:
    documents = read_text(KEY).annotations.documents
    candidate_range, two = documents["OWL-MUC4-0001"].range, documents["OWL-MUC4-0002"].range
    assert KEY[candidate_range.start : candidate_range.end].count("MESSAGE: ID") == 2
    assert KEY[two.start : two.end].startswith("0.  MESSAGE: ID                    OWL-MUC4-0002")


@pytest.mark.parametrize(
    "line",
    [
        '9.  PERP: INDIVIDUAL ID\t\t\t\t"OWLS"',
        '9.  PERP: INDIVIDUAL ID     "OWLS"',
        '9. PERP:  INDIVIDUAL   ID "OWLS"  ',
        '  9. PERP: INDIVIDUAL ID"OWLS"',
        '9 Perp: Individual ID  "OWLS"',
        '12. PERP: INDIVIDUAL ID\n     "OWLS"',
    ],
)
def test_neither_columns_nor_numbers_decide(line: str) -> None:
    assert fills(only(START + line + "\n"), "PERP: INDIVIDUAL ID") == [["OWLS"]]


def test_line_ends_may_be_of_any_kind() -> None:
    text = START + '9. PERP: INDIVIDUAL ID  "OWLS"\n      "MICE"\n'
    for newline in ("\r\n", "\r"):
        assert fills(only(text.replace("\n", newline)), "PERP: INDIVIDUAL ID") == [["OWLS", "MICE"]]


def test_the_optional_word_comes_from_the_options() -> None:
    text = START.replace("TEMPLATE  1", "TEMPLATE  1 (MAYBE)")
    result = read([Source("f", text)], ReadOptions(optional_values=("maybe",)))
    assert [(i.name, i.optional) for i in result.annotations.documents["OWL-1"].instances] == [("1", True)]
    assert [(i.name, i.optional) for i in (only(text),)] == [("1 (MAYBE)", False)]


def test_whole_fill_alternatives_are_alternatives_of_the_slot() -> None:
    result = only(START + "2. INCIDENT: DATE  (01 MAY 89) / (- 02 MAY 89)\n")
    assert fills(result, "INCIDENT: DATE") == [["01 MAY 89"], ["02 MAY 89"]]


def test_beside_other_fills_they_are_combined() -> None:
    lines = '7. INCIDENT: INSTRUMENT TYPE  (A: "X") / (B: "Y")\n     GUN: "Z"\n     (C: "V") / (D: "W")\n'
    assert fills(only(START + lines), "INCIDENT: INSTRUMENT TYPE") == [
        ["A: X", "GUN: Z", "C: V"],
        ["A: X", "GUN: Z", "D: W"],
        ["B: Y", "GUN: Z", "C: V"],
        ["B: Y", "GUN: Z", "D: W"],
    ]


def test_too_many_combinations_are_refused() -> None:
    lines = "7. INCIDENT: INSTRUMENT TYPE\n" + '     (A: "X") / (B: "Y")\n' * 7
    with pytest.raises(InputRefused) as caught:
        read_text(START + lines)
    assert found(caught) == [(3, "more combinations of alternatives in INCIDENT: INSTRUMENT TYPE")]


def test_too_many_alternatives_in_a_line_are_refused() -> None:
    with pytest.raises(InputRefused) as caught:
        read_text(START + "9. PERP: INDIVIDUAL ID  " + "/".join("A" * 1002))
    assert found(caught) == [(3, "1001 slashes in one fill")]


@pytest.mark.parametrize(
    ("addition", "line", "says"),
    [
        ("* * *\n", 3, "a separating line * * *"),
        ("      *  * *\n", 3, "a separating line *  * *"),
        ('MORTAR: "X"\n', 3, 'the line MORTAR: "X"'),
        ('9. PERP: INDIVIDUAL ID  "OWLS"\n       -\n', 4, "- next to fills"),
        ('25. PERP: INDIVIDUAL IQ  "OWLS"\n', 3, "the unknown slot PERP: INDIVIDUAL IQ"),
        ("20. HUM TGT: TYPE  ???\n", 3, "the fill ???"),
        ("2. INCIDENT: DATE  00 00 90\n", 3, "the date 00 00 90"),
        ("     2\n", 3, "a fill after the template's number"),
    ],
)
def test_oddities_of_responses_are_read_past_with_a_warning(addition: str, line: int, says: str) -> None:
    result = read_text(START + addition)
    assert [(w.file, w.line, w.found) for w in result.warnings] == [("file0", line, says)]
    assert len(result.annotations.documents["OWL-1"].instances) == 1


def test_an_unknown_slot_is_kept_and_its_neighbour_named_once() -> None:
    text = START + '25. PERP: INDIVIDUAL IQ  A / B: "OWLS"\n'
    result = read_text(text + "\n" + text.replace("OWL-1", "OWL-2"))
    assert [w.expected for w in result.warnings] == ["a slot of MUC-4, perhaps PERP: INDIVIDUAL ID"]
    assert fills(only(text), "PERP: INDIVIDUAL IQ") == [["A / B: OWLS"]]


def test_irrelevant_beside_templates_is_warned_about() -> None:
    text = START + "\n" + START.replace("TEMPLATE  1", "TEMPLATE  *")
    result = read_text(text)
    assert [w.found for w in result.warnings] == ["OWL-1 is marked irrelevant, but has templates"]
    assert [i.name for i in result.annotations.documents["OWL-1"].instances] == ["1"]


def test_irrelevant_twice_is_warned_about() -> None:
    result = read_text(START.replace("TEMPLATE  1", "TEMPLATE  *") * 2)
    assert [(w.line, w.found) for w in result.warnings] == [(3, "OWL-1 is marked irrelevant again")]
    assert result.annotations.documents["OWL-1"].instances == ()


def test_a_numbered_template_of_asterisks_is_irrelevant_too() -> None:
    result = read_text(START + "2. INCIDENT: DATE  *\n3. INCIDENT: LOCATION  *\n")
    assert result.annotations.documents["OWL-1"].instances == ()


def test_fills_in_an_irrelevant_template_are_warned_about() -> None:
    result = read_text(START.replace("TEMPLATE  1", "TEMPLATE  *") + "2. INCIDENT: DATE  01 MAY 89\n")
    assert [w.found for w in result.warnings] == ["fills in a template that is *"]


def test_scattered_templates_of_a_document_are_merged() -> None:
    second = START.replace("OWL-1", "OWL-2")
    result = read_text(START + second + START.replace("TEMPLATE  1", "TEMPLATE  2"))
    assert [i.name for i in result.annotations.documents["OWL-1"].instances] == ["1", "2"]
    assert list(result.annotations.documents) == ["OWL-1", "OWL-2"]
    assert result.warnings == ()


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ((START + START,), [(3, "template 1 of OWL-1 again, first in line 1")]),
        ((START, START), [(1, "document OWL-1 again")]),
        (("2. INCIDENT: DATE  01 MAY 89\n" + START,), [(1, "the slot INCIDENT: DATE")]),
        (('      "OWLS"\n' + START,), [(1, 'a fill before every slot: "OWLS"')]),
        (("0. MESSAGE: ID\n",), [(1, "no document")]),
        (("",), [(0, "no template")]),
        (
            (START + "2. INCIDENT: DATE  -\n2. Incident: Date  -\n",),
            [(4, "the slot Incident: Date again, first in line 3")],
        ),
        (
            (START + "1. MESSAGE: TEMPLATE  2\n",),
            [(3, "the slot MESSAGE: TEMPLATE again, first in line 2")],
        ),
    ],
)
def test_what_cannot_be_read_is_refused(texts: tuple[str, ...], expected: list[tuple[int, str]]) -> None:
    with pytest.raises(InputRefused) as caught:
        read_text(*texts)
    assert found(caught) == expected


def test_a_template_without_number_is_warned_about() -> None:
    result = read_text("0. MESSAGE: ID  OWL-1\n2. INCIDENT: DATE  01 MAY 89\n")
    assert [w.found for w in result.warnings] == ["a template without number"]
    assert [i.name for i in result.annotations.documents["OWL-1"].instances] == [""]


def test_several_files_make_one_set() -> None:
    result = read_text(START, START.replace("OWL-1", "OWL-2"))
    assert {name: d.source for name, d in result.annotations.documents.items()} == {"OWL-1": 0, "OWL-2": 1}
    assert [source.path for source in result.annotations.sources] == ["file0", "file1"]


def test_warnings_are_in_file_order_and_not_endless() -> None:
    warnings = read_text(START + "junk\n" * (MOST_DIAGNOSTICS + 5)).warnings
    assert [w.line for w in warnings[:3]] == [3, 4, 5]
    assert (len(warnings), warnings[-1].found) == (MOST_DIAGNOSTICS + 1, "5 more findings")


LINES = st.sampled_from(
    [
        "0. MESSAGE: ID  A-1\n",
        "0. MESSAGE: ID  B-2 (X)\n",
        "1. MESSAGE: TEMPLATE  1\n",
        "* * *\n",
        "; c\n",
        "\n",
    ]
)
SLOT_NAMES = st.sampled_from(
    ["2. INCIDENT: DATE", "3. INCIDENT: LOCATION", "9. PERP: INDIVIDUAL ID", "7. X: Y", ""]
)
BODIES = st.text('AB "\\/:?()-*.1;\t\r\n\x00\x0cé', max_size=25)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.one_of(LINES, st.tuples(SLOT_NAMES, BODIES).map(lambda s: f"{s[0]}  {s[1]}\n"), BODIES)))
def test_any_text_is_read_or_refused(lines: list[str]) -> None:
    text = "".join(lines)
    try:
        result = read_text(text)
    except InputRefused:
        return
    for document in result.annotations.documents.values():
        for instance in document.instances:
            assert document.range.encloses(instance.source)
            assert all(instance.source.encloses(slot.source) for slot in instance.slots)


UNITS = [
    "(",
    ")",
    '"',
    "/",
    "?",
    ":",
    "-",
    "()",
    '("',
    '"/',
    "(? ",
    "\\",
    '":"',
    '(A: "B") / ',
    '("A / "B',
    "- ",
    "A",
]


def outcome(text: str) -> ReadResult | InputRefused:
    try:
        return read_text(text)
    except InputRefused as refused:
        return refused


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("name", ["2. INCIDENT: DATE", "3. INCIDENT: LOCATION", "9. PERP: INDIVIDUAL ID"])
def test_a_megabyte_of_anything_in_one_line_costs_no_more_than_its_length(name: str, unit: str) -> None:
    """Anything quadratic takes hours here and meets the timeout."""
    line = unit * (1_000_000 // len(unit))
    result = outcome(f"{START}{name}  X {line}\n")
    if isinstance(result, InputRefused):
        assert "at most" in str(result) or "a value and" in str(result)
    else:
        ((instance,),) = [d.instances for d in result.annotations.documents.values()]
        assert instance.slots[0].source.end >= len(START) + len(line.rstrip())


@pytest.mark.parametrize(
    "line", ["junk\n", "      A\n", "1. X: Y\n", "0. MESSAGE: ID  D\n", "* * *\n", ";\n", "\r", '   ? ("A\n']
)
def test_a_megabyte_of_one_line_repeated_has_bounded_findings(line: str) -> None:
    result = outcome(START + line * (1_000_000 // len(line)))
    findings = result.diagnostics if isinstance(result, InputRefused) else result.warnings
    assert len(findings) <= 2 * (MOST_DIAGNOSTICS + 1)
