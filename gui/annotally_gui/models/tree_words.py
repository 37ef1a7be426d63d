"""Texts about the rows of the mapping tree, for screen readers and tooltips."""

from collections.abc import Sequence
from datetime import datetime

from annotally.adjudication.project.messages import AddedRow
from annotally.comparison.reason_codes import rule_wording
from annotally.comparison.result import Level
from annotally.reports.tree.inspection import CHOICE_OPEN, PAIRED_BY_THIRD
from annotally.reports.tree.unit_tree import LABELS_APART, TreeTable
from annotally.scoring.tally import Status
from annotally_gui.models.added_rows import ADDED, ADDED_LONG
from annotally_gui.models.differences import VISIBLE
from annotally_gui.models.forest import Forest
from annotally_gui.models.plain_names import plain_name
from annotally_gui.models.state_words import long_state, state_tip
from annotally_gui.services.i18n import mark, tr, translate
from annotally_gui.services.rich_text import wrapping

ALL_ALIKE, LEAVES_CHOICE = mark("all the same"), mark("by alternatives")
"""How several annotators agree on what counts as a disagreement: not all paired, or by alternatives."""
_LONGEST = 4000
_BRIEF = 160
"""Most code points of a fill in the tooltip of a mark: its words stand under the pointer anyway."""


def accessible_text(forest: Forest, row: int, sides: Sequence[str] = ()) -> str:
    """Return a row in words: ``ENAMEX 6, incorrect, key John Dingell, response Dingell``.

    ``sides`` are the names of the sides, as far as they are known. Of two sides with different labels each
    label stands before the side's words: ``LOC, ORG 5, incorrect, key LOC London, response ORG London``.
    """
    pieces = [spoken_title(forest, row)]
    labels = _labels_apart(forest, row)
    if (added := forest.added_row(row)) is not None:
        return ", ".join(filter(None, (*pieces, tr(ADDED_LONG), added.words)))
    if forest.has_state(row) and not (forest.annotators and is_agreed_upon(forest, row)):
        pieces.append(long_state(*_state_and_rule(forest, row), forest.annotators))
    if is_agreed_upon(forest, row):
        pieces.append(vote_text(forest, row))
    elif vote := vote_text(forest, row):
        pieces.append(tr("{vote} agree", vote=vote))
    for side, name in enumerate(sides or (tr("key"), tr("response"))):
        if text := forest.text(row, side):
            fill = " ".join((*labels[side : side + 1], text))
            pieces.append(tr("{side} {fill}", side=name, fill=fill))
    return ", ".join(pieces)


def spoken_title(forest: Forest, row: int) -> str:
    """Return the title of a row for a screen reader: labels that differ are listed, ``LOC, ORG 5``."""
    return forest.title(row).replace(LABELS_APART, ", ")


def _labels_apart(forest: Forest, row: int) -> list[str]:
    """Return the labels of the two sides of a row where they differ, else nothing."""
    # The title has each label once, in the order of the sides: of two sides one each.
    title = forest.title(row)
    if LABELS_APART not in title or len(forest.texts(row)) != 2:
        return []
    return title.rpartition(" ")[0].split(LABELS_APART)


def vote_text(forest: Forest, row: int) -> str:
    """Return how several annotators voted on a row: ``2 of 3``; empty where nobody was asked.

    Where all agree and the row still counts as a disagreement, the words say that instead of the number.
    """
    vote = forest.vote(row)
    if vote is None:
        return ""
    if is_agreed_upon(forest, row):
        return tr(ALL_ALIKE) if _are_alike(forest, row) else tr(LEAVES_CHOICE)
    return tr("{count} of {total}", count=vote[0], total=vote[1])


def is_agreed_upon(forest: Forest, row: int) -> bool:
    """Tell whether all annotators agree on a row that counts as a disagreement all the same."""
    agreeing, total = forest.vote(row) or (0, 1)
    return agreeing == total and Status(forest.status[row]).disagreement


def _are_alike(forest: Forest, row: int) -> bool:
    # An annotation's words may be the same where its slots differ: only a part of one is all that is said.
    return forest.level[row] > Level.INSTANCE and len(set(forest.texts(row))) == 1


def full_text(forest: Forest, row: int, column: int, side: int = 0) -> str:
    """Return the tooltip of a cell: the full text, marked up so that long ones wrap.

    ``side`` is the side of a text column.
    """
    if column == 0:
        return _wrapped(forest.title(row))
    if column == 1:
        if (place := forest.added_at(row)) is not None:
            return _added_text(place[0].entry(place[1]))
        if not forest.has_state(row):
            return ""
        tip = state_tip(*_state_and_rule(forest, row), forest.annotators)
        # Agreeing with the same value is not agreeing with each other: ``x/y`` agrees with x and with y
        # (M19).
        agreeing, total = forest.vote(row) or (0, 0)
        if total:
            vote = tr("{count} of {total}", count=agreeing, total=total)
            tip = tr("{state}; {vote} agree with the majority", state=tip, vote=vote)
            if is_agreed_upon(forest, row):
                reason = translate(PAIRED_BY_THIRD if _are_alike(forest, row) else CHOICE_OPEN)
                tip = tr("{said}: {how}", said=tip, how=reason)
        return tip
    return _wrapped(forest.text(row, side))


def local_time(at: str) -> str:
    """Return an entry's time in local time, to the minute; a text that is no time comes back as it is."""
    try:
        when = datetime.fromisoformat(at).astimezone()
    except ValueError:
        return at
    return when.strftime("%Y-%m-%d %H:%M")


def _added_text(added: AddedRow) -> str:
    """Return the tooltip of an annotation added by hand: its author, and the time."""
    origin = " · ".join(filter(None, (added.by, local_time(added.at))))
    return tr("{short}: {long}, which no side has", short=ADDED, long=tr(ADDED_LONG)) + f"\n{origin}".rstrip()


def added_mark_text(added: AddedRow) -> str:
    """Return the tooltip of the mark of an annotation added by hand."""
    return "\n".join((added.title, " ".join(added.words.split()), _added_text(added)))


def mark_text(tree: TreeTable, sides: Sequence[str], row: int, *, keys: bool = False) -> str:
    """Return the tooltip of a mark: title and state, the text of each side, and the rule behind the state.

    ``keys``: the sides are annotators, of whom none is the key.
    """
    nodes = tree.nodes
    rule = nodes.rules[nodes.rule[row]]
    state = long_state(Status(nodes.status[row]), rule, 2 if keys else 0)
    lines = [tr("{title}: {state}", title=plain_name(tree.title[row]), state=state)]
    for name, texts in zip(sides, tree.texts, strict=True):
        if texts[row]:
            fill = " ".join(texts[row].split())
            short = fill if len(fill) <= _BRIEF else f"{fill[: _BRIEF // 2]}…{fill[-_BRIEF // 2 :]}"
            lines.append(tr("{side}: {fill}", side=name, fill=short))
    if rule:
        lines.append(translate(rule_wording(rule, sides if keys else ())))
    return "\n".join(lines)


def _state_and_rule(forest: Forest, row: int) -> tuple[Status, str]:
    nodes = forest.trees[forest.document_at(row)].nodes
    _, local = forest.place(row)
    return Status(nodes.status[local]), nodes.rules[nodes.rule[local]]


def _wrapped(text: str) -> str:
    if not text:
        return ""
    # Qt lays tooltips out at once: texts of megabytes would block the window.
    brief = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return wrapping(brief.replace("\t", VISIBLE["\t"]).replace("\n", VISIBLE["\n"] + "\n"))
