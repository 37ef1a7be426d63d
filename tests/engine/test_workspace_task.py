"""What a task asks of the annotations is asked when they are opened: one message each, with its place."""

from dataclasses import replace
from pathlib import Path

import pytest

from annotally.errors import Diagnostic, InputRefused, Severity
from annotally.tasks.catalogue import TaskChoice, find_task
from annotally.tasks.definition import ScoringMethod
from annotally.workspace import OpenRequest, SideInput, Workspace, open_workspace
from small_inputs import template, write


def opened(folder: Path, task: TaskChoice | str, key: str, response: str) -> Workspace:
    chosen = find_task(task) if isinstance(task, str) else task
    sides = (
        SideInput("key", (write(folder, "key", key),)),
        SideInput("response", (write(folder, "rsp", response),)),
    )
    return open_workspace(OpenRequest(chosen, sides))


def refused(folder: Path, task: TaskChoice | str, key: str, response: str) -> Diagnostic:
    with pytest.raises(InputRefused) as caught:
        opened(folder, task, key, response)
    (only,) = [one for one in caught.value.diagnostics if one.severity is Severity.ERROR]
    return only


PERSON = template("1", 'NAME: "Ada"')
A_TO_B = template("1", "TO: <B-0001-1>", type_name="A")
B_TO_A = template("1", "TO: <A-0001-1>", type_name="B")


class TestOrder:
    """M18."""

    @pytest.mark.parametrize("task", ["template-relation", "scenario-template"])
    def test_a_circle_is_refused_with_all_its_steps_and_the_last_pointer_s_place(self, tmp_path, task):
        found = refused(tmp_path, task, A_TO_B + B_TO_A, PERSON)
        assert found.found == "pointers lead in a circle: A.TO → B.TO → A"
        assert (Path(found.file).name, found.line, found.column) == ("key", 4, 9)

    def test_an_order_that_maps_a_pointer_first_is_refused_and_names_both(self, tmp_path):
        task = find_task("muc6-template-element")
        task = replace(task, classes=tuple(reversed(task.classes)))
        key = template("2", "ORG_LEADER: <PERSON-0001-1>", type_name="ORGANIZATION") + template(
            "1", "PER_NAME: x"
        )
        found = refused(tmp_path, task, key, key)
        assert found.found == "ORGANIZATION.ORG_LEADER → PERSON leads to a class that is mapped later"
        assert "PERSON before ORGANIZATION" in found.expected
        assert found.line == 2

    def test_what_a_response_does_wrong_is_merely_incorrect(self, tmp_path):
        workspace = opened(
            tmp_path, "scenario-template", A_TO_B + template("1", type_name="B"), A_TO_B + B_TO_A
        )
        assert workspace.task.by_name["b"].name == "B"

    def test_of_two_keys_neither_may(self, tmp_path):
        task = replace(find_task("template-relation"), scoring_method=ScoringMethod.KEY2KEY)
        found = refused(tmp_path, task, A_TO_B + template("1", type_name="B"), A_TO_B + B_TO_A)
        assert Path(found.file).name == "rsp"

    def test_where_order_matters_little_it_is_a_warning(self, tmp_path):
        (warning,) = opened(tmp_path, "template-element", A_TO_B + B_TO_A, A_TO_B + B_TO_A).warnings
        assert (warning.severity, "circle" in warning.found) == (Severity.WARNING, True)


class TestAlternatives:
    """A response slot holds one multi-fill (manual); a second key may hold several (M19)."""

    RESPONSE = template("1", 'NAME: "Ada"', '    / "Quill"', "TITLE: Dr", "    / Ms")

    def test_in_a_response_they_are_refused_once_with_the_first_place(self, tmp_path):
        found = refused(tmp_path, "template-element", PERSON, self.RESPONSE)
        assert found.found == "PERSON 1 of the response has alternatives in NAME, and 1 more slots"
        assert (Path(found.file).name, found.line, found.column) == ("rsp", 2, 5)
        assert "--key2key" in found.remedy

    def test_of_two_keys_both_may_have_them(self, tmp_path):
        task = replace(find_task("template-element"), scoring_method=ScoringMethod.KEY2KEY)
        workspace = opened(tmp_path, task, PERSON, self.RESPONSE)
        assert workspace.warnings == ()
        assert "key2key" in workspace.signature.split(" | ")

    def test_a_key_may_have_them_and_so_may_slots_that_nobody_compares(self, tmp_path):
        key = self.RESPONSE.replace("NAME", "PER_NAME").replace("TITLE", "PER_TITLE")
        response = template("1", "PER_NAME: Ada", "HAT: a", "    / b") + template(
            "1", "X: a", "    / b", type_name="HAT"
        )
        assert opened(tmp_path, "muc6-template-element", key, response).warnings == ()


class TestTemplates:
    """M12."""

    def test_more_than_one_is_a_warning(self, tmp_path):
        key = template("2", "DOC_NR: 1", type_name="TEMPLATE") + template(
            "10", "DOC_NR: 1", type_name="TEMPLATE"
        )
        workspace = opened(tmp_path, "scenario-template", key, PERSON)
        (warning,) = workspace.warnings
        assert (Path(warning.file).name, warning.line) == ("key", 3)
        assert warning.found == "2 objects of class TEMPLATE for document 0001"

    def test_one_is_none(self, tmp_path):
        key = template("2", "DOC_NR: 1", type_name="TEMPLATE")
        assert opened(tmp_path, "scenario-template", key, key).warnings == ()
