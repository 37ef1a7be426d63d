"""Annotations of one document with a feature of annotations, drawn at random."""

from collections.abc import Callable

from hypothesis import strategies as st

from annotally.formats.base import Format
from annotally.formats.capabilities import Capability
from annotally.formats.span_writing import text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instances import NOWHERE, Alternative, Instance, Reading, Slot, simple_fill
from annotally.model.text import Document, Tokens

WORDS = ("Ada", "met", "Bo", "in", "old", "Rome", "and", "left", "then")
DOCUMENT = "d"

Featured = tuple[AnnotationSet, dict[str, Document]]


def documents() -> dict[str, Document]:
    """Return the document: one line of words, with tokens."""
    text = " ".join(WORDS) + "\n"
    starts = [text.index(f" {word} ") + 1 if place else 0 for place, word in enumerate(WORDS[:-1])]
    starts.append(text.rindex(WORDS[-1]))
    ends = [start + len(word) for start, word in zip(starts, WORDS, strict=True)]
    numbers = {f"t{number}": number for number in range(len(WORDS))}
    return {DOCUMENT: Document(DOCUMENT, DOCUMENT, text, tokens=Tokens(starts, ends, numbers=numbers))}


class _Maker:
    """A maker of annotations as one format takes them: with labels and slots that it must have."""

    def __init__(self, target: Format) -> None:
        self._tokens = documents()[DOCUMENT].tokens
        self._text = documents()[DOCUMENT].text
        self._label = "COREF" if target.name == "conll-coreference" else "PER"
        self._slots = [value_slot("REALIS", Reading("Actual"))] if target.name == "event-mentions" else []

    def span(
        self, number: int, *words: tuple[int, int], slots: tuple[Slot, ...] = (), optional: bool = False
    ) -> Instance:
        """Return an annotation of words, from one to another."""
        assert self._tokens is not None
        extents = tuple(Extent(self._tokens.starts[first], self._tokens.ends[last]) for first, last in words)
        covered = " ".join(self._text[extent.start : extent.end] for extent in extents)
        text = text_slot("TEXT", covered, extents, NOWHERE)
        return Instance(self._label, str(number), (text, *self._slots, *slots), extents, optional)

    def pointing(self, name: str, *numbers: int) -> Slot:
        """Return a slot of pointers to annotations."""
        targets = [f"{self._label}-{DOCUMENT}-{number}" for number in numbers]
        return value_slot(name, *(Reading(target, target=target) for target in targets))


def _attribute(value: str, name: str = "ROLE", form: str = "") -> Slot:
    return value_slot(name, Reading(value, form=form))


def _alternatives(first: str, second: str) -> Slot:
    return Slot("ROLE", tuple(Alternative((simple_fill(Reading(text)),)) for text in (first, second)))


_Make = Callable[[_Maker, int, int, str], list[Instance]]


def _relation(
    maker: _Maker, first: int, second: int, *slots: Slot, ends: tuple[str, str] = ("Arg1", "Arg2")
) -> list[Instance]:
    pointers = (maker.pointing(ends[0], 1), maker.pointing(ends[1], 2))
    spans = [maker.span(1, (first, first)), maker.span(2, (second, second))]
    return [*spans, Instance("met", "3", (*pointers, *slots))]


MAKERS: dict[Capability, _Make] = {
    Capability.PLACES: lambda maker, first, second, _: [
        maker.span(1, (first, first)),
        maker.span(2, (second, second)),
    ],
    Capability.DISCONTINUOUS: lambda maker, first, second, _: [
        maker.span(1, (first, first), (second, second))
    ],
    Capability.NESTED: lambda maker, first, second, _: [
        maker.span(1, (first, second)),
        maker.span(2, (second, second)),
    ],
    Capability.CROSSING: lambda maker, first, second, _: [
        maker.span(1, (first, second)),
        maker.span(2, (second, second + 1)),
    ],
    Capability.ATTRIBUTES: lambda maker, first, _, value: [
        maker.span(1, (first, first), slots=(_attribute(value),))
    ],
    Capability.VALUES: lambda maker, first, _, value: [
        maker.span(1, (first, first), slots=(value_slot("ROLE", Reading(value), Reading(value + "x")),))
    ],
    Capability.ALTERNATIVES: lambda maker, first, _, value: [
        maker.span(1, (first, first), slots=(_alternatives(value, value + "x"),))
    ],
    Capability.NORMALISATION: lambda maker, first, _, value: [
        maker.span(1, (first, first), slots=(_attribute("Base:7", "Reference", f"brat:N\t{value}"),))
    ],
    Capability.RELATIONS: lambda maker, first, second, _: _relation(maker, first, second),
    Capability.RELATION_ATTRIBUTES: lambda maker, first, second, value: _relation(
        maker, first, second, _attribute(value)
    ),
    Capability.GROUPS: lambda maker, first, second, _: [
        maker.span(1, (first, first)),
        maker.span(2, (second, second)),
        Instance("same", "3", (maker.pointing("Members", 1, 2),)),
    ],
    Capability.EVENTS: lambda maker, first, second, _: [
        maker.span(1, (first, first)),
        maker.span(2, (second, second), slots=(maker.pointing("Agent", 1),)),
    ],
    Capability.OBJECTS: lambda _maker, _first, _second, value: [Instance("THING", "1", (_attribute(value),))],
    Capability.OPTIONAL: lambda maker, first, _, __: [maker.span(1, (first, first), optional=True)],
    Capability.COMMENTS: lambda maker, first, _, value: [
        maker.span(1, (first, first), slots=(_attribute(value, "COMMENT"),))
    ],
}
"""Makers of annotations with a feature: of two words, the second behind the first, and a value."""


def featured(target: Format, feature: Capability) -> st.SearchStrategy[Featured]:
    """Return the strategy of annotations with a feature, as a format takes them."""

    def make(first: int, distance: int, value: str) -> Featured:
        instances = tuple(MAKERS[feature](_Maker(target), first, first + distance, value))
        document = DocumentAnnotations(DOCUMENT, instances)
        return AnnotationSet("set", "", {DOCUMENT: document}), documents()

    values = st.text("abcdefgh", min_size=2, max_size=6)
    return st.builds(make, st.integers(0, 3), st.integers(1, 4), values)
