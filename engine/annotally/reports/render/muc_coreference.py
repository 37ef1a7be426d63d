"""The historic reports of the coreference task: score report, partition file, report summary (M2-M4).

Every function returns the text of one file; every line ends with LF.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from annotally.comparison.result import Level, RowKey, Sides, UnitComparison
from annotally.model.extents import hull
from annotally.model.instances import Instance
from annotally.reports.tables.score_tables import CLASSES, MUC_LINKS
from annotally.scoring.families import AnyTally
from annotally.scoring.measures import Amount, Ratio, rounded
from annotally.scoring.ratios import RatioTally
from annotally.scoring.tally import Status
from annotally.tasks.definition import TaskDefinition
from annotally.text.cleaning import straighten
from annotally.text.texts_file import TextsFileOffsets

# --- score report

_NAME_WIDTH = 18
_HEADER = ("Key   Rsp", "Cls   Cls           Recall                  Precision       f")


class ScoreLine(NamedTuple):
    """A line of the score report: a document, its classes of two and more, and MUC's counts."""

    name: str
    key_classes: int
    response_classes: int
    tally: RatioTally


def score_line(name: str, table: Mapping[RowKey, AnyTally]) -> ScoreLine:
    """Return the line of a document, or of all, from its table."""
    classes, muc = (_ratios(table, row) for row in (CLASSES, MUC_LINKS))
    return ScoreLine(name, int(classes.recall_den), int(classes.precision_den), muc)


def _ratios(table: Mapping[RowKey, AnyTally], row: RowKey) -> RatioTally:
    tally = table.get(row)
    return tally if isinstance(tally, RatioTally) else RatioTally()


def score_report(documents: Sequence[ScoreLine], total: ScoreLine) -> str:
    """Return the score report in the layout of the printed page: a line per document, then the totals (M3).

    Percentages have one decimal, half up, of unrounded fractions (M2); an undefined one prints 0.0 (C2). A
    longer name moves everything behind it to the right.
    """
    width = max(_NAME_WIDTH, *(len(line.name) + 1 for line in (*documents, total)))
    lines = [f"{'':{width}}{_HEADER[0]}", f"{'Document No.':{width}}{_HEADER[1]}", ""]
    lines += [_printed(line, width) for line in documents]
    lines += ["", _printed(total._replace(name="TOTALS:"), width, "%")]
    return "".join(f"{line}\n" for line in lines)


def _printed(line: ScoreLine, width: int, unit: str = "") -> str:
    tally = line.tally
    # Fractions fill fixed columns; the unit, or a blank in its place, keeps lines of equal length.
    recall = _fraction(tally.recall_num, tally.recall_den, tally.recall)
    precision = _fraction(tally.precision_num, tally.precision_den, tally.precision)
    classes = f"{line.name:{width}}{line.key_classes:3}{line.response_classes:6}"
    behind = unit or " "
    fractions = f"{recall[0]:>8}{recall[1]}{behind}{precision[0]:>9}{precision[1]}{behind}"
    return f"{classes}{fractions}{percent(tally.f1):>6}{unit}"


def _fraction(numerator: Amount, denominator: Amount, ratio: Ratio) -> tuple[str, str]:
    return str(numerator), f" / {denominator!s:<6}{percent(ratio):>5}"


def percent(ratio: Ratio) -> str:
    """Return a ratio in percent as printed (M2): one decimal, half up, 0.0 where undefined."""
    return "0.0" if ratio is None else rounded(ratio * 100, 1)


# --- report summary

_SUMMARY = {Status.COR: "COR", Status.MIS: "MIS", Status.SPU: "SPU", Status.OPT: "OPT"}


def report_summary(units: Iterable[tuple[str, UnitComparison]], sides: Sides, task: TaskDefinition) -> str:
    """Return the report summary: per document (label and unit), how its mentions were aligned.

    Aligned ones first, then missing, spurious and optional ones, each kind in reading order.
    """
    # The kinds stand in the order of the table `_SUMMARY`; mentions were sorted once, and each kind keeps
    # their order.
    pages = []
    for label, unit in units:
        lines = [f"Document {label}"]
        mentions = _mentions(unit, sides)
        for status, word in _SUMMARY.items():
            lines += [
                f"{word} {_quoted(mention.key, task)} {_quoted(mention.response, task)}"
                for mention in mentions
                if mention.status is status
            ]
        pages.append("".join(f"{line}\n" for line in lines))
    return "\n".join(pages)


class _Pair(NamedTuple):
    """A row of mentions: its status and instances."""

    row: int
    status: Status
    key: Instance | None
    response: Instance | None


def _mentions(unit: UnitComparison, sides: Sides) -> list[_Pair]:
    """Return the pairs of mentions of a document, and those alone, in reading order."""
    # Numbers of instances become the instances of the sides, None where a side has none.
    nodes = unit.nodes
    side_instances = sides.instances(unit.document)
    result = []
    for row, level in enumerate(nodes.level):
        status = Status(nodes.status[row])
        if level == Level.INSTANCE and status in _SUMMARY:
            numbers = [side.instance[row] for side in nodes.sides]
            paired = [
                instances[n] if n >= 0 else None for instances, n in zip(side_instances, numbers, strict=True)
            ]
            result.append(_Pair(row, status, paired[0], paired[1]))
    return sorted(result, key=_reading_order)


def _reading_order(pair: _Pair) -> tuple[tuple[int, int], ...]:
    return tuple(
        (e.start, e.end) for instance in (pair.key, pair.response) if instance for e in instance.extents
    )


def _text(instance: Instance, task: TaskDefinition) -> str:
    slot = instance.slot(task.reading.text_slot)
    reading = next(slot.readings(), None) if slot is not None else None
    return straighten(reading.text) if reading is not None else ""


def _quoted(instance: Instance | None, task: TaskDefinition) -> str:
    return '""' if instance is None else f'"{_text(instance, task)}"'


# --- partition file

_STARS = "*" * 52
_EQUALS = "=" * 52


def partitions(
    units: Iterable[tuple[str, UnitComparison]],
    sides: Sides,
    task: TaskDefinition,
) -> str:
    """Return the partition file: per document every key class, then every response class, in their parts.

    Blank lines stand where the other side breaks a class. Offsets count code points of the texts file;
    ends are inclusive (C1, M4). In a response class a line begins
    with the response's ID and REF, and what the key lacks with S.
    """
    # A class falls into parts by the classes of the other side, as MUC's score counts it.
    offsets = TextsFileOffsets(sides.documents, sides.sets)
    pages = []
    for label, unit in units:
        lines = [f"Document {label}", ""]
        page = _Partitions(unit, sides, task, offsets)
        for side, frame in enumerate((_STARS, _EQUALS)):
            for members in page.classes(side):
                lines += [frame, "", *page.lines(side, members), frame, ""]
        pages.append("".join(f"{line}\n" for line in lines))
    return "".join(pages)


class _Partitions:
    """The classes of one document, in parts."""

    def __init__(
        self, unit: UnitComparison, sides: Sides, task: TaskDefinition, offsets: TextsFileOffsets
    ) -> None:
        self._document = unit.document
        self._task = task
        self._offsets = offsets
        self._pairs = {pair.row: pair for pair in _mentions(unit, sides)}
        self._classes = _classes_of(unit)

    def classes(self, side: int) -> list[list[_Pair]]:
        """Return the members of a side's classes of two and more, classes and members in reading order."""
        # Classes of one mention are singletons and left out (M15). Both sorts are by place in the text, so
        # that neither names nor the order of a file show.
        members_by_class: dict[int, list[_Pair]] = {}
        for row, owners in self._classes.items():
            if owners[side] >= 0:
                members_by_class.setdefault(owners[side], []).append(self._pairs[row])
        classes = [
            sorted(members, key=lambda pair: self._place(pair, side))
            for members in members_by_class.values()
            if len(members) > 1
        ]
        return sorted(classes, key=lambda members: self._place(members[0], side))

    @staticmethod
    def _place(pair: _Pair, side: int) -> tuple[int, int]:
        instance = (pair.key, pair.response)[side]
        assert instance is not None
        return instance.extents[0].start, instance.extents[-1].end

    def lines(self, side: int, members: Iterable[_Pair]) -> Iterator[str]:
        """Yield the lines of one class, each part with a blank line behind it, aligned parts first."""
        # A part of a class are its mentions whose partners are in one class of the other side (MUC's
        # partition).
        parts: dict[int, list[_Pair]] = {}
        alone: list[list[_Pair]] = []
        for pair in members:
            if pair.status is not Status.COR:
                alone.append([pair])
                continue
            opposite_class = self._classes[pair.row][1 - side]
            # A mention whose partner is in no class is a part of its own.
            parts.setdefault(opposite_class if opposite_class >= 0 else -2 - pair.row, []).append(pair)
        for part in (*parts.values(), *alone):
            yield from (self._line(side, pair) for pair in part)
            yield ""

    def _line(self, side: int, pair: _Pair) -> str:
        # The instance of the side comes first; C: aligned, M: missing, S: spurious. Ends are inclusive (C1).
        instance, partner = (pair.key, pair.response) if side == 0 else (pair.response, pair.key)
        assert instance is not None
        letter = "C" if partner is not None else "MS"[side]
        placed = self._offsets.to_file(self._document, hull(instance.extents))
        fields = [letter, str(placed.start), str(placed.end - 1), instance.name, self._reference(instance)]
        if partner is not None:
            fields.append(partner.name)
        return " ".join((*fields, _quoted(instance, self._task)))

    def _reference(self, instance: Instance) -> str:
        slot = instance.slot(self._task.reading.ref_slot)
        reading = next(slot.readings(), None) if slot is not None else None
        return "NULL" if reading is None else reading.text


def _classes_of(unit: UnitComparison) -> dict[int, tuple[int, int]]:
    """Return, per row of mentions, the rows of its key class and response class, -1 for none."""
    nodes = unit.nodes
    classes: dict[int, tuple[int, int]] = {}
    for row, target in unit.links.of("member"):
        key, response = classes.get(row, (-1, -1))
        classes[row] = (target, response) if nodes.sides[0].instance[target] >= 0 else (key, target)
    return classes
