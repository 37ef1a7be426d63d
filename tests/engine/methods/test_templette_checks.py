"""Warnings about fills whose extents are not there or select something else."""

from dataclasses import replace
from pathlib import Path

from annotally.model.text import Source
from annotally.tasks.derived import TEMPLETTE
from templette_samples import event, opened, task

TEXT = "<DOC>\n<DOCNO> D </DOCNO>\nAda ran.\n</DOC>\n"


def told(tmp_path: Path, key: str, **rules: object) -> list[str]:
    workspace = opened(tmp_path, key, event('WHO: "Ada" ##25#28#'), TEXT, chosen=task(**rules))  # type: ignore[arg-type]
    return [f"{one.line}:{one.column} {one.found}" for one in workspace.warnings]


def test_extents_that_are_not_given_are_told_of_once(tmp_path: Path) -> None:
    key = event('WHO: "Ada"', 'WHAT: "ran"', 'COMMENT: "well"')
    assert told(tmp_path, key) == ["2:10 'Ada' has no extent, nor have 1 more"]
    assert told(tmp_path, key, components=("content",)) == []


def test_extents_that_select_another_string_are_told_of_once(tmp_path: Path) -> None:
    assert told(tmp_path, event('WHO: "ada" ##25#28#')) == []
    assert told(tmp_path, event('WHO: "Ada" ##26#29#')) == ["2:10 the extent of 'Ada' selects 'da'"]


def test_damaged_mapping_rules_are_left_out_with_a_warning_and_idle_ones_told_of(tmp_path: Path) -> None:
    glm = Source("x.glm", ";;\n[a => b\n")
    chosen = replace(TEMPLETTE, alignment=replace(TEMPLETTE.alignment, glm=glm))
    workspace = opened(tmp_path, event(), event(), chosen=chosen)
    damaged, idle = workspace.warnings
    assert (damaged.file, damaged.line) == ("x.glm", 2)
    assert (idle.file, idle.found.partition(":")[0]) == ("x.glm", "the global mapping rules have no effect")
    assert "glm " in workspace.signature
