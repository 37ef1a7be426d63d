"""The own text of a side that is compared on another one, as a window shows it beside that (C5)."""

from msgspec.structs import replace

from annotally.comparison.moved_documents import MovedDocument
from annotally.comparison.result import Sides, sum_shares
from annotally.methods.speech.aligned_texts import block_table, word_shares
from annotally.model.text import Document
from annotally.reports.messages import SecondText
from annotally.reports.tables.word_errors import word_tally
from annotally.reports.tree.row_texts import RowTexts
from annotally.reports.tree.unit_tree import Marks, TreeTable, marks, row_columns
from annotally.text.alignment import one_to_one
from annotally.text.alignment.axis import Axis, axis_of
from annotally.text.alignment.block_table import BlockTable
from annotally.text.alignment.word_versions import WordVersions
from annotally.text.alignment.words import words_of
from annotally.workspace.facade import Workspace
from annotally.workspace.inputs.forgiven_edges import at_own_offsets


def sides_with_own_text(workspace: Workspace, document: str) -> tuple[int, ...]:
    """Return the numbers of the sides with a text that differs from the compared one of a document (C5).

    Of two sides the second one comes first. White space and Unicode form alone are no difference.
    """
    sides = workspace.sides
    if document not in sides.documents or not sides.moved:
        return ()
    numbers = range(len(sides.sets)) if len(sides.sets) > 2 else (1, 0)
    moved_documents = {number: _moved_document(sides, number, document) for number in numbers}
    return tuple(
        number for number, moved in moved_documents.items() if moved and moved.versions.count_changes()
    )


def moved_text(workspace: Workspace, tree: TreeTable, chosen: int = -1) -> SecondText | None:
    """Return the text of a side that is compared on another one in a document, with its marks.

    It is that of the side ``chosen``, or of the first of `sides_with_own_text` if that one has no text of its
    own. None where all sides have the text that is compared.
    """
    sides, document = workspace.sides, tree.document
    with_own_text = sides_with_own_text(workspace, document)
    if not with_own_text:
        return None
    side = chosen if chosen in with_own_text else with_own_text[0]
    moved = _moved_document(sides, side, document)
    assert moved is not None, "a side with a text of its own"
    axis = _axis(moved, sides.documents[document])
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
        choices=with_own_text,
    )


def mark_moved(own_marks: Marks, second: SecondText) -> Marks:
    """Return the marks on the compared text with those of sides with other texts as found, not annotated."""
    located = bytes(
        1 if lane in second.choices else is_located
        for lane, is_located in zip(own_marks.lane, own_marks.located, strict=True)
    )
    return replace(own_marks, located=located)


def _moved_document(sides: Sides, side: int, document: str) -> MovedDocument | None:
    """Return a document as a side has it, if that is compared on another text than its own."""
    return sides.moved.get(sides.sets[side].name, {}).get(document)


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
    """Return the marks on a side's own text: its own, and those of other sides where they are aligned to."""
    sides, document = workspace.sides, tree.document
    sets = list(sides.sets)
    own_annotations = at_own_offsets(moved, workspace.edges)
    sets[side] = replace(sets[side], documents={**sets[side].documents, document: own_annotations})
    texts = [{document: sides.documents[document]}] * len(sets)
    texts[side] = {document: moved.text}
    on_own = Sides(tuple(sets), sides.documents, tuple(texts))
    # The rows of the tree stand at the places of the text compared: those of the side are looked up anew.
    instances = on_own.instances(document)[side]
    source = RowTexts(workspace.task, document, side, instances, moved.text.text)
    _, own_starts, own_ends = row_columns(tree.nodes, source)
    starts, ends = list(tree.starts), list(tree.ends)
    starts[side], ends[side] = own_starts, own_ends
    in_order = blocks if side else blocks.turned()
    on_own_tree = replace(tree, starts=tuple(starts), ends=tuple(ends), blocks=in_order)
    return marks(on_own_tree, moved.text.text, on_own, workspace.task, side)
