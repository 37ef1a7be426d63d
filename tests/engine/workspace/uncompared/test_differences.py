"""C10 over all formats and tasks: whatever differs is compared, or named in a warning as not compared.

An input is compared with itself but for one thing: a slot says something else, or nothing, or there is one
more; an annotation is of another type, stands elsewhere, points elsewhere, or is missing. Either the score is
no longer that of the input with itself, or a warning says what differs: one of the two, and never both.
"""

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from types import FrameType

import msgspec.structs
import pytest

from annotally.comparison.result import Sides, UnitComparison
from annotally.formats.registry import FORMATS
from annotally.model.annotation_sets import pointer_name
from annotally.model.diagnostics import InputRefused, TaskError
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot, slot_with
from annotally.reports.tables.score_tables import judged
from annotally.tasks.catalogue import TASKS, TaskChoice, find_task, guessed_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally.workspace.uncompared.findings import uncompared
from annotally.workspace.uncompared.scope import Scope
from support.uncompared_samples import FILES, TOKENS, put

HELD = [
    file_format.name
    for file_format in FORMATS
    if file_format.read is not None and file_format.carries_annotations
]


def opened(folder: Path, name: str, task: TaskChoice) -> Workspace | None:
    """Return an input compared with itself; None where the task cannot work with it."""
    path = put(folder / "key", FILES[name])
    tokens = (put(folder / "tokens", TOKENS),) if name == "event-mentions" else ()
    sides = (SideInput("key", (path,), name), SideInput("response", (path,), name))
    try:
        return open_workspace(OpenRequest(task, sides, tokens=tokens))
    except (InputRefused, TaskError):
        return None


def against(workspace: Workspace, instances: Sequence[Instance], task_choice: TaskChoice) -> Workspace | None:
    """Return the input compared with one that holds these instead; None where that is refused."""
    key, response = workspace.sides.sets
    (document,) = response.documents.values()
    changed = {document.document: msgspec.structs.replace(document, instances=tuple(instances))}
    second = msgspec.structs.replace(response, documents=changed)
    sides = Sides((key, second), workspace.sides.documents, workspace.sides.texts)
    try:
        # What a task compares does not depend on what was changed: it is made of the input as it is.
        return Workspace(workspace.task, sides, workspace.document_ids, (), "", requested=task_choice)
    except InputRefused:
        return None


def said(workspace: Workspace) -> list[str]:
    ends = ("not compared by", "are not read", "is not read")
    return [
        warning.found
        for warning in workspace.warnings
        if "differ" in warning.found and any(e in warning.found for e in ends)
    ]


# --- one thing changed


def with_slot(instance: Instance, at: int, *slots: Slot) -> Instance:
    return msgspec.structs.replace(instance, slots=(*instance.slots[:at], *slots, *instance.slots[at + 1 :]))


def edits(document: str, instances: Sequence[Instance], text: str) -> Iterator[tuple[str, Instance, int]]:
    """Yield what is changed, the changed instance and its number."""
    for number, instance in enumerate(instances):
        for at, slot in enumerate(instance.slots):
            if text_of_span(slot, instance):
                continue
            readings = list(slot.readings())
            if all(reading.target is None for reading in readings) and readings:
                yield f"{slot.name} says more", with_slot(instance, at, slot_with(slot, longer)), number
            elif readings:
                for other_instance in instances:
                    if (
                        other_instance is not instance
                        and pointer_name(document, other_instance) != readings[0].target
                    ):
                        led = slot_with(
                            slot,
                            lambda reading, second=other_instance: msgspec.structs.replace(
                                reading, target=pointer_name(document, second), text=second.name
                            ),
                        )
                        yield f"{slot.name} leads elsewhere", with_slot(instance, at, led), number
                        break
            if readings:
                yield f"{slot.name} is gone", with_slot(instance, at), number
        more = Slot("NEW_SLOT", Reading("new"))
        yield "another slot", msgspec.structs.replace(instance, slots=(*instance.slots, more)), number
        if instance.type != "event" and instance.extents:  # tokens place events
            yield from moved(instance, number, text)


def moved(instance: Instance, number: int, text: str) -> Iterator[tuple[str, Instance, int]]:
    """Yield an instance that ends a word later, and says so."""
    start, end = instance.extents[-1].start, instance.extents[-1].end
    words = re.compile(r"\w+").search(text, end)
    further = words.end() if words is not None else end
    loose = any(reading.minimal for reading in instance.readings())  # other words are right as well
    loose = loose or any(len(slot.alternatives) > 1 for slot in instance.slots)
    if further > end and not loose:
        extents = (*instance.extents[:-1], Extent(start, further))
        covered = " ".join(text[extent.start : extent.end] for extent in extents)
        whole_extent = Extent(extents[0].start, further)
        slots = (
            slot_with(slot, lambda r: msgspec.structs.replace(r, text=covered, extent=whole_extent))
            if text_of_span(slot, instance)
            else slot
            for slot in instance.slots
        )
        yield "another place", msgspec.structs.replace(instance, extents=extents, slots=tuple(slots)), number


def text_of_span(slot: Slot, instance: Instance) -> bool:
    return slot.name.casefold() == "text" and bool(instance.extents)


def longer(reading: Reading) -> Reading:
    minimal = tuple(f"z{item}z" for item in reading.minimal)
    text = "zz" if reading.minimal else f"{reading.text}x"  # no words that suffice for the key
    return msgspec.structs.replace(reading, text=text, minimal=minimal, bracketed="")


IDENTITIES = ("system", "id", "doc_nr")
"""Slots that say names, which are local to who made them (C3)."""


COMBINATIONS = [(name, task) for name in sorted(FILES) for task in TASKS]


@pytest.mark.parametrize("keys", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["response", "key"])
@pytest.mark.parametrize(
    ("name", "task"), COMBINATIONS, ids=[f"{name}-{task.name}" for name, task in COMBINATIONS]
)
def test_c10_whatever_differs_is_compared_or_named(
    tmp_path: Path, name: str, task: TaskChoice, keys: bool
) -> None:
    if keys:
        try:
            task = as_keys(task)
        except TaskError:
            assert task.method in ("event-mentions", "templettes")
            return
    workspace = opened(tmp_path, name, task)
    if workspace is None:
        assert (name, task.name) not in USUAL
        return
    (document,) = workspace.sides.sets[1].documents.values()
    instances = document.instances
    text = workspace.document(document.document).text
    unit = workspace.unit(document.document)
    assert said(workspace) == []
    for what, changed, number in edits(document.document, instances, text):
        slot = what.partition(" ")[0].casefold()
        if slot in IDENTITIES:
            continue
        second = against(workspace, [*instances[:number], changed, *instances[number + 1 :]], task)
        assert second is not None
        warned = said(second)
        differs = scores(workspace, second.unit(document.document)) != scores(workspace, unit)
        values = (what, instances[number].type, instances[number].name, warned)
        compared = Scope(workspace.task, workspace.sides.sets).compares(instances[number])
        if slot in MARKS and compared and task.method != "similarity" and (keys or "gone" in what):
            assert not warned, values  # a key's marks are rules, which change nothing where all is right
        else:
            assert differs or warned or second.unit(document.document).table != unit.table, values
            # Other tasks map objects by slots that they do not score: both can be true of one slot there.
            assert not (differs and warned) or (name, task.name) not in USUAL, values


def scores(workspace: Workspace, unit: UnitComparison) -> object:
    """Return what a task is judged by; rows of slots that are not scored count nothing."""
    task = workspace.task
    return judged(task, unit.table) if task.method in ("templates", "coreference") else unit.table


MARKS = ("status", "obj_status", "alt", "min")


USUAL = [
    ("brat", "spans"),
    ("brat", "mat"),
    ("brat", "template-element"),
    ("gate-xml", "spans"),
    ("mat-json", "mat"),
    ("webanno-tsv", "spans"),
    ("muc-sgml", "named-entity"),
    ("muc-sgml", "coreference"),
    ("muc-templates", "template-element"),
    ("muc34", "muc4"),
    ("token-columns", "spans"),
    ("conll-coreference", "coreference"),
    ("event-mentions", "event-mention"),
]
"""Combinations that are certainly compared above."""


@pytest.mark.parametrize("name", sorted(FILES))
def test_every_format_of_annotations_has_a_task_that_scores_something(tmp_path: Path, name: str) -> None:
    beginning = next(iter(FILES[name].values()))
    task = guessed_task(beginning, name)
    assert task
    workspace = opened(tmp_path, name, find_task(task))
    assert workspace is not None
    assert not workspace.scores_nothing


def test_every_format_that_is_read_as_annotations_has_a_sample() -> None:
    assert set(HELD) - set(FILES) <= {"stm", "ctm"}


@pytest.mark.parametrize(
    ("name", "task"), COMBINATIONS, ids=[f"{name}-{task.name}" for name, task in COMBINATIONS]
)
def test_order_and_names_are_no_difference(tmp_path: Path, name: str, task: TaskChoice) -> None:
    """C3: identifiers and the order of a file are the annotator's own affair."""
    workspace = opened(tmp_path, name, task)
    if workspace is None:
        return
    (document,) = workspace.sides.sets[1].documents.values()
    renamed = anew(document.document, document.instances)
    Random(7).shuffle(renamed)
    second = against(workspace, renamed, task)
    assert second is not None
    assert said(second) == []


def anew(document: str, instances: Sequence[Instance]) -> list[Instance]:
    """Return instances with other names, and the pointers that lead to them."""
    names = {pointer_name(document, instance).casefold(): f"9{instance.name}" for instance in instances}
    targets = {
        pointer_name(document, instance).casefold(): pointer_name(
            document, msgspec.structs.replace(instance, name=f"9{instance.name}")
        )
        for instance in instances
    }

    def led(reading: Reading) -> Reading:
        folded = (reading.target or "").casefold()
        if folded not in names:
            return reading
        return msgspec.structs.replace(reading, target=targets[folded], text=names[folded])

    return [
        msgspec.structs.replace(
            instance, name=f"9{instance.name}", slots=tuple(slot_with(slot, led) for slot in instance.slots)
        )
        for instance in instances
    ]


# --- the cost


def entities(number: int) -> list[str]:
    """Return the lines of so many entities, each a word of two letters."""
    return [f"T{index}\tPER {3 * index} {3 * index + 2}\taa" for index in range(number)]


def relations(number: int, side: int) -> list[str]:
    """Each leads to the next entity; the second side has them in reverse, one in ten of another type."""
    lines = [
        f"R{n}\t{'Far' if side and n % 10 == 0 else 'Near'} Arg1:T{n} Arg2:T{(n + 1) % number}"
        for n in range(number)
    ]
    return [*entities(number), *lines[:: -1 if side else 1]]


def attributes(number: int, side: int) -> list[str]:
    texts = [f"A{index}\tRank T{index} {'x' if side and index % 10 == 0 else 'y'}" for index in range(number)]
    return [*entities(number), *texts]


def crowded(number: int, side: int) -> list[str]:
    """All stand at one place, told apart by what they say; relations lead between them."""
    lines = [f"T{index}\tPER 0 2\taa\nA{index}\tRank T{index} {index}" for index in range(number)]
    return lines + [line for line in relations(number, side) if line.startswith("R")]


def events(number: int, side: int) -> list[str]:
    """Events lead to the entities, each but for every tenth to the one in its place."""
    lines = [
        f"E{index}\tPER:T{index} Who:T{(index + (side and index % 10 == 0)) % number}"
        for index in range(number)
    ]
    triggers = [f"T{number + index}\tORG {3 * index} {3 * index + 2}\taa" for index in range(number)]
    return [*entities(number), *triggers, *lines]


def steps(folder: Path, lines: Callable[[int, int], list[str]], number: int) -> tuple[int, list[str]]:
    """Return how many lines of the program run to name what is left out, and what is said."""
    sides = []
    for side, name in enumerate(("key", "response")):
        files = {"town.txt": "aa " * number, "town.ann": "\n".join(lines(number, side)) + "\n"}
        sides.append(SideInput(name, (put(folder / f"{name}{number}", files),), "brat"))
    workspace = open_workspace(OpenRequest(find_task("spans"), tuple(sides)))
    count = 0

    def traced(_frame: FrameType, event: str, _argument: object) -> object:
        nonlocal count
        count += event == "line"
        return traced

    previous = sys.gettrace()
    sys.settrace(traced)
    try:
        diagnostics, _ = uncompared(workspace.task, workspace.sides.sets)
    finally:
        sys.settrace(previous)
    return count, [diagnostic.found for diagnostic in diagnostics]


@pytest.mark.parametrize(
    ("lines", "differing"), [(relations, "120"), (attributes, "60"), (crowded, "120"), (events, "60")]
)
def test_twice_as_much_left_out_costs_twice_as_much(
    tmp_path: Path, lines: Callable[[int, int], list[str]], differing: str
) -> None:
    """Each relation of another type counts twice: one type has one less, the other one more."""
    few, _ = steps(tmp_path, lines, 300)
    many, texts = steps(tmp_path, lines, 600)
    assert [text.partition(" ")[0] for text in texts] == [differing]
    assert 300 < few < many < 2.2 * few
