"""CPU time of mapping large classes: many objects of one class, and slots that hold very much.

Run: ``python tests/benchmarks/bench_templates.py [DOCUMENTS]``. Every document has 500 objects of one class
on each side, with a name, a type and a place of their own; a third of the names differ. With 20 types in turn
5 % of the pairs share a fill, with one all of them do.

Objects that all share fills are measured by `bench_hostile`.
"""

import sys
import time
from collections.abc import Callable
from functools import partial

from report import heading, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from annotally.comparison.result import Sides  # noqa: E402  # not before the tree is in use
from annotally.methods.templates.comparer import TemplateComparer  # noqa: E402  # not before the tree is in use
from annotally.model.instances import Instance  # noqa: E402  # not before the tree is in use
from annotally.tasks.definition import (  # noqa: E402  # not before the tree is in use
    ClassDefinition,
    FillKind,
    SlotDefinition,
    TaskDefinition,
)
from annotally.workspace.gc_pause import gc_paused  # noqa: E402  # not before the tree is in use
from support.builders import DOCUMENT, compare, instance, pointer, sides, slot  # noqa: E402  # not before the tree is in use

OBJECTS = 500
PERSON = ClassDefinition("person", "person", (SlotDefinition("name", "name"),))
FIRM = ClassDefinition(
    "firm",
    "firm",
    (
        SlotDefinition("name", "name"),
        SlotDefinition("type", "type", kind=FillKind.SET),
        SlotDefinition("place", "place"),
        SlotDefinition("leader", "leader", kind=FillKind.POINTER),
    ),
)
TASK = TaskDefinition("t", "T", "templates", (PERSON, FIRM))


def cpu(work: Callable[[], object]) -> float:
    """Return the milliseconds of processor time that ``work`` takes."""
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


def firms(types: int, side: str) -> list[Instance]:
    return [
        instance(
            "FIRM",
            str(number),
            slot("NAME", f"firm {number}" if number % 3 else f"{side} {number}"),
            slot("TYPE", f"type {number % types}"),
            slot("PLACE", f"place {number}"),
        )
        for number in range(OBJECTS)
    ]


def corpora(most: int) -> None:
    """Print a table of small, middling and large corpora; the limits grow with the documents."""
    for types, limit in ((20, 10_000), (1, 20_000)):
        both_sides = sides(firms(types, "key"), firms(types, "response"))
        for documents in (most // 4, most // 2, most):
            comparer = TemplateComparer(TASK)
            took = cpu(partial(repeat, comparer, both_sides, documents))
            name = f"{documents} documents, {100 // types} % of pairs share a fill"
            show(name, [took], limit * documents / 200, f"{took / documents:.1f} a document")


def repeat(comparer: TemplateComparer, both_sides: Sides, documents: int) -> None:
    """Compare so many documents, as the workspace does: without the garbage collector looking on."""
    with gc_paused():
        for _ in range(documents):
            comparer.compare(DOCUMENT, both_sides)


def persons(*alternatives: list[str]) -> list[Instance]:
    return [instance("PERSON", "1", slot("NAME", *alternatives))]


def extremes() -> None:
    names = [f"name {number}" for number in range(6000)]
    cases = {
        "4,000 alternatives on both sides of a slot": (
            persons(*[[name] for name in names[:4000]]),
            persons(*[[name] for name in names[2000:]]),
        ),
        "2,000 fills in a slot": (persons(names[:2000]), persons(names[1000:3000])),
    }
    alike = [instance("PERSON", str(n), slot("NAME", names[n])) for n in range(1000)]
    alike += [
        instance("FIRM", str(n), slot("NAME", "x"), slot("LEADER", pointer(f"PERSON-{n}")))
        for n in range(1000)
    ]
    cases["1,000 objects alike but for their pointers"] = (alike, alike[::-1])
    for name, case in cases.items():
        show(name, [cpu(partial(compare, TASK, *case))])


if __name__ == "__main__":
    heading("Templates, CPU time", f"{OBJECTS} objects of one class a side and document")
    corpora(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    extremes()
