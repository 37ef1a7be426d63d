"""The log of decisions: every current entry, in corpus order, with its row."""

from collections.abc import Iterator

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.decisions.display_codes import words_of
from annotally.adjudication.project.entries import (
    Added,
    Decision,
    Done,
    Entry,
    EntryKind,
    Link,
    OpenRule,
    Pairing,
    Pinning,
    Remark,
)
from annotally.adjudication.project.ledger import EntryKey
from annotally.adjudication.review.row_texts import choice_words, final_words, path_of, side_texts
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import Level
from annotally.model.instances import Instance
from annotally.model.letters import LETTERS
from annotally.model.wording import Wording
from annotally.reports.render.decision_log import LogLine
from annotally.reports.tree.unit_tree import TreeTable
from annotally.workspace.facade import Progress, no_progress


def decision_log(session: AdjudicationSession, progress: Progress = no_progress) -> Iterator[LogLine]:
    """Yield every entry of a project in corpus order, those of a document in reading order.

    Of each document the entries about its rows come first, then manual pairs, added annotations, orphaned
    entries, words aligned manually, and that it is done. Entries about no document of the corpus stand
    last.
    """
    # A generator over documents: the log of a large corpus is never in memory as a whole, and documents
    # without an entry are not compared.
    ids = session.workspace.document_ids
    for number, document in enumerate(ids, 1):
        if any(session.project.ledger.of(kind, document) for kind in EntryKind):
            yield from _Document(session, document).lines()
        progress(number, len(ids), Wording("Reading decisions"))
    for key, entry in session.project.ledger:
        if key.document not in ids:
            yield _about_none(key, entry, len(session.workspace.side_names))


class _Document:
    def __init__(self, session: AdjudicationSession, document: str) -> None:
        self._entries = {kind: session.project.ledger.of(kind, document) for kind in EntryKind}
        self._table: DecisionTable = session.state(document).table
        self._tree: TreeTable = session.workspace.tree(document)
        self._instances = session.workspace.sides.instances(document)
        self._label = session.workspace.sides.label(document)
        self._document = document

    def lines(self) -> Iterator[LogLine]:
        # Entries are grouped by row first, O(entries); what has no row any more is an orphaned entry.
        targets = self._table.targets
        about: dict[int, list[tuple[EntryKind, Entry]]] = {}
        orphaned: list[tuple[EntryKey, Entry]] = []
        for kind in (EntryKind.DECISION, EntryKind.REMARK, EntryKind.LINK):
            for target, entry in self._entries[kind].items():
                row = targets.row(target)
                if row is not None:
                    about.setdefault(row, []).append((kind, entry))
                else:
                    orphaned.append((EntryKey(kind, self._document, target), entry))
        for row in sorted(about):
            yield from self._row(row, about[row])
        for pairing in self._entries[EntryKind.PAIRING].values():
            if isinstance(pairing, Pairing):
                yield self._pairing(pairing)
        for added in self._entries[EntryKind.ADDED].values():
            if isinstance(added, Added):
                final = _words(added.instance)
                place = (self._label, -1, "instance", added.instance.type, ("",) * len(self._instances))
                noted = (added.reason, added.comment, added.flagged)
                yield LogLine(*place, final, "added by hand", "", added.by, added.at, *noted)
        for key, entry in sorted(orphaned):
            yield _about_none(key._replace(document=self._label), entry, len(self._instances))
        yield from self._pins()
        for finished in self._entries[EntryKind.DONE].values():
            if isinstance(finished, Done):
                sides = ("",) * len(self._instances)
                yield LogLine(
                    self._label,
                    0,
                    "document",
                    "",
                    sides,
                    choice="document done",
                    user=finished.by,
                    when=finished.at,
                )

    def _pins(self) -> Iterator[LogLine]:
        for pin in self._entries[EntryKind.PIN].values():
            if isinstance(pin, Pinning):
                place = self._label, -1, "words", "", (pin.first.words, pin.second.words)
                yield LogLine(*place, choice="aligned by hand", user=pin.by, when=pin.at)

    def _row(self, row: int, entries: list[tuple[EntryKind, Entry]]) -> Iterator[LogLine]:
        """Yield the lines of a row: a remark stands on the line of the decision, if there is one."""
        # A row has a decision, a link, both or a remark alone: one line for each of the first two, and the
        # remark on one line only.
        by_kind = dict(entries)
        remark = by_kind.get(EntryKind.REMARK)
        comment, flag = (remark.comment, remark.flagged) if isinstance(remark, Remark) else ("", False)
        level, sides = Level(self._tree.nodes.level[row]).name.lower(), side_texts(self._tree, row)
        place = (self._label, row, level, path_of(self._tree, row), sides)
        decision, link = by_kind.get(EntryKind.DECISION), by_kind.get(EntryKind.LINK)
        if isinstance(decision, Decision) or not isinstance(link, Link):
            noted = LogLine(*place, comment=comment, flag=flag)
            yield _decided(noted, decision) if isinstance(decision, Decision) else noted
        if isinstance(link, Link):
            notes = (comment, flag) if decision is None else ("", False)
            yield LogLine(*place, "", _link_words(link), link.rule, link.by, link.at, "", *notes)

    def _pairing(self, pairing: Pairing) -> LogLine:
        """Return the line of two annotations that were paired, or kept apart, manually."""
        # The row is that of the first annotation of the pairing, -1 where that is not there.
        texts, numbers = [""] * len(self._instances), list[int]()
        for side, address in zip(pairing.sides, (pairing.first, pairing.second), strict=True):
            numbers.append(self._number(side, address))
            texts[side] = _words(self._instances[side][numbers[-1]]) if numbers[-1] >= 0 else ""
        row = next((row for row in self._rows_of(pairing.sides[0], numbers[0])), -1)
        path = path_of(self._tree, row) if row >= 0 else ""
        choice = "paired by hand" if pairing.together else "kept apart by hand"
        return LogLine(
            *(self._label, row, "instance", path, tuple(texts)),
            choice=choice,
            user=pairing.by,
            when=pairing.at,
            lost=min(numbers) < 0,
        )

    def _number(self, side: int, target: str) -> int:
        """Return the number of an instance by its address, -1 where it is not there."""
        instance = self._table.targets.instance
        numbers = range(len(self._instances[side]))
        return next((number for number in numbers if instance(side, number) == target), -1)

    def _rows_of(self, side: int, number: int) -> Iterator[int]:
        nodes = self._tree.nodes
        for row, instance in enumerate(nodes.sides[side].instance):
            if number >= 0 and instance == number and nodes.level[row] in (Level.INSTANCE, Level.MENTION):
                yield row


def _decided(line: LogLine, decision: Decision) -> LogLine:
    optional = {True: ", not required", False: ", required", None: ""}[decision.optional]
    return LogLine(
        *(line.document, line.row, line.level, line.path, line.sides),
        final_words(decision, line.sides),
        choice_words(decision) + optional,
        decision.rule,
        decision.by,
        decision.at,
        decision.reason,
        line.comment,
        line.flag,
    )


def _about_none(key: EntryKey, entry: Entry, sides: int) -> LogLine:
    """Return the line of an entry without a row, or without a document, in the corpus."""
    # Nothing but what was stored with the entry is left to describe it.
    words = "" if isinstance(entry, Done | OpenRule) else entry.about
    place = (key.document, -1, "", words, ("",) * sides)
    if isinstance(entry, Decision):
        final = words_of(entry)
        origin = (entry.rule, entry.by, entry.at, entry.reason)
        return LogLine(*place, final, choice_words(entry), *origin, lost=True)
    if isinstance(entry, Remark):
        return LogLine(*place, comment=entry.comment, flag=entry.flagged, lost=True)
    if isinstance(entry, OpenRule):
        choice_text = choice_words(Decision(entry.choice, entry.sides))
        return LogLine(key.document, -1, "", key.target, ("",) * sides, choice=f"open ones: {choice_text}")
    if isinstance(entry, Link):
        return LogLine(*place, "", _link_words(entry), "", entry.by, entry.at, lost=True)
    return LogLine(*place, choice=key.kind.value, lost=True)


def _link_words(link: Link) -> str:
    if link.merges:
        return "may merge"
    letters = " and ".join(LETTERS[side] for side in link.sides)
    return f"link of {letters}" if letters else "no link"


def _words(instance: Instance) -> str:
    return next((reading.text for reading in instance.readings() if reading.text), instance.type)
