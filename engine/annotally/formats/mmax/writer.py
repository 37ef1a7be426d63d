"""Writer of MMAX2: markables that change in their levels, or new projects."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from annotally.formats.base import ReadOptions
from annotally.formats.mmax.markables import NOTHING, USUAL_SET, LevelFile, Markable
from annotally.formats.mmax.new_project import new_files
from annotally.formats.mmax.reader import NAME, LoadedDocument, load
from annotally.formats.mmax.states import MarkableState, StateMaker, WordEnds, with_level
from annotally.formats.span_writing import Refuser
from annotally.formats.splicing import Edit, apply_edits, line_end_of
from annotally.formats.xml_spelling import changed_tag, spell_tag
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.model.wording import Wording

TITLE = "MMAX2"
_NUMBER = re.compile(r"markable_([0-9]{1,15})")
_Keys = dict[tuple[str, str], str]
"""Values by label and name of an annotation."""


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per source of a set that was read from the format, else the files of a new project.

    Raises InputRefused for what markables cannot hold: extents that are not of whole words, links between
    labels, labels and names that XML does not have.
    """
    refuser = Refuser(TITLE, annotations)
    if annotations.format == NAME and annotations.sources:
        return _splice_sources(annotations, options, refuser)
    return new_files(annotations, documents, options, refuser)


def _splice_sources(annotations: AnnotationSet, options: ReadOptions, refuser: Refuser) -> tuple[str, ...]:
    # Only documents that differ from the sources are spelled; all other files stay as they are.
    side = load(annotations.sources, options)
    original = {
        name: DocumentAnnotations(name, loaded.instances, loaded.source)
        for name, loaded in side.documents.items()
    }
    edits: dict[int, list[Edit]] = {}
    for name, annotated in annotations.documents.items():
        before = refuser.in_sources(annotated, original)
        if before.instances == annotated.instances:
            continue
        changes = _Changes(side.documents[name], before, annotated, (options, refuser))
        for number, level_edits in changes.edits():
            edits.setdefault(number, []).extend(level_edits)
    return tuple(
        apply_edits(source.text, edits[number]) if number in edits else source.text
        for number, source in enumerate(annotations.sources)
    )


class _Changes:
    """The changes to the levels of one document."""

    def __init__(
        self,
        loaded: LoadedDocument,
        before: DocumentAnnotations,
        after: DocumentAnnotations,
        context: tuple[ReadOptions, Refuser],
    ) -> None:
        self._loaded, self._before, self._after = loaded, before, after
        self._options, self._refuser = context
        self._levels = {level.name: level for level in loaded.levels}
        tokens, identifiers = loaded.words.tokens, loaded.words.identifiers
        self._words = WordEnds(
            dict(zip(reversed(tokens.starts), reversed(identifiers), strict=True)),
            dict(zip(tokens.ends, identifiers, strict=True)),
        )

    def edits(self) -> Iterator[tuple[int, list[Edit]]]:
        """Yield the edits of each level that changes, with the number of its file."""
        # Both sets are stated in the same way: a markable whose statement is the same keeps its bytes, so
        # that sets and pointers between others make no difference to it.
        before_by_name = {(instance.type, instance.name): instance for instance in self._before.instances}
        standing = [
            instance
            for instance in self._after.instances
            if before_by_name.get((instance.type, instance.name)) == instance
        ]
        before = self._states(self._before, self._before.instances)
        after = self._states(self._after, standing)
        for level in self._loaded.levels:
            edits: list[Edit] = []
            for markable in level.markables:
                key = (level.name, markable.identifier)
                old, new = before[key], after.pop(key, None)
                if new is None:
                    edits.append(_removal(level, markable))
                elif old != new:
                    edits.append(_change(level, markable, old, new))
            added = [state for state in after.values() if state.level == level.name]
            if added:
                edits.append(_addition(level, added))
            if edits:
                yield level.number, edits

    def _states(
        self, annotated: DocumentAnnotations, standing: Collection[Instance]
    ) -> dict[tuple[str, str], MarkableState]:
        maker = StateMaker(annotated, self._words, self._options, self._refuser)
        for instance in annotated.instances:
            if instance.extents and instance.type not in self._levels:
                finding = Wording("label {label!r}, for which the project has no level", label=instance.type)
                expected = Wording("one of {names}", names=", ".join(self._levels))
                raise maker.refusal(instance, finding, expected)
        # Names of sets that markables have so far are kept for their classes where possible.
        sets: _Keys = {}
        for level in self._loaded.levels:
            for markable in level.markables:
                value = markable.attributes.get(level.set_name, "")
                if value and value != NOTHING:
                    sets[level.name, markable.identifier] = value
        set_names = {level.name: level.set_name or USUAL_SET for level in self._loaded.levels}
        return maker.states(self._identifiers(annotated.instances), sets, set_names, standing)

    def _identifiers(self, instances: Sequence[Instance]) -> _Keys:
        """Return the identifier of each annotation: that of its markable, else the next free number."""
        result: _Keys = {}
        following: dict[str, int] = {}
        identifiers: dict[str, set[str]] = {}
        for level in self._loaded.levels:
            identifiers[level.name] = {markable.identifier for markable in level.markables}
            # New numbers go on behind the highest of the level, so that none comes twice.
            numbers = (_NUMBER.fullmatch(name) for name in identifiers[level.name])
            following[level.name] = 1 + max((int(match[1]) for match in numbers if match), default=0)
        for instance in instances:
            if not instance.extents:
                continue
            key = (instance.type, instance.name)
            if instance.name in identifiers[instance.type]:
                result[key] = instance.name
            elif key not in result:
                result[key] = f"markable_{following[instance.type]}"
                following[instance.type] += 1
        return result


def _removal(level: LevelFile, markable: Markable) -> Edit:
    """Return the edit that removes a markable, with its line if nothing else is on it."""
    # A line goes too if the markable is alone on it: with its indentation, and its line end.
    text, start, end = level.complaints.source.text, markable.source.start, markable.source.end
    head = len(text[:start].rstrip(" \t"))
    tail = end
    while text[tail : tail + 1] in (" ", "\t"):
        tail += 1
    line_end = line_end_of(text)
    if (head == 0 or text[head - 1] in "\r\n") and text.startswith(line_end, tail):
        return head, tail + len(line_end), ""
    return start, end, ""


def _change(level: LevelFile, markable: Markable, old: MarkableState, new: MarkableState) -> Edit:
    # Only the start tag is changed, in place: content and spelling of other attributes stay.
    text, start = level.complaints.source.text, markable.source.start
    end = _end_of_tag(text, markable)
    tag = changed_tag(text[start:end], "markable", old.attributes, new.attributes)
    return start, end, tag


def _end_of_tag(text: str, markable: Markable) -> int:
    """Return where the start tag of a markable ends, which is all of it unless it has content."""
    match = _TAG.match(text, markable.source.start)
    return match.end() if match is not None else markable.source.end


_TAG = re.compile(r"<(?:\"[^\"]*\"|'[^']*'|[^\"'>])*>")


def _addition(level: LevelFile, states: Sequence[MarkableState]) -> Edit:
    line_end = line_end_of(level.complaints.source.text)
    lines = "".join(f"{spell_markable(state)}{line_end}" for state in states)
    # A level without content is a single tag, which becomes a start tag and an end tag.
    if level.root:
        opening = level.root.rstrip("/> \t\r\n")
        return level.closing, level.closing + len(level.root), f"{opening}>{line_end}{lines}</markables>"
    return level.closing, level.closing, lines


def spell_markable(state: MarkableState) -> str:
    """Return the element of a new markable."""
    return f"{spell_tag('markable', with_level(state)).removesuffix('>')} />"
