"""The own text of a side that is compared on another one, as a window shows it beside that (C5)."""

from msgspec.structs import replace

from annotally.comparison.moved_documents import MovedDocument
from annotally.comparison.result import Sides, sum_shares
from annotally.methods.speech.aligned_texts import block_table, word_shares
from annotally.model.text import Document
from annotally.reports.messages import SecondText
from annotally.reports.tables.word_errors import word_tally
from annotally.reports.tree.unit_tree import Marks, TreeTable, marks
from annotally.text.alignment import one_to_one
from annotally.text.alignment.axis import Axis, axis_of
from annotally.text.alignment.block_table import BlockTable
from annotally.text.alignment.word_versions import WordVersions
from annotally.text.alignment.words import words_of
from annotally.workspace.facade import Workspace
from annotally.workspace.inputs.forgiven_edges import at_own_offsets


def moved_text(workspace: Workspace, tree: TreeTable) -> SecondText | None:
    """Return the text of the side that is compared on another one in a document, with its marks.

    None where both sides have the text that is compared, or differ from it in white space and Unicode form
    alone, and of more than two sides.
    """
    sides, document = workspace.sides, tree.document
    base = sides.documents.get(document)
    moved_side = _moved_side(sides, document)
    if base is None or moved_side is None:
        return None
    side, moved = moved_side
    axis = _axis(moved, base)
    blocks = block_table(axis).turned()
    # The text compared is the reference: words are counted the other way round than they were aligned.
    words = word_tally(sum_shares([(word_shares(axis), 1)]))
    return SecondText(
        moved.text.text,
        _marks(workspace, tree, side, moved, blocks),
        blocks,
        side=side,
        is_fixed=True,
        words=words.swapped() if words is not None else None,
    )


def mark_moved(own_marks: Marks, second: SecondText) -> Marks:
    """Return the marks on the compared text with those of the other text's side as found, not annotated."""
    located = bytes(
        1 if lane == second.side else is_located
        for lane, is_located in zip(own_marks.lane, own_marks.located, strict=True)
    )
    return replace(own_marks, located=located)


def _moved_side(sides: Sides, document: str) -> tuple[int, MovedDocument] | None:
    """Return the side with another text, the second one first, and its document."""
    if len(sides.sets) != 2:
        return None
    for side in (1, 0):
        moved = sides.moved.get(sides.sets[side].name, {}).get(document)
        if moved is not None and moved.versions.count_changes():
            return side, moved
    return None


def _axis(moved: MovedDocument, base: Document) -> Axis:
    """Return a side's own text and the compared one on their axis, as the words were aligned."""
    # Texts that differ in little were aligned by characters: their words are aligned here, for the eye.
    moved_words, base_words = words_of(moved.text.text), words_of(base.text)
    word_blocks = moved.versions.blocks if isinstance(moved.versions, WordVersions) else None
    blocks = word_blocks if word_blocks is not None else one_to_one.align(moved_words, base_words)
    return axis_of(blocks, moved_words, base_words)


def _marks(
    workspace: Workspace, tree: TreeTable, side: int, moved: MovedDocument, blocks: BlockTable
) -> Marks:
    """Return the marks on a side's own text: its own, and the other side's where they are aligned to."""
    sides, document = workspace.sides, tree.document
    sets = list(sides.sets)
    own_annotations = at_own_offsets(moved, workspace.edges)
    sets[side] = replace(sets[side], documents={**sets[side].documents, document: own_annotations})
    texts = [{document: sides.documents[document]}] * 2
    texts[side] = {document: moved.text}
    on_own = Sides(tuple(sets), sides.documents, tuple(texts))
    in_order = blocks if side == 1 else blocks.turned()
    return marks(replace(tree, blocks=in_order), moved.text.text, on_own, workspace.task, side)
