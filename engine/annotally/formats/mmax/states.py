"""Annotations as MMAX2 states them: markables with spans and attributes, among them sets and pointers."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from annotally.formats.base import ReadOptions
from annotally.formats.equality import missing_mark
from annotally.formats.mmax.markables import LEVEL, NOTHING, OWN, POINTER_VALUE, SET_VALUE, spell_span
from annotally.formats.span_writing import Refuser, count_extents, has_pointers
from annotally.formats.standoff.records import FIRST_END, SECOND_END
from annotally.formats.xml_spelling import find_forbidden, is_attribute_name, is_name
from annotally.model.annotation_sets import DocumentAnnotations, pointer_name
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import shown
from annotally.model.union_find import UnionFind
from annotally.model.wording import Wording

SET = "set_"


class WordEnds(NamedTuple):
    """The identifiers of words by the offsets at which they begin and end."""

    starts: Mapping[int, str]
    ends: Mapping[int, str]


class MarkableState(NamedTuple):
    """A markable as its element states it."""

    level: str
    identifier: str
    attributes: dict[str, str]


class StateMaker:
    """The maker of the states of a document's annotations."""

    def __init__(
        self,
        annotated: DocumentAnnotations,
        words: WordEnds,
        options: ReadOptions,
        refuser: Refuser,
    ) -> None:
        self._annotated, self._words, self._options, self._refuser = annotated, words, options, refuser

    def refusal(self, instance: Instance, finding: Wording, expected: Wording) -> InputRefused:
        """Build the refusal of an annotation."""
        return self._refuser.refusal(self._annotated, instance, finding, expected)

    def states(
        self,
        identifiers: Mapping[tuple[str, str], str],
        sets: Mapping[tuple[str, str], str],
        set_names: Mapping[str, str],
        standing: Collection[Instance] = (),
    ) -> dict[tuple[str, str], MarkableState]:
        """Return the states of markables by label and name.

        ``identifiers`` are those of annotations by label and name; ``sets`` the names of the sets that these
        are in so far; ``set_names`` the attributes for sets by level. Raises InputRefused for what no
        markable holds, but not for annotations that stand in the file as they are.
        """
        # Markables come first, then the sets and relations between them, which are attributes of these.
        instances, unchanged = self._annotated.instances, set(map(id, standing))
        placed = [instance for instance in instances if instance.extents]
        states: dict[tuple[str, str], MarkableState] = {}
        by_pointer: dict[str, Instance] = {}
        for instance in placed:
            key = (instance.type, instance.name)
            if key in states:
                finding = Wording("a name that another instance has")
                raise self.refusal(instance, finding, Wording("every name once"))
            states[key] = MarkableState(instance.type, identifiers[key], self._attributes(instance))
            if id(instance) not in unchanged:
                self._check(instance, states[key].attributes)
            by_pointer[pointer_name(self._annotated.document, instance).casefold()] = instance
        for instance, name in self._set_names(placed, by_pointer, sets):
            attribute = set_names[instance.type]
            self._add(states, instance, attribute, name, instance)
        for instance in instances:
            if not instance.extents:
                self._add_relation(states, instance, by_pointer, identifiers)
        return states

    def _attributes(self, instance: Instance) -> dict[str, str]:
        attributes = {"span": spell_span(instance.extents, self._words.starts, self._words.ends) or ""}
        for name, value in self._values(instance):
            if name in OWN or name in attributes:
                finding = Wording("{name!r} as the name of an attribute", name=name)
                raise self.refusal(instance, finding, Wording("names that XML has, each once"))
            attributes[name] = value
        return attributes

    def _check(self, instance: Instance, attributes: Mapping[str, str]) -> None:
        """Raise InputRefused for an annotation that no markable holds."""
        self._refuser.check_extents(self._annotated, instance, None)
        if not is_name(instance.type):
            finding = Wording("label {label!r}", label=shown(instance.type))
            raise self.refusal(instance, finding, Wording("a name that a level may have"))
        if not attributes["span"]:
            finding = Wording("an extent that does not begin and end with words")
            raise self.refusal(instance, finding, Wording("extents of whole words"))
        # Values that look like links would come back as links, and the sign for none as no value.
        for name, value in attributes.items():
            if not is_attribute_name(name):
                finding = Wording("{name!r} as the name of an attribute", name=name)
                raise self.refusal(instance, finding, Wording("names that XML has, each once"))
            if value == NOTHING or SET_VALUE.fullmatch(value) or POINTER_VALUE.fullmatch(value):
                finding = Wording("{value!r} as {name}", value=shown(value, 30), name=name)
                raise self.refusal(
                    instance, finding, Wording("a value that is not read as a link, or as none")
                )
            if find_forbidden(value) is not None:
                finding = Wording("a character that XML does not have")
                raise self.refusal(instance, finding, Wording("characters of XML"))

    def _values(self, instance: Instance) -> Iterator[tuple[str, str]]:
        for slot in instance.slots:
            if slot.name.casefold() == self._options.text_slot.casefold() or self._is_link(slot):
                continue
            if has_pointers(slot):
                finding = Wording("pointers in {slot}", slot=slot.name)
                raise self.refusal(instance, finding, Wording("links between mentions, and relations"))
            readings = self._single(instance, slot)
            if readings and readings[0].text:
                yield slot.name, readings[0].text
        if mark := missing_mark(instance, self._options, "STATUS", self.refusal):
            yield mark

    def _single(self, instance: Instance, slot: Slot) -> Sequence[Reading]:
        readings = self._refuser.values(self._annotated, instance, slot)
        if len(readings) > 1:
            finding = Wording("several fills in {slot}", slot=slot.name)
            raise self.refusal(instance, finding, Wording("one value"))
        return readings

    def _is_link(self, slot: Slot) -> bool:
        return slot.name.casefold() == self._options.ref_slot.casefold() and has_pointers(slot)

    def _set_names(
        self,
        placed: Sequence[Instance],
        by_pointer: Mapping[str, Instance],
        sets: Mapping[tuple[str, str], str],
    ) -> Iterator[tuple[Instance, str]]:
        """Yield the members of classes, each with the name of its set."""
        # Links make a forest over the markables. A class keeps the name of a set that most of its members
        # were in, the first in the text of equals, unless another class has taken it; others are numbered on.
        names_by_level: dict[str, set[str]] = {}
        following = 1 + max(
            (int(name[len(SET) :]) for name in sets.values() if SET_VALUE.fullmatch(name)), default=0
        )
        for group in self._linked(placed, by_pointer):
            members = sorted((placed[number] for number in group), key=lambda member: member.extents)
            used = names_by_level.setdefault(members[0].type, set())
            counts = Counter(filter(None, (sets.get((member.type, member.name)) for member in members)))
            name = next((name for name, _ in counts.most_common() if name not in used), "")
            if not name:
                name, following = f"{SET}{following}", following + 1
            used.add(name)
            yield from ((member, name) for member in members)

    def _linked(
        self, placed: Sequence[Instance], by_pointer: Mapping[str, Instance]
    ) -> Iterator[Sequence[int]]:
        """Yield the classes of several markables that links join, by the numbers of these in ``placed``."""
        # Each link joins two markables of one label; the classes are those of union-find, nearly linear in
        # links.
        numbers = {id(instance): number for number, instance in enumerate(placed)}
        joined = UnionFind(range(len(placed)))
        for instance in placed:
            for slot in filter(self._is_link, instance.slots):
                for reading in self._single(instance, slot):
                    head = by_pointer.get((reading.target or "").casefold())
                    if head is None or head.type != instance.type:
                        finding = Wording(
                            "{slot} points to {text!r}", slot=slot.name, text=shown(reading.text)
                        )
                        expected = Wording("links to annotations of the same label and document")
                        raise self.refusal(instance, finding, expected)
                    joined.join(numbers[id(instance)], numbers[id(head)])
        yield from (group for group in joined.classes() if len(group) > 1)

    def _add_relation(
        self,
        states: Mapping[tuple[str, str], MarkableState],
        relation: Instance,
        by_pointer: Mapping[str, Instance],
        identifiers: Mapping[tuple[str, str], str],
    ) -> None:
        pointing = {slot.name.casefold(): slot for slot in relation.slots if has_pointers(slot)}
        ends = (FIRST_END.casefold(), SECOND_END.casefold())
        if set(pointing) != set(ends) or len(relation.slots) != 2:
            expected = Wording(
                "an extent, or pointers in {first} and {second} alone", first=FIRST_END, second=SECOND_END
            )
            raise self.refusal(relation, count_extents(relation), expected)
        targets = []
        for end in ends:
            readings = self._single(relation, pointing[end])
            target = by_pointer.get((readings[0].target or "").casefold()) if readings else None
            if target is None:
                finding = Wording("{slot} points to no annotation", slot=pointing[end].name)
                raise self.refusal(relation, finding, Wording("pointers to spans of this document"))
            targets.append(target)
        # A relation becomes an attribute of its first end, with the identifier of the second as its value,
        # and the level ahead of that where it is another one.
        first, second = targets
        value = identifiers[second.type, second.name]
        if second.type != first.type:
            value = f"{second.type}:{value}"
        if not is_name(relation.type) or relation.type in OWN:
            finding = Wording("{name!r} as the name of an attribute", name=relation.type)
            raise self.refusal(relation, finding, Wording("a name that XML has"))
        self._add(states, first, relation.type, value, relation)

    def _add(
        self,
        states: Mapping[tuple[str, str], MarkableState],
        holder: Instance,
        name: str,
        value: str,
        instance: Instance,
    ) -> None:
        """Add a link to the attributes of a markable; pointers of one name stand one behind the other."""
        attributes = states[holder.type, holder.name].attributes
        before = attributes.get(name)
        if before is not None and not (POINTER_VALUE.fullmatch(before) and POINTER_VALUE.fullmatch(value)):
            finding = Wording("{name!r} as the name of an attribute", name=name)
            raise self.refusal(instance, finding, Wording("names that XML has, each once"))
        attributes[name] = value if before is None else f"{before};{value}"


def with_level(state: MarkableState) -> dict[str, str]:
    """Return all attributes of a new element, in the tool's order."""
    span = state.attributes["span"]
    values = {name: value for name, value in state.attributes.items() if name != "span"}
    return {"id": state.identifier, "span": span, LEVEL: state.level, **values}
