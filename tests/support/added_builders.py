"""Annotations added by hand, for tests of the window: what the worker would send of them."""

from collections.abc import Sequence

from hypothesis import strategies as st
from msgspec.structs import replace

from annotally.adjudication.decisions.added_rows import added_rows
from annotally.adjudication.project.messages import CODES, AddedRow, AddedSlot, Decided
from annotally.comparison.result import Level
from annotally.reports.tree.unit_tree import TreeTable
from support.verdict_builders import decided


def added(name: str, text: str, value: str = "PERSON", start: int = 0) -> AddedRow:
    """Return an ENAMEX of two slots."""
    slots = (AddedSlot("TEXT", text, ((text,),)), AddedSlot("TYPE", value, ((value,),)))
    extents = ((start, start + len(text)),)
    words = f"{text}; {value}"
    return AddedRow(name, f"ENAMEX {name}", words, extents, "ada", "2026-01-02T03:04:05Z", "ENAMEX", slots)


def with_added(tree: TreeTable, entries: Sequence[AddedRow], decided_rows: Decided | None = None) -> Decided:
    """Return what is decided of a document to which these were added, by itself nothing else."""
    base = decided_rows if decided_rows is not None else decided(tree, {})
    lines = added_rows(entries)
    first = len(tree.nodes)
    return replace(
        base,
        choice=base.choice + bytes([CODES["edited"]]) * len(lines),
        own=base.own + bytes(line.level == Level.INSTANCE for line in lines),
        rule=base.rule + bytes(len(lines)),
        optional=base.optional + bytes(len(lines)),
        waits=base.waits + bytes(len(lines)),
        edited={**base.edited, **{first + row: line.words for row, line in enumerate(lines)}},
        added=tuple(entries),
    )


def several_added() -> st.SearchStrategy[list[AddedRow]]:
    """Return a few annotations under different names."""
    texts = st.sampled_from(["a", "A b", "Straße", "c."])
    entries = st.dictionaries(
        st.sampled_from("12345"), st.tuples(texts, st.sampled_from(["PERSON", "other"])), max_size=3
    )
    return entries.map(lambda item: [added(name, *value) for name, value in item.items()])
