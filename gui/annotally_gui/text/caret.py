"""Where a caret goes: over characters, words, lines, pages and paragraphs of a flow."""

from annotally_gui.text.flow import Flow


def across(flow: Flow, offset: int, *, forward: bool, words: bool = False) -> int:
    """Return the next place in reading order; a line end counts as one step, whatever its length."""
    # The caret moves by grapheme clusters, which the block knows. Only at a block's end does it change to
    # the neighbouring block.
    paragraphs = flow.paragraphs
    number = paragraphs.at(offset)
    reached = flow.block(number).step(offset, forward=forward, words=words)
    if reached is not None:
        return reached
    if forward:
        return paragraphs.start(number + 1) if number + 1 < len(paragraphs) else offset
    if number == 0:
        return offset
    # Paragraphs have a line end between them, which is one step; pieces of a long paragraph have none.
    if not paragraphs.continues(number):
        return paragraphs.end(number - 1)
    return flow.block(number - 1).step(offset, forward=False, words=words) or 0


def sideways(flow: Flow, offset: int, *, right: bool, words: bool = False) -> int:
    """Return the next place to the right or left: forward in a paragraph that runs that way."""
    backwards = flow.block(flow.paragraphs.at(offset)).right_to_left
    return across(flow, offset, forward=right != backwards, words=words)


def vertical(flow: Flow, offset: int, lines: int, x: float) -> int:
    """Return the place nearest to ``x`` on the line ``lines`` further down (or up, below zero)."""
    number = flow.paragraphs.at(offset)
    block = flow.block(number)
    # Lines are counted across blocks: walk to the block that holds the line asked for, laying out those
    # between.
    index = block.lines.index(block.line_of(offset)) + lines
    while index < 0 and number > 0:
        number -= 1
        block = flow.block(number)
        index += len(block.lines)
    while index >= len(block.lines) and number + 1 < len(flow.paragraphs):
        index -= len(block.lines)
        number += 1
        block = flow.block(number)
    if index < 0:
        return 0
    if index >= len(block.lines):
        return len(flow.paragraphs.text)
    return within(flow, number, index, block.lines[index].near(x))


def within(flow: Flow, number: int, index: int, offset: int) -> int:
    """Return ``offset`` kept on line ``index`` of its block: a wrapped line's end belongs to the next."""
    lines = flow.block(number).lines
    line = lines[index]
    # The end of a wrapped line and the start of the next are the same offset, which belongs to the next line:
    # the last place on the line is one step before it.
    ends_there = index + 1 < len(lines) or (
        number + 1 < len(flow.paragraphs) and flow.paragraphs.continues(number + 1)
    )
    if offset >= line.end and ends_there and line.end > line.start:
        return across(flow, line.end, forward=False)
    return offset


def line_edge(flow: Flow, offset: int, *, end: bool) -> int:
    """Return the first or the last place on the line of ``offset``."""
    number = flow.paragraphs.at(offset)
    lines = flow.block(number).lines
    line = flow.block(number).line_of(offset)
    return within(flow, number, lines.index(line), line.end) if end else line.start
