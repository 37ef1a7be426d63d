"""Records in files of JSON: an array of them, or one behind the other (JSON Lines)."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from annotally.formats.json_places import HALF, string_map
from annotally.formats.json_scan import DECODE, NEXT_ITEM, JsonScan, JsonValue, behind_space
from annotally.formats.splicing import Edit
from annotally.formats.standoff.records import AnnotationList
from annotally.model.extents import Extent
from annotally.model.instances import Reading
from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording

TRUTH, NUMBER = "json:truth", "json:number"
"""Forms of readings whose values are no strings in JSON."""


ANNOTATOR_KEYS = ("annotator", "annotator_id", "worker_id", "completed_by", "user", "username")
"""Members of a document that name who annotated it, in lines of several annotators in one file."""
ANNOTATOR_MEMBER = re.compile(
    rf'(?<!\\)"(?:{"|".join(ANNOTATOR_KEYS)})"\s*:\s*(?:"((?:[^"\\]|\\.)*)"|(-?[0-9]+))'
)


def named_annotator(members: Mapping[str, JsonValue]) -> str:
    """Return the annotator that a document names; empty where it names none."""
    values = (members.get(key) for key in ANNOTATOR_KEYS)
    return next((str(value) for value in values if type(value) in (str, int) and value != ""), "")


def to_json(value: object, *, ascii_only: bool = False) -> str:
    """Return a value as JSON on one line."""
    return json.dumps(value, ensure_ascii=ascii_only)


def updated(previous: str, members: Mapping[str, object], ascii_only: bool) -> str:
    """Return an object with members changed, given its JSON, empty for a new one; the others stay.

    Members with the value None are left out of a new object, and stay as they are in a former one.
    """
    value = json.loads(previous) if previous else {}
    changes = {name: member for name, member in members.items() if member is not None}
    return to_json({**value, **changes}, ascii_only=ascii_only)


def form_of(value: JsonValue) -> str:
    """Return the form of a reading of a value: the kind of JSON that it is, empty for strings."""
    if isinstance(value, str):
        return ""
    return TRUTH if isinstance(value, bool) else NUMBER


def from_form(reading: Reading) -> object:
    """Return the value of a reading, as the kind of JSON that its form says, where the text is such."""
    try:
        value = json.loads(reading.text) if reading.form in (TRUTH, NUMBER) else reading.text
    except ValueError:
        return reading.text
    return value if form_of(value) == reading.form else reading.text


class JsonList(AnnotationList):
    """An array of JSON, with the place behind its bracket."""

    def __init__(self, text: str, begin: int) -> None:
        super().__init__()
        self._text, self._begin = text, begin

    def edits(self, changed: Mapping[int, str | None], added: Sequence[str]) -> Iterator[Edit]:
        """Yield the edits; an item that is removed takes along the comma beside it."""
        # Commas: an item removed ahead of the last remaining one goes with the comma behind it, up to the
        # next item; those behind the last remaining one go with the comma ahead, in one edit.
        starts, ends, count = self.starts, self.ends, len(self.starts)
        last = count - 1
        while last >= 0 and changed.get(last, "") is None:
            last -= 1
        for number, text in changed.items():
            if text is not None:
                yield starts[number], ends[number], text
            elif number < last:
                yield starts[number], starts[number + 1], ""
        if last < count - 1:
            yield ends[last] if last >= 0 else starts[0], ends[-1], ""
        if added:
            comma = self._text[ends[0] : starts[1]] if count > 1 else ", "
            items = comma.join(added)
            yield (ends[last], ends[last], comma + items) if last >= 0 else (self._begin, self._begin, items)


class MissingList(AnnotationList):
    """An array that an object does not have yet: the place behind its members, and its key."""

    def __init__(self, at: int, key: str) -> None:
        super().__init__()
        self._at, self._key = at, key

    def edits(self, changed: Mapping[int, str | None], added: Sequence[str]) -> Iterator[Edit]:
        """Yield the edit that adds the array."""
        del changed
        if added:
            yield self._at, self._at, f", {to_json(self._key)}: [{', '.join(added)}]"


class RecordScan(JsonScan):
    """A scan of a file of records."""

    keys_once = True
    is_array = False
    """Whether a file is an array of records, or one record: it never is without content then."""

    def records(self) -> Iterator[int]:
        """Yield the offset of each record; the caller has to move on behind it."""
        self._space()
        if self._text[self._at : self._at + 1] == "[":
            for _ in self._items("the file"):
                yield self._at
            self._space()
            if self._at < len(self._text):
                raise self._refusal(self._at, Wording("more after the array"), Wording("nothing"))
            return
        if self.is_array and self._at == len(self._text):
            raise self._refusal(self._at, Wording("a file without content"), Wording("an array"))
        while self._at < len(self._text):
            yield self._at
            self._space()

    def member(self) -> tuple[JsonValue, Extent]:
        """Return the value of a member and its range, and move on behind it."""
        begin = self._at
        value, self._at = self._value()
        return value, Extent(begin, self._at)

    def whole_string(self, description: str) -> tuple[str, Extent]:
        """Return a string of whole characters and its range. Raises InputRefused for anything else."""
        text, place = self._string(description)
        half = HALF.search(text)
        if half is not None:
            at = string_map(self._complaints.source, place).to_source(half.start())
            finding = Wording("half a character in {description}", description=description)
            raise self._refusal(at, finding, Wording("whole characters"))
        return text, place

    def annotation_list(self, description: str) -> tuple[JsonList, list[JsonValue]]:
        """Return an array with the range of each item, and the items. Null is an empty array."""
        # The loop that nearly all of a file goes through: an item is decoded in one piece.
        begin, text = self._at, self._text
        self._open("[", description, Wording("an array"))
        item_ranges = JsonList(text, begin + 1)
        values: list[JsonValue] = []
        if text[self._at : self._at + 1] == "]":
            self._at += 1
            return item_ranges, values
        while True:
            value, end = self._value()
            values.append(value)
            item_ranges.append(self._at, end)
            following = NEXT_ITEM.match(text, end)
            if following is None:
                raise self._refusal(
                    end,
                    Wording("not JSON: no comma after an item of {description}", description=description),
                    Wording("a comma or ]"),
                )
            self._at = following.end()
            if following[1] == "]":
                self._at = following.end(1)
                return item_ranges, values

    # --- values of an annotation

    def wrong(self, at: int, value: object, name: str, expected: Wording) -> Exception:
        """Build the refusal of a value that is not of its type, at the annotation it is in."""
        finding = Wording("{value} as {name}", value=shown(json.dumps(value), 40), name=name)
        return self._refusal(at, finding, expected)

    def text_of(self, value: object, at: int, name: str) -> str:
        """Return a string or a whole number as text. Raises InputRefused for anything else."""
        if isinstance(value, str):
            if HALF.search(value):
                raise self.wrong(at, value, name, Wording("whole characters"))
            return value
        if type(value) is int:
            return str(value)
        raise self.wrong(at, value, name, Wording("a string"))

    def offset_of(self, value: object, at: int, name: str) -> int:
        """Return an offset. Raises InputRefused for anything but a whole number from 0."""
        if type(value) is not int or value < 0:
            raise self.wrong(at, value, name, Wording("a whole number from 0"))
        return value


@lru_cache(maxsize=1)  # every format of JSON asks for those of the same file
def first_members(beginning: str) -> tuple[int, Mapping[str, str]]:
    """Return the offset of the first object of a file, and the beginnings of its members' values by key.

    The text may be cut off: members behind the cut are missing. -1 where the file does not begin with an
    object, nor with an array of objects.
    """
    # Only the first object is looked at, and in it one value after the other; linear.
    begin = at = behind_space(beginning, 0)
    if beginning.startswith("[", at):
        at = behind_space(beginning, at + 1)
    if not beginning.startswith("{", at):
        return -1, {}
    members: dict[str, str] = {}
    at += 1
    while (key := _KEY.match(beginning, at)) is not None:
        members[key[1]] = beginning[key.end() : key.end() + 40]
        try:
            _, at = DECODE(beginning, key.end())
        except (ValueError, RecursionError):
            break
        comma = _COMMA.match(beginning, at)
        if comma is None:
            break
        at = comma.end()
    return begin, members


_KEY = re.compile(r'\s*"([^"\\]*)"\s*:\s*')
_COMMA = re.compile(r"\s*,")
