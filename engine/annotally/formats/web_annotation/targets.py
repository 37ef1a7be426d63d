"""Targets of web annotations: the places in a text that their selectors say.

Several selectors of a target say the same in different ways: a position counts if it is there, a quotation
tells whether it fits, and where it does not, or there is none, the place where the quotation is once.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from annotally.formats.json_scan import JsonValue
from annotally.formats.standoff.offsets import OffsetScale, Quote, stands_there
from annotally.formats.web_annotation.bodies import members_of, short_name
from annotally.formats.web_annotation.places import iri_of
from annotally.model.wording import Wording

POSITION, QUOTATION, FRAGMENT = "TextPositionSelector", "TextQuoteSelector", "FragmentSelector"
MOST_SEARCHED = 4 * 2**30
"""Code points that are searched for the quotations of one file."""
_MOST_PLACES = 1000
_CHARACTERS = re.compile(r"char=([0-9]{1,15}),([0-9]{1,15})(?:;.*)?")


class Selected(NamedTuple):
    """The position that selectors state, in the unit of the file, and the quotation with its context."""

    position: tuple[int, int] | None = None
    quotation: str | None = None
    prefix: str = ""
    suffix: str = ""
    readable: bool = True
    """Whether one of the selectors is of a kind that is read."""

    def quote(self) -> Quote | None:
        """Return the text that is stated for a position."""
        if self.position is None or self.quotation is None:
            return None
        return Quote(*self.position, self.quotation)


def targets_of(annotation: Mapping[str, JsonValue]) -> list[JsonValue]:
    """Return the targets of an annotation."""
    return members_of(annotation.get("target", annotation.get("hasTarget")))


def source_of(target: JsonValue) -> str:
    """Return the IRI of the text that a target is in, empty where it says none."""
    # A resource that has no selector is itself the text; one with a selector names its text as the source.
    if isinstance(target, dict):
        return iri_of(target.get("source", target.get("hasSource"))) or (
            iri_of(target) if "selector" not in target else ""
        )
    return iri_of(target)


def has_selector(target: JsonValue) -> bool:
    """Tell whether a target is a part of a text."""
    # A target without a selector is a whole text, or an annotation.
    return isinstance(target, dict) and bool(members_of(target.get("selector", target.get("hasSelector"))))


def selected_by(target: JsonValue) -> Selected:
    """Return the content of a target's selectors. Raises ValueError for values of other types."""
    # Of each kind of selector the first counts; one that a further selector refines, or of a kind that is
    # not read, changes nothing.
    members = target if isinstance(target, dict) else {}
    position: tuple[int, int] | None = None
    quotation: tuple[str, str, str] | None = None
    for selector in members_of(members.get("selector", members.get("hasSelector"))):
        if not isinstance(selector, dict) or "refinedBy" in selector:
            continue
        kind = short_name(selector.get("type", selector.get("@type")))
        if kind == POSITION and position is None:
            position = _offset(selector, "start"), _offset(selector, "end")
        elif kind == FRAGMENT and position is None:
            match = _CHARACTERS.fullmatch(str(selector.get("value")))
            position = (int(match[1]), int(match[2])) if match is not None else None
        elif kind == QUOTATION and quotation is None:
            quotation = _quotation(selector)
    if quotation is None:
        return Selected(position, readable=position is not None)
    return Selected(position, *quotation)


def _quotation(selector: Mapping[str, JsonValue]) -> tuple[str, str, str]:
    """Return the quotation of a selector, with the texts ahead of it and behind it."""
    exact, prefix, suffix = (selector.get(key) or "" for key in ("exact", "prefix", "suffix"))
    if not (isinstance(exact, str) and isinstance(prefix, str) and isinstance(suffix, str)):
        raise ValueError(Wording("a quotation that is no string"))
    return exact, prefix, suffix


def _offset(selector: Mapping[str, JsonValue], name: str) -> int:
    value = selector.get(name)
    if type(value) is not int or value < 0:
        raise ValueError(Wording("{value} as {name}", value=str(value)[:30], name=name))
    return value


class SearchCost:
    """The number of code points that were searched for the quotations of a file."""

    def __init__(self) -> None:
        self.searched = 0


class Searcher:
    """The search for quotations in the text of a document; its cost is added to that of the file."""

    def __init__(self, text: str, cost: SearchCost | None = None) -> None:
        self._text = text
        self._found: dict[tuple[str, str, str], int | None] = {}
        self._cost = cost or SearchCost()

    def place(self, selected: Selected) -> int | None:
        """Return where a quotation is, if it is there once, or once in its context; else None."""
        quotation = selected.quotation
        if not quotation:
            return None
        # The same words are quoted over and over: each quotation is searched for once.
        key = quotation, selected.prefix, selected.suffix
        if key not in self._found:
            self._found[key] = self._search(quotation, selected.prefix, selected.suffix)
        return self._found[key]

    def _search(self, quotation: str, prefix: str, suffix: str) -> int | None:
        # The places of the quotation are found one after the other; a quotation that stands once needs no
        # context, one that stands more often than anybody quotes it without meaning all is given up.
        self._cost.searched += len(self._text)
        places = []
        for place in self._places(quotation):
            places.append(place)
            if len(places) > _MOST_PLACES:
                return None
        if len(places) > 1:
            places = [
                place
                for place in places
                if _ends_alike(self._text[max(place - len(prefix) - 1, 0) : place], prefix)
                and _begins_alike(self._behind(place + len(quotation), len(suffix) + 1), suffix)
            ]
        return places[0] if len(places) == 1 else None

    def _behind(self, at: int, size: int) -> str:
        return self._text[at : at + size]

    def _places(self, quotation: str) -> Iterator[int]:
        # Quotations may overlap themselves, so that the search goes on one character behind each place.
        at = self._text.find(quotation)
        while at >= 0:
            yield at
            at = self._text.find(quotation, at + 1)


def _ends_alike(text: str, prefix: str) -> bool:
    # Tools differ in whether they trim the context: white space at its edges does not count.
    return text.endswith(prefix) or text.rstrip().endswith(prefix.strip())


def _begins_alike(text: str, suffix: str) -> bool:
    return text.startswith(suffix) or text.lstrip().startswith(suffix.strip())


def resolve(selected: Selected, text: str, scale: OffsetScale, search: Searcher) -> tuple[int, int] | None:
    """Return the place of a target in the unit of the file; None where there is none."""
    # A position counts while its quotation fits, then the only place of the quotation, then the position.
    position, quote = selected.position, selected.quote()
    if position is not None and (quote is None or stands_there(text, quote, scale)):
        return position
    place = search.place(selected)
    if place is None or selected.quotation is None:
        return position
    return scale.from_code_points(place), scale.from_code_points(place + len(selected.quotation))
