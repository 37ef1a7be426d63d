"""MAT JSON documents that several tests read, and what the tests ask of what was read."""

from typing import Any

import pytest
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.mat_json.reader import read
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Source

OPTIONS = ReadOptions()
FILE = """{"version": 2, "signal": "Ada \\"met\\" Bo\\n\\ud83d\\ude00 there.",
 "metadata": {"phasesDone": ["tag"]},
 "asets": [
  {"type": "lex", "annots": [[0, 3], [4, 9]]},
  {"type": "PERSON", "hasID": true, "hasSpan": true,
   "attrs": ["nomtype", {"name": "age", "type": "int"}, {"name": "alias", "aggregation": "set"}],
   "annots": [
    [0, 3, "a1", "NAM", 36, ["Countess", "A."]],
    [10, 12, null, null, 7],
    [13, 14, 5]
   ]},
  {"type": "MEETING", "hasSpan": false,
   "attrs": [{"name": "who", "type": "annotation", "aggregation": "set"}, {"name": "sure", "type": "boolean"},
             {"name": "odds", "type": "float", "aggregation": "list"}],
   "annots": [[["a1", 5], true, [1, 0.50]], [[]]]}
 ]}
"""
ONE = '{"version": 2, "signal": "Ada met Bo.", "asets": [%s]}'
"""A document of eleven characters around what a test is about."""


def result(file: str, options: ReadOptions = OPTIONS) -> ReadResult:
    return read((Source("d.json", file),), options)


def instances(file: str) -> tuple[Instance, ...]:
    return result(file).annotations.documents["d"].instances


def fills(instance: Instance) -> dict[str, list[str]]:
    return {slot.name: [r.target or r.text for r in slot.readings()] for slot in instance.slots}


def refusal(file: str) -> str:
    with pytest.raises(InputRefused) as caught:
        result(file)
    return str(caught.value)


WORDS = st.text(st.sampled_from('ab"\\\n😀é#1'), max_size=4)
VALUES = {
    "string": WORDS,
    "int": st.integers(-5, 5),
    "float": st.sampled_from([0, 1.5, -2.0, 1e30]),
    "boolean": st.booleans(),
}


@st.composite
def plain_documents(draw: st.DrawFn) -> dict[str, Any]:
    """Return a MAT JSON document of spans with strings, most of them as they should be, as Python values."""
    signal = draw(st.text(st.sampled_from("ab 😀"), min_size=4, max_size=8))
    ids = iter(draw(st.lists(WORDS, unique=True, min_size=12, max_size=12)))
    asets = []
    for label in draw(st.lists(st.sampled_from(["A", "B", "lex"]), unique=True)):
        has_id, names = draw(st.booleans()), draw(st.lists(st.sampled_from("xyz"), unique=True))
        rows = []
        for _ in range(draw(st.integers(0, 4))):
            start = draw(st.integers(0, 3))
            values = [draw(st.sampled_from(["u", "v", "w", None])) for _ in names]
            row = [start, draw(st.integers(start, 4)), *([next(ids)] if has_id else []), *values]
            rows.append(row)
        if rows and not draw(st.integers(0, 4)):
            row = draw(st.sampled_from(rows))
            row[draw(st.integers(0, len(row) - 1))] = draw(st.sampled_from([9, -1, True, 1.0, "", None, []]))
        if rows and not draw(st.integers(0, 4)):
            rows[-1] = rows[-1][: draw(st.integers(1, len(rows[-1])))]
        asets.append({"type": label, "hasID": has_id, "attrs": names, "annots": rows})
    return {"version": 2, "signal": signal, "asets": asets}


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Any]:
    """Return a MAT JSON document as Python values; annotation values lead to earlier sets only."""
    signal = draw(st.text(st.sampled_from('ab"\\\n😀é'), max_size=8))
    asets: list[dict[str, Any]] = []
    ids: list[str] = []
    for number in range(draw(st.integers(0, 3))):
        has_id, has_span = draw(st.booleans()), draw(st.booleans())
        attrs: list[Any] = []
        for column in range(draw(st.integers(0, 2))):
            kind = draw(st.sampled_from([*VALUES, *(["annotation"] if ids else [])]))
            attrs.append(
                {
                    "name": f"a{column}",
                    "type": kind,
                    "aggregation": draw(st.sampled_from(["none", "set", "list"])),
                }
            )
        annots, here = [], []
        for _ in range(draw(st.integers(0, 3))):
            row: list[Any] = sorted(draw(st.tuples(*[st.integers(0, len(signal))] * 2))) if has_span else []
            if has_id:
                name = draw(st.none() | st.just(f"{number}{len(annots)}"))
                row.append(name)
                here += [name] if name else []
            for attr in attrs:
                value = VALUES.get(attr["type"], st.sampled_from(ids or [""]))
                if attr["aggregation"] != "none":
                    value = st.lists(value, max_size=3, unique_by=repr)
                row.append(draw(st.none() | value))
            annots.append(row)
        ids += here
        asets.append(
            {"type": f"L{number}", "hasID": has_id, "hasSpan": has_span, "attrs": attrs, "annots": annots}
        )
    return {"version": 2, "signal": signal, "metadata": {}, "asets": asets}
