"""The tree of one unit as columns of text and extents, ready to be shown, filtered, exported.

Parallel arrays, like the nodes they describe: a window keeps the trees of a whole corpus.
"""

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from annotally.comparison.items import Votes
from annotally.comparison.result import BlockTable, Level, Links, Nodes, Sides, UnitComparison
from annotally.model.extents import Extent, furthest_ends, nesting_depths
from annotally.model.instances import Fill, Instance
from annotally.model.letters import LETTERS
from annotally.model.wording import Wording
from annotally.reports.tree.columns import NumberedRows, TextColumn, text_column
from annotally.reports.tree.instance_labels import MarkLabels, label_reader, mark_labels
from annotally.reports.tree.row_texts import RowTexts
from annotally.tasks.definition import TaskDefinition
from annotally.text.locate import locate

_LACKING = "–"


class TreeTable(msgspec.Struct, frozen=True):
    """The rows of a unit: nodes, titles, and each side's text.

    ``starts[side][row]`` and ``ends[side][row]`` give the extent in code points as annotated, -1 where the
    file gives none. ``links`` join rows that stand apart: mentions and their classes, classes CEAF aligns.
    """

    document: str
    label: str
    nodes: Nodes
    title: TextColumn
    texts: tuple[TextColumn, ...]
    starts: tuple["array[int]", ...]
    ends: tuple["array[int]", ...]
    links: Links = Links()
    blocks: BlockTable | None = None
    """How the texts of the sides are aligned where they differ (C5)."""
    votes: Votes | None = None
    """Of more than two sides: how they voted, by row."""
    numbered: tuple[NumberedRows, ...] = ()
    """Piece by piece the columns ``texts`` as numbers of distinct texts, for searching."""


class Marks(msgspec.Struct, frozen=True):
    """Marks in the text pane: parallel arrays, one entry per mark.

    ``lane`` is the side, ``row`` the node; ``located`` is 1 where the place was found by searching. ``level``
    says how far from the words a mark of its lane is drawn, `DRAWN_LEVELS` where it is too far out to be. It
    and what follows it are worked out here, because they would hold up a window. Empty: not worked out.
    """

    start: "array[int]"
    end: "array[int]"
    lane: bytes
    status: bytes
    row: "array[int]"
    located: bytes
    level: bytes = b""
    order: "array[int]" = msgspec.field(default_factory=lambda: array("i"))
    """The numbers of the marks in order of their rows."""
    furthest: "array[int]" = msgspec.field(default_factory=lambda: array("q"))
    """Of every block of `ExtentIndex.BLOCK` marks, which come in order of their starts, the furthest end."""
    sides: bytes = b""
    """Side of each mark, where a lane has several sides; empty: a side has its lane."""
    labels: MarkLabels = MarkLabels()
    """The label of each mark: of an annotation's, its own; of a fill's, the name of its slot."""


LABELS_APART = " │ "
"""Between the labels of the sides in the title of a pair."""
DRAWN_LEVELS = 3
"""How many extents of one lane are drawn one outside the other; those beyond are only counted."""


def lane_levels(starts: Sequence[int], ends: Sequence[int], lanes: bytes) -> bytes:
    """Return the level of each mark in its lane: 0 nearest to the words, inner before outer."""
    # Lanes are independent: extents of different sides are drawn apart.
    levels = bytearray(len(starts))
    for lane in set(lanes):
        members = [index for index, value in enumerate(lanes) if value == lane]
        depths = nesting_depths([(starts[i], ends[i]) for i in members], DRAWN_LEVELS)
        for index, depth in zip(members, depths, strict=True):
            levels[index] = depth
    return bytes(levels)


def tree_table(unit: UnitComparison, label: str, sides: Sides, task: TaskDefinition) -> TreeTable:
    """Return the tree of a unit."""
    nodes = unit.nodes
    instances = sides.instances(unit.document)
    document = sides.documents.get(unit.document)
    body = document.text if document is not None else ""
    # Columns of text are built at the end, when their distinct texts are known.
    sources = [RowTexts(task, unit.document, number, side, body) for number, side in enumerate(instances)]
    read_label = label_reader(task)
    titles = [_title(nodes, row, label, instances, read_label) for row in range(len(nodes))]
    columns = [row_columns(nodes, source) for source in sources]
    _tell_apart(titles, nodes, instances, annotators=task.key2key or len(instances) > 2)
    return TreeTable(
        unit.document,
        label,
        nodes,
        text_column(titles),
        tuple(text_column(texts) for texts, _, _ in columns),
        tuple(starts for _, starts, _ in columns),
        tuple(ends for _, _, ends in columns),
        unit.links,
        unit.blocks,
        unit.votes,
    )


def row_columns(nodes: Nodes, source: RowTexts) -> tuple[list[str], "array[int]", "array[int]"]:
    """Return the texts, starts and ends of all rows on one side: in code points, -1 without an extent."""
    texts, starts, ends = list[str](), array("i"), array("i")
    for row in range(len(nodes)):
        text, extent = source.of_row(nodes, row)
        texts.append(text)
        starts.append(extent.start if extent else -1)
        ends.append(extent.end if extent else -1)
    return texts, starts, ends


def renewed_tree(
    trees: dict[str, TreeTable] | None,
    unit: UnitComparison,
    label: str,
    sides: Sides,
    task: TaskDefinition,
) -> TreeTable:
    """Return the tree of a unit, from the one in ``trees`` if only reasons differ; it is stored there."""
    # The columns of rows are the same objects where the unit was taken over from other weights.
    tree = None if trees is None else trees.get(unit.document)
    if tree is not None and tree.nodes.level is unit.nodes.level:
        tree = msgspec.structs.replace(tree, nodes=unit.nodes)
    else:
        tree = tree_table(unit, label, sides, task)
    if trees is not None:
        trees[unit.document] = tree
    return tree


def _title(
    nodes: Nodes,
    row: int,
    label: str,
    instances: Sequence[Sequence[Instance]],
    read_label: Callable[[Instance], str],
) -> str:
    level = nodes.level[row]
    if row == 0:
        return label
    name = nodes.names[nodes.name[row]]
    if level in (Level.INSTANCE, Level.MENTION):
        # A pair is called as the key calls it, a mention inside a pair as its own side does. Where the sides
        # have different labels, these are its name.
        number_by_side = [arrays.instance[row] for arrays in nodes.sides]
        present = [instances[side][number] for side, number in enumerate(number_by_side) if number >= 0]
        if level == Level.INSTANCE and len(names := dict.fromkeys(map(read_label, present))) > 1:
            name = LABELS_APART.join(names)
        return f"{name} {present[0 if level == Level.INSTANCE else -1].name}" if present else name
    if level == Level.ALTERNATIVE:
        alternative_arrays = next(arrays for arrays in nodes.sides if arrays.instance[row] >= 0)
        return Wording("alternative {number}", number=alternative_arrays.alternative[row] + 1)
    return name


def _tell_apart(
    titles: list[str], nodes: Nodes, instances: Sequence[Sequence[Instance]], *, annotators: bool
) -> None:
    """Add each side's own name to the titles of objects that are called alike.

    Of annotators with their letters, ``PERSON A:8/B:9``; else the key's name and the response's,
    ``PERSON 8/9``, with a dash for a side that lacks the object.
    """
    # Each side numbers its annotations by itself: A's 8 may be paired with B's 9, and B's 8 with none.
    rows = defaultdict[str, list[int]](list)
    for row, level in enumerate(nodes.level):
        if level == Level.INSTANCE:
            rows[titles[row]].append(row)
    for title, alike_rows in rows.items():
        own_names = [_own_names(nodes, row, instances) for row in alike_rows] if len(alike_rows) > 1 else []
        if len(set(map(tuple, own_names))) > 1 and all(name for names in own_names for _, name in names):
            for row, names in zip(alike_rows, own_names, strict=True):
                if annotators:
                    side_names = "/".join(f"{LETTERS[side]}:{name}" for side, name in names)
                else:
                    of_side = dict(names)
                    side_names = "/".join(of_side.get(side, _LACKING) for side in range(len(instances)))
                titles[row] = f"{title.removesuffix(names[0][1])}{side_names}"


def _own_names(nodes: Nodes, row: int, instances: Sequence[Sequence[Instance]]) -> list[tuple[int, str]]:
    """Return the sides that have an object, each with its own name of it."""
    numbers = enumerate(arrays.instance[row] for arrays in nodes.sides)
    return [(side, instances[side][number].name) for side, number in numbers if number >= 0]


def marks(tree: TreeTable, text: str, sides: Sides, task: TaskDefinition, on: int = 0) -> Marks:
    """Return the marks of a document: annotated extents, or where fills without offsets were found.

    An instance that has an extent is one mark, one of several extents a mark each. Of the others each fill is
    one; a quoted fill without offsets inside ``text`` is looked for there (a set fill is a category, not a
    piece of text). Where the texts of the sides differ ``text`` is that of the side ``on``; what the other
    sides have is drawn where it is aligned to, as what was found and not annotated there. The blocks of the
    tree align the text of the first side with that of ``on``, or of the second if ``on`` is 0.
    """
    # At the same start longer marks come first. The order by rows and the furthest ends are worked out
    # once here, for a window that must not stop for them.
    instances = sides.instances(tree.document)
    entries = [
        entry
        for side, side_instances in enumerate(instances)
        for entry in _drawn(tree, text, (side, on), sides, side_instances)
    ]
    read_label = label_reader(task)
    entries.sort(key=lambda entry: (entry[0], -entry[1], entry[2], entry[4]))
    starts = array("i", [entry[0] for entry in entries])
    ends = array("i", [entry[1] for entry in entries])
    lanes = bytes([entry[2] for entry in entries])
    rows = array("i", [entry[4] for entry in entries])
    return Marks(
        starts,
        ends,
        lanes,
        bytes([entry[3] for entry in entries]),
        rows,
        bytes([entry[5] for entry in entries]),
        lane_levels(starts, ends, lanes),
        array("i", sorted(range(len(rows)), key=rows.__getitem__)),
        furthest_ends(ends),
        labels=mark_labels(rows, (_label(tree.nodes, entry, instances, read_label) for entry in entries)),
    )


_Entry = tuple[int, int, int, int, int, int]
"""A mark: start, end, side, status, row, and whether it was found by searching."""


def _label(
    nodes: Nodes,
    entry: _Entry,
    instances: Sequence[Sequence[Instance]],
    read_label: Callable[[Instance], str],
) -> str:
    """Return the label of a mark: that of its instance, or the name of the slot it is a fill of."""
    side, row = entry[2], entry[4]
    instance = instances[side][nodes.sides[side].instance[row]]
    slot = nodes.sides[side].slot[row]
    return read_label(instance) if slot < 0 else instance.slots[slot].name


def _drawn(
    tree: TreeTable, text: str, side_and_text: tuple[int, int], sides: Sides, instances: Sequence[Instance]
) -> Iterable[_Entry]:
    """Return the marks of one side on the text of one; ``side_and_text`` are these two."""
    # Marks of the other text are moved to the blocks they are aligned to, and count as located (1).
    side, text_side = side_and_text
    blocks, document = tree.blocks, sides.text(side, tree.document)
    if side == text_side or blocks is None or document is None:
        return _marks(tree, text, side, instances)
    entries = _marks(tree, document.text, side, instances)
    aligned_text = 0 if text_side else 1
    return ((*blocks.across(aligned_text, entry[0], entry[1]), *entry[2:5], 1) for entry in entries)


def _marks(tree: TreeTable, text: str, side: int, instances: Sequence[Instance]) -> Iterable[_Entry]:
    # In preorder: an instance with an extent is a mark and covers the rows below it (`covered` is the end of
    # the subtree). A string is searched for once a document, in `finds`.
    nodes, arrays = tree.nodes, tree.nodes.sides[side]
    covered = 0
    finds: dict[str, list[Extent]] = {}
    for row, level in enumerate(nodes.level):
        if row < covered or not _is_single(nodes, row, side):
            continue
        instance = instances[arrays.instance[row]]
        is_leaf = nodes.end[row] == row + 1
        is_whole = level in (Level.INSTANCE, Level.MENTION)
        place = Extent(tree.starts[side][row], tree.ends[side][row])
        extents: Iterable[Extent] = ()
        located = 0
        if place.start >= 0 and place.end <= len(text) and (is_leaf or is_whole):
            extents = instance.extents if is_whole and instance.extents else (place,)
            covered = nodes.end[row] if is_whole else covered
        elif is_leaf and arrays.fill[row] >= 0:
            alternative = instance.slots[arrays.slot[row]].alternatives[arrays.alternative[row]]
            extents = _located(alternative.fills[arrays.fill[row]], text, finds)
            located = 1
        for extent in extents:
            yield extent.start, extent.end, side, nodes.status[row], row, located


def _is_single(nodes: Nodes, row: int, side: int) -> bool:
    """Tell whether a row is of one instance of a side: several have marks of their own."""
    if nodes.sides[side].instance[row] < 0 or nodes.level[row] < Level.INSTANCE:
        return False
    return not any(ref.side == side for ref in nodes.more.get(row, ()))


def _located(fill: Fill, text: str, finds: dict[str, list[Extent]]) -> Iterator[Extent]:
    """Yield where the quoted readings of a fill are found in a text; ``finds`` keeps them by string."""
    for reading in fill.parts[0].readings:
        if reading.quote and reading.target is None:
            if reading.text not in finds:
                finds[reading.text] = locate(text, reading.text)
            yield from finds[reading.text]
