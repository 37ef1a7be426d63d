r"""The fill grammar of MUC-3/4 templates: the fills in one line of a slot.

    fill        = ["?"] part {joint part}        joint: ":", in locations also " - ", in dates only "-"
    part        = ["?"] reading {"/" reading}    or the same inside parentheses
    reading     = '"' text '"'  or  text         \" and \\ inside quotes; text may hold (parentheses)
    alternatives = fill "/" fill …               whole fills, usually each inside parentheses

Sources: template-doc-part1, sections 4 and 7.3-7.4 (null, slash, question mark, cross-reference, date ranges,
locations), scoring-guidelines 3.1.1.1 (escaped quotes), and what the MUC-3/4 keys and responses do.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

import msgspec

from annotally.model.extents import Extent
from annotally.model.instances import Fill, FillPart, Reading
from annotally.model.wording import Wording, plural


class FillSyntax(StrEnum):
    """The kind of a slot's fills; it decides on the signs that join their parts."""

    LOCATION = "location"
    DATE = "date"
    CROSS_REFERENCED = "cross-referenced"


Note = Callable[[int, Wording, Wording, Wording], None]
"""Takes a warning: offset in the source text in code points, finding, expected, remedy."""

NULL = "-"
INAPPLICABLE = "*"
MOST_ALTERNATIVES = 64
MOST_READINGS = 1000
MOST_PARTS = 64
MOST_PARENTHESES = 1000

_DEEPEST = 8
"""Parentheses nested deeper than this are text, so that reading stays linear."""
_LONGEST_PLACE = 200
_MOST_PLACE_TYPES = 16

_SIMPLE = re.compile(r'"([^"\\]*)"|[^"/:()?]+')
# No possessive groups here: Python 3.11.2, Debian 12's, matches them wrongly. Instead a run of plain signs
# has to reach to where it must end, so that there is one way only to match it and nothing to try again.
_PLAIN = r'[^"\\]+(?=["\\]|\Z)|\\(?:.|\Z)'
_STRING = re.compile(rf'(?<![^\s/:(?])"((?:{_PLAIN}|"(?!\s*(?:\Z|[/:)])))*)("?)')
_ESCAPE = re.compile(r'\\(["\\])')
_BARE_QUOTE = re.compile(rf'(?:{_PLAIN})*"')
_PARENTHESIS = re.compile(r"[()]")
_MARK = re.compile(r"\?(?!\?)\s*(?=[^\s?])")
_PLACE_TYPES = re.compile(r"([^()]*[^()\s])\s*\(([^()]*/[^()]*)\)")
_DATE = re.compile(r"\d{1,2} [A-Za-z]{3,9}(?: (?:19)?\d\d)?")
_ZERO_DATE = re.compile(r"0?0 ")
_JOINTS = {
    FillSyntax.LOCATION: re.compile(r":|(?<=[\s)])-(?=\s+\S)"),
    FillSyntax.DATE: re.compile(r"-(?=\s*[^\s-])"),
    FillSyntax.CROSS_REFERENCED: re.compile(r":"),
}
_ROLES = {FillSyntax.LOCATION: "place", FillSyntax.DATE: "date", FillSyntax.CROSS_REFERENCED: ""}
_EMPTY_BRANCH = (
    Wording("nothing next to a slash"),
    Wording("an alternative"),
    Wording("add the alternative or remove the slash"),
)
CROSS_REFERENCE = "cross-reference"


class TooManyError(Exception):
    """Too many alternatives in one line; carries its offset in code points and their number in words."""

    def __init__(self, offset: int, finding: Wording, expected: Wording) -> None:
        super().__init__(offset, finding, expected)
        self.offset, self.finding, self.expected = offset, finding, expected


def read_fills(body: str, base: int, kind: FillSyntax, note: Note) -> tuple[Fill, ...]:
    """Return the alternative fills of one line; usually one.

    ``body`` is the line without surrounding white space and not empty, ``base`` its offset in the source.
    Raises TooManyError beyond MOST_ALTERNATIVES, MOST_READINGS, MOST_PARTS or MOST_PARENTHESES.
    """
    # The common case first: a fill without any sign of the grammar needs no parser. Else quoted strings are
    # masked, and the parser works on the mask, in which every sign counts.
    if kind is FillSyntax.CROSS_REFERENCED:
        simple = _SIMPLE.fullmatch(body)
        if simple:
            source = Extent(base, base + len(body))
            quoted = simple[1]
            reading = (
                Reading(" ".join(body.split()), source)
                if quoted is None
                else Reading(quoted, source, quote='"')
            )
            return (Fill((FillPart((reading,)),), False, source),)
    mask = _hide_strings(body, base, note) if '"' in body else body
    if "(" in mask or ")" in mask:
        _check_parentheses(mask, base, note)
    fills = _Line(body, mask, base, kind, note).fills(0, len(body))
    if len(fills) > MOST_ALTERNATIVES:
        raise TooManyError(
            base,
            plural("{count} alternative", "{count} alternatives", len(fills)),
            Wording("at most {limit}", limit=MOST_ALTERNATIVES),
        )
    return tuple(fills)


def _hide_strings(body: str, base: int, note: Note) -> str:
    """Return ``body`` with each quoted string as so many letters q, so that no sign inside it counts."""

    # The mask has the length of the body, so places in it are places in the body. With the signs inside
    # quotes masked, marks, slashes and joints are found without any regard to quotes; only the readings look
    # at them again.
    def hide(match: re.Match[str]) -> str:
        if not match[2]:
            note(
                base + match.start(),
                Wording("a quotation mark that is not closed"),
                Wording('a second "'),
                Wording("close the quotation mark"),
            )
        elif '"' in match[1] and _BARE_QUOTE.match(match[1]):
            note(
                base + match.start(),
                Wording("a quotation mark inside a quoted fill"),
                Wording('\\"'),
                Wording("escape the quotation mark"),
            )
        return "q" * (match.end() - match.start())

    mask = _STRING.sub(hide, body)
    stray = mask.find('"')
    if stray >= 0:
        note(
            base + stray,
            Wording("a quotation mark inside a fill"),
            Wording("a quoted fill"),
            Wording("quote the whole fill"),
        )
    return mask


def _check_parentheses(mask: str, base: int, note: Note) -> None:
    count = mask.count("(") + mask.count(")")
    if count > MOST_PARENTHESES:
        raise TooManyError(
            base,
            plural("{count} parenthesis in one fill", "{count} parentheses in one fill", count),
            Wording("at most {limit}", limit=MOST_PARENTHESES),
        )
    depth = 0
    for match in _PARENTHESIS.finditer(mask):
        depth += 1 if match[0] == "(" else -1
        if depth < 0:
            break
    if depth:
        note(
            base,
            Wording("parentheses that do not pair up"),
            Wording("one ) for each ("),
            Wording("add or remove one"),
        )


def _outline(mask: str) -> str:
    """Return ``mask`` with everything inside its outermost pairs of parentheses as x, single ones too."""
    if "(" not in mask and ")" not in mask:
        return mask
    # A stack of opening parentheses finds the pairs; a pair replaces those inside it, so that ``pairs`` holds
    # the outermost ones in text order. Each is pushed and popped once: linear.
    opened: list[int] = []
    pairs: list[tuple[int, int]] = []
    for match in _PARENTHESIS.finditer(mask):
        if match[0] == "(":
            opened.append(match.start())
        elif opened:
            start = opened.pop()
            while pairs and pairs[-1][0] > start:
                pairs.pop()
            pairs.append((start, match.start()))
    pieces: list[str] = []
    at = 0
    for start, end in pairs:
        pieces += [_PARENTHESIS.sub("x", mask[at:start]), "(", "x" * (end - start - 1), ")"]
        at = end + 1
    pieces.append(_PARENTHESIS.sub("x", mask[at:]))
    return "".join(pieces)


def _is_group(outline: str) -> bool:
    return outline[:1] == "(" and outline.find(")") == len(outline) - 1


def _split(outline: str, sign: str) -> list[tuple[int, int]]:
    """Return the stretches between the occurrences of ``sign``, white space trimmed."""
    stretches = []
    at = 0
    for piece in outline.split(sign):
        stretches.append(_trim(outline, at, at + len(piece)))
        at += len(piece) + 1
    return stretches


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    piece = text[start:end]
    return end - len(piece.lstrip()), start + len(piece.rstrip())


@dataclass(slots=True)
class _Line:
    """A line with its strings hidden; offsets are those of ``body`` unless ``base`` is added."""

    body: str
    mask: str
    base: int
    kind: FillSyntax
    note: Note

    def fills(self, start: int, end: int, optional: bool = False, depth: int = 0) -> list[Fill]:
        # Recursive descent on the outline, in which nested signs are hidden: first a group around everything,
        # then slashes that part whole fills, then a single fill. ``depth`` bounds the recursion.
        marked = _MARK.match(self.mask, start, end)
        if marked:
            optional, start = True, marked.end()
        outline = _outline(self.mask[start:end])
        if depth < _DEEPEST and _is_group(outline) and self.body[start + 1 : end - 1].strip():
            return self.fills(*_trim(self.body, start + 1, end - 1), optional, depth + 1)
        if depth < _DEEPEST and "/" in outline:
            branches = self._branches(outline, start)
            filled = [(a, b) for a, b in branches if a < b]
            if len(filled) > 1 and self._stand_apart(outline, start, filled):
                if len(filled) < len(branches):
                    self._note(start, *_EMPTY_BRANCH)
                return self._read_branches(filled, optional, depth)
        return [self._fill(start, end, outline, optional)]

    def _branches(self, outline: str, start: int) -> list[tuple[int, int]]:
        count = outline.count("/")
        if count > MOST_READINGS:
            raise TooManyError(
                self.base + start,
                plural("{count} slash in one fill", "{count} slashes in one fill", count),
                Wording("at most {limit}", limit=MOST_READINGS),
            )
        return [(start + a, start + b) for a, b in _split(outline, "/")]

    def _stand_apart(self, outline: str, start: int, branches: list[tuple[int, int]]) -> bool:
        """Tell whether the slashes part whole fills rather than readings on one side of a joint."""
        # In dates, and where all branches have a joint or none has, slashes part whole fills; otherwise they
        # part the readings on one side of a joint, unless a branch in parentheses has a joint of its own.
        pieces = [outline[a - start : b - start] for a, b in branches]
        joint = ":" if self.kind is not FillSyntax.DATE else "-"
        jointed = [joint in piece for piece in pieces]
        if self.kind is FillSyntax.DATE or all(jointed) or not any(jointed):
            return True
        return any(
            _is_group(piece) and joint in _outline(self.mask[a + 1 : b - 1])
            for piece, (a, b) in zip(pieces, branches, strict=True)
        )

    def _read_branches(self, branches: list[tuple[int, int]], optional: bool, depth: int) -> list[Fill]:
        """Read each branch as a fill; where all are one plain part, they are readings of one."""
        fills = [fill for a, b in branches for fill in self.fills(a, b, optional, depth + 1)]
        parts = [fill.parts[0] for fill in fills if len(fill.parts) == 1]
        if len(parts) < len(fills) or any(part.joint or part.optional for part in parts):
            return fills
        if any(fill.optional is not optional for fill in fills):
            return fills
        readings = tuple(reading for part in parts for reading in part.readings)
        source = Extent(self.base + branches[0][0], self.base + branches[-1][1])
        return [Fill((FillPart(readings, False, parts[0].role),), optional, source)]

    def _fill(self, start: int, end: int, outline: str, optional: bool) -> Fill:
        # The parts of a fill are parted by joints, each stored with the part behind it. Where nothing but
        # joints is there, they are read as text. A single optional part is the same as an optional fill, and
        # is stored as the latter, so that both spellings compare as equal.
        parts: list[FillPart] = []
        for joint, a, b in self._split_joints(outline):
            part = self._part(start + a, start + b, joint)
            if part is not None:
                parts.append(part)
            elif joint or self.kind is not FillSyntax.DATE:
                self._note(
                    start + a,
                    Wording("nothing next to a colon"),
                    Wording("a fill"),
                    Wording("add the fill or remove the colon"),
                )
        source = Extent(self.base + start, self.base + end)
        if not parts:
            text = " ".join(self.body[start:end].split())
            parts = [FillPart((Reading(text, source),), False, _ROLES[self.kind])]
        if len(parts) == 1 and parts[0].optional:
            optional = True
            parts = [msgspec.structs.replace(parts[0], optional=False)]
        return Fill(tuple(parts), optional, source)

    def _split_joints(self, outline: str) -> list[tuple[str, int, int]]:
        """Return joint, start and end of every part."""
        # One left-to-right pass over the outline, in which everything nested is masked, so any joint met is
        # at the top level. The limit keeps a damaged line from becoming thousands of parts.
        pieces: list[tuple[str, int, int]] = []
        joint, at = "", 0
        for match in _JOINTS[self.kind].finditer(outline):
            pieces.append((joint, *_trim(outline, at, match.start())))
            joint, at = match[0], match.end()
            if len(pieces) > MOST_PARTS:
                raise TooManyError(
                    self.base,
                    Wording("more than {limit} parts", limit=MOST_PARTS),
                    Wording("a value and what it refers to"),
                )
        pieces.append((joint, *_trim(outline, at, len(outline))))
        if self.kind is FillSyntax.CROSS_REFERENCED and len(pieces) > 2:
            self._note(
                pieces[2][1],
                Wording("a second colon"),
                Wording("one cross-reference"),
                Wording("quote what is text"),
            )
        return pieces

    def _part(self, start: int, end: int, joint: str) -> FillPart | None:
        """Return the part between two joints; None if nothing stands there."""
        # Question marks and parentheses may alternate around a part; each round takes off one of either.
        optional = False
        for _ in range(_DEEPEST):
            marked = _MARK.match(self.mask, start, end)
            if marked:
                optional, start = True, marked.end()
            if not _is_group(_outline(self.mask[start:end])) or not self.body[start + 1 : end - 1].strip():
                break
            start, end = _trim(self.body, start + 1, end - 1)
        outline = _outline(self.mask[start:end])
        readings: list[Reading] = []
        for a, b in self._branches(outline, start):
            if a < b:
                readings += self._readings(a, b)
            elif start < end:
                self._note(a, *_EMPTY_BRANCH)
        role = _ROLES[self.kind]
        if joint == ":" and self.kind is FillSyntax.CROSS_REFERENCED:
            role = CROSS_REFERENCE
        return FillPart(tuple(readings), optional, role, joint) if readings else None

    def _readings(self, start: int, end: int) -> list[Reading]:
        # Bounded, so that a line of thousands of parentheses costs no more than `_DEEPEST` outlines.
        for _ in range(_DEEPEST):
            if not _is_group(_outline(self.mask[start:end])) or not self.body[start + 1 : end - 1].strip():
                break
            start, end = _trim(self.body, start + 1, end - 1)
        raw = self.body[start:end]
        source = Extent(self.base + start, self.base + end)
        if raw[0] == '"':
            string = _STRING.fullmatch(raw)
            inside = string[1] if string else raw[1:]
            return [Reading(_ESCAPE.sub(r"\1", inside), source, quote='"')]
        text = " ".join(raw.split())
        self._judge(text, start)
        if self.kind is FillSyntax.LOCATION and "/" in text and len(text) <= _LONGEST_PLACE:
            several = _PLACE_TYPES.fullmatch(text)
            if several and text.count("/") < _MOST_PLACE_TYPES:
                return [Reading(f"{several[1]} ({kind})", source) for kind in _split_types(several[2])]
        return [Reading(text, source)]

    def _judge(self, text: str, start: int) -> None:
        """Warn of fills without sense; they are kept as written."""
        if not text.strip("?"):
            self._note(
                start,
                Wording("the fill {text}", text=text[:20]),
                Wording("a fill, or - for none"),
                Wording("correct the fill"),
            )
        elif self.kind is FillSyntax.DATE and (not _DATE.fullmatch(text) or _ZERO_DATE.match(text)):
            self._note(
                start,
                Wording("the date {text}", text=text[:40]),
                Wording("a date like 21 JAN 89"),
                Wording("correct the date"),
            )

    def _note(self, offset: int, finding: Wording, expected: Wording, remedy: Wording) -> None:
        self.note(self.base + offset, finding, expected, remedy)


def _split_types(types: str) -> list[str]:
    return [name for piece in types.split("/") if (name := piece.strip())]


def fill_line(alternatives: tuple[Fill, ...], kind: FillSyntax) -> str:
    """Return the line of a slot that holds ``alternatives``."""
    if len(alternatives) == 1:
        return _fill_text(alternatives[0], kind)
    return " / ".join(f"({_fill_text(fill, kind)})" for fill in alternatives)


def _fill_text(fill: Fill, kind: FillSyntax) -> str:
    # Inverse of the grammar: parentheses are written only where the reader would take the slash or the
    # question mark for something else, so that what the keys have without them comes out without them.
    pieces = ["? "] if fill.optional else []
    joints = {"": ("", ": "), ":": (": ", ": "), "-": ("- ", " - ")}
    for position, part in enumerate(fill.parts):
        text = " / ".join(_reading_text(reading) for reading in part.readings)
        alone = len(fill.parts) == 1 and not part.joint
        plain = alone or (kind is FillSyntax.CROSS_REFERENCED and len(fill.parts) == 2)
        mark = "? " if part.optional else ""
        if (len(part.readings) > 1 and not plain) or (mark and position == 0):
            text = f"({mark}{text})"
        else:
            text = mark + text
        pieces += [joints.get(part.joint, joints[""])[position > 0], text]
    return "".join(pieces)


def _reading_text(reading: Reading) -> str:
    if not reading.quote:
        return reading.text
    return '"' + reading.text.replace("\\", "\\\\").replace('"', '\\"') + '"'
