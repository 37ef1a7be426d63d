"""Texts of the rows of a document: the sides' words, the path to a row, and the words in the final key."""

from collections.abc import Sequence

from annotally.adjudication.decisions.display_codes import words_of
from annotally.adjudication.project.entries import Choice, Decision
from annotally.comparison.result import Level
from annotally.model.letters import LETTERS
from annotally.reports.tree.unit_tree import TreeTable


def path_of(tree: TreeTable, row: int) -> str:
    """Return the way from the object, or the class of mentions, down to a row: ``PERSON 1/NAME``."""
    steps: list[str] = []
    while row >= 0 and tree.nodes.level[row] != Level.DOCUMENT:
        steps.append(tree.title[row])
        row = tree.nodes.parent[row]
    return "/".join(reversed(steps))


def side_texts(tree: TreeTable, row: int) -> tuple[str, ...]:
    """Return the text of each side in a row."""
    return tuple(side[row] for side in tree.texts)


def final_words(decision: Decision, sides: Sequence[str]) -> str:
    """Return the words that a decision leaves of the sides' words; empty where the row is left out."""
    if decision.choice is Choice.EDITED:
        return words_of(decision)
    between = " | " if decision.choice is Choice.EITHER else "; "
    return between.join(dict.fromkeys(filter(None, (sides[number] for number in decision.sides))))


def choice_words(decision: Decision) -> str:
    """Return a decision in words, the sides by their letters: ``take A``, ``either B or A``, ``neither``."""
    letters = [LETTERS[number] for number in decision.sides]
    if decision.choice is Choice.TAKE:
        return f"take {' and '.join(letters)}"
    return f"either {' or '.join(letters)}" if decision.choice is Choice.EITHER else decision.choice.value
