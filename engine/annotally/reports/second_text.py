"""Texts as a window shows them: that of the first side, and that of the second where it is another one."""

from annotally.comparison.result import Sides
from annotally.reports.messages import SecondText
from annotally.reports.tree.unit_tree import TreeTable, marks
from annotally.tasks.definition import TaskDefinition
from annotally.text.alignment.reflow import at_pauses, beside, reflowed

WORDS_OF_LINES = "ctm"
"""The format that has every word on a line of its own."""


def shown_text(tree: TreeTable, sides: Sides, side: int = 0) -> str:
    """Return the text of a side as it is read, offset for offset: words of one a line stand in lines.

    Empty where the side has no text, unless there is one for all.
    """
    # A text with a word on each line is shown in lines that end where the other text's do, or at pauses.
    texts = [sides.text(number, tree.document) for number in range(2)]
    document, opposite = texts[side], texts[1 - side]
    if document is None:
        common = sides.documents.get(tree.document) if tree.blocks is None else None
        return common.text if common is not None else ""
    formats = [side_set.format for side_set in sides.sets]
    if formats[side] != WORDS_OF_LINES:
        return document.text
    if tree.blocks is None or opposite is None or formats[1 - side] == WORDS_OF_LINES:
        return reflowed(document.text, set(at_pauses(document)))
    return reflowed(document.text, set(beside(tree.blocks, side, opposite.text)))


def second_text(tree: TreeTable, sides: Sides, task: TaskDefinition) -> SecondText | None:
    """Return the second side's text with its marks, where it is another one; None where it is not."""
    document = sides.text(1, tree.document)
    if tree.blocks is None or document is None:
        return None
    return SecondText(shown_text(tree, sides, 1), marks(tree, document.text, sides, task, 1), tree.blocks)
