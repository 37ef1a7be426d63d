"""Opening inputs together: same text, same documents, extents inside it; nothing depends on their order."""

import hashlib
import re
from pathlib import Path

import pytest

from annotally.comparison.constraints import NONE, Constraints
from annotally.comparison.result import TOTAL, Comparison, Nodes, UnitComparison
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.model.diagnostics import Cancelled, InputRefused, Severity
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.text import Document, Source
from annotally.scoring.tally import Tally
from annotally.tasks.catalogue import find_task
from annotally.tasks.report_outputs import DEFAULT_OUTPUTS, Outputs
from annotally.workspace.conversion import convert
from annotally.workspace.facade import (
    OpenRequest,
    SideInput,
    Workspace,
    open_workspace,
)
from annotally.workspace.inputs.checks import outside_text
from annotally.workspace.report_files import write_reports
from support.small_inputs import BODY, sgml, template, write


def opened(
    key: str | list[str],
    response: str | list[str],
    texts: tuple[str, ...] = (),
    task: str = "named-entity",
    outputs: Outputs = DEFAULT_OUTPUTS,
) -> Workspace:
    sides = tuple(
        SideInput(name, (paths,) if isinstance(paths, str) else tuple(paths))
        for name, paths in (("key", key), ("response", response))
    )
    return open_workspace(OpenRequest(find_task(task), sides, texts, outputs=outputs))


def facts(comparison: Comparison) -> tuple[object, ...]:
    """Return what must not depend on any order: tables, and each unit's statuses and rules."""
    units = {name: (sorted(unit.table.items()), unit.nodes.status) for name, unit in comparison.units.items()}
    return sorted(comparison.table.items()), units, comparison.signature


def test_equal_sides_are_all_correct(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", sgml("1"))
    comparison = opened(key, key).comparison()
    assert comparison.table[TOTAL] == Tally(cor=4)
    assert comparison.sides == ("key", "response")


def test_text_that_differs_is_refused_naming_document_line_and_both_readings(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", sgml("17"))
    response = write(tmp_path, "response.sgm", sgml("17", BODY.replace(" left", " went")))
    with pytest.raises(InputRefused) as refused:
        opened(key, response)
    message = str(refused.value)
    assert f"{response}:4:88: " in message  # C5: where exactly, in the file and in the document
    assert key in message
    assert "document 17" in message
    assert "line 4, column 24" in message
    assert "'went.'" in message
    assert "'left.'" in message
    assert "alignment" in message


def test_a_text_that_ends_early_differs_where_it_ends(tmp_path: Path) -> None:
    key = write(tmp_path, "17.txt", "one\ntwo\n")
    other_path = write(tmp_path, "other/17.txt", "one\nt")
    with pytest.raises(
        InputRefused, match=r"17.txt:2:2: .*line 2, column 2 .*: the end of the text; expected 'wo'"
    ):
        convert(SideInput("key", (other_path,)), "muc-sgml", (key,))


def test_line_ends_that_differ_are_shown(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", sgml("17"))
    other_path = write(tmp_path, "other.sgm", sgml("17").replace("\n", "\r\n"))
    (finding,) = [str(item) for item in opened(key, other_path).warnings if "differs from" in str(item)]
    assert re.search(r"other.sgm:1:6: .*: '\\r'; only white space .*; expected '\\n'", finding)


def test_texts_are_refused_as_a_side(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", sgml("17"))
    plain = write(tmp_path, "17.txt", "Ada Example left.")
    with pytest.raises(InputRefused, match=r"17.txt: Plain text.* has no annotations, as response; expected"):
        opened(key, plain)


def test_a_task_that_scores_nothing_of_a_side_is_warned_about(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", sgml("17"))
    workspace = opened(key, key, task="muc4")
    (nothing,) = workspace.warnings  # C10
    assert str(nothing) == (
        f"{key}: nothing is scored: muc4 does not compare ENAMEX of key and response;"
        " expected TEMPLATE; choose the task these annotations were made for"
    )
    assert workspace.scores_nothing
    title = find_task("muc4").title
    assert title != "muc4"
    assert workspace.nothing_scored is not None
    assert workspace.nothing_scored.found.startswith(f"nothing is scored: {title} does not compare ")
    assert opened(key, key).warnings == ()


def test_a_document_on_one_side_only_is_warned_about_and_scored(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", [sgml("1"), sgml("2")])
    response = write(tmp_path, "response.sgm", [sgml("2"), sgml("3")])
    workspace = opened(key, response)
    values = [w.found for w in workspace.warnings]
    assert "document 1 is in key but not in response" in values  # C6
    assert "document 3 is in response but not in key" in values
    assert [w.severity for w in workspace.warnings] == [Severity.WARNING] * 2
    assert workspace.document_ids == ("1", "2", "3")
    table = {name: unit.table[TOTAL] for name, unit in workspace.comparison().units.items()}
    assert table == {"1": Tally(mis=4), "2": Tally(cor=4), "3": Tally(spu=4)}


def test_a_fill_whose_link_leads_past_the_text_is_warned_about_and_looked_for(tmp_path: Path) -> None:
    text = write(tmp_path, "0001.txt", "Ada Example")
    key = write(tmp_path, "key", template("1", 'NAME: "Ada" ##0#3#'))
    far = write(tmp_path, "far", [template(str(n), 'NAME: "Ada" ##0#300#') for n in (1, 2)])
    assert opened(key, key, (text,), "template-element").warnings == ()
    workspace = opened(key, far, (text,), "template-element")
    finding, places = workspace.warnings
    assert "1 place differs and is not compared by template-element" in places.found  # C10
    assert (finding.severity, finding.file, finding.line) == (Severity.WARNING, far, 2)
    assert "300" in finding.found
    assert "11" in finding.expected
    marks = workspace.marks("0001", workspace.tree("0001"))
    assert max(marks.end) == 3
    assert {lane for lane, located in zip(marks.lane, marks.located, strict=True) if located} == {1}


def test_an_object_that_ends_past_the_text_is_refused_with_its_place() -> None:
    thing = Instance("PERSON", "4", (), (Extent(0, 4), Extent(90, 99)), source=Extent(5, 8))
    source = Source("key.x", "one\ntwo\n")
    documents = {"1": DocumentAnnotations("1", (thing,), 0)}
    findings = outside_text(
        [AnnotationSet("key", "x", documents, (source,))], {"1": Document("1", "No. 1", "0123456789")}
    )
    (finding,) = findings
    assert (finding.severity, finding.line, finding.column) == (Severity.ERROR, 2, 2)
    assert finding.found == "PERSON 4 ends at 99"
    assert "10, the length of document No. 1" in finding.expected


def test_the_readers_warnings_are_kept(tmp_path: Path) -> None:
    key = write(tmp_path, "key", template("1", 'NAME: "Ada"', "EMPLOYER: <ORG-0001-9>"))
    workspace = opened(key, key, task="template-element")
    assert len(workspace.warnings) == 2  # once for each side it was read for
    assert all(w.line == 3 for w in workspace.warnings)


def test_inputs_are_never_written(tmp_path: Path) -> None:
    key = write(tmp_path, "in/key.sgm", [sgml("1"), sgml("2")])
    response = write(tmp_path, "in/response.sgm", sgml("1"))
    digests = {path: hashlib.sha256(path.read_bytes()).digest() for path in (tmp_path / "in").iterdir()}
    opened(key, response).comparison()
    after = {path: hashlib.sha256(path.read_bytes()).digest() for path in (tmp_path / "in").iterdir()}
    assert after == digests


def test_the_order_of_files_and_of_documents_changes_nothing(tmp_path: Path) -> None:
    bodies = {str(n): BODY.replace("PERSON", "LOCATION") if n % 2 else BODY for n in range(1, 6)}
    keys = [write(tmp_path, f"key{n}.sgm", sgml(n)) for n in bodies]
    forwards = [write(tmp_path, f"response{n}.sgm", sgml(n, body)) for n, body in bodies.items()]
    one_by_one = facts(opened(keys, forwards).comparison())
    assert facts(opened(keys[::-1], forwards).comparison()) == one_by_one
    assert facts(opened(keys, forwards[::-1]).comparison()) == one_by_one
    backwards = write(tmp_path, "back.sgm", [sgml(n, bodies[n]) for n in reversed(bodies)])
    tables = facts(opened(keys, backwards).comparison())[:2]
    assert tables == one_by_one[:2]


def test_progress_can_cancel_and_counts_every_document(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", [sgml("1"), sgml("2")])
    workspace = opened(key, key)
    seen_numbers: list[tuple[int, int, str]] = []
    workspace.comparison(lambda *step: seen_numbers.append(step))
    assert seen_numbers == [(1, 2, "Scoring"), (2, 2, "Scoring")]

    def stop(done: int, total: int, note: str) -> None:
        raise Cancelled("enough")

    request = OpenRequest(
        find_task("named-entity"), (SideInput("key", (key,)), SideInput("response", (key,)))
    )
    with pytest.raises(Cancelled):
        open_workspace(request, stop)


def test_a_document_nobody_has_the_text_of_is_empty(tmp_path: Path) -> None:
    key = write(tmp_path, "key", template("1", 'NAME: "Ada"'))
    workspace = opened(key, key, task="template-element")
    assert workspace.document("0001").text == ""
    assert workspace.corpus_row("0001").key_count == 1
    assert workspace.task.by_name.keys() == {"person"}


def test_the_signature_names_task_and_inputs_and_changes_with_either(tmp_path: Path) -> None:
    path, two = write(tmp_path, "one.sgm", sgml("1")), write(tmp_path, "two.sgm", sgml("1", BODY + "!"))
    signature = opened(path, path).signature  # C4
    assert "named-entity" in signature
    assert opened(two, two).signature != signature
    assert opened(path, path, task="muc6-named-entity").signature != signature
    assert opened(path, path).signature == signature


def test_converting_gives_the_same_bytes_back_and_writes_nothing(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", [sgml("1"), sgml("2")])
    converted = convert(SideInput("key", (key,)), "muc-sgml")
    assert converted.files == (Path(key).read_bytes(),)
    assert [path.name for path in tmp_path.iterdir()] == ["key.sgm"]


def test_converting_refuses_two_texts_of_one_document(tmp_path: Path) -> None:
    key = write(tmp_path, "17.txt", "one")
    other_path = write(tmp_path, "other/17.txt", "two")
    with pytest.raises(InputRefused, match="differs"):
        convert(SideInput("key", (key,)), "muc-sgml", (other_path,))


def test_identical_objects_have_one_representative_in_the_map_history(tmp_path: Path) -> None:
    """Two equal objects of a class that is equated stand under the smaller number (M16)."""
    key = write(
        tmp_path,
        "key",
        [template(n, 'NEW_STATUS: "IN"', type_name="IN_AND_OUT") for n in ("7", "2")],
    )
    workspace = opened(key, key, task="muc6-scenario-template")
    history = workspace.reports()[-1].text
    for side in ("key", "rsp"):
        for own_text in ("7", "2"):
            text = f"-{side}_obj_id IN_AND_OUT-0001-{own_text} -{side}_obj_rep_id IN_AND_OUT-0001-2 "
            assert history.count(text) == 1


# --- pairs changed by hand (C4)


@pytest.fixture
def two_texts(tmp_path: Path) -> Workspace:
    key = write(tmp_path, "key.sgm", [sgml("1"), sgml("2")])
    return opened(key, key)


def apart(workspace: Workspace, document: str) -> Constraints:
    """Keep the first two annotations of a document apart."""
    first, second = (stable_ids(document, side) for side in workspace.sides.instances(document))
    return Constraints(frozenset(), frozenset({(first[0], second[0])}))


def test_c4_only_the_document_touched_is_compared_anew_and_the_signature_counts(two_texts: Workspace) -> None:
    plain, signature = two_texts.comparison(), two_texts.signature
    trees = two_texts.tree("1"), two_texts.classes("1")
    result = apart(two_texts, "1")
    unit = two_texts.with_constraints("1", result)
    assert unit.table[TOTAL] == Tally(cor=2, mis=2, spu=2)
    assert two_texts.constraints("1") == result
    assert two_texts.with_constraints("1", result) is unit
    assert two_texts.tree("1") is not trees[0]
    assert two_texts.unit("2") is plain.units["2"]
    assert two_texts.plain_unit("1") is plain.units["1"]
    comparison = two_texts.comparison()
    assert (comparison.manual, comparison.signature) == (1, f"{signature} | manual (1)")
    assert comparison.table[TOTAL] == Tally(cor=6, mis=2, spu=2)
    two_texts.with_constraints("2", apart(two_texts, "2"))
    assert two_texts.signature == f"{signature} | manual (2)"
    for document in ("1", "2"):
        two_texts.with_constraints(document, NONE)
    assert facts(two_texts.comparison()) == facts(plain)


def test_c4_constraints_that_clash_are_refused_and_change_nothing(two_texts: Workspace) -> None:
    result = apart(two_texts, "1")
    two_texts.with_constraints("1", result)
    unit = two_texts.unit("1")
    with pytest.raises(InputRefused, match=r"1: enamex .* are both paired and split manually"):
        two_texts.with_constraints("1", Constraints(result.forbidden, result.forbidden))
    assert two_texts.constraints("1") == result
    assert two_texts.unit("1") is unit


def test_c4_what_is_published_is_without_unless_asked_for(two_texts: Workspace, tmp_path: Path) -> None:
    plain = [report.text for report in two_texts.reports()]
    two_texts.with_constraints("1", apart(two_texts, "1"))
    assert [report.text for report in two_texts.reports()] == plain
    assert two_texts.comparison(manual=False).manual == 0
    assert "manual" not in two_texts.comparison(manual=False).signature
    assert [report.text for report in two_texts.reports(manual=True)] != plain
    signed = [report for report in two_texts.reports(manual=True) if "manual (1)" in report.text]
    assert signed
    assert len(signed) == sum(two_texts.comparison(manual=False).signature in text for text in plain)
    written = write_reports(two_texts, str(tmp_path / "reports"))
    assert [Path(path).read_text(encoding="utf-8") for path in written] == plain


def test_units_that_pass_are_those_of_the_comparison_and_one_at_a_time_has_nodes(
    two_texts: Workspace,
) -> None:
    def with_nodes() -> set[str]:
        units = two_texts._units.values()
        return {unit.document for unit in units if isinstance(unit.nodes_or_maker, Nodes)}

    def take(unit: UnitComparison) -> None:
        passed.append(unit.document)
        alive.append(with_nodes())
        nodes[unit.document] = unit.nodes

    passed: list[str] = []
    alive: list[set[str]] = []
    nodes: dict[str, Nodes] = {}
    comparison = two_texts.pass_units(take)
    assert tuple(passed) == two_texts.document_ids
    assert alive == [{document} for document in passed]
    assert with_nodes() == set()
    assert {document: two_texts.unit(document).nodes for document in passed} == nodes
    assert facts(comparison) == facts(two_texts.comparison())


def test_units_that_are_given_up_come_back_equal_and_those_under_constraints_stay(
    two_texts: Workspace,
) -> None:
    constrained, plain = two_texts.document_ids
    unit = two_texts.with_constraints(constrained, apart(two_texts, constrained))
    expected = two_texts.unit(plain)
    two_texts.forget_units()
    assert two_texts.unit(constrained) is unit
    assert two_texts.unit(plain) is not expected
    assert two_texts.unit(plain) == expected


def test_units_under_constraints_and_those_with_nodes_are_kept_as_they_are(two_texts: Workspace) -> None:
    constrained, plain = two_texts.document_ids[:2]
    two_texts.with_constraints(constrained, apart(two_texts, constrained))
    before = two_texts.unit(constrained), two_texts.unit(plain)
    passed: list[UnitComparison] = []
    comparison = two_texts.pass_units(passed.append)
    assert passed[0] is before[0] is two_texts.unit(constrained)
    assert passed[1] is before[1] is two_texts.unit(plain)
    assert comparison.manual == 1
