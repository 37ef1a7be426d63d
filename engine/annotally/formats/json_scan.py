"""Scanning of JSON piece by piece: members, items and values, each with its place in the source.

Formats go down into the objects and arrays whose parts they need the places of, one function a level;
whatever lies deeper is decoded in one piece by the json module. The offset only moves forward, so that a scan
is linear.
"""

import json
import re
from collections.abc import Iterator

from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording, sentence_of

JsonValue = None | bool | int | float | str | list["JsonValue"] | dict[str, "JsonValue"]

_SPACE = re.compile(r"[ \t\n\r]*")
NEXT_ITEM = re.compile(r"[ \t\n\r]*([,\]])[ \t\n\r]*")
"""What stands behind an item of an array: a comma or the bracket that closes it."""


def _no_constant(name: str) -> None:
    raise ValueError(Wording("{text}, which is not a number of JSON", text=name))


def _object_of(pairs: list[tuple[str, JsonValue]]) -> dict[str, JsonValue]:
    """Return an object of its members. Raises ValueError for a key that stands twice."""
    members = dict(pairs)
    if len(members) < len(pairs):
        keys: set[str] = set()
        for key, _ in pairs:
            if key in keys:
                raise ValueError(Wording('"{key}" twice in one object', key=shown(key)))
            keys.add(key)
    return members


DECODE = json.JSONDecoder(parse_constant=_no_constant).raw_decode
_DECODE_ONCE = json.JSONDecoder(parse_constant=_no_constant, object_pairs_hook=_object_of).raw_decode


def behind_space(text: str, at: int) -> int:
    """Return the offset behind white space."""
    space = _SPACE.match(text, at)
    return space.end() if space is not None else at


class JsonScan:
    """The state of one scan: the offset it has reached. Every error is refused with its place."""

    keys_once = False
    """Whether keys that stand twice are refused in values that are decoded in one piece, too."""

    def __init__(self, complaints: Complaints, tool: str) -> None:
        """``tool`` is the program that writes such files, as messages name it."""
        self._complaints = complaints
        self._text = complaints.source.text
        self._at = 0
        self._decode = _DECODE_ONCE if self.keys_once else DECODE
        self._remedy = Wording("correct it, or save the document from {tool} again", tool=tool)
        self._written = Wording("JSON as {tool} writes it", tool=tool)

    def _refusal(self, at: int, finding: Wording, expected: Wording) -> InputRefused:
        return self._complaints.refusal(at, finding, expected, self._remedy)

    def _space(self) -> None:
        # Mostly there is none: no blank comes behind a space in the order of code points.
        if self._text[self._at : self._at + 1] <= " ":
            self._at = behind_space(self._text, self._at)

    def _skip(self) -> None:
        self._at = self._value()[1]

    def _value(self) -> tuple[JsonValue, int]:
        """Return the value at the current offset, and its end."""
        try:
            value, end = self._decode(self._text, self._at)
        except json.JSONDecodeError as problem:
            finding = Wording("not JSON: {why}", why=f"{problem.msg[:1].lower()}{problem.msg[1:]}")
            raise self._refusal(min(problem.pos, len(self._text)), finding, self._written) from None
        except RecursionError:
            raise self._refusal(self._at, Wording("arrays in arrays without end"), self._written) from None
        except ValueError as problem:  # NaN, Infinity, or a number of thousands of digits
            raise self._refusal(
                self._at,
                Wording("not JSON: {why}", why=sentence_of(problem)),
                self._written,
            ) from None
        return value, end

    def _members(self, description: Wording, required: set[str]) -> Iterator[str]:
        """Yield the key of each member of an object; the caller has to move on behind its value."""
        # A generator: between two keys the caller consumes the value, which leaves ``_at`` behind it.
        begin = self._at
        self._open("{", description, Wording("an object"))
        keys: set[str] = set()
        while not self._at_end("}", bool(keys)):
            at = self._at
            key, end = self._value()
            if not isinstance(key, str):
                raise self._refusal(
                    at, Wording("{text} as a key", text=shown(self._text[at:end], 30)), Wording("a string")
                )
            if key in keys:
                raise self._refusal(
                    at,
                    Wording('"{key}" again', key=shown(key)),
                    Wording("every key of {description} once", description=description),
                )
            keys.add(key)
            self._at = end
            self._space()
            if self._text[self._at : self._at + 1] != ":":
                raise self._refusal(
                    self._at,
                    Wording('no colon after "{key}"', key=shown(key)),
                    Wording("a colon and a value"),
                )
            self._at += 1
            self._space()
            yield key
        missing = sorted(required - keys)
        if missing:
            raise self._refusal(
                begin,
                Wording('no "{name}" in {description}', name=missing[0], description=description),
                Wording("this key"),
            )

    def _items(self, description: str) -> Iterator[int]:
        """Yield the number of each member of an array; the caller has to move on behind it."""
        self._open("[", description, Wording("an array"))
        number = 0
        while not self._at_end("]", number > 0):
            yield number
            number += 1

    def _open(self, bracket: str, description: str, expected: Wording) -> None:
        if self._text[self._at : self._at + 1] != bracket:
            near = shown(self._text[self._at : self._at + 40], 20)
            finding = Wording("the end as {description}", description=description)
            if near:
                finding = Wording("{text} as {description}", text=near, description=description)
            raise self._refusal(self._at, finding, expected)
        self._at += 1
        self._space()

    def _at_end(self, bracket: str, inside: bool) -> bool:
        """Go on to the next member of an array or object; tell whether there is none."""
        # One step of a recursive-descent parser, shared by arrays and objects: skip white space, then either
        # the closing bracket or, behind the first member, a comma. The position moves on by what was read.
        self._space()
        sign = self._text[self._at : self._at + 1]
        if sign == bracket:
            self._at += 1
            return True
        if inside:
            if sign != ",":
                finding = (
                    Wording("not JSON: {sign!r}", sign=sign)
                    if sign
                    else Wording("not JSON: the end of the file")
                )
                raise self._refusal(self._at, finding, Wording("a comma or {bracket}", bracket=bracket))
            self._at += 1
            self._space()
        return False

    def _string(self, description: str) -> tuple[str, Extent]:
        begin = self._at
        value, self._at = self._value()
        if not isinstance(value, str):
            finding = Wording(
                "{text} as {description}",
                text=shown(self._text[begin : self._at], 30),
                description=description,
            )
            raise self._refusal(begin, finding, Wording("a string"))
        return value, Extent(begin, self._at)
