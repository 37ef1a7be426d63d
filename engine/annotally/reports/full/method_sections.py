"""Sections about what single methods count: classes of coreference, types and realis of event mentions."""

from collections import Counter
from collections.abc import Iterator, Sequence

from annotally.comparison.result import Comparison, Level, Nodes, Sides, UnitComparison
from annotally.formats.event_mentions.mentions import REALIS, TYPE
from annotally.model.extents import hull
from annotally.model.instances import Instance
from annotally.reports.full.model import BarChart, Dot, DotChart, ReportSection
from annotally.reports.full.score_sections import confusion_section
from annotally.reports.tables.confusion import ConfusionCounts
from annotally.reports.tables.score_tables import score_rows
from annotally.reports.tables.table import Column, NamedTable, Table, TableRow
from annotally.scoring.families import family_of
from annotally.tasks.definition import TaskDefinition

_KINDS = {
    "same": "the same mentions on both sides",
    "other mentions": "one class on each side, with other mentions",
    "cut": "a class of the first side, several of the second",
    "joined": "several classes of the first side, one of the second",
    "tangled": "several classes on each side",
    "first side only": "no mention in a class of the second side",
    "second side only": "no mention in a class of the first side",
}
"""The kinds of connected classes, and what they mean."""
_SHOWN = 60
"""The most characters of a mention in a table."""


def method_sections(task: TaskDefinition, comparison: Comparison, sides: Sides) -> Iterator[ReportSection]:
    """Yield the sections that the task's method alone has; most methods have none."""
    if task.method_spec.links_mentions:
        yield _metrics(task, comparison)
        yield from _classes(comparison, sides)
    if task.method_spec.compares_tokens:
        yield from _event_confusion(comparison, sides)


# --- coreference


def _metrics(task: TaskDefinition, comparison: Comparison) -> ReportSection:
    measures = family_of(score_rows(task, comparison.table)[0].tally).measures
    columns = (
        Column("metric", "Metric"),
        *(Column(measure.key, measure.short, right=True) for measure in measures),
    )
    rows: list[TableRow] = []
    dots = []
    for row in score_rows(task, comparison.table):
        values = [measure.compute(row.tally) for measure in family_of(row.tally).measures]
        rows.append((row.path, *values))
        dots.append(Dot(row.path, values[-1]))
    sentence = "F by every metric, and F of mentions and of classes."
    table = NamedTable("metrics", "Metrics", Table(columns, rows))
    return ReportSection("metrics", "Metrics", (sentence,), DotChart(dots), table=table)


def _classes(comparison: Comparison, sides: Sides) -> Iterator[ReportSection]:
    """Yield the connected classes: how many of each kind, and those that differ, document by document."""
    # A component is a set of classes that share mentions, so its numbers of classes tell what happened.
    counts: Counter[str] = Counter()
    rows: list[TableRow] = []
    for document, unit in comparison.units.items():
        nodes = unit.nodes
        for row, level in enumerate(nodes.level):
            if level != Level.COMPONENT:
                continue
            classes = _classes_below(nodes, row)
            kind = _kind_of(classes, nodes.rules[nodes.rule[row + 1]] == "class-same")
            counts[kind] += 1
            if kind != "same":
                mentions = [_first_mention(sides, document, nodes, row, side) for side in (0, 1)]
                rows.append((sides.label(document), kind, *map(len, classes), *mentions))
    if not counts:
        return
    bars = [(kind, (counts[kind],)) for kind in _KINDS if counts[kind]]
    columns = (
        Column("document", "Document"),
        Column("kind", "Kind"),
        Column("first_classes", "Classes of the first side", right=True),
        Column("second_classes", "Classes of the second side", right=True),
        Column("first_mention", "First mention of the first side"),
        Column("second_mention", "First mention of the second side"),
    )
    notes = tuple(f"{kind}: {_KINDS[kind]}." for kind, _ in bars)
    yield ReportSection(
        "classes",
        "Classes that are cut or joined",
        ("Classes that share a mention are counted together. The table has all that differ.",),
        BarChart(("connected classes",), bars, "connected classes"),
        table=NamedTable("classes", "Classes that differ", Table(columns, rows), notes),
    )


def _classes_below(nodes: Nodes, component: int) -> tuple[list[int], list[int]]:
    """Return the rows of the classes of either side below a component."""
    rows = [row for row in range(component + 1, nodes.end[component]) if nodes.level[row] == Level.CLASS]
    first, second = ([row for row in rows if side.instance[row] >= 0] for side in nodes.sides)
    return first, second


def _kind_of(classes: tuple[Sequence[int], Sequence[int]], is_same: bool) -> str:
    first, second = map(len, classes)
    if not second:
        return "first side only"
    if not first:
        return "second side only"
    if first == second == 1:
        return "same" if is_same else "other mentions"
    if first == 1:
        return "cut"
    return "joined" if second == 1 else "tangled"


def _first_mention(sides: Sides, document: str, nodes: Nodes, row: int, side: int) -> str:
    """Return the text of a component's first mention on a side, shortened; empty where there is none."""
    number, text = nodes.sides[side].instance[row], sides.documents.get(document)
    if number < 0 or text is None:
        return ""
    extents = sides.instances(document)[side][number].extents
    if not extents:
        return ""
    covered = hull(extents)
    words = " ".join(text.text[covered.start : covered.end].split())
    return words if len(words) <= _SHOWN else f"{words[: _SHOWN - 1]}…"


# --- event mentions


def _event_confusion(comparison: Comparison, sides: Sides) -> Iterator[ReportSection]:
    for slot, name, title in (
        (TYPE, "types_of_events", "Confusion of types"),
        (REALIS, "realis", "Confusion of realis"),
    ):
        pairs: Counter[tuple[str, str]] = Counter()
        for unit in comparison.units.values():
            pairs.update(_value_pairs(unit, sides, slot))
        labels = tuple(sorted({label for pair in pairs for label in pair if label}))
        yield from confusion_section(ConfusionCounts(labels, dict(pairs)), comparison.sides, name, title)


def _value_pairs(unit: UnitComparison, sides: Sides, slot: str) -> Iterator[tuple[str, str]]:
    """Yield the values of a slot of every two mentions that map, and of mentions alone beside nothing."""
    # Each system mention that maps has a row of its own below the gold mention; mentions alone have none.
    nodes, (gold, system) = unit.nodes, sides.instances(unit.document)
    places = [side.instance for side in nodes.sides]
    for row, level in enumerate(nodes.level):
        if level == Level.MENTION:
            first, second = places[0][nodes.parent[row]], places[1][row]
        elif level == Level.INSTANCE and not (places[0][row] >= 0 and nodes.end[row] > row + 1):
            first, second = places[0][row], places[1][row]
        else:
            continue
        yield (
            _value(gold[first], slot) if first >= 0 else "",
            _value(system[second], slot) if second >= 0 else "",
        )


def _value(instance: Instance, name: str) -> str:
    slot = instance.slot(name)
    reading = next(slot.readings(), None) if slot is not None else None
    return reading.text if reading is not None else ""
