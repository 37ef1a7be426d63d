"""Warnings about fills whose extents are not there or select something else."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from annotally.methods.templettes.checks import idle_rules, misplaced_fills
from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Reading, Slot, simple_fill
from annotally.model.text import Source
from annotally.tasks.derived import TEMPLETTE
from support.builders import annotation_set, instance, slot
from support.findings import without_differences
from support.templette_samples import event, opened, task

TEXT = "<DOC>\n<DOCNO> D </DOCNO>\nAda ran.\n</DOC>\n"


def told(tmp_path: Path, key: str, **rules: object) -> list[str]:
    workspace = opened(tmp_path, key, event('WHO: "Ada" ##25#28#'), TEXT, chosen=task(**rules))  # type: ignore[arg-type]  # fields by name
    warnings = without_differences(workspace.warnings)
    return [f"{warning.line}:{warning.column} {warning.found}" for warning in warnings]


def test_extents_that_are_not_given_are_told_of_once(tmp_path: Path) -> None:
    key = event('WHO: "Ada"', 'WHAT: "ran"', 'COMMENT: "well"')
    assert told(tmp_path, key) == ["2:10 'Ada' has no extent, nor have 1 more"]
    assert told(tmp_path, key, components=("content",)) == []


@pytest.mark.parametrize(
    ("fill", "text"),
    [
        (
            '"[Ada] ran" ##25#32#25#28#29#32#',
            "'Ada ran' has 2 pairs of offsets after the first, and 1 strings",
        ),
        ('"Ada ran" ##25#32#25#28#', "'Ada ran' has 1 pair of offsets after the first, and no strings"),
        ('"Ada [ran]" ##25#32#20#23#', "the offsets 20 to 23 of 'Ada ran' lie outside its extent, 25 to 32"),
        ('"[[Ada]] ran" ##25#32#', "brackets inside of brackets, or without their match: '[Ada] ran'"),
        ('"[Ada ran" ##25#32#', "brackets inside of brackets, or without their match: '[Ada ran'"),
        ('"X ran" ##25#32#', ""),
        ('"[Ada] [ran]" ##25#32#', ""),
        ('"[Ada] [ran]" ##25#32#25#28#29#32#', ""),
        ('"Ada [ran]" ##25#32#29#32#', ""),
    ],
)
def test_brackets_and_offsets_that_do_not_go_together_are_told_of(
    tmp_path: Path, fill: str, text: str
) -> None:
    lines = [line for line in told(tmp_path, event(f"WHO: {fill}")) if "selects" not in line]
    assert len(lines) == bool(text)
    assert all(line.startswith(f"2:10 {text}") for line in lines)


def test_a_kind_of_such_fills_is_told_of_once_and_pairs_of_offsets_in_a_response(tmp_path: Path) -> None:
    twice = event('WHO: "Ada" ##25#28#25#28#', 'WHAT: "ran" ##29#32#29#32#')
    (told_of,) = opened(tmp_path, event('WHO: "Ada" ##25#28#'), twice, TEXT).warnings
    assert (Path(told_of.file).name, told_of.line) == ("response.tpl", 2)
    assert told_of.found == "'Ada' of the response has 2 pairs of offsets, likewise 1 more"
    assert "the first pair counts" in told_of.remedy
    assert told_of.expected == "one: only a reference has minimal extents"
    content = task(components=("content",))
    assert opened(tmp_path, event('WHO: "Ada" ##25#28#'), twice, TEXT, chosen=content).warnings == ()


def test_offsets_outside_the_text_are_not_told_of_as_missing(tmp_path: Path) -> None:
    (outside,) = opened(tmp_path, event('WHO: "Ada" ##25#400#'), event('WHO: "Ada" ##25#28#'), TEXT).warnings
    assert outside.found == "'Ada' at 25 to 400 lies outside document D"
    assert "as the extent of a templette it is never right" in outside.remedy


@pytest.mark.parametrize(("behind", "count"), [(" \t##25#28#", 0), ("\n##25#28#", 1), (" X##25#28#", 1)])
def test_offsets_that_could_not_be_read_stand_behind_the_fill_in_its_line(behind: str, count: int) -> None:
    fill = simple_fill(Reading("Ada", source=Extent(0, 5)))
    side = annotation_set("key", {"D": [instance("EVENT", "1", Slot("WHO", (Alternative((fill,)),)))]})
    side = msgspec.structs.replace(side, sources=(Source("key.tpl", f'"Ada"{behind}'),))
    assert len(list(misplaced_fills(TEMPLETTE.complete([side]), side, {}))) == count


def test_extents_that_select_another_string_are_told_of_once(tmp_path: Path) -> None:
    assert told(tmp_path, event('WHO: "ada" ##25#28#')) == []
    assert told(tmp_path, event('WHO: "Ada" ##26#29#')) == ["2:10 the extent of 'Ada' selects 'da'"]


def test_what_is_misplaced_is_told_with_its_file_and_what_to_do(tmp_path: Path) -> None:
    response = event('WHO: "Ada" ##25#28#')
    (without,) = opened(tmp_path, event('WHO: "Ada"'), response, TEXT).warnings
    assert (without.expected, without.remedy) == (
        "##start#end# after the text of a fill",
        "such an extent is never right; add the extent, or compare content alone (--points content)",
    )
    key = event('WHO: "Ada" ##26#29#', 'WHAT: "ran" ##25#28#')
    (elsewhere,) = opened(tmp_path, key, response, TEXT).warnings
    assert elsewhere.file.endswith("key.tpl")
    assert (elsewhere.found, elsewhere.expected, elsewhere.remedy) == (
        "the extent of 'Ada' selects 'da', so do 1 more",
        "offsets of that string, in characters from the document's first",
        "check that the offsets belong to this text",
    )


def test_fills_of_classes_that_the_task_has_not_are_not_told_of() -> None:
    event_alone, other_annotation_set = (
        annotation_set("key", {"D": [instance(kind, "1", slot("WHO", "Ada"))]}) for kind in ("EVENT", "OTHER")
    )
    assert list(misplaced_fills(TEMPLETTE.complete([event_alone]), other_annotation_set, {})) == []


def test_h5_rules_without_effect_are_told_of_with_their_file() -> None:
    assert idle_rules(Source("x.glm", ";;")) == Diagnostic(
        Severity.WARNING,
        "x.glm",
        0,
        0,
        "the global mapping rules have no effect: both sides have the same texts",
        "texts that differ, which the rules make alike",
        "leave the file out, or have all texts aligned (--align always)",
    )
    assert idle_rules(None).file == ""


def test_damaged_mapping_rules_are_left_out_with_a_warning_and_idle_ones_told_of(tmp_path: Path) -> None:
    glm = Source("x.glm", ";;\n[a => b\n")
    chosen = replace(TEMPLETTE, alignment=replace(TEMPLETTE.alignment, glm=glm))
    workspace = opened(tmp_path, event(), event(), chosen=chosen)
    damaged, idle = workspace.warnings
    assert (damaged.file, damaged.line) == ("x.glm", 2)
    assert (idle.file, idle.found.partition(":")[0]) == ("x.glm", "the global mapping rules have no effect")
    assert "glm " in workspace.signature
