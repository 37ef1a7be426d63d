"""Orphaned entries: about rows that are no longer there, or without effect; listed until dismissed."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.project.entries import Added, Entry, EntryKind, Pairing, Pinning
from annotally.adjudication.project.ledger import EntryKey, Ledger
from annotally.model.text import Document
from annotally.model.wording import NO_WORDS, Wording


class OrphanedEntry(NamedTuple):
    """An entry that the inputs, or the task, no longer have a place for, and where it stands."""

    key: EntryKey
    entry: Entry
    why: Wording = NO_WORDS
    """The reason why a decision about a present row has no effect."""
    row: int = 0
    """The row of the entry, 0 where that is no longer there."""


def orphaned_entries(
    ledger: Ledger,
    table: DecisionTable,
    document: Document,
    pairings: Mapping[str, Pairing],
    pins: Mapping[str, Pinning],
) -> Iterator[OrphanedEntry]:
    """Yield the entries of a document that do not fit.

    ``pairings`` and ``pins``, by target, are those that the comparison does not follow.
    """
    # Decisions and links come from the table, which has looked their rows up already; remarks and added
    # annotations are looked up here, pairs and pins were tried by the comparison.
    name = table.targets.document
    for target, decision in table.lost.items():
        yield OrphanedEntry(EntryKey(EntryKind.DECISION, name, target), decision)
    for row, refused in table.refused.items():
        key = EntryKey(EntryKind.DECISION, name, table.targets.address(row))
        yield OrphanedEntry(key, refused.decision, refused.reason, row)
    for target, link in table.lost_links.items():
        yield OrphanedEntry(EntryKey(EntryKind.LINK, name, target), link)
    for target, remark in ledger.of(EntryKind.REMARK, name).items():
        if table.targets.row(target) is None:
            yield OrphanedEntry(EntryKey(EntryKind.REMARK, name, target), remark)
    for target, pairing in pairings.items():
        yield OrphanedEntry(EntryKey(EntryKind.PAIRING, name, target), pairing)
    for target, pin in pins.items():
        yield OrphanedEntry(EntryKey(EntryKind.PIN, name, target), pin)
    for target, added in ledger.of(EntryKind.ADDED, name).items():
        if isinstance(added, Added) and not fits(added, document):
            yield OrphanedEntry(EntryKey(EntryKind.ADDED, name, target), added)


def of_other_documents(ledger: Ledger, document_ids: Iterable[str]) -> Iterator[OrphanedEntry]:
    """Yield the entries about documents that the inputs no longer have."""
    there = {"", *document_ids}  # entries about no document have an empty name
    for key, entry in ledger:
        if key.document not in there and key.kind is not EntryKind.DONE:
            yield OrphanedEntry(key, entry)


def fits(added: Added, document: Document) -> bool:
    """Tell whether an annotation added manually still covers the words it was added on."""
    extents = added.instance.extents
    if not extents or not document.text:
        return True
    return extents[-1].end <= len(document.text) and added.about in ("", words_at(added, document))


def words_at(added: Added, document: Document) -> str:
    """Return the words that an annotation added manually covers."""
    return " … ".join(document.text[extent.start : extent.end] for extent in added.instance.extents)
