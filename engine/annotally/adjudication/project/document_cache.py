"""What a corpus list shows of the documents of a project, kept so that the next start has it at once.

Nothing depends on it: it counts only under the signature it was made under (C4), and for documents about
which the same is entered. All figures come out the same when it is not there.
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
_FAMILY = {one.name: one for one in FAMILIES}


class KnownDocument(msgspec.Struct, frozen=True):
    """One document: its line, what is decided of it, and its tallies against what is decided."""

    row: CorpusRow
    open: int
    """Objects that are still to be decided."""
    done: bool
    tallies: tuple[AnyTally, ...] = ()
    """A against B, and each side against what is decided; empty where that is not known yet."""


class _Kept(msgspec.Struct, frozen=True):
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


def entered(ledger: Ledger) -> dict[str, str]:
    """Return a digest of what is entered about each document, whatever the order; none for untouched ones."""
    sums: dict[str, int] = {}
    encode = msgspec.json.Encoder().encode
    for key, entry in ledger:
        said = b"\0".join((key.kind.encode(), key.target.encode(), encode(entry)))
        number = int.from_bytes(blake2b(said, digest_size=_SIZE).digest())
        sums[key.document] = sums.get(key.document, 0) ^ number
    return {document: f"{number:032x}" for document, number in sums.items()}


def kept(documents: Mapping[str, KnownDocument], digests: Mapping[str, str]) -> dict[str, bytes]:
    """Return what is to be written of documents, by their ids."""
    return {
        name: msgspec.json.encode(
            _Kept(
                digests.get(name, ""),
                one.row.label,
                (one.row.key_count, one.row.response_count, *one.row.more_counts),
                one.row.open,
                _spelled(one.row.tally),
                _spelled(one.row.words) if one.row.words is not None else (),
                one.open,
                one.done,
                tuple(map(_spelled, one.tallies)),
                one.row.alone,
            )
        )
        for name, one in documents.items()
    }


def known(found: Mapping[str, bytes], digests: Mapping[str, str]) -> dict[str, KnownDocument]:
    """Return the documents of which what was kept still holds; what cannot be read does not."""
    documents = {}
    decode = msgspec.json.Decoder(_Kept).decode
    for name, value in found.items():
        try:
            one = decode(value)
            if one.entered == digests.get(name, ""):
                documents[name] = _document(name, one)
        except (ValueError, KeyError, TypeError, ZeroDivisionError, RecursionError):
            continue
    return documents


def _document(name: str, one: _Kept) -> KnownDocument:
    tally, words = _tally(one.tally), _tally(one.words) if one.words else None
    if words is not None and not isinstance(words, Tally):
        raise ValueError("words are counted as slots are")
    key, response, *more = one.counts
    shown = (name, one.label, key, response, one.disagreements, tally, f1(tally), words, tuple(more))
    return KnownDocument(CorpusRow(*shown, one.alone), one.open, one.done, tuple(map(_tally, one.tallies)))


def _spelled(tally: AnyTally) -> tuple[str, ...]:
    return family_of(tally).name, *map(str, tally.counts())


def _tally(spelled: Sequence[str]) -> AnyTally:
    family, *values = spelled
    numbers = [Fraction(value) for value in values]
    return _FAMILY[family].make(*(int(one) if one.denominator == 1 else one for one in numbers))
