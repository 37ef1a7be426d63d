"""The classes of a document side by side: their intersections, mentions, and shares of the MUC score.

Lines stand under the components they connect: first the key's classes, then the response's, or those of each
of several annotators, each with its mentions. A mention stands under its class on every side, so it may have
several lines. Classes of a component go by letters, one series a side; mentions by their number in the class,
in reading order.
"""

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from annotally.comparison.result import Level, Nodes
from annotally.model.wording import Wording, plural
from annotally.reports.tables.score_tables import MUC_LINKS
from annotally.reports.tree.columns import TextColumn, text_column
from annotally.reports.tree.inspection import Card, CardLine
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.families import plain
from annotally.scoring.ratios import RatioColumn

BOTH = 255
"""The side of lines that stand for all sides: components, and mentions that are in no class."""
_NONE = array("i")


class ClassTable(msgspec.Struct, frozen=True, gc=False):
    """The lines in preorder, as parallel arrays.

    ``row`` is the line's row in the tree, ``parent`` the line above it (-1: none), ``level`` COMPONENT, CLASS
    or INSTANCE. ``side`` is the side whose class the line is or stands under, `BOTH` for others. ``parts``
    gives for each side the number of the class in its component, from 0 (-1: in none). ``present`` holds a
    bit for each side that has something in the line, the lowest for the first. ``title`` is that of a mention
    in no class, empty for all others: they are called by their numbers. ``texts`` of a class are those of
    its own side.
    """

    row: "array[int]" = _NONE
    parent: "array[int]" = _NONE
    level: bytes = b""
    side: bytes = b""
    status: bytes = b""
    present: "array[int]" = _NONE
    parts: tuple["array[int]", ...] = (_NONE, _NONE)
    title: TextColumn = TextColumn(())
    texts: tuple[TextColumn, ...] = (TextColumn(()), TextColumn(()))
    shares: tuple[TextColumn, TextColumn] = (TextColumn(()), TextColumn(()))
    """Shares of the line in MUC's recall and precision: ``2/3``; empty where it adds nothing."""

    def __len__(self) -> int:
        return len(self.row)

    def children(self, line: int) -> list[int]:
        """Return the lines right below ``line``, or below none (-1)."""
        last = (
            len(self)
            if line < 0
            else next((n for n in range(line + 1, len(self)) if self.parent[n] < line), len(self))
        )
        return [number for number in range(line + 1, last) if self.parent[number] == line]


def letter(number: int) -> str:
    """Return the name of a class in its component: a, b, …, z, aa; empty for none (-1)."""
    # Bijective base 26, as spreadsheets name columns: after z comes aa.
    name = ""
    while number >= 0:
        number, digit = divmod(number, 26)
        name = chr(ord("a") + digit) + name
        number -= 1
    return name


def numbers_of(table: ClassTable, line: int) -> dict[tuple[int, int], str]:
    """Return the labels in the text of a chosen class, or component, by row of the mention and side.

    Each mention has its number in that line; where one side shows several classes, the letter of its
    class follows: ``3b``. A line of a mention stands for its class, or for itself where it is in none.
    """
    # A letter is needed only on a side with several classes among the mentions.
    chosen = line
    if table.level[line] == Level.INSTANCE and table.side[line] != BOTH:
        chosen = table.parent[line]
    mentions = _mentions(table, chosen)
    sides = range(len(table.parts))
    cut = [len({table.parts[side][mention] for mention in mentions} - {-1}) > 1 for side in sides]
    labels = {}
    for number, mention in enumerate(mentions, start=1):
        for side in sides:
            if table.present[mention] & (1 << side):
                part = letter(table.parts[side][mention]) if cut[side] else ""
                labels[table.row[mention], side] = f"{number}{part}"
    return labels


def _mentions(table: ClassTable, line: int) -> list[int]:
    """Return a line of each mention in a class or component, in reading order, or the mention itself."""
    if table.level[line] == Level.INSTANCE:
        return [line]
    # A mention has a line under its class of each side; the first is taken. Lines below `line` have parents
    # at or behind it, for they are in preorder.
    line_by_row: dict[int, int] = {}
    for number in range(line + 1, len(table)):
        if table.parent[number] < line:
            break
        if table.level[number] == Level.INSTANCE:
            line_by_row.setdefault(table.row[number], number)
    return [line_by_row[row] for row in sorted(line_by_row)]


def class_table(tree: TreeTable) -> ClassTable:
    """Return the classes of a document; a table of no lines where no method made any."""
    if Level.COMPONENT not in tree.nodes.level:
        return ClassTable()
    return _Writer(tree).table()


def class_cards(table: ClassTable, tree: TreeTable, row: int, sides: Sequence[str]) -> tuple[Card, ...]:
    """Return the inspector's cards of a class or component: its mentions by number, on both sides.

    Each line leads to its mention. No cards for a row that is neither.
    """
    line = next((n for n, tree_row in enumerate(table.row) if tree_row == row), -1)
    if line < 0 or table.level[line] == Level.INSTANCE:
        return ()
    mentions = list(enumerate(_mentions(table, line), start=1))
    return tuple(_card(table, tree, line, side, name, mentions) for side, name in enumerate(sides))


def _card(
    table: ClassTable, tree: TreeTable, line: int, side: int, name: str, mentions: Sequence[tuple[int, int]]
) -> Card:
    # A mention that stands in another class on this side keeps its number and says in which: the numbers are
    # those of the line that was chosen.
    lines = []
    for number, mention in mentions:
        if table.present[mention] & (1 << side):
            part = letter(table.parts[side][mention])
            is_own = table.side[line] == side
            notes: tuple[str, ...] = ()
            if not is_own:
                notes = (Wording("in {part}", part=part) if part else Wording("in no class"),)
            row = table.row[mention]
            lines.append(CardLine(str(number), tree.texts[side][row], "", notes, False, target=row))
    heading = plural("{count} mention", "{count} mentions", len(lines)) if lines else ""
    return Card(name, heading, tuple(lines))


class _Line(NamedTuple):
    """A line, before it is a row of the arrays."""

    row: int
    parent: int
    side: int
    parts: tuple[int, ...]
    title: str
    texts: tuple[str, ...]
    shares: tuple[str, str] = ("", "")


class _Writer:
    """Writes the lines of one document."""

    def __init__(self, tree: TreeTable) -> None:
        self._tree, self._nodes = tree, tree.nodes
        self._lines: list[_Line] = []
        self._members: defaultdict[int, list[int]] = defaultdict(list)
        self._every = range(len(tree.nodes.sides))
        self._classes: tuple[dict[int, int], ...] = tuple({} for _ in self._every)
        """The class of each mention, by side and row."""
        # A link gives the class of a mention; the side of the class tells whose grouping it is.
        for mention, owner in tree.links.of("member"):
            self._members[owner].append(mention)
            self._classes[_side_of(tree.nodes, owner)][mention] = owner
        self._number: dict[int, int] = {}
        """The number of each class in its component."""

    def table(self) -> ClassTable:
        for row in self._nodes.children(0):
            if self._nodes.level[row] == Level.COMPONENT:
                self._component(row)
            elif self._nodes.level[row] == Level.INSTANCE:
                self._mention(row, -1, BOTH)
        return self._arrays()

    def _arrays(self) -> ClassTable:
        """Return the lines written as parallel arrays, as a window keeps them for every document."""
        # Parallel arrays in place of objects: they cross the pipe to the window as blocks of bytes, and cost
        # a few bytes a line.
        lines, nodes = self._lines, self._nodes
        rows = [line.row for line in lines]
        return ClassTable(
            array("i", rows),
            array("i", [line.parent for line in lines]),
            bytes(nodes.level[row] for row in rows),
            bytes(line.side for line in lines),
            bytes(nodes.status[row] for row in rows),
            array("H", [_present(nodes, row) for row in rows]),
            tuple(array("i", [line.parts[side] for line in lines]) for side in self._every),
            text_column([line.title for line in lines]),
            tuple(text_column([line.texts[side] for line in lines]) for side in self._every),
            (
                text_column([line.shares[0] for line in lines]),
                text_column([line.shares[1] for line in lines]),
            ),
        )

    def _component(self, row: int) -> None:
        # A component line, then the classes of each side with their mentions, then mentions of the component
        # that are in no class.
        nodes = self._nodes
        classes = [child for child in nodes.children(row) if nodes.level[child] == Level.CLASS]
        sides: list[list[int]] = [[] for _ in self._every]
        for class_row in classes:
            side_classes = sides[_side_of(nodes, class_row)]
            self._number[class_row] = len(side_classes)
            side_classes.append(class_row)
        top = len(self._lines)
        nowhere = (-1,) * len(self._every)
        self._lines.append(_Line(row, -1, BOTH, nowhere, "", self._texts(row), self._shares(classes)))
        for side, side_classes in enumerate(sides):
            for class_row in side_classes:
                self._class(class_row, side, top)
        placed = {mention for class_row in classes for mention in self._members[class_row]}
        for child in nodes.children(row):
            if nodes.level[child] == Level.INSTANCE and child not in placed:
                self._mention(child, top, BOTH)

    def _class(self, row: int, side: int, top: int) -> None:
        members = self._members[row]
        # A class has a part and a text on its own side alone.
        parts = tuple(self._number[row] if other_side == side else -1 for other_side in self._every)
        texts = tuple(self._text(row, side) if other_side == side else "" for other_side in self._every)
        line = len(self._lines)
        self._lines.append(_Line(row, top, side, parts, "", texts, self._shares([row])))
        for mention in members:
            self._mention(mention, line, side)

    def _mention(self, row: int, above: int, side: int) -> None:
        parts = tuple(self._part(row, each_side) for each_side in self._every)
        title = self._tree.title[row] if side == BOTH else ""
        self._lines.append(_Line(row, above, side, parts, title, self._texts(row)))

    def _part(self, row: int, side: int) -> int:
        return self._number.get(self._classes[side].get(row, -1), -1)

    def _texts(self, row: int) -> tuple[str, ...]:
        return tuple(self._text(row, side) for side in self._every)

    def _text(self, row: int, side: int) -> str:
        return self._tree.texts[side][row]

    def _shares(self, rows: Iterable[int]) -> tuple[str, str]:
        nodes = self._nodes
        # MUC's shares are whole numbers of links, which a line can show as a fraction.
        sums: Counter[RatioColumn] = Counter()
        for row in rows:
            for share in nodes.bundles[nodes.share[row]]:
                if share.row == MUC_LINKS and isinstance(share.column, RatioColumn):
                    sums[share.column] += int(plain(share.amount))
        return (
            _fraction(sums, RatioColumn.RECALL_NUM, RatioColumn.RECALL_DEN),
            _fraction(sums, RatioColumn.PRECISION_NUM, RatioColumn.PRECISION_DEN),
        )


def _fraction(sums: Mapping[RatioColumn, int], numerator: RatioColumn, denominator: RatioColumn) -> str:
    return f"{sums[numerator]}/{sums[denominator]}" if sums[denominator] else ""


def _side_of(nodes: Nodes, row: int) -> int:
    return next(side for side, arrays in enumerate(nodes.sides) if arrays.instance[row] >= 0)


def _present(nodes: Nodes, row: int) -> int:
    return sum(1 << number for number, side in enumerate(nodes.sides) if side.instance[row] >= 0)
