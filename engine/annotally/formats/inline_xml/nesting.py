"""Nesting of tags: where new tags go among those that stay, so that all elements lie one in another."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from annotally.formats.splicing import Edit
from annotally.formats.xml_places import Element
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.wording import Wording


class NewTags(NamedTuple):
    """The tags of an annotation that is written anew."""

    extent: Extent
    opening: str
    closing: str
    instance: Instance


class Tag(NamedTuple):
    """A tag that stays: where it stands in the text and in the file, the end of its element, its name."""

    offset: int
    place: int
    end: int
    is_closing: bool
    name: str


Refuse = Callable[[Instance, Wording, Wording], Exception]
"""Builds the refusal of an annotation from finding and expectation."""


def tags_of(content: Element, length: int, elements: Iterable[tuple[Element, Extent]]) -> Iterator[Tag]:
    """Yield the tags of elements with characters in the order of the file, the end of the text last.

    ``content`` is the element with the text of that length; ``elements`` come in the order of start tags.
    """
    # A stack of open elements: those that end ahead of a start tag are closed first, innermost first. Linear.
    open_elements: list[tuple[Element, Extent]] = []
    for element, extent in elements:
        if extent.start == extent.end:
            continue
        while open_elements and open_elements[-1][0].end <= element.start:
            yield _closing(*open_elements.pop())
        open_elements.append((element, extent))
        yield Tag(extent.start, element.start, extent.end, False, element.name)
    while open_elements:
        yield _closing(*open_elements.pop())
    yield Tag(length, content.closing, length, True, content.name)


def end_of_text(length: int) -> Sequence[Tag]:
    """Return the only tag of a text without tags: its end."""
    return (Tag(length, length, length, True, ""),)


def _closing(element: Element, extent: Extent) -> Tag:
    return Tag(extent.end, element.closing, extent.end, True, element.name)


class _Open(NamedTuple):
    """An open element: the end of its extent, its name, and its tags if they are new."""

    end: int
    name: str
    tags: NewTags | None


class TagNesting:
    """Places new tags among those that stay."""

    def __init__(
        self, to_source: Callable[[int], int], sections: Sequence[Extent], refuse: Refuse, name: str
    ) -> None:
        """Take the function from offsets to places of the file, and ranges that a tag has to interrupt.

        ``name`` is that of the element around the text.
        """
        self._to_source, self._sections, self._refuse = to_source, sections, refuse
        self._starts = [section.start for section in sections]
        self._edits: list[Edit] = []
        self._open: list[_Open] = [_Open(1 << 62, name, None)]

    def edits(self, standing: Iterable[Tag], new: Iterable[NewTags]) -> list[Edit]:
        """Return the insertions. Raises the refusal of ``refuse`` for annotations that cross others.

        Of the same extent the new tags lie around those that stand, and the first of several around the rest.
        """
        # A sweep over the tags that stand, with a stack of what is open. New elements are opened ahead of a
        # tag if they begin before it, or begin with the element and are at least as long; whatever ends
        # before is closed first. An element that is open and ends inside the next one crosses it. n log n.
        waiting = sorted(new, key=lambda tags: (tags.extent.start, -tags.extent.end))
        number = 0
        for tag in standing:
            while number < len(waiting) and _goes_ahead(waiting[number].extent, tag):
                self._insert(waiting[number], tag)
                number += 1
            self._close(tag.offset, tag)
            innermost = self._open[-1]
            if tag.is_closing:
                if innermost.tags is not None:
                    raise self._crossing(innermost.tags, tag.name)
                self._open.pop()
                continue
            if innermost.end < tag.end:
                assert innermost.tags is not None  # elements of the file lie one in another
                raise self._crossing(innermost.tags, tag.name)
            self._open.append(_Open(tag.end, tag.name, None))
        return self._edits

    def _crossing(self, tags: NewTags, name: str) -> Exception:
        finding = Wording("an extent that crosses the element {name}", name=name)
        return self._refuse(tags.instance, finding, Wording("annotations that lie one in another"))

    def _insert(self, tags: NewTags, following: Tag) -> None:
        # What ends here is closed first; then the new element has to end inside the innermost open one.
        start, end = tags.extent.start, tags.extent.end
        self._close(start, following)
        innermost = self._open[-1]
        if innermost.end < end:
            raise self._crossing(tags, innermost.name)
        if start == end:
            self._add(start, tags.opening + tags.closing, following)
            return
        self._add(start, tags.opening, following)
        self._open.append(_Open(end, tags.instance.type, tags))

    def _close(self, offset: int, following: Tag) -> None:
        """Close new elements that end at an offset or before it."""
        while (innermost := self._open[-1]).tags is not None and innermost.end <= offset:
            self._add(innermost.end, innermost.tags.closing, following)
            self._open.pop()

    def _add(self, offset: int, text: str, following: Tag) -> None:
        place = following.place if offset == following.offset else self._to_source(offset)
        # Among unparsed characters a tag would be text: the section is interrupted around it.
        section = bisect_right(self._starts, place) - 1
        if section >= 0 and place <= self._sections[section].end:
            text = f"]]>{text}<![CDATA["
        self._edits.append((place, place, text))


def _goes_ahead(extent: Extent, tag: Tag) -> bool:
    """Tell whether an element is opened ahead of a tag that stays."""
    # At one place the longer element lies outside; ahead of an end tag only an empty one has room.
    if extent.start != tag.offset:
        return extent.start < tag.offset
    return extent.end >= tag.end and (not tag.is_closing or extent.start == extent.end)
