"""Report summaries: how objects and fills align, a line each (manual, "Report Summary Files").

Two of the three kinds: with columns for template objects, and a line for each pair of named entities. Pairs
come first, then missing and spurious ones, and those optional or unscored, as on the printed pages.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from annotally.comparison.result import Sides
from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Fill, fill_text
from annotally.reports.tables.pairs import DocumentUnits, ObjectPair, ReportedFillPair, SlotPair, object_pairs
from annotally.scoring.tally import Status
from annotally.tasks.definition import TaskDefinition

NAME_WIDTH = 15
KEY_WIDTH = 42
_INDENT = " " * 5
_ALTERNATIVE_INDENT = "    /"

_ENTITY_WIDTHS = (11, 5, 5, 13, 13, 50)
_ENTITY_RULE = "-" * 105
_ENTITY_HEADINGS = ("TAG", "TYPE", "TEXT", "KEY_TYPE", "RSP_TYPE", "KEY_TEXT", "RSP_TEXT")

_BROKEN = re.compile(r"\s*[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]\s*")


def summary_text(
    task: TaskDefinition, units: DocumentUnits, sides: Sides, *, separator: str = "|", columns: bool = False
) -> str:
    """Return the report summary of a task that counts slots; every line ends with LF.

    Named entities have a line for each pair unless ``columns`` are asked for (``use_IE_report_summary``).
    ``separator`` stands between columns (``report_field_separator``).
    """
    if task.same_position and not columns:
        return entity_summary(task, units, sides)
    return column_summary(task, units, sides, separator)


def one_line(text: str) -> str:
    """Return ``text`` with a blank for each line end and the white space around it."""
    return _BROKEN.sub(" ", text.strip("\r\n")) if _BROKEN.search(text) else text


# --- columns


def column_summary(task: TaskDefinition, units: DocumentUnits, sides: Sides, separator: str = "|") -> str:
    """Return the summary of template objects: upper case for objects, lower case for their fills.

    Objects stand class by class in the order of the task. Texts wider than their columns are not cut.
    """
    # A stable sort: within a class and rank, pairs keep the order of the nodes.
    order = {name: place for place, name in enumerate(task.by_name)}
    lines: list[str] = []
    for name, unit in units:
        pairs = sorted(
            object_pairs(unit, sides, task),
            key=lambda pair: (order.get(pair.type.casefold(), len(order)), _object_rank(pair)),
        )
        for pair in pairs:
            names = [
                "" if instance is None else f"<{pointer_name(name, instance)}>"
                for instance in (pair.key, pair.response)
            ]
            lines.append(_columns(separator, pair.status.name, "", *names))
            for slot in sorted(pair.slots, key=_slot_rank):
                lines.extend(_slot_lines(separator, slot))
    return "".join(f"{line}\n" for line in lines)


def _object_rank(pair: ObjectPair) -> int:
    """Return the rank of an object on the printed pages: pairs, missing, spurious, then those not counted."""
    if pair.key is not None and pair.response is not None:
        return 0
    return {Status.MIS: 1, Status.SPU: 2, Status.OPT: 3}.get(pair.status, 4)


def _slot_rank(slot: SlotPair) -> int:
    """Return 0 for unscored slots, 1 where both sides have a fill, 2 for the key's, 3 for the response's."""
    if slot.status is Status.UNS:
        return 0
    # The order of the printed pages within an object.
    fills = [fill for multi in slot.multi_fills for fill in multi.fills]
    if all(fill.response is None for fill in fills):
        return 2
    return 3 if all(fill.key is None for fill in fills) else 1


def _slot_lines(separator: str, slot: SlotPair) -> Iterator[str]:
    """Yield a line for each pair of fills; the slot's name stands on the first alone.

    A slash, as in the key's file, marks where an alternative begins.
    """
    name = f"{slot.name}:"
    for place, multi in enumerate(slot.multi_fills):
        for number, fill in enumerate(multi.fills):
            indent = _ALTERNATIVE_INDENT if place and number == 0 else _INDENT
            key, response = (_indented(single_fill, indent) for single_fill in (fill.key, fill.response))
            # The printed page has nothing behind the last bar of an unscored fill of the key.
            nothing = fill.status is Status.UNS and fill.response is None
            yield _columns(separator, fill.status.name.lower(), name, key, None if nothing else response)
            name = ""


def _indented(fill: Fill | None, indent: str) -> str:
    return _INDENT if fill is None else f"{indent}{one_line(fill_text(fill))}"


def _columns(separator: str, status: str, name: str, key: str, response: str | None) -> str:
    cells = [f"{status} ", f" {one_line(name):{NAME_WIDTH}} ", f" {key:{KEY_WIDTH}} "]
    return separator.join([*cells, "" if response is None else f" {response}"])


# --- a line for each pair


def entity_summary(task: TaskDefinition, units: DocumentUnits, sides: Sides) -> str:
    """Return the summary of named entities: tag, outcome of type and text, both types, both texts."""
    # A frame and headings for each document, then its pairs in the order of the printed pages.
    lines: list[str] = []
    for name, unit in units:
        label = one_line(sides.label(name))
        lines += [_ENTITY_RULE, f"Document {label}", _entity_columns(_ENTITY_HEADINGS), _ENTITY_RULE]
        pairs = object_pairs(unit, sides, task)
        lines += [_entity_line(task, pair) for pair in sorted(pairs, key=_object_rank)]
    return "".join(f"{line}\n" for line in lines)


def _entity_line(task: TaskDefinition, pair: ObjectPair) -> str:
    kind = _slot_named(pair, task.reading.type_slot)
    text = _slot_named(pair, task.reading.text_slot)
    outcomes = ["" if slot is None else slot.status.name.lower() for slot in (kind, text)]
    types = _compared(kind)
    texts = [f'"{fill_texts}"' for fill_texts in _compared(text)]
    return _entity_columns([pair.type, *outcomes, *types, *texts])


def _slot_named(pair: ObjectPair, name: str) -> SlotPair | None:
    return next((slot for slot in pair.slots if slot.name.casefold() == name.casefold()), None)


def _compared(slot: SlotPair | None) -> tuple[str, str]:
    """Return key's and response's fills as they were compared, without alternatives that were not."""
    fills: Sequence[ReportedFillPair] = list(slot.compared) if slot is not None else ()
    return _joined(fill.key for fill in fills), _joined(fill.response for fill in fills)


def _joined(fills: Iterable[Fill | None]) -> str:
    return "; ".join(one_line(fill_text(fill)) for fill in fills if fill is not None)


def _entity_columns(cells: Sequence[str]) -> str:
    padded = [f"{cell:{width - 1}} " for cell, width in zip(cells[:-1], _ENTITY_WIDTHS, strict=True)]
    return "".join([*padded, cells[-1]])
