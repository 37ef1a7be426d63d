"""The fill grammar, one small invented example for each shape the MUC-3/4 files hold."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from annotally.formats.muc34.fills import FillSyntax, TooManyError, fill_line, read_fills
from annotally.model.instances import Fill, FillPart

X, D, L = FillSyntax.CROSS_REFERENCED, FillSyntax.DATE, FillSyntax.LOCATION

Shape = list[tuple[bool, list[tuple[str, str, bool, list[str]]]]]


def read(body: str, kind: FillSyntax) -> tuple[tuple[Fill, ...], list[str]]:
    notes: list[str] = []
    fills = read_fills(body, 0, kind, lambda _offset, item, *_rest: notes.append(item))
    return fills, notes


def part(value: FillPart) -> tuple[str, str, bool, list[str]]:
    return (value.joint, value.role, value.optional, [r.quote + r.text + r.quote for r in value.readings])


def shape(fills: tuple[Fill, ...]) -> Shape:
    return [(fill.optional, [part(p) for p in fill.parts]) for fill in fills]


def value(*readings: str, optional: bool = False) -> tuple[str, str, bool, list[str]]:
    return ("", "", optional, list(readings))


def xref(*readings: str, optional: bool = False) -> tuple[str, str, bool, list[str]]:
    return (":", "cross-reference", optional, list(readings))


def place(joint: str, *readings: str) -> tuple[str, str, bool, list[str]]:
    return (joint, "place", False, list(readings))


def date(joint: str, *readings: str) -> tuple[str, str, bool, list[str]]:
    return (joint, "date", False, list(readings))


GRAMMAR: list[tuple[str, FillSyntax, Shape]] = [
    ("ATTACK", X, [(False, [value("ATTACK")])]),
    ("STATE-SPONSORED VIOLENCE", X, [(False, [value("STATE-SPONSORED VIOLENCE")])]),
    ('"MAYOR  OF ULM"', X, [(False, [value('"MAYOR  OF ULM"')])]),
    ("NO   DAMAGE", X, [(False, [value("NO DAMAGE")])]),
    ('"THE \\"OWLS\\"" / "OWLS"', X, [(False, [value('"THE "OWLS""', '"OWLS"')])]),
    ('"A"/"B"', X, [(False, [value('"A"', '"B"')])]),
    ('? "A" / "B"', X, [(True, [value('"A"', '"B"')])]),
    ('?TORTURE: "-"', X, [(True, [value("TORTURE"), xref('"-"')])]),
    ('GUN: "-"', X, [(False, [value("GUN"), xref('"-"')])]),
    ("GUN: -", X, [(False, [value("GUN"), xref("-")])]),
    ('-: "BRIDGE"', X, [(False, [value("-"), xref('"BRIDGE"')])]),
    ('SPAIN : "TOURISTS"', X, [(False, [value("SPAIN"), xref('"TOURISTS"')])]),
    ('GUN:"RIFLE"', X, [(False, [value("GUN"), xref('"RIFLE"')])]),
    ('A / B C: "X" / "Y: Z"', X, [(False, [value("A", "B C"), xref('"X"', '"Y: Z"')])]),
    ('("A" / "B"): "C"', X, [(False, [value('"A"', '"B"'), xref('"C"')])]),
    ('? ("A" / "B"): "C"', X, [(True, [value('"A"', '"B"'), xref('"C"')])]),
    ('A: ? "C"', X, [(False, [value("A"), xref('"C"', optional=True)])]),
    ("( )", X, [(False, [value("( )")])]),
    ('(? A): "C"', X, [(False, [value("A", optional=True), xref('"C"')])]),
    ('("A") / ("B"): "C"', X, [(False, [value('"A"', '"B"'), xref('"C"')])]),
    ('(DESTROYED SOME DAMAGE): "MILL"', X, [(False, [value("DESTROYED SOME DAMAGE"), xref('"MILL"')])]),
    ('- 13 / -31 / PLURAL: "MEN"', X, [(False, [value("- 13", "-31", "PLURAL"), xref('"MEN"')])]),
    ('23 -: "MEN"', X, [(False, [value("23 -"), xref('"MEN"')])]),
    ("~7 / 5-8", X, [(False, [value("~7", "5-8")])]),
    ("OWL UNION [OU]", X, [(False, [value("OWL UNION [OU]")])]),
    ("RESIGNATION (I.E., FROM A JOB)", X, [(False, [value("RESIGNATION (I.E., FROM A JOB)")])]),
    (
        '(DYNAMITE: "TNT") / (BOMB: "CAR")',
        X,
        [(False, [value("DYNAMITE"), xref('"TNT"')]), (False, [value("BOMB"), xref('"CAR"')])],
    ),
    (
        'MINE: "A" / BOMB: "B"',
        X,
        [(False, [value("MINE"), xref('"A"')]), (False, [value("BOMB"), xref('"B"')])],
    ),
    (
        '? (MINE: "A") / BOMB: "B"',
        X,
        [(True, [value("MINE"), xref('"A"')]), (True, [value("BOMB"), xref('"B"')])],
    ),
    ("MINE / ? BOMB", X, [(False, [value("MINE")]), (True, [value("BOMB")])]),
    ('((("A")))', X, [(False, [value('"A"')])]),
    ("01 MAY 89", D, [(False, [date("", "01 MAY 89")])]),
    ("? 01 MAY 89", D, [(True, [date("", "01 MAY 89")])]),
    ("- 01 MAY 89", D, [(False, [date("-", "01 MAY 89")])]),
    ("-01 MAY 89", D, [(False, [date("-", "01 MAY 89")])]),
    ("01 MAY 89 - 03 MAY 89", D, [(False, [date("", "01 MAY 89"), date("-", "03 MAY 89")])]),
    ("01 MAY 89 / 02 MAY 89", D, [(False, [date("", "01 MAY 89", "02 MAY 89")])]),
    ("(01 MAY 89) / (02 MAY 89)", D, [(False, [date("", "01 MAY 89", "02 MAY 89")])]),
    (
        "(- 01 MAY 89) / (- 02 MAY 89)",
        D,
        [(False, [date("-", "01 MAY 89")]), (False, [date("-", "02 MAY 89")])],
    ),
    (
        "- 01 MAY 89 / (28 APR 89 - 03 MAY 89) / 02 MAY",
        D,
        [
            (False, [date("-", "01 MAY 89")]),
            (False, [date("", "28 APR 89"), date("-", "03 MAY 89")]),
            (False, [date("", "02 MAY")]),
        ],
    ),
    ("PERU", L, [(False, [place("", "PERU")])]),
    ("PERU: LIMA (CITY)", L, [(False, [place("", "PERU"), place(":", "LIMA (CITY)")])]),
    ("PERU : A-B (AREA)", L, [(False, [place("", "PERU"), place(":", "A-B (AREA)")])]),
    (
        "PERU: A (TOWN) - B (CITY): C (HILL)",
        L,
        [
            (
                False,
                [place("", "PERU"), place(":", "A (TOWN)"), place("-", "B (CITY)"), place(":", "C (HILL)")],
            )
        ],
    ),
    ("PERU / CHILE", L, [(False, [place("", "PERU", "CHILE")])]),
    ("PERU: A (TOWN) / B (CITY)", L, [(False, [place("", "PERU"), place(":", "A (TOWN)", "B (CITY)")])]),
    (
        "PERU: A (CITY / COUNTY / DEPARTMENT)",
        L,
        [(False, [place("", "PERU"), place(":", "A (CITY)", "A (COUNTY)", "A (DEPARTMENT)")])],
    ),
    (
        "(PERU: A (TOWN)) / (PERU)",
        L,
        [(False, [place("", "PERU"), place(":", "A (TOWN)")]), (False, [place("", "PERU")])],
    ),
    (
        "PERU: A (TOWN) / CHILE: B (CITY)",
        L,
        [
            (False, [place("", "PERU"), place(":", "A (TOWN)")]),
            (False, [place("", "CHILE"), place(":", "B (CITY)")]),
        ],
    ),
]


@pytest.mark.parametrize(("body", "kind", "expected"), GRAMMAR, ids=[body for body, _, _ in GRAMMAR])
def test_each_shape_is_read_without_complaint(body: str, kind: FillSyntax, expected: Shape) -> None:
    fills, notes = read(body, kind)
    assert shape(fills) == expected
    assert notes == []


@pytest.mark.parametrize(("body", "kind", "_"), GRAMMAR, ids=[body for body, _, _ in GRAMMAR])
def test_what_is_written_reads_the_same(body: str, kind: FillSyntax, _: Shape) -> None:
    fills, _notes = read(body, kind)
    assert shape(read(fill_line(fills, kind), kind)[0]) == shape(fills)


FLAWED: list[tuple[str, FillSyntax, Shape, str]] = [
    ('""OWLS""', X, [(False, [value('""OWLS""')])], "a quotation mark inside a quoted fill"),
    ('"OWLS / "MICE"', X, [(False, [value('"OWLS / "MICE"')])], "a quotation mark inside a quoted fill"),
    ('"OWLS / MICE', X, [(False, [value('"OWLS / MICE"')])], "a quotation mark that is not closed"),
    ('OWLS"', X, [(False, [value('OWLS"')])], "a quotation mark inside a fill"),
    ("(OWLS", X, [(False, [value("(OWLS")])], "parentheses that do not pair up"),
    ("OWLS) / MICE", X, [(False, [value("OWLS)", "MICE")])], "parentheses that do not pair up"),
    ("???", X, [(False, [value("???")])], "the fill ???"),
    ("OWLS / / MICE", X, [(False, [value("OWLS", "MICE")])], "nothing next to a slash"),
    ("OWLS:", X, [(False, [value("OWLS")])], "nothing next to a colon"),
    (': "X"', X, [(False, [xref('"X"')])], "nothing next to a colon"),
    ('A: "B": "C"', X, [(False, [value("A"), xref('"B"'), xref('"C"')])], "a second colon"),
    ("PERU:", L, [(False, [place("", "PERU")])], "nothing next to a colon"),
    ("00 00 90", D, [(False, [date("", "00 00 90")])], "the date 00 00 90"),
    ("NO DATE", D, [(False, [date("", "NO DATE")])], "the date NO DATE"),
    ("15 MAY 89 -", D, [(False, [date("", "15 MAY 89 -")])], "the date 15 MAY 89 -"),
]


@pytest.mark.parametrize(("body", "kind", "expected", "note"), FLAWED, ids=[flaw[0] for flaw in FLAWED])
def test_flaws_are_read_past_and_said(body: str, kind: FillSyntax, expected: Shape, note: str) -> None:
    fills, notes = read(body, kind)
    assert shape(fills) == expected
    assert note in notes
    assert shape(read(fill_line(fills, kind), kind)[0]) == expected


def test_sources_are_exact() -> None:
    body = 'A /  B C : ? ("X \\"Y\\"" / "Z")'
    (fill,) = read_fills(body, 100, X, lambda *_: None)
    cut = [body[r.source.start - 100 : r.source.end - 100] for p in fill.parts for r in p.readings]
    assert cut == ["A", "B C", '"X \\"Y\\""', '"Z"']
    assert (fill.source.start, fill.source.end) == (100, 100 + len(body))


def test_sources_of_alternatives_leave_their_parentheses_out() -> None:
    body = "(PERU: A (TOWN)) / (PERU)"
    fills, _ = read(body, L)
    assert [body[f.source.start : f.source.end] for f in fills] == ["PERU: A (TOWN)", "PERU"]


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (" / ".join(f'(A: "{n}")' for n in range(65)), "65 alternatives"),
        ("/".join("A" * 1002), "1001 slashes in one fill"),
        (":".join("A" * 70), "more than 64 parts"),
        ("()" * 501, "1002 parentheses in one fill"),
    ],
)
def test_too_many_alternatives_are_refused(body: str, text: str) -> None:
    with pytest.raises(TooManyError) as caught:
        read(body, X)
    assert caught.value.finding == text


@settings(max_examples=400, deadline=None)
@given(st.text('AB "\\/:?()-.1\t', min_size=1, max_size=40), st.sampled_from(list(FillSyntax)))
@example('(A: "B") / (C: "D") / -', X)
@example("(A / B) - (C / D) / E", D)
def test_any_line_has_readings_inside_it(line: str, kind: FillSyntax) -> None:
    body = line.strip()
    if not body:
        return
    fills, _ = read(body, kind)
    assert fills
    for fill in fills:
        assert fill.parts
        for p in fill.parts:
            assert p.readings
            for reading in p.readings:
                assert fill.source.encloses(reading.source)
                assert 0 <= reading.source.start <= reading.source.end <= len(body)
