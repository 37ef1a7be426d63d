"""Worked examples of the publications on agreement, as items, and naive computations to hold ours against."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations

from annotally.scoring.agreement.data import ItemLabel, LabelledDocument, LabelledSpan, SpannedDocument


def labelled(*annotators: str, document: str = "d") -> LabelledDocument:
    """Return a document from a row of labels for each annotator, ``.`` where one is missing."""
    rows = [[None if label == "." else label for label in row.split()] for row in annotators]
    return LabelledDocument(document, tuple(zip(*rows, strict=True)))


def table(*rows: str) -> LabelledDocument:
    """Return the items of a table of confusions; its labels are the numbers of its rows."""
    items: list[tuple[ItemLabel, ...]] = []
    for number, row in enumerate(rows):
        for other_number, count in enumerate(row.split()):
            items += [(str(number), str(other_number))] * int(count)
    return LabelledDocument("d", tuple(items))


COHEN_CHANCE = table("25 12 3", "13 2 15", "12 16 2")
"""Cohen (1960), p. 37, in percent: p_o .29, p_e .35."""
COHEN = table("88 14 18", "10 40 10", "2 6 12")
"""Cohen (1960), p. 45: p_o .70, p_e .41, kappa .492."""
_FLEISS = """
444444 222555 233335 555555 222444 113333 333355 113334 114444 555555
144444 124444 222333 144444 224445 333335 111455 111112 224444 133555
555555 244444 224555 114444 144445 222224 111155 224444 133333 555555
"""
FLEISS = LabelledDocument("d", tuple(tuple(item) for item in _FLEISS.split()))
"""Fleiss (1971), table 1: thirty patients, six psychiatrists each; P .5556, P_e .2201, kappa .430."""
BINARY = labelled("0 1 0 0 0 0 0 0 1 0", "1 1 1 0 0 1 0 0 0 0")
"""Krippendorff (2011), A: alpha .095."""
NOMINAL = labelled("a a b b d c c c e d d a", "b a b b b c c c e d d d")
"""Krippendorff (2011), B: alpha .692."""
MISSING = labelled(
    "1 2 3 3 2 1 4 1 2 . . .",
    "1 2 3 3 2 2 4 1 2 5 . 3",
    ". 3 3 3 2 3 4 2 2 5 1 .",
    "1 2 3 3 2 4 4 1 2 5 1 .",
)
"""Krippendorff (2004), p. 230, and (2011), C: D_o .200, D_e .779, alpha .743."""


def spans(*units: tuple[int, int, str], begin: int = 0) -> tuple[LabelledSpan, ...]:
    """Return spans from where they begin, their lengths and labels."""
    return tuple(LabelledSpan(at - begin, at - begin + length, label) for at, length, label in units)


UNITIZING = SpannedDocument(
    "d",
    300,
    (
        spans((225, 70, "c"), (370, 30, "c"), (180, 60, "k"), (300, 50, "k"), begin=150),
        spans((220, 80, "c"), (355, 20, "c"), (400, 20, "c"), (180, 60, "k"), (300, 50, "k"), begin=150),
    ),
)
"""Krippendorff (2004), p. 254: two observers, a continuum from 150 to 450, labels c and k."""


def _units(*lengths: int, at: int = 0, label: str = "1") -> tuple[LabelledSpan, ...]:
    """Return units from alternating lengths of gaps and units."""
    result = []
    for number, length in enumerate(lengths):
        if number % 2:
            result.append(LabelledSpan(at, at + length, label))
        at += length
    return tuple(result)


UNITIZING_1995 = {
    name: SpannedDocument(name, 24, pair)
    for name, pair in {
        "A": (_units(2, 8, 4, 6), _units(4, 4, 7, 2)),
        "B": (_units(0, 18), _units(0, 2, 0, 1, 0, 1, 0, 1, 0, 1, 0, 3, 0, 1)),
        "C": (_units(2, 6, 2, 2, 2, 4, 2, 2), _units(0, 2, 2, 4, 2, 4, 2, 2, 2, 2)),
        "D": (_units(0, 2, 0, 8, 0, 4, 0, 6, 0, 4), _units(0, 4, 0, 4, 0, 7, 0, 2, 0, 7)),
    }.items()
}
"""Krippendorff (1995), p. 57: observed disagreements .03125, 2.26736, .02777, .38715 of A to D."""


# --- naive computations, straight from the definitions


def naive_alpha(items: Sequence[tuple[ItemLabel, ...]]) -> Fraction | None:
    """Return alpha from all ordered pairs of labels, inside items and anywhere."""
    values = [[label for label in item if label is not None] for item in items]
    values = [item for item in values if len(item) > 1]
    everything = [label for item in values for label in item]
    n = len(everything)
    observed = sum(Fraction(sum(a != b for a, b in permutations(item, 2)), len(item) - 1) for item in values)
    expected = sum(a != b for a, b in permutations(everything, 2))
    return 1 - observed * (n - 1) / expected if expected else None


def naive_cohen(items: Sequence[tuple[ItemLabel, ...]]) -> Fraction | None:
    """Return kappa from the items both have labelled, and from all pairs of a label of each."""
    both_items = [item for item in items if None not in item]
    if not both_items:
        return None
    chance = Fraction(sum(a[0] == b[1] for a in both_items for b in both_items), len(both_items) ** 2)
    observed = Fraction(sum(a == b for a, b in both_items), len(both_items))
    return (observed - chance) / (1 - chance) if chance != 1 else None


def naive_fleiss(items: Sequence[tuple[ItemLabel, ...]]) -> Fraction | None:
    """Return kappa from pairs in each complete item, and from pairs of all labels, each with itself too."""
    whole_items = [item for item in items if None not in item]
    everything = [label for item in whole_items for label in item]
    if not whole_items:
        return None
    pairs = [list(combinations(item, 2)) for item in whole_items]
    observed = sum(Fraction(sum(a == b for a, b in of), len(of)) for of in pairs) / len(whole_items)
    chance = Fraction(sum(a == b for a in everything for b in everything), len(everything) ** 2)
    return (observed - chance) / (1 - chance) if chance != 1 else None


Section = tuple[int, int, bool]
"""Start, length, and whether it is a unit."""


def sections(document: SpannedDocument, annotator: int, label: str) -> list[Section]:
    """Return one annotator's units of a label and the gaps between them."""
    result: list[Section] = []
    at = 0
    for span in sorted(span for span in document.spans[annotator] or () if span.label == label):
        if span.start > at:
            result.append((at, span.start - at, False))
        result.append((span.start, len(span), True))
        at = span.end
    return [*result, (at, document.length - at, False)] if at < document.length else result


def _distance(section: Section, other_section: Section) -> int:
    (b, long, v), (c, m, w) = section, other_section
    if v and w and -long < b - c < m:
        return (b - c) ** 2 + (b + long - c - m) ** 2
    if v and not w and c <= b and b + long <= c + m:
        return long * long
    if w and not v and b <= c and c + m <= b + long:
        return m * m
    return 0


def naive_unitizing(documents: Sequence[SpannedDocument]) -> Fraction | None:
    """Return alpha for unitizing, the published sums written out (Krippendorff, 2004)."""
    m, whole_total = len(documents[0].spans), sum(document.length for document in documents)
    labels = {s.label for document in documents for spans in document.spans for s in spans or ()}
    observed = expected = Fraction(0)
    for label in sorted(labels):
        every = [[sections(document, a, label) for a in range(m)] for document in documents]
        for of in every:
            for first, second in permutations(of, 2):
                total = sum(_distance(g, h) for g in first for h in second)
                observed += Fraction(total, m * (m - 1) * whole_total**2)
        flat = [section for of in every for item in of for section in item]
        units = [length for _, length, unit in flat if unit]
        gaps = [length for _, length, unit in flat if not unit]
        mean = Fraction(0)
        for n in units:
            mean += Fraction((len(units) - 1) * (2 * n**3 - 3 * n**2 + n), 3)
            mean += n**2 * sum(gap - n + 1 for gap in gaps if gap >= n)
        taken = sum(n * (n - 1) for n in units)
        expected += Fraction(2, whole_total) * mean / (m * whole_total * (m * whole_total - 1) - taken)
    return 1 - observed / expected if expected else None
