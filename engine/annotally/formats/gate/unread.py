"""Parts that the GATE XML reader passes over: document features, other sets, comments, classes of values.

Files are cut into their parts by an expression; only sets that differ are read once more. The classes of the
values that are read are held against each other value by value where files say several of a feature.
"""

import re
from collections.abc import Iterator
from html import unescape

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.formats.gate.reader import KIND
from annotally.formats.gate.scan import DEFAULT_SET, ScannedAnnotation, ScannedGate, scan
from annotally.formats.unread_lines import COMMENTS
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.instances import Reading
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording

_SET = re.compile(
    r"""<(?:Annotation|Relation)Set(?:\s+Name\s*=\s*("[^"<]*"|'[^'<]*'))?[^<>]*(?:/>|>)""", re.IGNORECASE
)
_HEAD = re.compile(r"<TextWithNodes[\s/>]")
_FEATURE = re.compile(
    r"<Feature>\s*<Name[^<>]*>([^<]*)</Name>\s*<Value([^<>]*?)(?:/>|>([^<]*)</Value>)\s*</Feature>"
)

_CLASSES = Wording("classes of values")
_REMARKS = (
    (COMMENTS, re.compile(r"<!--(.*?)-->", re.DOTALL)),
    (Wording("processing instructions"), re.compile(r"<\?(?!xml\s)(.*?)\?>", re.DOTALL)),
)
_OWN_COMMENTS = (
    "The document's features",
    "The document content area with serialized nodes",
    "The default annotation set",
    "Named annotation set",
    "Relation Set for",
)


def unread(annotations: AnnotationSet, options: ReadOptions) -> UnreadPieces:
    """Return the function that finds features of a document, and annotations of sets that are not read."""
    read = _read_set(annotations, options)

    def pieces(stretch: FileRange) -> Iterator[Unread]:
        yield from _features(stretch)
        # Only reached where the quick test has found a difference; contents are sorted, for their order may
        # differ.
        yield from _comments(stretch)
        yield from _classes(stretch)
        scanned = scan(Complaints(stretch.source))
        for name, layer in sorted(scanned.layers.items()):
            kind = Wording("the annotation set {name}", name=name)
            if name == read:
                yield Unread(kind, None, 0)
                continue
            contents = [
                (_content(annotation, scanned), annotation.start)
                for annotation in (*layer.annotations, *layer.relations)
            ]
            for content, start in sorted(contents):
                yield Unread(kind, content, start, is_layer=True)

    return pieces


def same_but_for_the_set(ours: FileRange, theirs: FileRange) -> bool:
    """Tell whether two files have the same features, and the same sets but for the one that both read."""
    # A quick test by comparing strings: equal heads and, set by set, equal parts of the files.
    first, second = _sets(ours), _sets(theirs)
    if ours.source.text[: _head(ours)] != theirs.source.text[: _head(theirs)]:
        return False
    if _comments(ours) != _comments(theirs) or _may_differ_in_class(ours, theirs):
        return False
    read = _set_at(ours.source.text, ours.annotations)
    if read != _set_at(theirs.source.text, theirs.annotations) and first != second:
        return False
    return {name: parts for name, parts in first.items() if name != read} == {
        name: parts for name, parts in second.items() if name != read
    }


def _comments(stretch: FileRange) -> list[Unread]:
    """Return the comments but for GATE's own, and the processing instructions, by kind and content."""
    remarks = [
        (kind, content, match.start())
        for kind, pattern in _REMARKS
        for match in pattern.finditer(stretch.source.text)
        if not (content := " ".join(match[1].split())).startswith(_OWN_COMMENTS)
    ]
    return [Unread(kind, content, at) for kind, content, at in sorted(remarks)]


def _may_differ_in_class(ours: FileRange, theirs: FileRange) -> bool:
    """Tell whether files declare values of one feature to be of several classes."""
    # An inexpensive test in place of a comparison value by value: the classes declared of each feature are
    # gathered from both files, and only a feature with more than one needs the closer look.
    forms: dict[str, set[str]] = {}
    for stretch in (ours, theirs):
        slot_forms = {
            (slot.name, slot.value.form)
            for instance in stretch.annotations.instances
            for slot in instance.slots
            if isinstance(slot.value, Reading)
        }
        for name, form in slot_forms:
            forms.setdefault(name, set()).add(form)
    return any(len(forms_of_slot) > 1 for forms_of_slot in forms.values())


def _classes(stretch: FileRange) -> Iterator[Unread]:
    """Yield the class of each value that is read, with its annotation, its feature and itself as the key."""
    starts: dict[tuple[str, str], int] = {}
    for instance in stretch.annotations.instances:
        for slot in instance.slots:
            if isinstance(slot.value, Reading) and slot.value.target is None:
                key = repr((instance.type, instance.extents, slot.name, slot.value.text))
                starts.setdefault((key, slot.value.form.removeprefix(KIND)), slot.source.start)
    for (key, class_name), at in sorted(starts.items()):
        yield Unread(_CLASSES, class_name, at, key, in_annotations=True)


def _head(stretch: FileRange) -> int:
    head = _HEAD.search(stretch.source.text)
    return head.start() if head is not None else 0


def _features(stretch: FileRange) -> Iterator[Unread]:
    features = [
        (unescape(match[1]), unescape(match[3] or ""), " ".join(match[2].split()), match.start())
        for match in _FEATURE.finditer(stretch.source.text, 0, _head(stretch))
    ]
    for name, value, classes, at in sorted(features):
        yield Unread(Wording("the document feature {name}", name=name), f"{value}\n{classes}", at)


def _sets(stretch: FileRange) -> dict[str, list[str]]:
    """Return the text between the tags of each annotation set of a file, by the sets' names."""
    text = stretch.source.text
    parts: dict[str, list[str]] = {}
    starts = list(_SET.finditer(text, _head(stretch)))
    ends = [match.start() for match in starts[1:]] + [len(text)]
    for match, end in zip(starts, ends, strict=True):
        parts.setdefault(_name(match), []).append(text[match.end() : end].strip())
    return parts


def _name(match: re.Match[str]) -> str:
    return unescape(match[1][1:-1]) if match[1] is not None else DEFAULT_SET


def _set_at(text: str, annotations: DocumentAnnotations) -> str | None:
    """Return the name of the set in which the annotations of a file stand; None where it has none."""
    if not annotations.instances:
        return None
    at = annotations.instances[0].source.start
    last_match = None
    for match in _SET.finditer(text, 0, at):
        last_match = match
    return _name(last_match) if last_match is not None else None


def _read_set(annotations: AnnotationSet, options: ReadOptions) -> str | None:
    for document_annotations in annotations.documents.values():
        if document_annotations.source < len(annotations.sources):
            name = _set_at(annotations.sources[document_annotations.source].text, document_annotations)
            if name is not None:
                return name
    return options.layer


def _content(annotation: ScannedAnnotation, scanned: ScannedGate) -> str:
    """Return the content of an annotation without its identifier (C3)."""
    attributes = dict(annotation.attributes)
    places = [scanned.nodes.get(attributes.get(end, ""), -1) for end in ("StartNode", "EndNode")]
    features = sorted((feature.name, feature.value) for feature in annotation.features)
    members = len(attributes.get("Members", "").split(";"))
    return repr((attributes.get("Type", ""), places, features, members))
