"""The choice of elements that are read as annotations: by names (`ReadOptions.layer`), else by a rule.

``person+place`` reads the elements of these names, ``all`` every element inside the text; a name behind a
hyphen is left out, as in ``all+-p``. Elements without characters are read only where a name or ``all`` asks
for them. ``#anna`` reads the annotations whose ``resp`` has ``#anna`` among the persons, and those without.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from annotally.formats.xml_places import Element

SEPARATOR, LEFT_OUT, ALL, ANNOTATOR = "+", "-", "all", "#"
RESPONSIBLE = "resp"
"""Attribute with the persons who made an annotation."""

STRUCTURE = frozenset(
    (
        *("text", "body", "doc", "document", "article", "corpus", "front", "back", "abstract", "header"),
        *("div", "section", "sec", "subsection", "chapter", "p", "para", "paragraph", "head", "headline"),
        *("s", "sent", "sentence", "line", "l", "lg", "lb", "pb", "cb", "br", "hr", "footer", "note"),
        *("list", "item", "table", "tbody", "row", "cell", "tr", "td", "th", "ul", "ol", "li"),
        *("h1", "h2", "h3", "h4", "h5", "h6", "w", "word", "tok", "token", "c", "pc"),
    )
)
"""Names of elements that divide a text and annotate nothing, unless they are chosen."""


@dataclass(frozen=True, slots=True)
class ElementChoice:
    """A choice of elements by their folded names; without ``names`` and ``everything`` a rule decides."""

    names: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()
    everything: bool = False
    annotators: frozenset[str] = frozenset()
    """The persons whose annotations are read, as written; empty: those of all."""

    def takes(self, name: str, *, usual: bool, is_empty: bool) -> bool:
        """Tell whether an element is an annotation; ``usual`` is the verdict of the rule on its name."""
        # Exclusions go first. Elements without characters are taken by a choice alone, never by the rule.
        if name in self.without:
            return False
        if self.everything or self.names:
            return self.everything or name in self.names
        return usual and not is_empty

    def takes_work_of(self, persons: Collection[str]) -> bool:
        """Tell whether annotations by some persons are read; those by nobody are always."""
        return not self.annotators or not persons or not self.annotators.isdisjoint(persons)


def choice_of(layer: str | None) -> ElementChoice:
    """Return the choice that an option says; None is no choice."""
    # A hyphen ahead of a name leaves it out; case and blanks around names make no difference.
    written = [piece.strip() for piece in (layer or "").split(SEPARATOR)]
    annotators = frozenset(piece for piece in written if piece.startswith(ANNOTATOR))
    pieces = [piece.casefold() for piece in written if piece not in annotators]
    names = {piece for piece in pieces if piece and not piece.startswith(LEFT_OUT)}
    without = {piece.removeprefix(LEFT_OUT) for piece in pieces if piece.startswith(LEFT_OUT)}
    return ElementChoice(frozenset(names - {ALL}), frozenset(without), ALL in names, annotators)


def folded_name(element: Element) -> str:
    """Return the name of an element without prefix and case."""
    return local_name(element).casefold()


def local_name(element: Element) -> str:
    """Return the name of an element without the prefix of its namespace."""
    return element.name.rpartition(":")[2]


def annotating_names(elements: Iterable[Element]) -> frozenset[str]:
    """Return the folded names of elements that annotate something in a text, as far as a rule can tell.

    Left out are those of `STRUCTURE`, and names of containers: elements with nothing but white space, line
    ends in it, and other elements directly inside, where these are more than half of their name.
    """
    # Counts over all elements of a name, so that the rule is the same for each of them. Linear.
    counts, containers = Counter[str](), Counter[str]()
    for element in elements:
        name = folded_name(element)
        counts[name] += 1
        if element.children and "\n" in element.text and not element.text.strip():
            containers[name] += 1
    return frozenset(
        name for name, count in counts.items() if name not in STRUCTURE and 2 * containers[name] <= count
    )
