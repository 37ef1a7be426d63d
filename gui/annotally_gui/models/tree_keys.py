"""Rows named by their texts, so that they are found again in trees that were compared anew. No Qt."""

from collections.abc import Iterable
from typing import NamedTuple

from annotally_gui.models.forest import Forest


class Step(NamedTuple):
    """The texts of a row: its title and the texts of both sides."""

    title: str
    a: str
    b: str


class TreeRowKey(NamedTuple):
    """A row: its document, and the way down to it."""

    document: str
    steps: tuple[Step, ...]


def keys_of(forest: Forest, rows: Iterable[int]) -> dict[int, TreeRowKey]:
    """Return the keys of rows of a forest, those that it has."""
    return {row: _key(forest, row) for row in rows if 0 <= row < len(forest)}


def _key(forest: Forest, row: int) -> TreeRowKey:
    # The way down leaves out the document's row, which the key names by its id.
    chain = [row, *forest.ancestors(row)][:-1] if forest.parent(row) >= 0 else []
    return TreeRowKey(forest.place(row)[0], tuple(_step(forest, ancestor) for ancestor in reversed(chain)))


def _step(forest: Forest, row: int) -> Step:
    return Step(forest.title(row), forest.text(row, 0), forest.text(row, 1))


def rows_of(forest: Forest, keys: Iterable[TreeRowKey]) -> dict[TreeRowKey, int]:
    """Return the rows that keys lead to in a forest.

    Where no row has exactly the same texts it is the row with the same text of the first side, else of the
    second: an object paired otherwise, or no longer, is still that object. So it is where blind mode has
    turned the sides round. Keys of rows that are gone are left out.
    """
    rows: dict[TreeRowKey, int] = {}
    below: dict[int, _Children] = {}
    # Walk down from the document step by step. Children of a row are indexed once for all keys that pass it:
    # O(keys * depth + children of rows passed).
    for key in keys:
        row = forest.row(key.document, 0)
        for step in key.steps:
            if row is None:
                break
            if row not in below:
                below[row] = _Children(forest, row)
            row = below[row].find(step)
        if row is not None:
            rows[key] = row
    return rows


class _Children:
    """The rows directly below another, by their texts."""

    def __init__(self, forest: Forest, row: int) -> None:
        self._exact: dict[Step, int] = {}
        self._of_a: dict[str, int] = {}
        self._of_b: dict[str, int] = {}
        self._titles: dict[str, int] = {}
        for child in forest.children(row):
            step = _step(forest, child)
            self._exact.setdefault(step, child)
            self._of_a.setdefault(step.a, child)
            self._of_b.setdefault(step.b, child)
            self._titles.setdefault(step.title, child)

    def find(self, step: Step) -> int | None:
        # From the strictest match to the loosest; among equal rows the first wins (`setdefault`).
        if step in self._exact:
            return self._exact[step]
        turned = (step.a, self._of_b), (step.b, self._of_a)
        for text, rows_by_text in ((step.a, self._of_a), (step.b, self._of_b), *turned):
            if text and text in rows_by_text:
                return rows_by_text[text]
        return None if step.a or step.b else self._titles.get(step.title)
