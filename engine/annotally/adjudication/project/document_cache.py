"""Lines of the corpus list of a project, cached so that the next start has them at once.

Nothing depends on it: it counts only under the signature it was made under (C4), and for documents about
which the entries are the same. All figures come out the same when it is not there.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from hashlib import blake2b

import msgspec

from annotally.adjudication.project.ledger import Ledger
from annotally.reports.tables.score_tables import CorpusRow
from annotally.scoring.families import FAMILIES, AnyTally, f1, family_of
from annotally.scoring.tally import Tally

_SIZE = 16
_FAMILY = {family.name: family for family in FAMILIES}


class KnownDocument(msgspec.Struct, frozen=True):
    """A document: its line, its decisions in numbers, and its tallies against the final key."""

    row: CorpusRow
    open: int
    """Objects that are still to be decided."""
    done: bool
    tallies: tuple[AnyTally, ...] = ()
    """A against B, and each side against the final key; empty where that is not known yet."""


class _CachedDocument(msgspec.Struct, frozen=True):
    entered: str
    label: str
    counts: tuple[int, ...]
    disagreements: int
    tally: tuple[str, ...]
    words: tuple[str, ...]
    open: int
    done: bool
    tallies: tuple[tuple[str, ...], ...]
    alone: int = -1


class EntryDigests:
    """Digests of the entries about each document, whatever their order; empty for untouched documents."""

    # The digests of entries are combined by XOR, which does not depend on their order: O(entries).
    # Equal digests would cancel out, but no two entries of a document have both kind and target in common,
    # and both are part of what is digested. A digest is kept with the version of the entries: those of
    # documents about which nothing was entered since are not made again.

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._encode = msgspec.json.Encoder().encode
        self._known: dict[str, tuple[int, str]] = {}

    def of(self, document: str) -> str:
        """Return the digest of the entries about a document as they are now."""
        version = self.ledger.version(document)
        cached = self._known.get(document)
        if cached is None or cached[0] != version:
            cached = self._known[document] = version, self._digest(document)
        return cached[1]

    def _digest(self, document: str) -> str:
        number, is_touched, encode = 0, False, self._encode
        for kind, entries in self.ledger.entries_of(document).items():
            beginning = kind.encode()
            for target, entry in entries.items():
                content = b"\0".join((beginning, target.encode(), encode(entry)))
                number ^= int.from_bytes(blake2b(content, digest_size=_SIZE).digest())
                is_touched = True
        return f"{number:032x}" if is_touched else ""


def encode_documents(documents: Mapping[str, KnownDocument], digests: Mapping[str, str]) -> dict[str, bytes]:
    """Return the encoded documents, by their ids."""
    # Fractions are written as text, so that a tally is read back exactly.
    return {
        name: msgspec.json.encode(
            _CachedDocument(
                digests.get(name, ""),
                document.row.label,
                (document.row.key_count, document.row.response_count, *document.row.more_counts),
                document.row.open,
                _spelled(document.row.tally),
                _spelled(document.row.words) if document.row.words is not None else (),
                document.open,
                document.done,
                tuple(map(_spelled, document.tallies)),
                document.row.alone,
            )
        )
        for name, document in documents.items()
    }


def decode_documents(encoded: Mapping[str, bytes], digests: Mapping[str, str]) -> dict[str, KnownDocument]:
    """Return the documents with a valid cache, by the digests of their entries; damaged ones are left out."""
    documents = {}
    decode = msgspec.json.Decoder(_CachedDocument).decode
    for name, value in encoded.items():
        try:
            cached = decode(value)
            if cached.entered == digests.get(name, ""):
                documents[name] = _document(name, cached)
        except (ValueError, KeyError, TypeError, ZeroDivisionError, RecursionError):
            continue
    return documents


def _document(name: str, cached: _CachedDocument) -> KnownDocument:
    tally, words = _tally(cached.tally), _tally(cached.words) if cached.words else None
    if words is not None and not isinstance(words, Tally):
        raise ValueError("words are counted as slots are")
    key, response, *more = cached.counts
    fields = (name, cached.label, key, response, cached.disagreements, tally, f1(tally), words, tuple(more))
    return KnownDocument(
        CorpusRow(*fields, cached.alone), cached.open, cached.done, tuple(map(_tally, cached.tallies))
    )


def _spelled(tally: AnyTally) -> tuple[str, ...]:
    return family_of(tally).name, *map(str, tally.counts())


def _tally(spelled: Sequence[str]) -> AnyTally:
    family, *values = spelled
    numbers = [Fraction(value) for value in values]
    return _FAMILY[family].make(*(int(number) if number.denominator == 1 else number for number in numbers))
