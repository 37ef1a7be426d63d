"""Readers of a few formats in a few lines each, for what tests write: they share nothing with the engine's.

Each returns what a file says of annotations as sorted lines of label, place and fills, pointers left out;
``of`` makes the same of what was expected.
"""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from support.final_oracle import Said

Lines = list[str]


def _line(label: str, place: object, slots: Mapping[str, Iterable[Iterable[str]]]) -> str:
    texts = sorted(
        f"{name.casefold()}={sorted(sorted(fills) for fills in groups)}"
        for name, groups in slots.items()
        if groups
    )
    return f"{label.casefold()} {place} {texts}"


def _files(target: Path, ending: str) -> list[str]:
    paths = sorted(target.glob(f"*{ending}")) if target.is_dir() else [target]
    return [path.read_text(encoding="utf-8") for path in paths]


def _plain(item: Said, leave: frozenset[str]) -> dict[str, list[list[str]]]:
    """Return the slots of an expected annotation with the fills that are words."""
    slots = {}
    for name, groups in item[2]:
        words = [[str(fill[0][0]) for fill in group if isinstance(fill[0][0], str)] for group in groups]  # type: ignore[index]  # a fill of one part
        if name not in leave and any(words):
            slots[name] = [group for group in words if group]
    return slots


class _Templates:
    """MUC template files: slots with quoted or bare fills, alternatives behind a slash."""

    def __call__(self, target: Path) -> Lines:
        lines = []
        for text in _files(target, ""):
            for head, body in re.findall(r"^<(\w+)-\S+> :=\n((?:[ \t]+.*\n?)*)", text, re.MULTILINE):
                slots: dict[str, list[list[str]]] = {}
                name = ""
                for line in body.splitlines():
                    match = re.match(r"\s+(?:(\w+):)?\s*(/)?\s*(.*)", line)
                    assert match is not None
                    if match[1]:
                        name, slots[match[1]] = match[1], [[]]
                    if match[2]:
                        slots[name].append([])
                    if match[3] and not match[3].startswith("<"):
                        slots[name][-1].append(match[3].strip('"'))
                kept_groups = {key: [group for group in groups if group] for key, groups in slots.items()}
                lines.append(_line(head, (), kept_groups))
        return sorted(lines)

    def of(self, expected: Iterable[Said]) -> Lines:
        """Return expected annotations as these lines."""
        return sorted(_line(item[0], (), _plain(item, frozenset())) for item in expected)


class _MatJson:
    """MAT documents: a value is a fill, a set of values several."""

    def __call__(self, target: Path) -> Lines:
        lines = []
        for text in _files(target, ".json"):
            for aset in json.loads(text)["asets"]:
                lines += [self._row(aset, row) for row in aset["annots"]]
        return sorted(lines)

    def _row(self, aset: Mapping[str, Any], row: list[Any]) -> str:
        values = list(row)
        place = (tuple((values.pop(0), values.pop(0)) for _ in range(1))) if aset.get("hasSpan", True) else ()
        if aset.get("hasID"):
            values.pop(0)
        slots: dict[str, list[list[str]]] = {}
        for attr, value in zip(aset["attrs"], values, strict=False):
            declared = attr if isinstance(attr, dict) else {"name": attr}
            contained_value = value if isinstance(value, list) else [value]
            words = [str(item) for item in contained_value if item is not None]
            if words and declared.get("type") != "annotation":
                slots[declared["name"]] = [words]
        return _line(aset["type"], place, slots)

    def of(self, expected: Iterable[Said]) -> Lines:
        """Return expected annotations as these lines."""
        return sorted(_line(item[0], item[1], _plain(item, frozenset({"text"}))) for item in expected)


class _Brat:
    """Stand-off files: entities with their attributes, relations by their label; meetings are events."""

    def __call__(self, target: Path) -> Lines:
        lines = []
        for text in _files(target, ".ann"):
            owned: dict[str, dict[str, list[list[str]]]] = {}
            for name, owner, value in re.findall(r"^A\d+\t(\w+) (\w+)(?: (\w+))?$", text, re.MULTILINE):
                owned.setdefault(owner, {}).setdefault(name, [[]])[0].append(value or "true")
            for name, label, start, end in re.findall(r"^(T\d+)\t(\w+) (\d+) (\d+)\t", text, re.MULTILINE):
                if label != "Meet":
                    lines.append(_line(label, ((int(start), int(end)),), owned.get(name, {})))
            lines += [_line(label, (), {}) for label in re.findall(r"^R\d+\t(\w+) ", text, re.MULTILINE)]
        return sorted(lines)

    def of(self, expected: Iterable[Said]) -> Lines:
        """Return expected annotations as these lines, but for meetings."""
        return sorted(
            _line(item[0], item[1], _plain(item, frozenset({"text"})))
            for item in expected
            if item[0] != "meet"
        )


PLAIN_READERS = {"muc-templates": _Templates(), "mat-json": _MatJson(), "brat": _Brat()}
"""By the name of the format."""
