"""What a task asks of the annotations is asked when they are opened: one message each, with its place."""

from dataclasses import replace
from pathlib import Path

import pytest

from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.scoring.tally import Tally
from annotally.tasks.catalogue import TaskChoice, find_task
from annotally.tasks.definition import ScoringMethod, SectionGroup
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from support.findings import without_differences
from support.small_inputs import sgml, template, write


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
    (only,) = [diagnostic for diagnostic in caught.value.diagnostics if diagnostic.severity is Severity.ERROR]
    return only


PERSON = template("1", 'NAME: "Ada"')
A_TO_B = template("1", "TO: <B-0001-1>", type_name="A")
B_TO_A = template("1", "TO: <A-0001-1>", type_name="B")


class TestOrder:
    """M18."""

    @pytest.mark.parametrize("task", ["template-relation", "scenario-template"])
    def test_a_circle_is_refused_with_all_its_steps_and_the_last_pointer_s_place(self, tmp_path, task):
        result = refused(tmp_path, task, A_TO_B + B_TO_A, PERSON)
        assert result.found == "pointers form a circle: A.TO → B.TO → A"
        assert (Path(result.file).name, result.line, result.column) == ("key", 4, 9)

    def test_an_order_that_maps_a_pointer_first_is_refused_and_names_both(self, tmp_path):
        task = find_task("muc6-template-element")
        task = replace(task, classes=tuple(reversed(task.classes)))
        key = template("2", "ORG_LEADER: <PERSON-0001-1>", type_name="ORGANIZATION") + template(
            "1", "PER_NAME: x"
        )
        diagnostic = refused(tmp_path, task, key, key)
        assert diagnostic.found == "ORGANIZATION.ORG_LEADER → PERSON points to a class that is mapped later"
        assert "PERSON before ORGANIZATION" in diagnostic.expected
        assert diagnostic.line == 2

    def test_what_a_response_does_wrong_is_merely_incorrect(self, tmp_path):
        workspace = opened(
            tmp_path, "scenario-template", A_TO_B + template("1", type_name="B"), A_TO_B + B_TO_A
        )
        assert workspace.task.by_name["b"].name == "B"

    def test_of_two_keys_neither_may(self, tmp_path):
        task = replace(find_task("template-relation"), scoring_method=ScoringMethod.KEY2KEY)
        result = refused(tmp_path, task, A_TO_B + template("1", type_name="B"), A_TO_B + B_TO_A)
        assert Path(result.file).name == "rsp"

    def test_where_order_matters_little_it_is_a_warning(self, tmp_path):
        (warning,) = opened(tmp_path, "template-element", A_TO_B + B_TO_A, A_TO_B + B_TO_A).warnings
        assert (warning.severity, "circle" in warning.found) == (Severity.WARNING, True)


ENTITIES = "named-entity"


def warned(folder: Path, task: TaskChoice | str, key: str, response: str) -> tuple[Diagnostic, ...]:
    return opened(folder, task, key, response).warnings


def counts(workspace: Workspace) -> tuple[int, int, int, int]:
    """Return COR, INC, MIS, SPU of all slots."""
    tally = workspace.comparison().table[("total",)]
    assert isinstance(tally, Tally)
    return tally.cor, tally.inc, tally.mis, tally.spu


class TestAlternatives:
    """A response slot holds one multi-fill (manual; M24); a second key may hold several (M19)."""

    RESPONSE = template("1", 'NAME: "Ada"', '    / "Quill"', "TITLE: Dr", "    / Ms")
    TAGS = '<ENAMEX TYPE="{}" ALT="{}">{}</ENAMEX>'

    def test_in_a_response_the_first_counts_and_one_warning_says_so(self, tmp_path):
        workspace = opened(
            tmp_path, "template-element", template("1", "NAME: Quill", "TITLE: Dr"), self.RESPONSE
        )
        (warning,) = workspace.warnings
        assert warning.found == "PERSON 1 of the response has alternatives in NAME, and 1 more slots"
        assert (Path(warning.file).name, warning.line, warning.column) == ("rsp", 2, 5)
        assert "the first counts" in warning.remedy
        assert "--key2key" in warning.remedy
        assert counts(workspace) == (1, 1, 0, 0)

    @pytest.mark.parametrize(
        ("kind", "second", "words", "right"),
        [
            ("PERSON", "", "Ada Quill", 2),
            ("PERSON|LOCATION", "", "Ada Quill", 2),
            ("LOCATION|PERSON", "", "Ada Quill", 1),
            ("PERSON", "Ada Quill", "Ada", 1),
        ],
    )
    def test_in_tags_of_a_response_the_first_counts(self, tmp_path, kind, second, words, right):
        """TYPE="A|B" and ALT: both earned points."""
        alt = f' ALT="{second}"' if second else ""
        result = f'<ENAMEX TYPE="{kind}"{alt}>{words}</ENAMEX>' + "Ada Quill"[len(words) :]
        key = sgml("1", '<ENAMEX TYPE="PERSON">Ada Quill</ENAMEX>')
        workspace = opened(tmp_path, ENTITIES, key, sgml("1", result))
        cor, *_ = counts(workspace)
        assert cor == right
        several = "|" in kind or bool(second)
        assert [w.found for w in workspace.warnings] == (
            [f"ENAMEX 1 of the response has alternatives in {'TEXT' if second else 'TYPE'}"]
            if several
            else []
        )

    @pytest.mark.parametrize(
        ("task", "key"),
        [
            (ENTITIES, sgml("1", '<ENAMEX TYPE="A|B" ALT="Quill" MIN="Ada|Qu">Ada Quill</ENAMEX>')),
            (
                "template-element",
                template(
                    "1", 'NAME: "the [Ada] Quill"', '    / "Q"', "X: a [b]", "  c", "/ d", "OBJ_STATUS: OPT"
                ),
            ),
        ],
    )
    def test_a_key_against_itself_stays_perfect(self, tmp_path, task, key):
        workspace = opened(tmp_path, task, key, key)
        _, *wrong = counts(workspace)
        assert wrong == [0, 0, 0]
        assert len(workspace.warnings) == 1

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
        warnings = warned(tmp_path, "muc6-template-element", key, response)
        assert warnings
        assert not any("alternatives" in warning.found for warning in warnings)


class TestBrackets:
    """M26: brackets mark minimal strings in string fills of keys; elsewhere they are text."""

    @pytest.mark.parametrize(
        ("slot", "key", "response", "right"),
        [
            ("PER_NAME", "the [Ada] Quill", "Ada", 1),
            ("PER_NAME", '"the [Ada] Quill"', "Ada", 1),
            ("PER_NAME", "the [Ada] Quill", "the Ada Quill", 1),
            ("PER_NAME", "the [Ada] Quill", '"the [Ada] Quill"', 1),
            ("PER_NAME", "the Ada Quill", '"the [Ada] Quill"', 0),
            ("PER_NAME", "the [Ada] Quill", "Quill", 0),
            ("ORG_TYPE", "[A] B", "A", 0),
            ("ORG_TYPE", '"[A] B"', "A B", 0),
            ("ORG_TYPE", '"[A] B"', "[a] b", 1),
            ("ORG_TYPE", "A B", "[A] B", 0),
        ],
    )
    def test_they_count_in_string_slots_of_keys_alone(self, tmp_path, slot, key, response, right):
        kind = "ORGANIZATION" if slot.startswith("ORG") else "PERSON"
        task = replace(find_task("muc6-template-element"), connect_leftovers=True)
        key, response = (template("1", f"{slot}: {item}", type_name=kind) for item in (key, response))
        cor, *_ = counts(opened(tmp_path, task, key, response))
        assert cor == right

    def test_they_are_shown_as_they_stand_in_the_file(self, tmp_path):
        key = template("1", "ORG_TYPE: [A] B", type_name="ORGANIZATION")
        workspace = opened(tmp_path, "muc6-template-element", key, key.replace("[A]", "A"))
        tree = workspace.tree("0001")
        assert "[A] B" in [tree.texts[0][row] for row in range(len(tree.nodes))]


class TestPointersThatAreText:
    """M27."""

    def test_text_in_a_pointer_slot_is_compared_as_text_with_one_warning(self, tmp_path):
        key = template("1", "ORG_LEADER: Ada", "   Bob", type_name="ORGANIZATION")
        workspace = opened(tmp_path, "muc6-template-element", key, key.replace("   Bob", "   Bea"))
        assert counts(workspace) == (1, 1, 0, 0)
        assert [w.found for w in workspace.warnings] == [
            "text in ORGANIZATION.ORG_LEADER, a slot of pointers: Ada, and 1 more"
        ] * 2
        assert (workspace.warnings[0].line, workspace.warnings[0].column) == (2, 17)
        assert workspace.warnings[0].remedy == "compared as text"

    def test_a_quoted_pointer_points_nowhere(self, tmp_path):
        person = template("1", "PER_NAME: Ada")
        key = person + template("2", "ORG_LEADER: <PERSON-0001-1>", type_name="ORGANIZATION")
        response = key.replace("<PERSON-0001-1>\n", '"<PERSON-0001-1>"\n')
        workspace = opened(tmp_path, "muc6-template-element", key, response)
        assert [w.found.split(":")[0] for w in workspace.warnings] == [
            "pointer <PERSON-0001-1> in quotes",
            "text in ORGANIZATION.ORG_LEADER, a slot of pointers",
        ]
        assert counts(workspace) == (1, 0, 1, 1)

    def test_a_pointer_in_another_case_is_right_without_a_warning(self, tmp_path):
        person = template("1", "PER_NAME: Ada")
        key = person + template("2", "ORG_LEADER: <PERSON-0001-1>", type_name="ORGANIZATION")
        workspace = opened(tmp_path, "muc6-template-element", key, key.replace(": <PERSON", ": <Person"))
        assert workspace.warnings == ()
        assert counts(workspace) == (2, 0, 0, 0)


class TestLeftOut:
    """What a task leaves out is counted and said (C10)."""

    def test_undeclared_slots_and_classes(self, tmp_path):
        key = template("1", "PER_NAME: Ada", "PER_AGE: 9", "PER_HAT: x") + template("2", "PER_AGE: 8")
        other_template = template("3", "X: y", "Z: y", type_name="HAT")
        diagnostics = warned(tmp_path, "muc6-template-element", key + other_template, key)
        places = [(Path(w.file).name, w.line, w.column) for w in diagnostics[:2]]
        assert places == [("key", 3, 5), ("rsp", 3, 5)]
        assert diagnostics[0].found == (
            "key has classes or slots that muc6-template-element does not declare: "
            "PERSON.PER_AGE (2), PERSON.PER_HAT (1)"
        )
        assert [w.found.endswith("HAT (1)") for w in diagnostics[2:]] == [
            True
        ]  # it differs: that is told, once

    def test_entities_without_the_slot_of_categories(self, tmp_path):
        task = find_task(ENTITIES)
        task = replace(task, reading=replace(task.reading, type_slot="KIND"))
        slots = (replace(task.classes[0].slots[0], name="kind"), *task.classes[0].slots[1:])
        task = replace(task, classes=(replace(task.classes[0], slots=slots),), subtasks=())
        text = sgml("1", '<ENAMEX TYPE="A">Ada</ENAMEX> <ENAMEX TYPE="A">Bob</ENAMEX>')
        diagnostics = warned(tmp_path, task, text, text.replace('TYPE="A">A', 'KIND="A">A'))
        assert [w.found for w in diagnostics] == [
            "2 entities in key, none of which has KIND",
            "1 value differs and is not compared by named-entity: TYPE of ENAMEX (1)",
        ]

    def test_entities_in_no_group_of_sections(self, tmp_path):
        task = replace(find_task(ENTITIES), section_groups=(SectionGroup("Head", ("HL", "DD")),))
        text = sgml("1", '<HL><ENAMEX TYPE="A">Ada</ENAMEX></HL><ENAMEX TYPE="A">Bob</ENAMEX>')
        diagnostics = warned(tmp_path, task, text, text)
        assert [w.found for w in diagnostics] == [
            f"1 entities in {side} are in none of the groups Head" for side in ("key", "response")
        ]


class TestTemplates:
    """M12."""

    def test_more_than_one_is_a_warning(self, tmp_path):
        key = template("2", "DOC_NR: 1", type_name="TEMPLATE") + template(
            "10", "DOC_NR: 1", type_name="TEMPLATE"
        )
        workspace = opened(tmp_path, "scenario-template", key, PERSON)
        (warning,) = without_differences(workspace.warnings)
        assert (Path(warning.file).name, warning.line) == ("key", 3)
        assert warning.found == "2 objects of class TEMPLATE for document 0001"

    def test_one_is_none(self, tmp_path):
        key = template("2", "DOC_NR: 1", "DAY: Monday", type_name="TEMPLATE")
        assert opened(tmp_path, "scenario-template", key, key).warnings == ()
