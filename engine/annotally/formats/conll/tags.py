"""The tags of token columns: IOB1, IOB2, IOBES, BMES and BILOU, what damages them, and what they come to.

One rule reads them all: an entity begins at B, S or U, or where the label changes, and ends at E, L or S. So
an I that continues nothing begins an entity, and files of different schemes can be compared.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from rapidfuzz.distance import OSA

TAG = re.compile(r"([BIESMLU])(?:[-_](\S.*))?")
_LETTER_FIRST = re.compile(r"([BIESMLU])([-_])(\S(?:.*\S)?)")
_LETTER_LAST = re.compile(r"(\S(?:.*\S)?)([-_])([BIESMLU])")
OUTSIDE = ("O", "_")
"""Tags of tokens in no entity; the second is that of columns which do not apply."""
UNLABELLED = "ENTITY"
"""Type of entities whose tags have no label."""
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
    """How a file says where entities begin and end."""

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


class Entity(NamedTuple):
    """The tokens ``[start, end)`` that stand under one label."""

    start: int
    end: int
    label: str


def folded(tag: str) -> str:
    """Return a tag with letters and dashes that only look Latin replaced by those they look like."""
    return unicodedata.normalize("NFKC", tag).translate(_LOOK_LIKE)


def entities(tags: Sequence[str], breaks: Iterable[int]) -> tuple[list[Entity], list[int]]:
    """Return the entities of tags that are sound, and the tokens whose I begins one.

    ``breaks`` are the tokens that begin a sentence, ascending: no entity goes across.
    """
    found: list[Entity] = []
    orphans: list[int] = []
    begins = set(breaks)
    known = {tag: parsed(tag) for tag in set(tags)}
    start, label = -1, ""
    for place, tag in enumerate(tags):
        letter, name = known[tag]
        if start >= 0 and (not letter or letter in _OPENING or name != label or place in begins):
            found.append(Entity(start, place, label))
            start = -1
        if not letter:
            continue
        if start < 0:
            start, label = place, name
            if letter not in _OPENING:
                orphans.append(place)
        if letter in _CLOSING:
            found.append(Entity(start, place + 1, label))
            start = -1
    if start >= 0:
        found.append(Entity(start, len(tags), label))
    return found, orphans


def parsed(tag: str) -> tuple[str, str]:
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


def scheme_of(tags: Sequence[str], orphans: Sequence[int]) -> Scheme:
    """Return the scheme of tags of which ``orphans`` are those whose I begins an entity.

    In IOB1 every B parts two entities of one label; without any B the two schemes with I alone are one.
    """
    letters = {parsed(tag)[0] for tag in set(tags)}
    if letters & set("LU"):
        return Scheme.BILOU
    if "M" in letters:
        return Scheme.BMES
    if letters & set("ES"):
        return Scheme.IOBES
    if not orphans:
        return Scheme.IOB2
    for before, tag in zip(("O", *tags), tags, strict=False):
        letter, label = parsed(tag)
        if letter == "B" and parsed(before)[1] != label:
            return Scheme.IOB2
    return Scheme.IOB1


def spelled(many: Iterable[Entity], length: int, scheme: Scheme, joint: str = "-") -> list[str]:
    """Return the tags of entities that share no token, in a scheme; ``joint`` stands before labels."""
    tags = ["O"] * length
    first, inner, last, only = _SPELLED[scheme]
    previous = Entity(-1, -1, "")
    for entity in sorted(many):
        letters = [inner] * (entity.end - entity.start)
        letters[0], letters[-1] = (first, last) if len(letters) > 1 else (only, only)
        if scheme is Scheme.IOB1 and (previous.end, previous.label) != (entity.start, entity.label):
            letters[0] = inner
        for place, letter in enumerate(letters, entity.start):
            tags[place] = f"{letter}{joint}{entity.label}"
        previous = entity
    return tags


def suspects(labels: Mapping[str, int]) -> dict[str, str]:
    """Return the labels that look like slips, by their counts, with what was probably meant."""
    result = {}
    frequent = sorted(label for label, count in labels.items() if count >= _FREQUENT)
    for label, count in labels.items():
        if count > _RARE or len(label) < _SHORT or "," in label:
            continue
        meant = next((candidate for candidate in frequent if is_slip(label, candidate)), "")
        if meant:
            result[label] = meant
    return result


def is_slip(label: str, meant: str) -> bool:
    """Tell whether a label is likely another one with a slip of the keyboard in it.

    Two neighbours that changed places are one. In a long label so are, inside it, a letter struck twice
    or once of two, and a neighbouring key. Whatever labels of one tag set differ by is none: another letter
    (ADJP, ADVP), one left out (COUNTRY, COUNTY), one more at the end (EVENT, EVENTS), digits (ARG0, ARG1).
    """
    if OSA.distance(label, meant, score_cutoff=1) != 1:
        return False
    start = next((n for n, (a, b) in enumerate(zip(label, meant, strict=False)) if a != b), -1)
    if start < 0 or max(len(label), len(meant)) - start == 1:
        return False  # they differ at the end alone
    struck, due = label[start], meant[start]
    if not (struck.isalpha() and due.isalpha()):
        return False
    if len(label) == len(meant) and sorted(label) == sorted(meant):
        return True
    if min(len(label), len(meant)) < _LONG - 1 or max(len(label), len(meant)) < _LONG:
        return False
    if len(label) != len(meant):
        longer = max(label, meant, key=len)
        return start > 0 and longer[start] == longer[start - 1]
    return _are_neighbours(struck, due)


def _are_neighbours(first: str, second: str) -> bool:
    """Tell whether two letters stand side by side on a keyboard."""
    pair = {first.casefold(), second.casefold()}
    return any(set(row[n : n + 2]) == pair for row in _KEYS for n in range(len(row) - 1))
