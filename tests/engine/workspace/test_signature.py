"""Signatures and terms: what a score is signed with, and what two results share although responses differ."""

from dataclasses import replace
from pathlib import Path

import pytest

from annotally.formats.io import load_source
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.reports.tables.comparability import PROGRAM, Terms
from annotally.tasks.catalogue import TASKS, find_task
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from annotally.tasks.derived_similarity import DerivedSimilarityTask
from annotally.tasks.mat.task import read_mat_task
from annotally.tasks.presets.ready_made import preset
from annotally.workspace.facade import open_workspace
from annotally.workspace.request import OpenRequest, SideInput
from annotally.workspace.signature import Signed, sources_digest, spell_value
from support.mat_samples import TASK as MAT_TASK
from support.run_samples import METHODS, opened
from support.small_inputs import sgml, template, write

TASK = preset("muc6-named-entity")
SIDES = (SideInput("key", ("k",), layer="gold"), SideInput("response", ("r",), layer="system"))


def signed(**ways: object) -> Signed:
    request = replace(OpenRequest(TASK, SIDES), **ways)  # type: ignore[arg-type]  # fields by name
    return Signed(request, "1234", ("key 1234", "response 5678", "tokens 9abc"), ("tokens 9abc",), ("told",))


def test_c4_a_signature_says_version_task_inputs_and_how_they_were_read() -> None:
    parts = signed(repair_lookalikes=True, encoding="latin-1").signature(TASK).split(" | ")
    assert parts[:2] == [PROGRAM, TASK.name]
    assert parts[3:] == [
        *("key 1234", "response 5678", "tokens 9abc", "key layer gold", "response layer system"),
        *("look-alikes repaired", "encoding latin-1", "told"),
    ]


def test_tasks_are_spelled_as_in_the_signatures_of_saved_projects() -> None:
    for ready_made in TASKS:
        assert spell_value(ready_made) == repr(ready_made), ready_made.name
    task = read_mat_task(Source("task.xml", MAT_TASK)).task
    assert "ValueChoice(" not in spell_value(task)
    assert "choices=(Choice(value='NAM', effective_label=''), Choice(" in spell_value(task)
    assert spell_value(task) == repr(task).replace("ValueChoice(", "Choice(")
    assert spell_value({"a": (1,), "b": ()}) == "{'a': (1,), 'b': ()}"


def test_terms_leave_out_the_response_and_nothing_else() -> None:
    terms = signed(skip_incomplete=True).terms(TASK)
    assert (terms.program, terms.task, terms.key) == (PROGRAM, TASK.name, "1234")
    assert terms.options == ("tokens 9abc", "key layer gold", "incomplete pairs skipped")
    keys = signed().terms(replace(TASK, scoring_method=ScoringMethod.KEY2KEY))
    assert "key2key" in keys.options
    assert keys.definition != terms.definition


def test_what_a_task_derives_from_a_response_is_no_other_task(tmp_path: Path) -> None:
    plain = template("1", 'NAME: "Ada"')
    key, other_path = (write(tmp_path, name, plain) for name in ("key.tmpl", "other.tmpl"))
    wide = write(tmp_path, "wide.tmpl", template("1", 'NAME: "Ada"', 'HAT: "felt"'))
    task = find_task("template-element")
    session, two, three = (opened(task, Path(key), Path(path)) for path in (other_path, wide, key))
    assert session.signature.split(" | ")[2] != two.signature.split(" | ")[2]
    assert session.terms == two.terms == three.terms


@pytest.mark.parametrize("method", METHODS)
def test_terms_are_those_of_the_task_as_it_was_asked_for(method: str, tmp_path: Path) -> None:
    workspace = METHODS[method](tmp_path)
    assert workspace.terms.task == workspace.task.name
    assert workspace.terms == workspace.terms
    assert f"key {workspace.terms.key}" in workspace.signature.split(" | ")
    task = workspace.task
    if isinstance(task, TaskDefinition) and task.method == "similarity":
        narrow = replace(task, similarity=replace(task.similarity, seed=task.similarity.seed + 1))
        assert workspace.compared_by(narrow).terms.definition != workspace.terms.definition


def test_what_a_module_of_methods_says_counts_and_not_where_it_lies(tmp_path: Path) -> None:
    paths = [write(tmp_path, name, "def same(a, b): return 1\n") for name in ("a.py", "b.py")]
    base = find_task("mat")
    assert isinstance(base, DerivedSimilarityTask)
    tasks = [replace(base, rules=replace(base.rules, module=path)) for path in paths]
    assert signed().terms(tasks[0]) == signed().terms(tasks[1])
    assert signed().terms(tasks[0]).options[0].startswith("methods ")
    Path(paths[1]).write_text("def same(a, b): return 0\n", "utf-8")
    assert signed().terms(tasks[0]) != signed().terms(tasks[1])
    Path(paths[1]).unlink()
    with pytest.raises(InputRefused, match="cannot be read"):
        signed().terms(tasks[1])


def test_the_order_of_files_does_not_change_a_digest(tmp_path: Path) -> None:
    sources = [load_source(write(tmp_path, name, sgml(name))) for name in ("1", "2")]
    assert sources_digest(sources) == sources_digest(reversed(sources))
    assert sources_digest(sources) != sources_digest(sources[:1])


def test_a_workspace_that_was_not_read_from_files_has_the_terms_of_its_task_alone(tmp_path: Path) -> None:
    path = write(tmp_path, "key.sgm", sgml("1"))
    workspace = open_workspace(OpenRequest(TASK, (SideInput("key", (path,)), SideInput("response", (path,)))))
    result = type(workspace)(TASK, workspace.sides, workspace.document_ids, (), "signed")
    assert result.terms == Terms(task=TASK.name)
