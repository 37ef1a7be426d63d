"""Matching of documents that only their files name, or that one side alone calls a part of a document.

Annotators' files differ in name (``Emma_1.tsv`` and ``Emma_2.tsv``), a system's output is called after the
system. Documents without a name of their own are matched by the part of the name in which the files of one
side differ. CoNLL-2012 numbers the parts of a document, ``Emma; part 000``; other formats have no parts.
"""

import dataclasses
import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from annotally.formats.base import ReadResult
from annotally.formats.documents import name_of_source
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.instance_columns import samples
from annotally.model.instances import Instance, Reading, with_readings
from annotally.model.text import Document

_PART = re.compile(r"(.+); part ([0-9]+)")


def match_only_parts(first: AnnotationSet, second: AnnotationSet) -> dict[str, str]:
    """Return documents of ``second`` by name, each with the name that ``first`` has for the same document.

    ``NAME; part 000`` is the document ``NAME`` of the other side where each side has no other document and
    no other part of that name.
    """
    first_names, second_names = _undivided_names(first), _undivided_names(second)
    return {
        second_names[base_name]: first_names[base_name]
        for base_name in second_names
        if base_name in first_names and second_names[base_name] != first_names[base_name]
    }


def _undivided_names(annotations: AnnotationSet) -> dict[str, str]:
    """Return the names of documents without parts or of part 0 alone, by the name without the part."""
    names: dict[str, list[str]] = {}
    for name in annotations.documents:
        names.setdefault(name_without_part(name), []).append(name)
    single_names = {base_name: listed[0] for base_name, listed in names.items() if len(listed) == 1}
    return {
        base_name: name
        for base_name, name in single_names.items()
        if (match := _PART.fullmatch(name)) is None or not match[2].strip("0")
    }


def name_without_part(name: str) -> str:
    """Return the name of a document without the number of its part, ``Emma`` for ``Emma; part 000``."""
    match = _PART.fullmatch(name)
    return match[1] if match is not None else name


def match_labels(first: Mapping[str, str], second: Mapping[str, str]) -> dict[str, str]:
    """Return documents of ``second`` by name, each with the name that ``first`` has for the same document.

    Both map names of documents to how these are called as written. A document of SGML is named by the digits
    of its number (M13), and files that were made of it are called after the number as written.
    """
    first_names, second_names = _names_by_label(first), _names_by_label(second)
    return {
        second_names[label]: first_names[label]
        for label in second_names
        if label in first_names and second_names[label] not in first and first_names[label] not in second
    }


def _names_by_label(labels: Mapping[str, str]) -> dict[str, str]:
    """Return the names of documents by the names that their files get, without those of several documents."""
    names: dict[str, list[str]] = {}
    for name, label in labels.items():
        names.setdefault(safe_name(label), []).append(name)
    return {label: listed[0] for label, listed in names.items() if len(listed) == 1}


def labels_of(result: ReadResult) -> dict[str, str]:
    """Return how the documents of a result are called as written, by their names."""
    labels = {document.id: document.label for document in result.documents}
    return {name: labels.get(name, name) for name in (*result.annotations.documents, *labels)}


_UNSAFE = re.compile(r'[/\\:*?"<>|]')
_RESERVED = re.compile(r"(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|\Z)", re.IGNORECASE)
"""Names that Windows has for devices, whatever the ending."""
_LONGEST_NAME = 200
"""Bytes; file systems take 255, with the ending."""


def safe_name(name: str) -> str:
    """Return a name fit for a file on every system; one that is fit stays as it is."""
    # Blanks are joined, signs that some system forbids become underscores.
    joined = " ".join(name.split())
    safe = "".join(sign if sign.isprintable() else "_" for sign in _UNSAFE.sub("_", joined))
    while len(safe.encode("utf-8", "replace")) > _LONGEST_NAME:
        safe = safe[:-1]
    if not safe.strip(". ") or _RESERVED.match(safe):
        return f"_{safe}"
    return safe.rstrip(". ") if safe[-1] in ". " else safe


def safe_names(names: Iterable[str]) -> dict[str, str]:
    """Return names of files for names of documents, no two alike on systems that ignore case."""
    used: set[str] = set()
    result = {}
    for name in names:
        safe = numbered = safe_name(name)
        number = 1
        while numbered.casefold() in used:
            number += 1
            numbered = f"{safe}-{number}"
        used.add(numbered.casefold())
        result[name] = numbered
    return result


def match_documents(first: AnnotationSet, second: AnnotationSet) -> dict[str, str]:
    """Return the documents of ``second`` by name, each with the name of the same document in ``first``.

    Empty where a document of either has a name of its own, where any name is on both sides, or where the
    distinctive parts of the files' names are not the same on both.
    """
    if set(first.documents) & set(second.documents):
        return {}
    # Cores are matched as sets, all or none: a single file without partner would make any match a guess.
    first_names, second_names = _names_by_core(first), _names_by_core(second)
    if first_names is None or second_names is None or set(first_names) != set(second_names):
        return {}
    return {second_names[core]: first_names[core] for core in sorted(first_names)}


def _names_by_core(annotations: AnnotationSet) -> dict[tuple[str, str], str] | None:
    """Return the documents by the distinctive part of their file's name and their number inside the file."""
    # The number behind a dot tells several documents of one file apart and is kept out of the core. Any
    # document whose name was not made from its file's name ends the attempt, and so do two with one core: a
    # wrong match is worse than none.
    if not annotations.documents:
        return None
    stems: dict[str, str] = {}
    for name, document_annotations in annotations.documents.items():
        if document_annotations.source >= len(annotations.sources):
            return None
        stem = name_of_source(annotations.sources[document_annotations.source])
        suffix = name.removeprefix(stem)
        if not name.startswith(stem) or (suffix and not (suffix[0] == "." and suffix[1:].isdigit())):
            return None
        stems[name] = stem
    cores = _cores(set(stems.values()))
    result = {(cores[stem], name.removeprefix(stem)): name for name, stem in stems.items()}
    return result if len(result) == len(stems) else None


def _cores(stems: Iterable[str]) -> dict[str, str]:
    """Return names without the beginning and the end they share; a single one comes to nothing."""
    # The shared beginning is taken off first, so that it cannot be counted as shared end too.
    names = list(stems)
    start = _count_shared(names)
    end = _count_shared([name[start:][::-1] for name in names])
    return {name: name[start : len(name) - end] for name in names}


def _count_shared(names: Sequence[str]) -> int:
    """Return how many characters all names begin with."""
    # What the least and the greatest name share all names between them share too. O(n) comparisons for n
    # names.
    first, last = min(names), max(names)
    shortest = min(len(first), len(last))
    return next((n for n in range(shortest) if first[n] != last[n]), shortest)


def rename_documents(result: ReadResult, names: Mapping[str, str]) -> ReadResult:
    """Return a result with documents renamed, which remember their own names; pointers follow."""
    documents = tuple(
        replace(document, id=names[document.id]) if document.id in names else document
        for document in result.documents
    )
    annotations = {
        names.get(name, name): _rename_document(document_annotations, names.get(name, name))
        for name, document_annotations in result.annotations.documents.items()
    }
    return dataclasses.replace(
        result, annotations=replace(result.annotations, documents=annotations), documents=documents
    )


def own_names(annotations: AnnotationSet) -> dict[str, str]:
    """Return the names that renamed documents have in their files, by their names in the set."""
    return {
        name: annotated.own_name for name, annotated in annotations.documents.items() if annotated.own_name
    }


def with_own_names(
    annotations: AnnotationSet, documents: Mapping[str, Document]
) -> tuple[AnnotationSet, Mapping[str, Document]]:
    """Return a set and its documents under the names that these have in the files of the set."""
    return rename_set(annotations, documents, own_names(annotations))


def rename_set(
    annotations: AnnotationSet, documents: Mapping[str, Document], names: Mapping[str, str]
) -> tuple[AnnotationSet, Mapping[str, Document]]:
    """Return a set and the documents with new names, by the old ones; pointers follow."""
    if not names:
        return annotations, documents
    renamed = {
        names.get(name, name): _rename_document(annotated, names.get(name, name))
        for name, annotated in annotations.documents.items()
    }
    texts = {
        names.get(name, name): replace(document, id=names[name]) if name in names else document
        for name, document in documents.items()
    }
    return replace(annotations, documents=renamed), texts


def _rename_document(old: DocumentAnnotations, name: str) -> DocumentAnnotations:
    # Pointer names contain the document's name, so each pointer into the document is rewritten with it.
    # Pointers elsewhere are found in no target and stay; instances without pointers are not rebuilt.
    if name == old.document:
        return old
    own_name = old.own_name or old.document
    if own_name == name:
        own_name = ""
    if not any(reading.target for instance in samples(old.instances) for reading in instance.readings()):
        return replace(old, document=name, own_name=own_name)
    targets = {
        f"{instance.type}-{old.document}-{instance.name}": f"{instance.type}-{name}-{instance.name}"
        for instance in old.instances
    }

    def point(reading: Reading) -> Reading:
        target = targets.get(reading.target or "")
        return reading if target is None else replace(reading, target=target)

    def redirect(instance: Instance) -> Instance:
        pointing = any(reading.target is not None for reading in instance.readings())
        return with_readings(instance, point) if pointing else instance

    return replace(old, document=name, own_name=own_name, instances=tuple(map(redirect, old.instances)))
