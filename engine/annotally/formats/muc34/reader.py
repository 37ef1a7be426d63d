"""MUC-3/4 templates with numbered slots: keys and responses.

    0.  MESSAGE: ID                    TST3-MUC4-0003        opens a template; the first word is the document
    1.  MESSAGE: TEMPLATE              2 (OPTIONAL)          or * for a document without incidents
    19. HUM TGT: DESCRIPTION           "FIRST FILL"          - no fill, * no fill possible
                                       ? "ANOTHER" / "WAY"   more fills, behind white space

Lines that begin with ``;`` are comments. Slots are known by their names; numbers and columns decide nothing.
Brackets belong to the text (M6). The grammar of fills is in `annotally.formats.muc34.fills`. Source:
template-doc-part1, sections 2-7; what else the files hold is read past with a warning.
"""

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.muc34.fills import INAPPLICABLE, NULL, FillSyntax, TooManyError, read_fills
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.model.extents import Extent, line_and_column, line_starts
from annotally.model.instances import Alternative, Fill, Instance, Slot
from annotally.model.text import Source
from annotally.model.wording import NO_WORDS, Wording, plural

NAME = "muc34"
TEMPLATE = "TEMPLATE"
MESSAGE_ID = "MESSAGE: ID"
MESSAGE_TEMPLATE = "MESSAGE: TEMPLATE"

SLOTS: dict[str, FillSyntax] = {
    "INCIDENT: DATE": FillSyntax.DATE,
    "INCIDENT: LOCATION": FillSyntax.LOCATION,
    "INCIDENT: TYPE": FillSyntax.CROSS_REFERENCED,
    "INCIDENT: STAGE OF EXECUTION": FillSyntax.CROSS_REFERENCED,
    "INCIDENT: INSTRUMENT ID": FillSyntax.CROSS_REFERENCED,
    "INCIDENT: INSTRUMENT TYPE": FillSyntax.CROSS_REFERENCED,
    "PERP: INCIDENT CATEGORY": FillSyntax.CROSS_REFERENCED,
    "PERP: INDIVIDUAL ID": FillSyntax.CROSS_REFERENCED,
    "PERP: ORGANIZATION ID": FillSyntax.CROSS_REFERENCED,
    "PERP: ORGANIZATION CONFIDENCE": FillSyntax.CROSS_REFERENCED,
    "PHYS TGT: ID": FillSyntax.CROSS_REFERENCED,
    "PHYS TGT: TYPE": FillSyntax.CROSS_REFERENCED,
    "PHYS TGT: NUMBER": FillSyntax.CROSS_REFERENCED,
    "PHYS TGT: FOREIGN NATION": FillSyntax.CROSS_REFERENCED,
    "PHYS TGT: EFFECT OF INCIDENT": FillSyntax.CROSS_REFERENCED,
    "PHYS TGT: TOTAL NUMBER": FillSyntax.CROSS_REFERENCED,
    "HUM TGT: NAME": FillSyntax.CROSS_REFERENCED,
    "HUM TGT: DESCRIPTION": FillSyntax.CROSS_REFERENCED,
    "HUM TGT: TYPE": FillSyntax.CROSS_REFERENCED,
    "HUM TGT: NUMBER": FillSyntax.CROSS_REFERENCED,
    "HUM TGT: FOREIGN NATION": FillSyntax.CROSS_REFERENCED,
    "HUM TGT: EFFECT OF INCIDENT": FillSyntax.CROSS_REFERENCED,
    "HUM TGT: TOTAL NUMBER": FillSyntax.CROSS_REFERENCED,
}
"""The slots of MUC-4 in the order of their numbers, from 2, and the grammar of their fills.

A colon makes a cross-reference wherever it stands, so slots that should have none need no class of their own.
Slots of other names are read as cross-referenced."""

MOST_DIAGNOSTICS = 1000
_MOST_COMBINATIONS = 64
_MOST_STRANGERS = 100

_LINE = re.compile(r"[^\r\n]+")
_KNOWN = "|".join(
    re.escape(name).replace(r"\ ", r"[ \t]+").replace(":", "[ \\t]*:")
    for name in sorted((MESSAGE_ID, MESSAGE_TEMPLATE, *SLOTS), key=len, reverse=True)
)
_KNOWN_SLOT = re.compile(rf'[ \t]*\d+\s*(?:\.\s*)?({_KNOWN})(?=[\s"?*(-]|$)', re.IGNORECASE)
_OTHER_SLOT = re.compile(r"\d+\s*\.\s*([A-Z](?:[A-Z0-9:()/&'_-]| (?! ))*)(?=\s|$)")
_SEPARATOR = re.compile(r"\*(?:\s*\*)+")


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read keys or responses of MUC-3/4 as one set; the `Reader` of this format.

    A template becomes an instance of type TEMPLATE named by its number; a document that has none but a
    template of asterisks is in the set with no instances. Raises InputRefused.
    """
    # Errors are gathered in the log and raised together at the end: one run shows all that has to be mended
    # in a file.
    log = Log()
    documents: dict[str, DocumentAnnotations] = {}
    for index, source in enumerate(sources):
        log.open(source)
        for document, draft in _by_document(source, options, log).items():
            if document in documents:
                log.error(
                    draft.first,
                    Wording("document {document} again", document=document),
                    Wording("each document in one file"),
                    Wording("remove one of the two"),
                )
            documents[document] = DocumentAnnotations(
                document, tuple(draft.instances), index, Extent(draft.first, draft.last)
            )
    log.raise_errors()
    name = PurePath(sources[0].path).name if sources else ""
    return ReadResult(AnnotationSet(name, NAME, documents, tuple(sources)), (), log.warnings())


class Log:
    """Collects findings, at most MOST_DIAGNOSTICS of each severity, and counts the rest."""

    def __init__(self) -> None:
        self._diagnostics: dict[Severity, list[Diagnostic]] = {Severity.ERROR: [], Severity.WARNING: []}
        self._left_out: dict[Severity, int] = {Severity.ERROR: 0, Severity.WARNING: 0}
        self._file = ""
        self._text = ""
        self._starts: list[int] = []

    def open(self, source: Source) -> None:
        """Make ``source`` the file that the offsets to come belong to."""
        self._file, self._text, self._starts = source.path, source.text, []

    @property
    def has_errors(self) -> bool:
        """Tell whether anything found so far makes a file unusable."""
        return bool(self._diagnostics[Severity.ERROR])

    def place(self, offset: int) -> tuple[int, int]:
        """Return line and column of an offset in the open file."""
        self._starts = self._starts or line_starts(self._text)
        return line_and_column(self._starts, offset)

    def warning(self, offset: int, finding: Wording, expected: Wording, remedy: Wording) -> None:
        """Record a finding that the reader reads past."""
        self._add(Severity.WARNING, offset, finding, expected, remedy)

    def error(self, offset: int, finding: Wording, expected: Wording, remedy: Wording) -> None:
        """Record a finding that makes the file unusable."""
        self._add(Severity.ERROR, offset, finding, expected, remedy)

    def _add(
        self, severity: Severity, offset: int, finding: Wording, expected: Wording, remedy: Wording
    ) -> None:
        if len(self._diagnostics[severity]) >= MOST_DIAGNOSTICS:
            self._left_out[severity] += 1
            return
        line, column = self.place(offset) if offset >= 0 else (0, 0)
        self._diagnostics[severity].append(
            Diagnostic(severity, self._file, line, column, finding, expected, remedy)
        )

    def _all_diagnostics(self, severity: Severity) -> tuple[Diagnostic, ...]:
        more = self._left_out[severity]
        last = [
            Diagnostic(
                severity,
                self._file,
                0,
                0,
                plural("{count} more finding", "{count} more findings", more),
                NO_WORDS,
                Wording("correct the first findings"),
            )
        ]
        order = {file: position for position, file in enumerate(d.file for d in self._diagnostics[severity])}
        diagnostics = sorted(self._diagnostics[severity], key=lambda d: (order[d.file], d.line, d.column))
        return (*diagnostics, *(last if more else ()))

    def warnings(self) -> tuple[Diagnostic, ...]:
        """Return all warnings so far."""
        return self._all_diagnostics(Severity.WARNING)

    def raise_errors(self) -> None:
        """Raise InputRefused, warnings included, if there was an error."""
        if self._diagnostics[Severity.ERROR]:
            raise InputRefused(
                *self._all_diagnostics(Severity.ERROR), *self._all_diagnostics(Severity.WARNING)
            )


@dataclass(slots=True)
class _RawSlot:
    """A slot as lines: where it begins, and the trimmed stretches of its fills."""

    name: str
    start: int
    end: int
    lines: list[tuple[int, int]] = field(default_factory=list)


@dataclass(slots=True)
class _DocumentDraft:
    """The templates of one document in one source."""

    first: int
    last: int
    instances: list[Instance] = field(default_factory=list)
    irrelevant: int | None = None


def templates(
    source: Source, options: ReadOptions, log: Log
) -> Iterator[tuple[str, Instance | None, Extent, int]]:
    """Yield every template: its document, its instance, its range, and the offset of its document's name.

    The instance is None where a template only marks its document as irrelevant. ``log`` must be open.
    """
    # A template is the run of slots from one MESSAGE: ID to the next. Only the first word there names the
    # document; what else the line holds is no part of the name.
    for slots in _templates(source.text, log):
        if not slots[0].lines:
            log.error(
                slots[0].start,
                Wording("no document"),
                Wording("its name after MESSAGE: ID"),
                Wording("add the name"),
            )
            continue
        start, end = slots[0].lines[0]
        document = source.text[start:end].split(None, 1)[0]
        place = Extent(slots[0].start, slots[-1].end)
        yield document, _instance(source.text, slots, options, log), place, start


def _by_document(source: Source, options: ReadOptions, log: Log) -> dict[str, _DocumentDraft]:
    """Return the documents of a source; the scattered templates of one document are merged."""
    documents: dict[str, _DocumentDraft] = {}
    numbers: dict[tuple[str, str], int] = {}
    # ``numbers`` holds where a template was met, by document and number, to name both places of a repetition.
    for document, instance, place, _ in templates(source, options, log):
        draft = documents.setdefault(document, _DocumentDraft(place.start, place.end))
        draft.last = place.end
        if instance is None:
            if draft.irrelevant is not None:
                log.warning(
                    place.start,
                    Wording("{document} is marked irrelevant again", document=document),
                    Wording("one mark of each document"),
                    Wording("remove one of the two"),
                )
            draft.irrelevant = place.start
            continue
        before = numbers.setdefault((document, instance.name), place.start)
        if before != place.start:
            log.error(
                place.start,
                Wording(
                    "template {number} of {document} again, first in line {line}",
                    number=instance.name or NULL,
                    document=document,
                    line=log.place(before)[0],
                ),
                Wording("another number"),
                Wording("renumber one"),
            )
        draft.instances.append(instance)
    if not documents and not log.has_errors:
        log.error(
            -1,
            Wording("no template"),
            Wording("a line like 0.  MESSAGE: ID   TST3-MUC4-0001"),
            Wording("choose another format"),
        )
    for document, draft in documents.items():
        if draft.irrelevant is not None and draft.instances:
            conflict = Wording("{document} is marked irrelevant, but has templates", document=document)
            remedy = Wording("the templates count; remove the template marked *")
            log.warning(draft.irrelevant, conflict, Wording("only one of the two"), remedy)
    return documents


def _templates(text: str, log: Log) -> Iterator[list[_RawSlot]]:
    """Yield the slots of each template, that of MESSAGE: ID first."""
    # A template reaches from its MESSAGE: ID to the next one. Unknown slots are kept, and reported once a
    # name.
    slots: list[_RawSlot] = []
    slots_by_key: dict[str, _RawSlot] = {}
    strangers: set[str] = set()
    for slot in _slots(text, log):
        key = slot.name.upper()
        if key == MESSAGE_ID:
            if slots:
                yield slots
            slots, slots_by_key = [slot], {key: slot}
            continue
        if not slots:
            log.error(
                slot.start,
                Wording("the slot {slot}", slot=slot.name),
                Wording("MESSAGE: ID before it"),
                Wording("add the line MESSAGE: ID"),
            )
        elif key in slots_by_key:
            line = log.place(slots_by_key[key].start)[0]
            log.error(
                slot.start,
                Wording("the slot {slot} again, first in line {line}", slot=slot.name, line=line),
                Wording("every slot once"),
                Wording("remove one of the two"),
            )
        else:
            slots.append(slot)
            slots_by_key[key] = slot
        if key not in SLOTS and key != MESSAGE_TEMPLATE and key not in strangers:
            strangers.add(key)
            if len(strangers) <= _MOST_STRANGERS:
                _report_stranger(slot, log)
    if slots:
        yield slots


def _report_stranger(slot: _RawSlot, log: Log) -> None:
    from rapidfuzz import process

    nearest = process.extractOne(slot.name[:60].upper(), list(SLOTS))[0]
    expected = Wording("a slot of MUC-4, perhaps {nearest}", nearest=nearest)
    log.warning(
        slot.start,
        Wording("the unknown slot {slot}", slot=slot.name[:60]),
        expected,
        Wording("correct it, or leave it to be kept"),
    )


def _slots(text: str, log: Log) -> Iterator[_RawSlot]:
    """Yield the slots of a file with the lines of their fills; everything else is reported."""
    # A line is a header, a fill of the open slot, or neither. ``slot`` is yielded when the next header, or
    # the end, shows that no more fills follow. Linear.
    slot: _RawSlot | None = None
    for match in _LINE.finditer(text):
        line = match[0]
        stripped = line.strip()
        if not stripped or stripped[0] == ";":
            continue
        start = match.start()
        header = _header(line)
        if header:
            if slot:
                yield slot
            name = " ".join(header[1].split()).replace(" :", ":")
            slot = _RawSlot(name, start + header.start(1), start + len(line.rstrip()))
            slot.start = start + len(line) - len(line.lstrip())
            begin = start + len(line) - len(line[header.end() :].lstrip())
            if begin < slot.end:
                slot.lines.append((begin, slot.end))
        elif _SEPARATOR.fullmatch(stripped):
            log.warning(
                start,
                Wording("a separating line {text}", text=stripped[:20]),
                Wording("templates only"),
                Wording("skipped"),
            )
        elif not line[0].isspace():
            expected = Wording("a numbered slot, or a fill after white space")
            log.warning(
                start,
                Wording("the line {text}", text=stripped[:40]),
                expected,
                Wording("skipped; indent it if it is a fill"),
            )
        elif slot is None:
            remedy = Wording("begin the line with ; if it is a comment")
            log.error(
                start,
                Wording("a fill before every slot: {text}", text=stripped[:40]),
                Wording("a numbered slot"),
                remedy,
            )
        else:
            begin = start + len(line) - len(line.lstrip())
            slot.end = start + len(line.rstrip())
            slot.lines.append((begin, slot.end))
    if slot:
        yield slot


def _header(line: str) -> re.Match[str] | None:
    """Return the match of a slot's number and name, the name as group 1."""
    if line[0].isdecimal():
        return _KNOWN_SLOT.match(line) or _OTHER_SLOT.match(line)
    if line[0].isspace():
        return _KNOWN_SLOT.match(line)
    return None


def _instance(text: str, slots: list[_RawSlot], options: ReadOptions, log: Log) -> Instance | None:
    """Return the template, or None if it only marks its document as irrelevant."""
    # A template of asterisks says that its document is irrelevant: by its number, or by all of its slots.
    numbered = next((slot for slot in slots if slot.name.upper() == MESSAGE_TEMPLATE), None)
    number = _template_number(text, numbered, log) if numbered is not None else ""
    fillers = [slot for slot in slots[1:] if slot is not numbered]
    filled = [slot for slot in fillers if not _is_inapplicable(text, slot)]
    if number == INAPPLICABLE or (fillers and not filled):
        if any(slot.lines for slot in filled):
            log.warning(
                slots[0].start,
                Wording("fills in a template that is *"),
                Wording("* in every slot"),
                Wording("they are ignored"),
            )
        return None
    if not number:
        log.warning(
            slots[0].start,
            Wording("a template without number"),
            Wording("MESSAGE: TEMPLATE and a number"),
            Wording("add the line"),
        )
    number, optional = split_remark(number, options)
    source = Extent(slots[0].start, slots[-1].end)
    read_slots = tuple(_slot(text, slot, log) for slot in fillers)
    return Instance(TEMPLATE, number, read_slots, optional=optional, source=source)


def _template_number(text: str, slot: _RawSlot, log: Log) -> str:
    """Return the fill of the slot MESSAGE: TEMPLATE, empty for none; fills behind it are warned about."""
    if len(slot.lines) > 1:
        log.warning(
            slot.lines[1][0],
            Wording("a fill after the template's number"),
            Wording("the next slot"),
            Wording("skipped"),
        )
    return " ".join(text[slice(*slot.lines[0])].split()) if slot.lines else ""


def split_remark(number: str, options: ReadOptions) -> tuple[str, bool]:
    """Return a template's number without ``(OPTIONAL)`` behind it, and whether that stood there.

    A run of white space in ``number`` is one blank. Nothing but one word may stand ahead of the remark.
    """
    name, _, remark = number.removesuffix(")").rpartition("(")
    name = name.removesuffix(" ")
    if not number.endswith(")") or ")" in remark or not name or " " in name:
        return number, False
    if remark.strip().upper() not in {value.upper() for value in options.optional_values}:
        return number, False
    return name, True


def _is_inapplicable(text: str, slot: _RawSlot) -> bool:
    return len(slot.lines) == 1 and text[slice(*slot.lines[0])] == INAPPLICABLE


def _slot(text: str, slot: _RawSlot, log: Log) -> Slot:
    # Each line gives one fill, or several of which one is to be chosen; `_combine` makes alternatives of
    # them. Null and inapplicable are no fills and may only stand alone. An unknown slot has the most general
    # grammar.
    kind = SLOTS.get(slot.name.upper(), FillSyntax.CROSS_REFERENCED)
    lines: list[tuple[Fill, ...]] = []
    for start, end in slot.lines:
        body = text[start:end]
        if body in (NULL, INAPPLICABLE):
            if len(slot.lines) > 1:
                log.warning(
                    start,
                    Wording("{text} next to fills", text=body),
                    Wording("fills only"),
                    Wording("remove the line"),
                )
            continue
        try:
            lines.append(read_fills(body, start, kind, log.warning))
        except TooManyError as excess:
            log.error(excess.offset, excess.finding, excess.expected, Wording("write fewer"))
    return Slot(slot.name, _combine(slot, lines, log), source=Extent(slot.start, slot.end))


def _combine(slot: _RawSlot, lines: list[tuple[Fill, ...]], log: Log) -> tuple[Alternative, ...]:
    """Return every choice of one fill per line; one, unless lines hold alternatives of whole fills."""
    # The Cartesian product of the lines: with k lines of n alternatives it has n**k members, so it is counted
    # ahead and refused beyond a limit. The usual case of one fill a line is a single alternative.
    if not lines:
        return ()
    if all(len(line) == 1 for line in lines):
        return (Alternative(tuple(line[0] for line in lines)),)
    count = 1
    for line in lines:
        count *= len(line)
        if count > _MOST_COMBINATIONS:
            expected = Wording("at most {limit}", limit=_MOST_COMBINATIONS)
            log.error(
                slot.start,
                Wording("more combinations of alternatives in {slot}", slot=slot.name),
                expected,
                Wording("write fewer"),
            )
            return ()
    return tuple(Alternative(fills) for fills in itertools.product(*lines))
