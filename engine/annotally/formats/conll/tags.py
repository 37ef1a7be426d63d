"""The tags of token columns: IOB1, IOB2, IOBES, BMES and BILOU, damaged ones, and the entities of tags.

One rule reads them all: an entity begins at B, S or U, or where the label changes, and ends at E, L or S. So
an I that continues nothing begins an entity, and files of different schemes can be compared.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

TAG = re.compile(r"([BIESMLU])(?:[-_](\S.*))?")
_LETTER_FIRST = re.compile(r"([BIESMLU])([-_])(\S(?:.*\S)?)")
_LETTER_LAST = re.compile(r"(\S(?:.*\S)?)([-_])([BIESMLU])")
OUTSIDE = ("O", "_")
"""Tags of tokens in no entity; the second is that of columns which do not apply."""
UNLABELLED = "ENTITY"
"""Type of entities with tags that have no label."""
_OPENING, _CLOSING = "BSU", "ESLU"
_RARE, _FREQUENT, _SHORT, _LONG = 2, 10, 4, 6
"""A label of at least `_SHORT` letters is suspected if it occurs at most `_RARE` times, and another, one slip
of the keyboard away, at least `_FREQUENT` times. In labels of at least `_LONG` letters more are slips."""
_KEYS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")

# И is I by the keyboard and by sound; novels annotated in the field have it.
_LOOK_LIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХИаеорсухіѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "‐‑‒–—−",
    "ABESIJKMHOPCTYXIaeopcyxisABEZHIKMNOPTYX" + "------",
)


class Scheme(StrEnum):
    """A scheme of tags: the way to mark the beginnings and ends of entities."""

    IOB1 = "IOB1"
    IOB2 = "IOB2"
    IOBES = "IOBES"
    BMES = "BMES"
    BILOU = "BILOU"


_SPELLED: Mapping[Scheme, tuple[str, str, str, str]] = {
    Scheme.IOBES: ("B", "I", "E", "S"),
    Scheme.BMES: ("B", "M", "E", "S"),
    Scheme.BILOU: ("B", "I", "L", "U"),
    Scheme.IOB2: ("B", "I", "I", "B"),
    Scheme.IOB1: ("B", "I", "I", "B"),
}
"""Letters for the first, an inner, the last and the only token of an entity."""


class TaggedEntity(NamedTuple):
    """The tokens ``[start, end)`` that stand under one label."""

    start: int
    end: int
    label: str


def fold_look_alikes(tag: str) -> str:
    """Return a tag with letters and dashes that only look Latin replaced by those they look like."""
    return unicodedata.normalize("NFKC", tag).translate(_LOOK_LIKE)


def entities_of(
    tags: Sequence[str], breaks: Iterable[int], tokens: Sequence[int] | None = None
) -> tuple[list[TaggedEntity], list[int]]:
    """Return the entities of sound tags, and the orphans: numbers of tags with an I that begins an entity.

    ``breaks`` are the tokens that begin a sentence, ascending: no entity goes across. ``tokens`` are those
    that the tags belong to, ascending, where those of some tokens outside of entities are left out.
    """
    # One pass with one open entity, from ``start`` on under ``label``. Before each token the open entity is
    # closed if a gap, the tag, the label or a sentence break ends it; then the token may open the next.
    # Linear.
    result: list[TaggedEntity] = []
    orphans: list[int] = []
    begins = set(breaks)
    parsed_tags = {tag: parse_tag(tag) for tag in set(tags)}
    start, label, behind = -1, "", 0
    for number, (tag, token) in enumerate(
        zip(tags, range(len(tags)) if tokens is None else tokens, strict=True)
    ):
        letter, name = parsed_tags[tag]
        if start >= 0 and (
            token != behind or not letter or letter in _OPENING or name != label or token in begins
        ):
            result.append(TaggedEntity(start, behind, label))
            start = -1
        behind = token + 1
        if not letter:
            continue
        if start < 0:
            start, label = token, name
            if letter not in _OPENING:
                orphans.append(number)
        if letter in _CLOSING:
            result.append(TaggedEntity(start, behind, label))
            start = -1
    if start >= 0:
        result.append(TaggedEntity(start, behind, label))
    return result, orphans


def parse_tag(tag: str) -> tuple[str, str]:
    """Return letter and label of a sound tag; both are empty for a token outside of any entity."""
    if tag in OUTSIDE:
        return "", ""
    match = TAG.fullmatch(tag)
    return (match[1], match[2] or UNLABELLED) if match else ("", "")


def letter_first(tag: str) -> str:
    """Return a tag with its letter ahead of its label: ``B-NP`` for ``NP-B``, all others unchanged."""
    match = _LETTER_LAST.fullmatch(tag)
    return f"{match[3]}{match[2]}{match[1]}" if match else tag


def letter_last(tag: str) -> str:
    """Return ``B-NP`` as ``NP-B``; tags without label unchanged."""
    match = _LETTER_FIRST.fullmatch(tag)
    return f"{match[3]}{match[2]}{match[1]}" if match else tag


def labels_first(counts: Mapping[str, int]) -> bool:
    """Tell whether more of the tags, by their counts, have the letter behind the label than ahead of it."""
    ahead = sum(count for tag, count in counts.items() if _LETTER_FIRST.fullmatch(tag))
    return sum(count for tag, count in counts.items() if _LETTER_LAST.fullmatch(tag)) > ahead


def is_sound(tag: str) -> bool:
    """Tell whether a tag is one of a scheme's."""
    return tag in OUTSIDE or TAG.fullmatch(tag) is not None


def scheme_of(tags: Sequence[str], orphans: Sequence[int], tokens: Sequence[int] | None = None) -> Scheme:
    """Return the scheme of a file's tags; ``orphans`` are the tags with an I that begins an entity.

    ``tokens`` are those of the tags, as in `entities_of`. In IOB1 every B parts two entities of one label;
    without any B the two schemes with I alone are one.
    """
    # The letters that only one family of schemes has decide first; IOB1 and IOB2 differ in their B alone.
    parsed_tags = {tag: parse_tag(tag) for tag in set(tags)}
    letters = {letter for letter, _ in parsed_tags.values()}
    if letters & set("LU"):
        return Scheme.BILOU
    if "M" in letters:
        return Scheme.BMES
    if letters & set("ES"):
        return Scheme.IOBES
    if not orphans:
        return Scheme.IOB2
    behind, label_before = -1, ""
    for tag, token in zip(tags, range(len(tags)) if tokens is None else tokens, strict=True):
        letter, label = parsed_tags[tag]
        if letter == "B" and (token != behind or label_before != label):
            return Scheme.IOB2
        behind, label_before = token + 1, label
    return Scheme.IOB1


def spell_tags(
    document_entities: Iterable[TaggedEntity], length: int, scheme: Scheme, joint: str = "-"
) -> list[str]:
    """Return the tags of entities that share no token, in a scheme; ``joint`` stands before labels."""
    tags = ["O"] * length
    first, inner, last, only = _SPELLED[scheme]
    # IOB1 writes B only where an entity of the same label ends right before; ``previous`` is the entity
    # before.
    previous = TaggedEntity(-1, -1, "")
    for entity in sorted(document_entities):
        letters = [inner] * (entity.end - entity.start)
        letters[0], letters[-1] = (first, last) if len(letters) > 1 else (only, only)
        if scheme is Scheme.IOB1 and (previous.end, previous.label) != (entity.start, entity.label):
            letters[0] = inner
        for place, letter in enumerate(letters, entity.start):
            tags[place] = f"{letter}{joint}{entity.label}"
        previous = entity
    return tags


def suspect_labels(labels: Mapping[str, int]) -> dict[str, str]:
    """Return the labels that look like slips, by their counts, with the likely label of each."""
    result = {}
    frequent = sorted(label for label, count in labels.items() if count >= _FREQUENT)
    for label, count in labels.items():
        if count > _RARE or len(label) < _SHORT or "," in label:
            continue
        likely_label = next((candidate for candidate in frequent if is_slip(label, candidate)), "")
        if likely_label:
            result[label] = likely_label
    return result


def is_slip(label: str, candidate: str) -> bool:
    """Tell whether a label is likely another one with a slip of the keyboard in it.

    Two neighbours that changed places are one. In a long label so are, inside it, a letter struck twice
    or once of two, and a neighbouring key. Whatever labels of one tag set differ by is none: another letter
    (ADJP, ADVP), one left out (COUNTRY, COUNTY), one more at the end (EVENT, EVENTS), digits (ARG0, ARG1).
    """
    from rapidfuzz.distance import OSA

    if OSA.distance(label, candidate, score_cutoff=1) != 1:
        return False
    # ``start`` is the first position at which the two differ.
    start = next((n for n, (a, b) in enumerate(zip(label, candidate, strict=False)) if a != b), -1)
    if start < 0 or max(len(label), len(candidate)) - start == 1:
        return False  # they differ at the end alone
    struck_letter, due_letter = label[start], candidate[start]
    if not (struck_letter.isalpha() and due_letter.isalpha()):
        return False
    if len(label) == len(candidate) and sorted(label) == sorted(candidate):
        return True
    if min(len(label), len(candidate)) < _LONG - 1 or max(len(label), len(candidate)) < _LONG:
        return False
    if len(label) != len(candidate):
        longer = max(label, candidate, key=len)
        return start > 0 and longer[start] == longer[start - 1]
    return _are_neighbours(struck_letter, due_letter)


def _are_neighbours(first: str, second: str) -> bool:
    """Tell whether two letters stand side by side on a keyboard."""
    pair = {first.casefold(), second.casefold()}
    return any(set(row[n : n + 2]) == pair for row in _KEYS for n in range(len(row) - 1))
