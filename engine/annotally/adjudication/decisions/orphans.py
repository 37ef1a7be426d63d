"""What was entered about what is no longer there, or without effect: listed until it is dismissed."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.project.entries import Added, Entry, Kind, Pairing, Pinning
from annotally.adjudication.project.ledger import Key, Ledger
from annotally.model.text import Document


class LooseEnd(NamedTuple):
    """An entry that the inputs, or the task, no longer have a place for, and where it stands."""

    key: Key
    entry: Entry
    why: str = ""
    """Of a decision about what is there: why it has no effect."""
    row: int = 0
    """The row it is about, 0 where that is no longer there."""


def orphaned_entries(
    ledger: Ledger,
    settled: DecisionTable,
    document: Document,
    pairings: Mapping[str, Pairing],
    pins: Mapping[str, Pinning],
) -> Iterator[LooseEnd]:
    """Yield what of the entries of a document does not fit.

    ``pairings`` and ``pins``, by target, are those that the comparison does not follow.
    """
    name = settled.targets.document
    for target, decision in settled.lost.items():
        yield LooseEnd(Key(Kind.DECISION, name, target), decision)
    for row, refused in settled.refused.items():
        key = Key(Kind.DECISION, name, settled.targets.address(row))
        yield LooseEnd(key, refused.decision, refused.reason, row)
    for target, link in settled.lost_links.items():
        yield LooseEnd(Key(Kind.LINK, name, target), link)
    for target, remark in ledger.of(Kind.REMARK, name).items():
        if settled.targets.row(target) is None:
            yield LooseEnd(Key(Kind.REMARK, name, target), remark)
    for target, pairing in pairings.items():
        yield LooseEnd(Key(Kind.PAIRING, name, target), pairing)
    for target, pin in pins.items():
        yield LooseEnd(Key(Kind.PIN, name, target), pin)
    for target, added in ledger.of(Kind.ADDED, name).items():
        if isinstance(added, Added) and not fits(added, document):
            yield LooseEnd(Key(Kind.ADDED, name, target), added)


def of_other_documents(ledger: Ledger, known: Iterable[str]) -> Iterator[LooseEnd]:
    """Yield the entries about documents that the inputs no longer have."""
    there = {"", *known}  # what is about no document stands under an empty name
    for key, entry in ledger:
        if key.document not in there and key.kind is not Kind.DONE:
            yield LooseEnd(key, entry)


def fits(added: Added, document: Document) -> bool:
    """Tell whether an annotation added by hand still stands on the words it was added on."""
    extents = added.instance.extents
    if not extents or not document.text:
        return True
    return extents[-1].end <= len(document.text) and added.about in ("", words_at(added, document))


def words_at(added: Added, document: Document) -> str:
    """Return the words that an annotation added by hand stands on."""
    return " … ".join(document.text[one.start : one.end] for one in added.instance.extents)
