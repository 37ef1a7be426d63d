"""The elements of a file of Knowtator that stand for annotations, and their edits.

An annotation is several elements: where it is, its class, and one for each slot. A relation is an element of
its own; the class that it hangs on names it, so that this has to be edited with it.
"""

import html
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from annotally.formats.knowtator.elements import Child
from annotally.formats.splicing import Edit, leading_of, line_end_of
from annotally.formats.standoff.records import AnnotationList
from annotally.formats.xml_documents import XmlDocument
from annotally.formats.xml_places import Element, place_elements
from annotally.formats.xml_spelling import spell_attribute

SEPARATOR = "\0"
"""Stands in the spelling of a relation between the mention that it hangs on and its element."""
LINE_BREAK = "\1"
"""Stands in a spelling where a line of its own begins, indented as the file is; no XML has it."""
VALUE = "complexSlotMentionValue"
_ID = re.compile(r"<(?:mention|classMention|complexSlotMention) id=(\"[^\"]*\"|'[^']*')")
_CLASS_END = "</classMention>"


class Relation(NamedTuple):
    """A value of a slot that leads to another mention: the places of owner and slot, the value's number."""

    owner: int
    slot: int
    value: int


class MentionList(AnnotationList):
    """The annotations and relations of a file, each element an item."""

    def __init__(self, document: XmlDocument) -> None:
        super().__init__()
        self._text, self._document = document.text, document
        self._root: Element | None = None
        self._relations: dict[int, Relation] = {}
        self._values: dict[int, list[int]] = {}
        """The relations of each slot, by the place of its element."""
        self._classes: dict[int, int] = {}
        """The place of the class of an annotation, by the number of its element."""

    def take(self, child: Child, owned: Child | None = None) -> int:
        """Take in an element of an annotation; ``owned`` is the class of the annotation."""
        number = self.append(child.start, child.end)
        if owned is not None:
            self._classes[number] = owned.start
        return number

    def take_relation(self, slot: Child, relation: Relation) -> int:
        """Take in a relation."""
        number = self.append(slot.start, slot.end)
        self._relations[number] = relation
        self._values.setdefault(relation.slot, []).append(number)
        return number

    def root(self) -> Element:
        """Return the root with the places of all that is inside it, which only edits and messages need."""
        if self._root is None:
            self._root = place_elements(self._document)
        return self._root

    def child(self, start: int) -> Element:
        """Return the child of the root at a place."""
        # Called for the few children that messages are about, so that a search is quick enough.
        return next(child for child in self.root().children if child.start == start)

    def edits(self, changed: Mapping[int, str | None], added: Sequence[str]) -> Iterator[Edit]:
        """Yield the edits: elements that are removed take their indentation along."""
        # The names of relations in classes are worked out ahead of everything: those that are gone, and those
        # that come in, by the identifier of the mention. A class that is spelled anew gets the names
        # of all its relations; in any other one the names are edited in place.
        gone = {number for number in changed if number in self._relations}
        removed_slots = {start for start, numbers in self._values.items() if gone.issuperset(numbers)}
        new_spans = [text for text in added if SEPARATOR not in text]
        new_relations = _relations_among([*changed.values(), *added])
        names_by_owner = _names_by_owner(new_relations)
        places = {child.start: child for child in self.root().children}
        elements = {number: text for number, text in changed.items() if number not in gone}
        spelled = {self._classes[number] for number in elements if number in self._classes}
        yield from self._element_edits(elements, places, removed_slots, names_by_owner)
        yield from self._slot_edits(places, gone, removed_slots)
        yield from self._name_edits(places, removed_slots, names_by_owner, spelled)
        new_texts = [_with_names(text, names_by_owner.pop(_owner_of(text), ())) for text in new_spans]
        new_texts += [text.partition(SEPARATOR)[2] for text in new_relations]
        yield from [self._insertion(new_texts)] if new_texts else []

    def _element_edits(
        self,
        elements: Mapping[int, str | None],
        places: Mapping[int, Element],
        removed_slots: set[int],
        names_by_owner: dict[str, list[str]],
    ) -> Iterator[Edit]:
        """Yield the edits of the elements of annotations."""
        for number, text in elements.items():
            if text is not None and number in self._classes:
                text = self._with_relations(number, text, places, removed_slots, names_by_owner)
            yield self._replaced(self.starts[number], self.ends[number], text)

    def _with_relations(
        self,
        number: int,
        text: str,
        places: Mapping[int, Element],
        removed_slots: set[int],
        names_by_owner: dict[str, list[str]],
    ) -> str:
        """Return an annotation that is spelled anew, with the names of all its relations."""
        remaining = self._remaining(self._classes[number], places, removed_slots)
        return _with_names(text, [*remaining, *names_by_owner.pop(_owner_of(text), ())])

    def _remaining(self, owner: int, places: Mapping[int, Element], removed_slots: set[int]) -> Iterator[str]:
        """Yield the identifiers of the relations that a mention still has."""
        slots = {relation.slot for relation in self._relations.values() if relation.owner == owner}
        for start in sorted(slots - removed_slots):
            yield places[start].get("id") or ""

    def _slot_edits(
        self, places: Mapping[int, Element], gone: set[int], removed_slots: set[int]
    ) -> Iterator[Edit]:
        """Yield the edits that remove relations: whole slots, or values of slots that have others."""
        # A slot all of whose relations go is removed once, with the first of them.
        for number in gone:
            relation = self._relations[number]
            slot = places[relation.slot]
            if relation.slot not in removed_slots:
                value = list(slot.all(VALUE))[relation.value]
                yield self._replaced(value.start, value.end, None)
            elif number == self._values[relation.slot][0]:
                yield self._replaced(slot.start, slot.end, None)

    def _name_edits(
        self,
        places: Mapping[int, Element],
        removed_slots: set[int],
        names_by_owner: dict[str, list[str]],
        spelled: set[int],
    ) -> Iterator[Edit]:
        """Yield the edits of the names of relations in classes that stay as they are."""
        removed = {
            (relation.owner, places[relation.slot].get("id"))
            for relation in self._relations.values()
            if relation.slot in removed_slots and relation.owner not in spelled
        }
        # A class that is spelled anew has its names already; in the others they come behind the last child.
        for element in self.root().all("classMention"):
            for child in element.all("hasSlotMention"):
                if (element.start, child.get("id")) in removed:
                    yield self._replaced(child.start, child.end, None)
            if element.start not in spelled and names_by_owner:
                at = element.children[-1].end if element.children else element.closing
                leading = self._child_leading(element)
                for name in names_by_owner.pop(element.get("id") or "", ()):
                    yield at, at, f"{leading}<hasSlotMention id={spell_attribute(name)} />"

    def _child_leading(self, element: Element) -> str:
        return leading_of(self._text, element.children[-1].start) if element.children else ""

    def _replaced(self, start: int, end: int, text: str | None) -> Edit:
        """Return the edit that replaces an element, or removes it with the line end ahead."""
        # Leading is the line end ahead with the indentation: it goes with an element, and it indents new
        # lines.
        leading = leading_of(self._text, start)
        return (
            (start - len(leading), end, "")
            if text is None
            else (start, end, text.replace(LINE_BREAK, leading))
        )

    def _insertion(self, texts: Sequence[str]) -> Edit:
        """Return the edit that puts new elements behind the last one, or into an empty file."""
        root, line_end = self.root(), line_end_of(self._text)
        # New elements are indented as the first annotation of the file is.
        if self.ends:
            at = max(self.ends)
            leading = leading_of(self._text, self.starts[0])
            return at, at, "".join(f"{leading}{text.replace(LINE_BREAK, leading)}" for text in texts)
        lines = "".join(f"{line_end}{text.replace(LINE_BREAK, line_end)}" for text in texts)
        if root.empty:
            start_tag = self._text[root.start : root.end].removesuffix("/>").rstrip()
            return root.start, root.end, f"{start_tag}>{lines}{line_end}</{root.name}>"
        return root.inside, root.inside, lines


def _relations_among(texts: Sequence[str | None]) -> list[str]:
    """Return the spellings of relations among those of elements, of which some are removed."""
    return [text for text in texts if text is not None and SEPARATOR in text]


def _owner_of(text: str) -> str:
    """Return the identifier of the mention in the spelling of an annotation."""
    match = _ID.search(text)
    return html.unescape(match[1][1:-1]) if match is not None else ""


def _names_by_owner(relations: Sequence[str]) -> dict[str, list[str]]:
    """Return the identifiers of new relations by that of the mention that each hangs on."""
    names: dict[str, list[str]] = {}
    for text in relations:
        owner, _, element = text.partition(SEPARATOR)
        names.setdefault(owner, []).append(_owner_of(element))
    return names


def _with_names(text: str, names: Sequence[str]) -> str:
    """Return the spelling of an annotation with relations names_by_owner in its class."""
    # Names of relations are the last children of a class, ahead of its end tag.
    if not names:
        return text
    head, end, tail = text.partition(_CLASS_END)
    lines = "".join(f"    <hasSlotMention id={spell_attribute(name)} />{LINE_BREAK}" for name in names)
    return f"{head}{lines}{end}{tail}"
