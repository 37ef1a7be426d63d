"""The pages of the guide, as the help folder has them, with their sections, anchors and links."""

import posixpath
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable

from annotally_gui.services.guide.blocks import (
    Anchor,
    Listing,
    PageBlock,
    PageHeading,
    PageLink,
    all_blocks,
    parts_of,
    plain_block,
    plain_line,
)
from annotally_gui.services.guide.markdown import read_blocks

HOME = "guide.md"
"""The page with the contents of the guide."""
OPTIONS_PAGE = "options.md"
"""The page of the options of a configuration; its anchors are their names in small letters."""


@dataclass(frozen=True, slots=True)
class GuidePlace:
    """A page, an anchor on it or nothing for its beginning, and words to look for below that."""

    page: str
    anchor: str = ""
    words: str = ""

    def __str__(self) -> str:
        return f"{self.page}#{self.anchor}" if self.anchor else self.page


@dataclass(frozen=True, slots=True)
class GuideSection:
    """The part of a page from a heading to the next: its anchor, its title and its words.

    The words before the first heading, and below the title of the page, have no anchor.
    """

    anchor: str
    title: str
    level: int
    text: str


class GuidePage:
    """A page, parsed when it is first needed."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self._source = source

    @cached_property
    def blocks(self) -> tuple[PageBlock, ...]:
        """All blocks of the page."""
        return read_blocks(self._source)

    @cached_property
    def title(self) -> str:
        """The first heading; without one the name of the page."""
        headings = (block for block in self.blocks if isinstance(block, PageHeading))
        first = next(headings, None)
        return plain_line(first.content) if first is not None else posixpath.basename(self.name)

    @cached_property
    def sections(self) -> tuple[GuideSection, ...]:
        """The sections in their order."""
        return tuple(self._sections())

    def _sections(self) -> Iterator[GuideSection]:
        heading: PageHeading | None = None
        texts: list[str] = []
        for block in self.blocks:
            if isinstance(block, PageHeading):
                if texts or heading is not None:
                    yield self._section(heading, texts)
                heading, texts = block, []
            else:
                texts.append(plain_block(block))
        yield self._section(heading, texts)

    def _section(self, heading: PageHeading | None, texts: list[str]) -> GuideSection:
        title = plain_line(heading.content) if heading is not None else self.title
        level = heading.level if heading is not None else 1
        anchor = heading.anchor if heading is not None and level > 1 else ""
        return GuideSection(anchor, title, level, "\n".join(texts))

    def section_of(self, anchor: str) -> str:
        """Return the anchor of the section that has a place: the heading before it, or with it."""
        # An anchor is the heading's own, or one written out in the heading or in a block below it.
        heading = ""
        for block in self.blocks:
            if isinstance(block, PageHeading):
                heading = block.anchor if block.level > 1 else ""
            if anchor == heading or any(
                isinstance(part, Anchor) and part.name == anchor
                for inner in all_blocks([block])
                for part in parts_of(inner)
            ):
                return heading
        return ""

    def chapter_of(self, anchor: str) -> str:
        """Return the anchor of the heading of the second level that a place is below; empty without one."""
        section, chapter = self.section_of(anchor), ""
        for entry in self.sections:
            if entry.level <= 2:
                chapter = entry.anchor
            if section and entry.anchor == section:
                return chapter
        return ""

    @cached_property
    def anchors(self) -> frozenset[str]:
        """The names of all places that links can lead to."""
        names = {block.anchor for block in all_blocks(self.blocks) if isinstance(block, PageHeading)}
        parts = (part for block in all_blocks(self.blocks) for part in parts_of(block))
        return frozenset(names | {part.name for part in parts if isinstance(part, Anchor)})

    @cached_property
    def links(self) -> tuple[str, ...]:
        """The targets of all links as they are written."""
        parts = (part for block in all_blocks(self.blocks) for part in parts_of(block))
        return tuple(part.target for part in parts if isinstance(part, PageLink))


@dataclass(frozen=True, slots=True)
class ContentsEntry:
    """A line of the contents: a title, a place or none for a mere heading, and the lines below it."""

    title: str
    place: GuidePlace | None
    children: "tuple[ContentsEntry, ...]" = ()


class Guide:
    """The pages by their names below the help folder, such as ``measures.md`` or ``formats/brat.md``."""

    def __init__(self, sources: Mapping[str, str], titled: Collection[str] = ()) -> None:
        """Take the pages' Markdown by name; those in ``titled`` have their own titles in the contents."""
        self._titled = frozenset(titled)
        self.pages = {name: GuidePage(name, sources[name]) for name in sorted(sources)}

    def place_of(self, target: str, page: str = HOME) -> GuidePlace | None:
        """Return where a link on a page leads; None if that is no place of the guide.

        An anchor that the page does not have leads nowhere.
        """
        path, _, anchor = target.partition("#")
        if "://" in path:
            return None
        name = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
        found = self.pages.get(name)
        if found is None or (anchor and anchor not in found.anchors):
            return None
        return GuidePlace(name, anchor)

    def title_of(self, place: GuidePlace) -> str:
        """Return the title of a place: its section, or its page."""
        page = self.pages[place.page]
        anchor = page.section_of(place.anchor) if place.anchor else ""
        titles = (section.title for section in page.sections if anchor == section.anchor)
        return next(titles, page.title) if anchor else page.title

    def broken_links(self) -> list[str]:
        """Return the links between pages that lead nowhere, each with its page."""
        return [
            f"{name}: {target}"
            for name, page in self.pages.items()
            for target in page.links
            if "://" not in target and self.place_of(target, name) is None
        ]

    def contents(self, other_pages: str) -> tuple[ContentsEntry, ...]:
        """Return the contents: the page of contents, its headings with the pages listed there, and the rest.

        A page in a folder goes below the page that has the folder's name. What nothing lists stands under
        ``other_pages``.
        """
        # Each page is listed where the first page leads to it first: `listed` has those that have their
        # entry. So it does not matter who wrote a page, or whether anybody links to it.
        listed: set[str] = {HOME}
        home = self.pages.get(HOME)
        entries = [ContentsEntry(home.title, GuidePlace(HOME))] if home is not None else []
        group: list[ContentsEntry] = entries
        groups: list[tuple[str, list[ContentsEntry]]] = []
        for block in home.blocks if home is not None else ():
            if isinstance(block, PageHeading) and block.level > 1:
                group = []
                groups.append((plain_line(block.content), group))
            elif isinstance(block, Listing):
                group += self._listed_in(block, listed)
            else:
                group += self._linked_in(block, listed)
        entries += [ContentsEntry(title, None, tuple(lines)) for title, lines in groups if lines]
        rest = [self._entry(name, "", listed) for name in self.pages if name not in listed]
        remaining = [entry for entry in rest if entry is not None]
        return (*entries, ContentsEntry(other_pages, None, tuple(remaining))) if remaining else tuple(entries)

    def _linked_in(self, block: PageBlock, listed: set[str]) -> Iterator[ContentsEntry]:
        """Yield the entries of the pages that a paragraph links to, by their own titles."""
        for part in parts_of(block):
            place = self.place_of(part.target) if isinstance(part, PageLink) else None
            entry = self._entry(place.page, "", listed) if place is not None else None
            if entry is not None:
                yield entry

    def _listed_in(self, listing: Listing, listed: set[str]) -> Iterator[ContentsEntry]:
        """Yield the entries of the first link to a page in each item."""
        for item in listing.items:
            links = (part for block in item for part in parts_of(block) if isinstance(part, PageLink))
            for link in links:
                place = self.place_of(link.target)
                entry = self._entry(place.page, plain_line(link.content), listed) if place else None
                if entry is not None:
                    yield entry
            for block in item:
                if isinstance(block, Listing):
                    yield from self._listed_in(block, listed)

    def _entry(self, name: str, title: str, listed: set[str]) -> ContentsEntry | None:
        """Return the entry of a page with its sections and the pages of its folder; None if it has one."""
        if name in listed:
            return None
        listed.add(name)
        page, folder = self.pages[name], name.removesuffix(".md") + "/"
        sections = [
            ContentsEntry(section.title, GuidePlace(name, section.anchor))
            for section in page.sections
            if section.level == 2
        ]
        inner = [
            self._entry(page_name, "", listed) for page_name in self.pages if page_name.startswith(folder)
        ]
        if name in self._titled or not title:
            title = page.title
        return ContentsEntry(title, GuidePlace(name), (*sections, *filter(None, inner)))


def page_sources(folder: Traversable) -> dict[str, str]:
    """Return the Markdown of all pages below a folder by their names."""
    return dict(_sources_below(folder, ""))


def _sources_below(folder: Traversable, above: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        if entry.is_dir():
            yield from _sources_below(entry, f"{above}{entry.name}/")
        elif entry.name.endswith(".md"):
            yield above + entry.name, entry.read_text(encoding="utf-8")
