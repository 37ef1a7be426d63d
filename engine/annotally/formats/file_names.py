"""Documents that only their files name: which of one side are those of the other.

Annotators' files differ in name (``Emma_1.tsv`` and ``Emma_2.tsv``), a system's output is called after the
system. Documents without a name of their own are matched by what tells the files of one side apart.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from annotally.formats.base import ReadResult
from annotally.formats.documents import name_of_source
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.instances import Instance, Reading, with_readings


def matching(one: AnnotationSet, other: AnnotationSet) -> dict[str, str]:
    """Return the documents of ``other`` by name, each with the name of the same document in ``one``.

    Empty where a document of either has a name of its own, where any name is on both sides, or where what
    tells files apart is not the same on both.
    """
    if set(one.documents) & set(other.documents):
        return {}
    here, there = _by_core(one), _by_core(other)
    if here is None or there is None or set(here) != set(there):
        return {}
    return {there[core]: here[core] for core in sorted(here)}


def _by_core(annotations: AnnotationSet) -> dict[tuple[str, str], str] | None:
    """Return the documents by what tells their files apart and their number inside the file."""
    if not annotations.documents:
        return None
    stems: dict[str, str] = {}
    for name, found in annotations.documents.items():
        if found.source >= len(annotations.sources):
            return None
        stem = name_of_source(annotations.sources[found.source])
        rest = name.removeprefix(stem)
        if not name.startswith(stem) or (rest and not (rest[0] == "." and rest[1:].isdigit())):
            return None
        stems[name] = stem
    cores = _cores(set(stems.values()))
    result = {(cores[stem], name.removeprefix(stem)): name for name, stem in stems.items()}
    return result if len(result) == len(stems) else None


def _cores(stems: Iterable[str]) -> dict[str, str]:
    """Return names without the beginning and the end they share; a single one comes to nothing."""
    names = list(stems)
    start = _shared(names)
    end = _shared([name[start:][::-1] for name in names])
    return {name: name[start : len(name) - end] for name in names}


def _shared(names: Sequence[str]) -> int:
    """Return how many characters all names begin with."""
    first, last = min(names), max(names)
    shortest = min(len(first), len(last))
    return next((n for n in range(shortest) if first[n] != last[n]), shortest)


def renamed(result: ReadResult, names: Mapping[str, str]) -> ReadResult:
    """Return what was read with documents of other names; pointers follow."""
    documents = tuple(replace(one, id=names[one.id]) if one.id in names else one for one in result.documents)
    annotations = {
        names.get(name, name): _renamed(found, names.get(name, name))
        for name, found in result.annotations.documents.items()
    }
    return ReadResult(replace(result.annotations, documents=annotations), documents, result.warnings)


def _renamed(found: DocumentAnnotations, name: str) -> DocumentAnnotations:
    if name == found.document:
        return found
    targets = {
        f"{one.type}-{found.document}-{one.name}": f"{one.type}-{name}-{one.name}" for one in found.instances
    }

    def point(reading: Reading) -> Reading:
        target = targets.get(reading.target or "")
        return reading if target is None else replace(reading, target=target)

    def instance(one: Instance) -> Instance:
        pointing = any(reading.target is not None for reading in one.readings())
        return with_readings(one, point) if pointing else one

    return replace(found, document=name, instances=tuple(map(instance, found.instances)))
