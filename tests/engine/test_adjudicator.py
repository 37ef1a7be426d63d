"""The facade of adjudication, on two annotators of the sample: decide, score, export, and come back."""

from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import as_file
from pathlib import Path

import pytest

from annotally.adjudication.entries import Choice, Decision, Edited, Remark
from annotally.adjudication.project import Description, create, open_project
from annotally.adjudication.rules import identical, of_type
from annotally.adjudicator import CODES, Adjudicator, all_scores
from annotally.comparison import TOTAL, Level
from annotally.errors import InputRefused, TaskError
from annotally.formats.base import ReadOptions
from annotally.formats.sources import read
from annotally.model.sets import stable_ids
from annotally.scoring.tally import Tally
from annotally.tasks.definition import ScoringMethod
from annotally.tasks.event_mentions import EVENT_MENTION
from annotally.tasks.presets import preset
from annotally.workspace import OpenRequest, SideInput, Workspace, open_workspace
from annotally_resources import resource
from builders import slot
from projects import a_clock

DOCUMENT = "harbour-museum"
TAKE_A, TAKE_B = Decision(Choice.TAKE, (0,)), Decision(Choice.TAKE, (1,))
DESCRIPTION = Description("sample-template-element", (), ("first", "second"), key2key=True)


@pytest.fixture(scope="module")
def workspace() -> Iterator[Workspace]:
    with as_file(resource("sample")) as folder:
        task = replace(preset("sample-template-element"), scoring_method=ScoringMethod.KEY2KEY)
        sides = tuple(SideInput(name, (str(folder / name),)) for name in ("key", "second-key"))
        yield open_workspace(OpenRequest(task, sides, (str(folder / "texts"),)))


@pytest.fixture
def desk(workspace: Workspace, tmp_path: Path) -> Iterator[Adjudicator]:
    made = Adjudicator(workspace, create(str(tmp_path / "p.annotally"), DESCRIPTION, a_clock), a_clock)
    yield made
    made.project.close()


def first_object(desk: Adjudicator, document: str = DOCUMENT) -> int:
    return next(desk.settled(document).objects())


def total(table: object) -> Tally:
    assert isinstance(table, dict)
    found = table[TOTAL]
    assert isinstance(found, Tally)
    return found


def test_nothing_is_decided_at_first(desk: Adjudicator) -> None:
    shown = desk.decided(DOCUMENT)
    assert not any(shown.choice + shown.own)
    assert shown.objects == shown.open > 1
    assert (shown.done, shown.lost, shown.remarks) == (False, 0, {})
    assert dict(desk.open_documents())[DOCUMENT] == shown.open


@pytest.mark.parametrize(
    ("decision", "code"),
    [
        (TAKE_A, "first"),
        (TAKE_B, "second"),
        (Decision(Choice.TAKE, (0, 1)), "both"),
        (Decision(Choice.EITHER, (0, 1)), "either"),
        (Decision(Choice.NEITHER), "neither"),
    ],
)
def test_a_decision_shows_on_its_row_and_below(desk: Adjudicator, decision: Decision, code: str) -> None:
    row = first_object(desk)
    command = desk.decide(DOCUMENT, [row], decision, "decide", "somebody")
    assert command is not None
    assert (command.by, command.at) == ("somebody", a_clock())
    shown = desk.decided(DOCUMENT)
    end = desk.settled(DOCUMENT).nodes.end[row]
    assert set(shown.choice[row:end]) == {CODES[code]}
    assert list(shown.own[row:end]) == [1] + [0] * (end - row - 1)
    assert shown.open == shown.objects - 1
    assert desk.undo() == command
    assert not any(desk.decided(DOCUMENT).choice)
    assert desk.redo() == command


def test_what_was_written_is_shown(desk: Adjudicator) -> None:
    row = first_object(desk)
    nodes = desk.settled(DOCUMENT).nodes
    place = next(one for one in nodes.children(row) if nodes.level[one] == Level.SLOT)
    name = nodes.names[nodes.name[place]]
    written = Decision(Choice.EDITED, edited=Edited(slot=slot(name, "The Tern House")))
    desk.decide(DOCUMENT, [place], written, "edit")
    assert desk.decided(DOCUMENT).edited == {place: "The Tern House"}


def test_remarks_and_finished_documents_are_undone_too(desk: Adjudicator) -> None:
    row = first_object(desk)
    desk.remark(DOCUMENT, row, Remark("ask again", flagged=True), "comment")
    desk.finish(DOCUMENT, "done")
    assert desk.finish(DOCUMENT, "done") is None
    shown = desk.decided(DOCUMENT)
    assert shown.remarks == {row: Remark("ask again", flagged=True)}
    assert shown.done
    assert desk.finish(DOCUMENT, "not done", done=False) is not None
    while desk.undo():
        pass
    assert desk.decided(DOCUMENT).remarks == {}


def test_scores_against_what_is_decided_follow_the_decisions(desk: Adjudicator) -> None:
    ids = desk.workspace.document_ids
    document = next(
        one for one in ids if total(desk.scores(one).between).cor < total(desk.scores(one).between).pos
    )
    between = total(desk.scores(document).between)
    desk.decide(document, [0], TAKE_A, "all from the first")
    found = desk.scores(document)
    assert total(found.between) == between
    first, second = total(found.first), total(found.second)
    assert (first.inc, first.mis, first.spu, first.par) == (0, 0, 0, 0)
    assert second.counts() == between.counts()
    desk.decide(document, [0], Decision(Choice.NEITHER), "nothing")
    assert total(desk.scores(document).first).cor == 0
    both = all_scores(desk, ids)
    assert total(both.between).pos >= between.pos


def test_a_rule_says_what_it_would_do_and_does_that_in_one_step(desk: Adjudicator) -> None:
    seen: list[tuple[int, int]] = []
    proposed = list(desk.preview(identical(), lambda done, total, _note: seen.append((done, total))))
    assert seen[-1] == (len(desk.workspace.document_ids),) * 2
    command = desk.run(identical(), "identical: take", "somebody")
    assert command is not None
    assert len(command.changes) == len(proposed) > 0
    document, row, _ = proposed[0]
    assert desk.decided(document).rule[row] == 1
    assert desk.run(identical(), "again") is None
    desk.undo()
    assert not any(desk.decided(document).rule)


# --- the final key on disk


def test_open_objects_are_listed_and_nothing_is_written(desk: Adjudicator, tmp_path: Path) -> None:
    with pytest.raises(InputRefused, match=r"objects are still open: .*\(\d+\), .* documents more"):
        desk.export(str(tmp_path / "final.tmpl"))
    assert not (tmp_path / "final.tmpl").exists()


def test_the_final_key_is_the_first_annotators_file_with_what_was_taken_from_the_second(
    desk: Adjudicator, tmp_path: Path
) -> None:
    first, second = desk.workspace.sides.sets
    for number, document in enumerate(desk.workspace.document_ids):
        desk.decide(document, [0], TAKE_B if number % 2 else TAKE_A, "by turns")
    (path,) = desk.export(str(tmp_path / "final.tmpl"))
    found = read([path], ReadOptions()).annotations
    for number, document in enumerate(desk.workspace.document_ids):
        wanted = (second if number % 2 else first).documents[document].instances
        got = found.documents[document].instances if document in found.documents else ()
        assert sorted(stable_ids(document, got)) == sorted(stable_ids(document, wanted))
    assert Path(path).read_text(encoding="utf-8").startswith(first.sources[0].text[:90])


def test_what_one_side_has_alone_comes_out_to_the_byte(desk: Adjudicator, tmp_path: Path) -> None:
    for document in desk.workspace.document_ids:
        desk.decide(document, [0], TAKE_A, "all from the first")
    (path,) = desk.export(str(tmp_path / "final.tmpl"))
    assert Path(path).read_bytes() == Path(desk.workspace.sides.sets[0].sources[0].path).read_bytes()


def test_what_is_optional_is_so_in_the_file_whoever_says_it(desk: Adjudicator, tmp_path: Path) -> None:
    """Alternatives, a switch and a status slot decided apart all come back as they were decided."""
    either = Decision(Choice.EITHER, (0, 1))
    for document in desk.workspace.document_ids:
        desk.decide(document, [0], either, "either is right")
        settled = desk.settled(document)
        nodes = settled.nodes
        for number, row in enumerate(settled.objects()):
            if number % 3 == 0:
                wanted = Decision(Choice.TAKE, (0,), optional=number % 2 == 0)
                desk.decide(document, [row], wanted, "not required")
            status = [one for one in nodes.children(row) if nodes.names[nodes.name[one]] == "OBJ_STATUS"]
            if number % 3 == 1:
                desk.decide(document, status, TAKE_B, "as B has it")
    (path,) = desk.export(str(tmp_path / "final.tmpl"))
    found = read([path], ReadOptions()).annotations
    for document in desk.workspace.document_ids:
        wanted_flags = sorted(
            (one.instance.type, one.instance.optional) for one in desk.final(document).objects
        )
        got = found.documents[document].instances
        assert sorted((one.type, one.optional) for one in got) == wanted_flags
    assert "OBJ_STATUS" in Path(path).read_text("utf-8")


def test_an_input_is_never_written_over(desk: Adjudicator) -> None:
    for document in desk.workspace.document_ids:
        desk.decide(document, [0], TAKE_A, "all from the first")
    with pytest.raises(InputRefused, match="is an input"):
        desk.export(desk.workspace.sides.sets[1].sources[0].path)


def test_what_would_read_back_otherwise_is_not_written(
    desk: Adjudicator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import annotally.adjudicator as module

    for document in desk.workspace.document_ids:
        desk.decide(document, [0], TAKE_A, "all from the first")
    whole = module.write

    def damaged(*arguments: object) -> tuple[bytes, ...]:
        (content,) = whole(*arguments)  # type: ignore[arg-type]  # as given
        return (content.replace(b"Museum", b"Musem"),)

    monkeypatch.setattr(module, "write", damaged)
    with pytest.raises(InputRefused, match=r"read back, scores otherwise against key: row .* became"):
        desk.export(str(tmp_path / "final.tmpl"))
    assert not (tmp_path / "final.tmpl").exists()


def test_what_cannot_be_read_back_is_not_written(
    desk: Adjudicator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import annotally.adjudicator as module

    for document in desk.workspace.document_ids:
        desk.decide(document, [0], TAKE_A, "all from the first")
    monkeypatch.setattr(module, "write", lambda *_arguments: (b"nothing of the kind",))
    with pytest.raises(
        InputRefused, match=r"final\.tmpl: what was decided cannot be read back: .*nothing was"
    ):
        desk.export(str(tmp_path / "final.tmpl"))
    assert not (tmp_path / "final.tmpl").exists()


def test_decisions_come_back_with_the_project(desk: Adjudicator, tmp_path: Path) -> None:
    desk.run(of_type("PERSON", 1), "people from the second")
    before = [desk.decided(document) for document in desk.workspace.document_ids]
    desk.project.close()
    again = Adjudicator(desk.workspace, open_project(str(tmp_path / "p.annotally"), now=a_clock))
    assert [again.decided(document) for document in desk.workspace.document_ids] == before
    assert again.lost() == []
    again.project.close()


def test_a_task_with_a_gold_side_is_not_settled(workspace: Workspace, desk: Adjudicator) -> None:
    gold = Workspace(EVENT_MENTION, workspace.sides, workspace.document_ids, (), "")
    with pytest.raises(TaskError, match="gold standard"):
        Adjudicator(gold, desk.project)
