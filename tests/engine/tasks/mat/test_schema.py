"""The schema of task files: it allows what the grammar does, and the help shows it as it is."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from annotally.formats.xml_documents import parse_xml, schema_problems
from annotally.formats.xml_places import place_elements
from annotally.model.diagnostics import InputRefused, Severity
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source
from annotally.tasks.mat import schema
from annotally.tasks.mat.grammar import PARTS, RULES, misfits
from annotally.tasks.mat.reader import TaskReading
from annotally.tasks.mat.schema import SCHEMA, drop_foreign_parts
from annotally.tasks.mat.task import read_mat_task
from annotally_resources import resource
from support.mat_samples import TASK

RNG = "{http://relaxng.org/ns/structure/1.0}"


def schema_tree() -> "etree._Element":
    with resource("schemas", SCHEMA).open("rb") as file:
        return etree.parse(file).getroot()


def test_schema_and_grammar_have_the_same_elements_and_attributes() -> None:
    attributes: dict[str, set[str]] = {}
    for element in schema_tree().iter(f"{RNG}element"):
        nested = {
            name for inner in element.iter(f"{RNG}element") if inner is not element for name in inner.iter()
        }
        attributes[str(element.get("name"))] = {
            str(attribute.get("name"))
            for attribute in element.iter(f"{RNG}attribute")
            if attribute not in nested and attribute.get("name")
        }
    assert attributes.pop("task") == {"name"}
    assert attributes.pop("tasks") == set()
    assert attributes == {name: set(rule.attributes) for name, rule in RULES.items()}


def judge(text: str) -> tuple[list[str], list[str]]:
    """Return what the grammar and what the schema have against a task."""
    complaints = Complaints(Source("task.xml", text))
    document = parse_xml(complaints)
    task = place_elements(document)
    reading = TaskReading(task)
    reading.task()
    problems = (*misfits(task), *reading.misfits)
    errors = [problem.found for problem in problems if problem.severity is Severity.ERROR]
    drop_foreign_parts(document.root)
    return errors, schema_problems(document.root, SCHEMA)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('label="RELATION" span="no"', 'span="no"'),
        ('span="no"', 'span="maybe"'),
        ('name="age" type="int"', 'name="age" type="number"'),
        ('aggregation="set"', 'aggregation="bag"'),
        ('name="content" category="content"', 'category="contents"'),
        ('weight="2"', 'weight="two"'),
        ('weight="2"', 'weight=""'),
        ('<stratum true_labels="RELATION"/>', '<stratum true_labels=" "/>'),
        ('attrs="nomtype"', ""),
        ("</score_profile>", '<label_limitation true_labels="PERSON"/></score_profile>'),
        ('<label_restriction label="PERSON"/>', "<label_restriction/>"),
    ],
)
def test_what_one_refuses_the_other_refuses(old: str, new: str) -> None:
    assert judge(TASK) == ([], [])
    errors, problems = judge(TASK.replace(old, new, 1))
    assert errors
    assert problems


WORDS = st.sampled_from(
    ["", " ", "yes", "no", "content", "set", "int", "1", ".5", "1.", "-2", "a,b", "d_x", "\u00a01"]
)
NAMES = st.sampled_from(sorted({*RULES, *PARTS, "display", "d_x", "x"}))
ATTRIBUTES = st.sampled_from(
    sorted({name for rule in RULES.values() for name in (*rule.attributes, *rule.foreign)})
)


@st.composite
def elements(draw: st.DrawFn, name: str = "task", depth: int = 4) -> str:
    rule = RULES.get(name)
    known = (*rule.attributes, *rule.foreign) if rule is not None else ()
    some = st.sampled_from(known) if known else ATTRIBUTES
    words = draw(
        st.dictionaries(some | ATTRIBUTES if draw(st.integers(0, 9)) == 0 else some, WORDS, max_size=4)
    )
    required = {
        word: draw(st.sampled_from(["a", "1"])) for word in (rule.required if rule is not None else ())
    }
    children = rule.children if rule is not None else PARTS
    kinds = st.sampled_from(children) if children and draw(st.integers(0, 9)) else NAMES
    inside = [draw(elements(draw(kinds), depth - 1)) for _ in range(draw(st.integers(0, 2)) if depth else 0)]
    spelled = "".join(f' {key}="{value}"' for key, value in (required | words).items())
    return f"<{name}{spelled}>{''.join(inside)}</{name}>"


@settings(max_examples=300)
@given(elements())
def test_the_schema_allows_whatever_the_grammar_does(text: str) -> None:
    errors, problems = judge(text)
    assert errors or problems == []


def test_what_only_the_schema_refuses_is_refused_with_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "schema_problems", lambda _element, _schema: ["/task/x: not allowed"])
    second = TASK[TASK.index("<task") :].replace("people", "others")
    both_text = f"<tasks>{TASK[TASK.index('<task') :]}{second}</tasks>"
    for text, name, line in ((TASK, "", 3), (both_text, "others", TASK.count("\n") - 1)):
        with pytest.raises(InputRefused) as caught:
            read_mat_task(Source("task.xml", text), name)
        assert str(caught.value).startswith(f"task.xml:{line}:1: /task/x: not allowed"), (
            line,
            str(caught.value),
        )


def test_only_the_chosen_task_is_held_to_the_schema() -> None:
    bad = '<task name="bad"><score_profile x="1"/></task>'
    both_text = f"<tasks>{bad}{TASK[TASK.index('<task') :]}</tasks>"
    assert (
        read_mat_task(Source("task.xml", both_text), "people").task
        == read_mat_task(Source("task.xml", TASK)).task
    )


def test_the_help_shows_the_schema() -> None:
    page = resource("help", "task-file.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```xml\n(<\?xml.*?)```", page, re.DOTALL)
    assert block == resource("schemas", SCHEMA).read_text(encoding="utf-8")


def test_every_element_has_a_line_in_the_help() -> None:
    page = Path(str(resource("help", "task-file.md"))).read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `<(\w+)>` \|", page, re.MULTILINE))
    assert named == {"task", "tasks", *RULES}
