"""Mentions as brackets in CoNLL-U: ``Entity=(e1-person-1`` opens one of entity e1, ``Entity=e1)`` closes it.

What stands between hyphens is named by the comment ``# global.Entity``, as ``eid-etype-head-other``. Parts of
a discontinuous mention are numbered, ``e1[1/2]``. Without the comment a file spells either the entity first
(``e1-person``) or its type (``person-1``), then in the closing bracket too.
"""

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording

ENTITY_FIELDS = ("eid", "etype", "head", "other")
"""The parts of a mention in new files, as CorefUD has them."""
_TYPE_FIRST = ("etype", "eid")
_NAMES_OF_ENTITY = frozenset(("eid", "grp"))
_NAMES_OF_TYPE = frozenset(("etype", "entity"))
_PIECE = re.compile(r"\(([^()|\s]*)(\))?|([^()|\s]*)\)")
_PART = re.compile(r"(.*)\[([0-9]{1,4})/([0-9]{1,4})\]")
_ENTITY_LIKE = re.compile(r"[A-Za-z_]*[0-9]+(?:\[[0-9/]+\])?")
_ESCAPES = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_RESERVED = re.compile(r"[-%()|=,:\[\]\s]")
_REMEDY = Wording("correct the brackets")


class Bracket(NamedTuple):
    """A bracket of a node: whether it opens and closes, its content, and its range in the source."""

    opens: bool
    content: str
    closes: bool
    start: int
    end: int


class NodeBrackets(NamedTuple):
    """The brackets of a node."""

    node: int
    brackets: Sequence[Bracket]


class MentionFields(NamedTuple):
    """The parts of the mentions of a document: their names, and which of them is the entity and the type.

    ``closes_whole``: closing brackets repeat all of the opening one.
    """

    names: tuple[str, ...]
    entity: int
    type: int
    closes_whole: bool = False

    def key(self, content: str) -> str:
        """Return the content of the closing bracket of a mention, given that of the opening one."""
        return content if self.closes_whole else self.values(content)[self.entity]

    def values(self, content: str) -> tuple[str, ...]:
        """Return the values of all parts, as they are spelled."""
        values = content.split("-")
        if self.closes_whole:  # the entity is what stands behind the last hyphen
            values = content.rsplit("-", 1)
        count = len(self.names)
        # Only the last part may contain hyphens: what is over goes to it, and what is missing is empty.
        if len(values) > count:
            values[count - 1 :] = ["-".join(values[count - 1 :])]
        return (*values, *[""] * (count - len(values)))


@dataclass(slots=True)
class BracketMention:
    """A mention: ranges of nodes, the last one included, the content of its brackets, and their places."""

    ranges: list[tuple[int, int]]
    contents: list[str]
    """What stands in the opening bracket of each range."""
    entity: str
    """Its entity, as it is spelled."""
    values: tuple[str, ...]
    opened: int
    closed: int


def escaped(text: str) -> str:
    """Return a value as it may stand between hyphens."""
    # Characters that brackets or cells have a use for become the bytes of their UTF-8, as ``%28``, so that
    # nothing in a value is taken for syntax.
    return _RESERVED.sub(lambda match: "".join(f"%{byte:02X}" for byte in match[0].encode()), text)


def unescaped(text: str) -> str:
    """Return a value as `escaped` was given it."""
    return _ESCAPES.sub(_decoded, text) if "%" in text else text


def _decoded(match: re.Match[str]) -> str:
    # An escape that is no UTF-8 was never one: it stays as it is.
    try:
        return bytes.fromhex(match[0].replace("%", "")).decode()
    except UnicodeDecodeError:
        return match[0]


def brackets_of(value: str, start: int, complaints: Complaints) -> Sequence[Bracket]:
    """Return the brackets of a value of ``Entity`` that begins at a source offset.

    Raises InputRefused for anything else.
    """
    # Pieces follow each other without a gap: what no piece matches is refused where it begins. Linear.
    brackets, at = [], 0
    while at < len(value):
        match = _PIECE.match(value, at)
        if match is None:
            finding = Wording("{text!r} as brackets of entities", text=shown(value, 40))
            expected = Wording("brackets, as (e1-person, e1) or (e2-place)")
            raise complaints.refusal(start + at, finding, expected, _REMEDY)
        opens = match[1] is not None
        content = match[1] if opens else match[3]
        brackets.append(Bracket(opens, content, not opens or bool(match[2]), start + at, start + match.end()))
        at = match.end()
    return brackets


def fields_of(declared: Sequence[str], nodes: Iterable[NodeBrackets]) -> MentionFields:
    """Return the parts of mentions: as declared, else as the brackets of a document look."""
    if declared:
        return _declared_fields(declared)
    if _has_entity_first([bracket for node in nodes for bracket in node.brackets]):
        return MentionFields(ENTITY_FIELDS, 0, 1)
    return MentionFields(_TYPE_FIRST, 1, 0, closes_whole=True)


def _declared_fields(names: Sequence[str]) -> MentionFields:
    """Return the parts of mentions that a comment names; without a name for the entity it is the first."""
    folded = [name.casefold() for name in names]
    entity = next((n for n, name in enumerate(folded) if name in _NAMES_OF_ENTITY), 0)
    kind = next((n for n, name in enumerate(folded) if name in _NAMES_OF_TYPE), -1)
    return MentionFields(tuple(names), entity, kind)


def _has_entity_first(brackets: Sequence[Bracket]) -> bool:
    """Tell whether undeclared mentions begin with their entity, by the first brackets of a document."""
    # A closing bracket decides: it repeats a hyphen only where the type stands ahead of the entity. Without
    # one, as where each mention is one word, the first part tells by looking like a numbered name.
    closing = next((bracket.content for bracket in brackets if not bracket.opens), None)
    opening = next((bracket.content for bracket in brackets if bracket.opens), "")
    entity_first = _ENTITY_LIKE.fullmatch(opening.split("-")[0]) is not None
    if closing is not None:
        entity_first = "-" not in closing and (entity_first or "-" in opening)
    return entity_first


def mentions_of(
    nodes: Iterable[NodeBrackets], fields: MentionFields, complaints: Complaints
) -> list[BracketMention]:
    """Return the mentions of a document in the order of their opening brackets.

    Raises InputRefused for brackets that are opened and not closed, or closed and not opened, and for parts
    of discontinuous mentions that are missing.
    """
    # A stack of open brackets for each key: a closing bracket takes the one opened last, so that mentions of
    # one entity nest while those of different ones may cross. O(b log b) for b brackets.
    opened: dict[str, list[tuple[int, int, Bracket]]] = {}
    pieces: list[tuple[int, tuple[int, int], Bracket, int]] = []
    order = 0
    for node, brackets in nodes:
        for bracket in brackets:
            order += 1
            if bracket.opens and bracket.closes:
                pieces.append((order, (node, node), bracket, bracket.end))
            elif bracket.opens:
                opened.setdefault(fields.key(bracket.content), []).append((order, node, bracket))
            else:
                stack = opened.get(bracket.content)
                if not stack:
                    raise _refuse_bracket(bracket, complaints)
                begun, first, opening = stack.pop()
                pieces.append((begun, (first, node), opening, bracket.end))
    unclosed = min((entry for stack in opened.values() for entry in stack), default=None)
    if unclosed is not None:
        raise _refuse_bracket(unclosed[2], complaints)
    pieces.sort(key=lambda piece: piece[0])
    return _assemble(pieces, fields, complaints)


def _refuse_bracket(bracket: Bracket, complaints: Complaints) -> Exception:
    if bracket.opens:
        finding = Wording("({content} opens a mention that is not closed", content=shown(bracket.content, 40))
        expected = Wording("its closing bracket at this or a later word of the document")
    else:
        finding = Wording("{content}) closes a mention that is not open", content=shown(bracket.content, 40))
        expected = Wording("its opening bracket at an earlier word of the document")
    return complaints.refusal(bracket.start, finding, expected, _REMEDY)


def _assemble(
    pieces: Iterable[tuple[int, tuple[int, int], Bracket, int]], fields: MentionFields, complaints: Complaints
) -> list[BracketMention]:
    """Return mentions, discontinuous ones put together from their parts."""
    # A part belongs to the mention of its entity that waits for a part of this number, the earliest of them.
    mentions: list[BracketMention] = []
    waiting: dict[tuple[str, int, int], deque[BracketMention]] = {}
    for _, nodes, bracket, end in pieces:
        values = fields.values(bracket.content)
        part = _PART.fullmatch(values[fields.entity])
        if part is None:
            entity = values[fields.entity]
            mentions.append(BracketMention([nodes], [bracket.content], entity, values, bracket.start, end))
            continue
        entity, number, total = part[1], int(part[2]), int(part[3])
        if number == 1:
            mention = BracketMention([], [], entity, values, bracket.start, end)
            mentions.append(mention)
        else:
            begun = waiting.get((entity, number, total))
            if not begun:
                raise _refuse_part(bracket, complaints)
            mention = begun.popleft()
        mention.ranges.append(nodes)
        mention.contents.append(bracket.content)
        mention.closed = end
        if number < total:
            waiting.setdefault((entity, number + 1, total), deque()).append(mention)
    incomplete = min((mention.opened for begun in waiting.values() for mention in begun), default=None)
    if incomplete is not None:
        finding = Wording("a discontinuous mention without its last part")
        expected = Wording("parts numbered from 1 to the number of parts")
        raise complaints.refusal(incomplete, finding, expected, _REMEDY)
    return mentions


def _refuse_part(bracket: Bracket, complaints: Complaints) -> Exception:
    finding = Wording("{content}, a part without the one ahead of it", content=shown(bracket.content, 40))
    expected = Wording("parts numbered from 1 to the number of parts")
    return complaints.refusal(bracket.start, finding, expected, _REMEDY)


# --- spelling


def spelled_cells(mentions: Iterable[BracketMention], fields: MentionFields) -> dict[int, list[str]]:
    """Return the brackets of each node: those that open, longer ones first, then those that close."""
    ranges = [
        (first, last, order, content)
        for order, mention in enumerate(mentions)
        for (first, last), content in zip(mention.ranges, mention.contents, strict=True)
    ]
    # What closes at a node was opened ahead of it and comes before what opens there, or a bracket of the same
    # entity would be taken for its own; where nothing stays open, mentions of the node alone come first.
    ranges.sort(key=lambda entry: (entry[0], -entry[1], entry[2]))
    opening: dict[int, list[str]] = {}
    single: dict[int, list[str]] = {}
    closing: dict[int, list[str]] = {}
    for first, last, _, content in ranges:
        if first == last:
            single.setdefault(first, []).append(f"({content})")
        else:
            opening.setdefault(first, []).append(f"({content}")
            closing.setdefault(last, []).append(f"{fields.key(content)})")
    cells: dict[int, list[str]] = {}
    for node in {*opening, *single, *closing}:
        begun, alone, ended = (places.get(node, []) for places in (opening, single, closing))
        cells[node] = [*ended[::-1], *begun, *alone] if begun else [*alone, *ended[::-1]]
    return cells


def pieces_of(value: str) -> Iterator[str]:
    """Yield the brackets of a value as they are spelled."""
    return (match[0] for match in _PIECE.finditer(value))


def numbered(content: str, fields: MentionFields, number: int, total: int) -> str:
    """Return the content of the bracket of a part of a discontinuous mention."""
    values = list(fields.values(content))
    values[fields.entity] = f"{values[fields.entity]}[{number}/{total}]"
    return joined(values, fields)


def joined(values: Sequence[str], fields: MentionFields) -> str:
    """Return the content of a bracket of a mention: its parts without empty ones at the end."""
    # Empty parts are left out from the end alone, and never the entity or the type, since parts count by
    # place.
    count = max((place + 1 for place, value in enumerate(values) if value), default=1)
    least = max(fields.entity, fields.type) + 1
    return "-".join(values[: max(count, least)])


def own_values(values: Sequence[str], fields: MentionFields) -> Mapping[str, str]:
    """Return the further parts of a mention by name, unescaped: all but its entity and its type.

    The part ``other`` holds names and values itself. A head that is the first word is the rule, and left out.
    """
    result: dict[str, str] = {}
    for place, (name, value) in enumerate(zip(fields.names, values, strict=True)):
        if place in (fields.entity, fields.type) or not value or (name == "head" and value == "1"):
            continue
        # The part for others is read as pairs only if all of it is; else it is one value as it stands.
        pairs = [pair.split(":") for pair in value.split(",")]
        if name == "other" and all(len(pair) == 2 and all(pair) for pair in pairs):
            result |= {unescaped(key): unescaped(content) for key, content in pairs}
        else:
            result[name] = unescaped(value)
    return result
