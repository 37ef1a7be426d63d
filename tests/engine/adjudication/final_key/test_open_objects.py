"""What open objects become when the final key is written: refused, or what a rule for their type says."""

from collections.abc import Iterator
from importlib.resources import as_file
from pathlib import Path

import pytest

from annotally.adjudication.project.entries import Choice, Decision, EntryKind, OpenRule
from annotally.adjudication.project.state import Description, create, open_project
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import Level
from annotally.model.annotation_sets import stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally_resources import resource
from support.chain_samples import document, final_classes, open_session
from support.projects import a_clock

DESCRIPTION = Description("sample-template-element", (), ("A", "B"), key2key=True)
TAKE_A, TAKE_B = OpenRule(Choice.TAKE, (0,)), OpenRule(Choice.TAKE, (1,))
OMIT, EITHER = OpenRule(Choice.NEITHER), OpenRule(Choice.EITHER, (0, 1))


@pytest.fixture(scope="module")
def workspace() -> Iterator[Workspace]:
    with as_file(resource("sample")) as folder:
        sides = tuple(SideInput(name, (str(folder / name),)) for name in ("key", "second-key"))
        task = as_keys(find_task("sample-template-element"))
        yield open_workspace(OpenRequest(task, sides, (str(folder / "texts"),)))


@pytest.fixture
def session(workspace: Workspace, tmp_path: Path) -> Iterator[AdjudicationSession]:
    new_session = AdjudicationSession(
        workspace, create(str(tmp_path / "p.annotally"), DESCRIPTION, a_clock), a_clock
    )
    yield new_session
    new_session.project.close()


def instances(session: AdjudicationSession, side: int) -> list[Instance]:
    values = session.workspace.sides.sets[side].documents.values()
    return [instance for document in values for instance in document.instances]


def filled(session: AdjudicationSession, name: str) -> list[Instance]:
    return [row.instance for row in session.keys.of(name, filled=True).objects]


def test_open_objects_are_counted_by_type(session: AdjudicationSession) -> None:
    types = session.keys.open_types()
    rows = sum(len(session.state(name).table.open_objects()) for name in session.workspace.document_ids)
    assert sum(types.values()) == rows
    assert set(types) == {instance.type for side in (0, 1) for instance in instances(session, side)}


def test_without_a_rule_for_every_type_nothing_is_written(
    session: AdjudicationSession, tmp_path: Path
) -> None:
    first, *rest = session.keys.open_types()
    assert rest
    session.keys.fill_open({first: TAKE_A}, "as A has it")
    left = sum(session.keys.open_types().values()) - session.keys.open_types()[first]
    with pytest.raises(InputRefused, match=rf"{left} objects are undecided"):
        session.scorer.export(str(tmp_path / "final.tmpl"))
    assert not (tmp_path / "final.tmpl").exists()


@pytest.mark.parametrize(("rule", "side"), [(TAKE_A, 0), (TAKE_B, 1)])
def test_everything_open_as_one_side_has_it_is_that_sides_file(
    session: AdjudicationSession, tmp_path: Path, rule: OpenRule, side: int
) -> None:
    session.keys.fill_open(dict.fromkeys(session.keys.open_types(), rule), "as a side has it")
    (path,) = session.scorer.export(str(tmp_path / "final.tmpl"), side=side)
    assert Path(path).read_bytes() == Path(session.workspace.sides.sets[side].sources[0].path).read_bytes()


def test_what_is_open_is_left_out_or_has_alternatives(session: AdjudicationSession, tmp_path: Path) -> None:
    names = list(session.keys.open_types())
    session.keys.fill_open(dict.fromkeys(names, OMIT), "left out")
    assert all(filled(session, name) == [] for name in session.workspace.document_ids)
    session.keys.fill_open(dict.fromkeys(names, EITHER), "both as alternatives")
    (path,) = session.scorer.export(str(tmp_path / "final.tmpl"))
    assert Path(path).stat().st_size > Path(session.workspace.sides.sets[0].sources[0].path).stat().st_size


def test_what_a_person_decided_stands_and_nothing_else_is_gold(session: AdjudicationSession) -> None:
    """A slot that was decided apart keeps its decision; scores and counts know no rules for open ones."""
    name = next(
        document_id
        for document_id in session.workspace.document_ids
        if len(session.state(document_id).table.open_objects()) > 1
    )
    table = session.state(name).table
    nodes = table.nodes
    row, *_ = (
        row
        for row in table.objects()
        if min(side.instance[row] for side in nodes.sides) >= 0
        and any(nodes.level[child] == Level.SLOT for child in nodes.children(row))
    )
    slot = next(child for child in nodes.children(row) if nodes.level[child] == Level.SLOT)
    session.decide(name, [slot], Decision(Choice.NEITHER), "leave out the slot")
    previous = session.scorer.scores(name), session.display(name)
    session.keys.fill_open(dict.fromkeys(session.keys.open_types(), TAKE_A), "as A has it")
    assert (session.scorer.scores(name), session.display(name)) == previous
    assert len(filled(session, name)) == len(session.workspace.sides.instances(name)[0])
    new_row = next(
        candidate_row
        for candidate_row in session.keys.of(name, filled=True).objects
        if candidate_row.row == row
    )
    assert new_row.instance.slot(nodes.names[nodes.name[slot]]) is None


def test_rules_for_what_is_open_are_kept_in_the_project_and_undone(
    session: AdjudicationSession, tmp_path: Path
) -> None:
    (first, *_) = session.keys.open_types()
    command = session.keys.fill_open({first: OMIT}, "left out", "somebody")
    assert command is not None
    session.project.close()
    second_session = AdjudicationSession(
        session.workspace, open_project(str(tmp_path / "p.annotally"), now=a_clock), a_clock
    )
    assert second_session.keys.open_rules() == {
        first.casefold(): OpenRule(Choice.NEITHER, (), "somebody", a_clock())
    }
    second_session.keys.fill_open({first: None}, "refuse them again")
    assert second_session.keys.open_rules() == {}
    second_session.undo()
    assert second_session.undo() == command
    assert len(second_session.project.ledger.of(EntryKind.OPEN, "")) == 0
    second_session.project.close()


def test_every_document_decided_by_rules_alone_holds_one_of_the_sides(session: AdjudicationSession) -> None:
    session.keys.fill_open(dict.fromkeys(session.keys.open_types(), TAKE_B), "as B has it")
    for name in session.workspace.document_ids:
        expected = stable_ids(name, session.workspace.sides.instances(name)[1])
        assert sorted(stable_ids(name, filled(session, name))) == sorted(expected)


def test_mentions_know_no_alternatives(tmp_path: Path) -> None:
    session = open_session(tmp_path, ["abc"], ["ab"])
    with pytest.raises(ValueError, match="no alternatives"):
        session.keys.fill_open({"COREF": EITHER}, "either")
    session.keys.fill_open({"coref": TAKE_A}, "as A has it")
    assert final_classes(session) == []
    (path,) = session.scorer.export(str(tmp_path / "final.sgm"))
    assert Path(path).read_bytes() == Path(session.workspace.sides.sets[0].sources[0].path).read_bytes()
    assert len(session.state(document(session)).table.open_objects()) == 3
    session.project.close()


@pytest.mark.parametrize("make", [("take", ()), ("take", (0, 1)), ("neither", (0,)), ("either", (0, 0))])
def test_what_makes_no_sense_is_no_rule(make: tuple[str, tuple[int, ...]]) -> None:
    with pytest.raises(ValueError, match="open objects as"):
        OpenRule(Choice(make[0]), make[1])
