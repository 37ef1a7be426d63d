"""What the rows of the mapping tree say to the ear and in a tooltip."""

from collections.abc import Sequence
from datetime import datetime
from html import escape

from annotally.adjudication.project.messages import AddedRow
from annotally.comparison.reason_codes import among_annotators
from annotally.comparison.result import RULES
from annotally.reports.tree.inspection import CHOICE_OPEN
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.tally import Status
from annotally_gui.models.added_rows import ADDED, ADDED_LONG
from annotally_gui.models.differences import VISIBLE
from annotally_gui.models.forest import Forest
from annotally_gui.services.i18n import tr
from annotally_gui.services.status_glyphs import state_title

_LONGEST = 4000
_BRIEF = 160
"""Code points of a fill in the tooltip of a mark, where the words are before one's eyes."""


def accessible_text(forest: Forest, row: int, sides: Sequence[str] = ()) -> str:
    """Return a row in words: ``ENAMEX 6, incorrect, key John Dingell, response Dingell``.

    ``sides`` are the names of the sides, as far as they are known.
    """
    pieces = [forest.title(row)]
    if (added := forest.added_row(row)) is not None:
        return ", ".join(filter(None, (*pieces, tr(ADDED_LONG), added.words)))
    if forest.has_state(row):
        pieces.append(_state(forest, row))
    if vote := vote_text(forest, row):
        pieces.append(tr("{vote} agree", vote=vote))
    for side, name in enumerate(sides or (tr("key"), tr("response"))):
        if text := forest.text(row, side):
            pieces.append(tr("{side} {fill}", side=name, fill=text))
    return ", ".join(pieces)


def vote_text(forest: Forest, row: int) -> str:
    """Return how several annotators voted on a row: ``2 of 3``; empty where nobody was asked."""
    vote = forest.vote(row)
    return tr("{count} of {total}", count=vote[0], total=vote[1]) if vote is not None else ""


def full_text(forest: Forest, row: int, column: int, side: int = 0) -> str:
    """Return the tooltip of a cell: the full text, marked up so that long ones wrap.

    ``side`` is the side whose column it is.
    """
    if column == 0:
        return _wrapped(forest.title(row))
    if column == 1:
        if (found := forest.added_at(row)) is not None:
            return _added_text(found[0].entry(found[1]))
        if not forest.has_state(row):
            return ""
        short = Status(forest.status[row]).name
        said = tr("{short}: {long}", short=short, long=_state(forest, row))
        vote = vote_text(forest, row)
        if vote:
            said = tr("{state}; {vote} agree on what most say", state=said, vote=vote)
            agreeing, asked = forest.vote(row) or (0, 0)
            if agreeing == asked and Status(forest.status[row]).disagreement:
                said = tr("{said}: {how}", said=said, how=CHOICE_OPEN)
        return said
    return _wrapped(forest.text(row, side))


def local_time(at: str) -> str:
    """Return a time of an entry as people here write it; what is no time comes back as it is."""
    try:
        when = datetime.fromisoformat(at).astimezone()
    except ValueError:
        return at
    return when.strftime("%Y-%m-%d %H:%M")


def _added_text(added: AddedRow) -> str:
    """Return the tooltip of what was added by hand: who did so, and when."""
    told = " · ".join(filter(None, (added.by, local_time(added.at))))
    return tr("{short}: {long}, which no side has", short=ADDED, long=tr(ADDED_LONG)) + f"\n{told}".rstrip()


def added_mark_text(added: AddedRow) -> str:
    """Return the tooltip of the mark of what was added by hand."""
    return "\n".join((added.title, " ".join(added.words.split()), _added_text(added)))


def mark_text(tree: TreeTable, sides: Sequence[str], row: int, *, keys: bool = False) -> str:
    """Return the tooltip of a mark: what it stands for and its state, what each side says, and why so.

    ``keys``: the sides are annotators, of whom none is the key.
    """
    nodes = tree.nodes
    rule = nodes.rules[nodes.rule[row]]
    state = state_title(Status(nodes.status[row]), rule)
    lines = [tr("{title}: {state}", title=tree.title[row], state=state)]
    for name, texts in zip(sides, tree.texts, strict=True):
        if texts[row]:
            fill = " ".join(texts[row].split())
            short = fill if len(fill) <= _BRIEF else f"{fill[: _BRIEF // 2]}…{fill[-_BRIEF // 2 :]}"
            lines.append(tr("{side}: {fill}", side=name, fill=short))
    if rule:
        lines.append(among_annotators(RULES[rule], sides) if keys else RULES[rule])
    return "\n".join(lines)


def _state(forest: Forest, row: int) -> str:
    nodes = forest.trees[forest.document_at(row)].nodes
    _, own = forest.place(row)
    return state_title(Status(nodes.status[own]), nodes.rules[nodes.rule[own]])


def _wrapped(text: str) -> str:
    if not text:
        return ""
    shown = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    lines = escape(shown).replace("\t", VISIBLE["\t"]).replace("\n", VISIBLE["\n"] + "<br>")
    return f"<qt>{lines}</qt>"
