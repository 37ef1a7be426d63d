"""Deciding, one acknowledged request after the other, and where each leads."""

from array import array
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from annotally.adjudication.project.messages import CODES, Changed, RowDraft, Written
from annotally.comparison.result import Level
from annotally.model.diagnostics import InputRefused, error, no_effect
from annotally.reports.messages import ObjectQueue
from annotally_gui.actions.offered_decisions import LINKS, OFFERED_DECISIONS
from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.decisions import DecisionCommands
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.object_queue import ObjectOrder
from annotally_gui.services.alerts import Alerts
from annotally_gui.services.engine_client import Client
from support.forest_builders import sample_trees
from support.inline_client import InlineClient
from support.opened_comparisons import empty_view, opened_comparison
from support.pane_samples import Selecting
from support.verdict_builders import STATE, FakeProject

A, B = CODES["first"], CODES["second"]


@pytest.fixture
def project() -> FakeProject:
    return FakeProject(sample_trees())


@pytest.fixture
def engine(project: FakeProject) -> Client:
    return InlineClient(SimpleNamespace(adjudication=project))


class Table:
    """The state of a window with the sample, a project of it, and all that is told about it."""

    def __init__(self, context: AppContext, project: FakeProject) -> None:
        self.app_state = AppState()
        self.app_state.forest.append(list(project.trees.values()))
        self.verdicts = DecisionModel(self.app_state.forest)
        self.app_state.decisions_came.connect(self.verdicts.take)
        self.verdicts.take([project.told(document) for document in project.trees])
        self.said: list[str] = []
        self.changes: list[Changed] = []
        self.chosen: list[int] = []
        self.order = ObjectOrder(self.app_state)
        self.decisions = DecisionCommands(
            context,
            self.app_state,
            Selecting(self.app_state),  # type: ignore[arg-type]  # a stand-in
            lambda: self.verdicts,
            lambda: None,
            lambda: self.chosen,
            self.said.append,
            self.order,
        )
        self.decisions.acknowledged.connect(self.changes.append)
        forest = self.app_state.forest
        self.objects = [row for row in range(len(forest)) if forest.level[row] == Level.INSTANCE]
        self.project = project

    def select(self, row: int) -> None:
        self.app_state.select(Place(*self.app_state.forest.place(row)))


@pytest.fixture
def table(context: AppContext, project: FakeProject) -> Table:
    return Table(context, project)


@pytest.mark.parametrize("action_id", OFFERED_DECISIONS)
def test_every_decision_reaches_the_worker_with_its_sides(table: Table, action_id: str) -> None:
    table.select(table.objects[0])
    table.decisions.decide(action_id)
    decision, result = OFFERED_DECISIONS[action_id], table.project.asked[0]
    assert result[3:] == (decision.choice, decision.sides, decision.label)
    assert table.changes[0].label == decision.label
    assert table.app_state.project == table.changes[0].project


@pytest.mark.parametrize("action_id", LINKS)
def test_whose_link_holds_is_asked_for_mentions_alone(table: Table, action_id: str) -> None:
    first, second = table.objects[:2]
    table.select(first)
    table.chosen[:] = [first, second]
    table.decisions.link(action_id)
    sides, label = LINKS[action_id]
    document, _ = table.app_state.forest.place(first)
    rows = tuple(table.app_state.forest.place(row)[1] for row in (first, second))
    assert table.project.asked == [("link", document, rows, sides, label)]
    assert table.changes[0].label == label


def test_after_a_decision_comes_the_next_open_object_in_reading_order(table: Table) -> None:
    for number, row in enumerate(table.objects):
        if not number:
            table.select(row)
        assert table.app_state.forest_row() == row
        table.decisions.decide("decide.first")
    assert table.app_state.forest_row() == table.objects[-1]
    assert table.said == ["Everything is decided: use Export final key (Ctrl+Alt+E) to save the final key"]
    assert table.verdicts.totals.open == 0


def test_what_was_passed_over_is_told_at_the_end(table: Table) -> None:
    table.select(table.objects[-1])
    table.decisions.decide("decide.second")
    assert table.said == [
        "Nothing undecided after this row: use Next undecided (Alt+Down) to start again from the top"
    ]


def test_going_on_can_be_switched_off_and_undeciding_stays(table: Table, context: AppContext) -> None:
    table.select(table.objects[0])
    context.settings.change(advance=False)
    table.decisions.decide("decide.first")
    assert table.app_state.forest_row() == table.objects[0]
    context.settings.change(advance=True)
    table.decisions.decide("decide.undecide")
    assert table.app_state.forest_row() == table.objects[0]
    assert table.verdicts.waits(table.objects[0])


def test_slots_decided_apart_lead_to_the_next_slot_and_then_to_the_next_object(table: Table) -> None:
    forest = table.app_state.forest
    slots = list(forest.children(table.objects[0]))
    assert len(slots) > 1
    table.select(slots[0])
    for slot in slots:
        assert table.app_state.forest_row() == slot
        table.decisions.decide("decide.second")
    assert table.app_state.forest_row() == table.objects[1]


def test_selected_rows_of_one_document_are_decided_together_none_below_another(table: Table) -> None:
    first, second = table.objects[:2]
    table.select(first)
    elsewhere = next(row for row in table.objects if table.app_state.forest.document_at(row) > 0)
    table.chosen = [0, first, first + 1, second, elsewhere]
    table.decisions.decide("decide.first")
    place = table.app_state.forest.place
    assert table.project.asked[0][1:3] == (place(first)[0], (place(first)[1], place(second)[1]))
    table.select(elsewhere)
    table.chosen = [first]  # the selection is somewhere else by now: the current row alone counts
    table.decisions.decide("decide.first")
    assert table.project.asked[1][1:3] == (place(elsewhere)[0], (place(elsewhere)[1],))


def test_nothing_is_asked_where_no_row_is_selected(table: Table) -> None:
    table.decisions.decide("decide.first")
    table.decisions.flag()
    assert table.project.asked == []
    assert table.said == ["No row is selected: use Next undecided (Alt+Down) to select a row"] * 2
    table.select(table.objects[0])
    table.decisions.decide("decide.first")
    assert len(table.project.asked) == 1


def test_flag_comment_and_not_required_leave_each_other_alone(table: Table) -> None:
    row = table.objects[0]
    table.select(row)
    table.decisions.flag()
    table.decisions.comment(Place(*table.app_state.forest.place(row)), "ask")
    remark = table.verdicts.remark(row)
    assert remark is not None
    assert (remark.comment, remark.flagged) == ("ask", True)
    table.decisions.flag()
    remark = table.verdicts.remark(row)
    assert remark is not None
    assert (remark.comment, remark.flagged) == ("ask", False)
    table.decisions.toggle_optional()
    assert table.project.asked[-1][0] == "optional"


def test_undo_goes_where_something_changed_and_redo_of_nothing_stays(table: Table) -> None:
    table.select(table.objects[0])
    table.decisions.decide("decide.first")
    table.select(table.objects[2])
    table.decisions.undo()
    assert table.app_state.forest_row() == table.objects[0]
    table.decisions.redo()
    assert table.app_state.project == STATE
    assert table.changes[-1].label == "undone"
    title = table.app_state.forest.title(table.objects[0])
    assert table.said == [
        f"Undone: “undone” on {title}",
        "Nothing to redo: no step was undone",
    ]


def test_the_walk_over_what_is_open_goes_round(table: Table) -> None:
    table.decisions.next_open()
    assert table.app_state.forest_row() == table.objects[0]
    table.decisions.previous_open()
    assert table.app_state.forest_row() == table.objects[-1]
    table.decisions.next_open()
    assert table.app_state.forest_row() == table.objects[0]
    assert table.said == ["Continued from the other end"] * 2
    for _ in table.objects:
        table.decisions.decide("decide.first")
    table.decisions.next_open()
    assert table.said[-1] == "Everything is decided: use Export final key (Ctrl+Alt+E) to save the final key"


def refusing(table: Table, monkeypatch: pytest.MonkeyPatch, refusal: InputRefused) -> None:
    """Let every decision be refused; the first row is selected."""

    def refuse(*_args: object) -> None:
        raise refusal

    monkeypatch.setattr(table.project, "decide", refuse)
    table.select(table.objects[0])


def press_together(table: Table, *presses: Callable[[], None]) -> None:
    """Ask for commands of which none is answered before the last was asked for."""
    table.decisions._busy = True
    for press in presses:
        press()
    table.decisions._next()


def test_a_decision_without_effect_is_told_in_the_status_bar_and_keys_that_wait_go_on(
    table: Table, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    context.alerts.status_message.connect(lambda text, _choice: told.append(text))
    monkeypatch.setattr(Alerts, "notice", lambda *_: pytest.fail("a dialog in the flow of keys"))
    refusing(table, monkeypatch, no_effect("p", "what it belongs to is left out", "", "decide that first"))
    press_together(table, lambda: table.decisions.decide("decide.first"), table.decisions.flag)
    assert told == ["What it belongs to is left out: decide that first"]
    assert table.verdicts.remark(table.objects[0]) is not None
    assert not table.decisions.is_changing
    assert context.engine.pending == ()


def test_a_project_that_cannot_be_written_is_an_alert_and_what_waited_is_forgotten(
    table: Table, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts: list[str] = []
    monkeypatch.setattr(Alerts, "notice", lambda _self, _title, text: texts.append(text))
    refusing(table, monkeypatch, error("p", 0, 0, "the disk is full", "", "make room"))
    press_together(table, lambda: table.decisions.decide("decide.first"), table.decisions.flag)
    assert texts == ["the disk is full. make room"]
    assert table.verdicts.remark(table.objects[0]) is None
    table.decisions.flag()  # the next wish is heard
    assert table.verdicts.remark(table.objects[0]) is not None
    assert context.engine.pending == ()


class FakeEditing:
    """Stands for the requests ``adjudication.editing.…``: keeps what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    def draft(self, document: str, row: int) -> RowDraft:
        self.asked.append(("draft", document, row))
        return RowDraft(document, row, "NAME", ())

    def write(self, document: str, row: int, written: Written, label: str) -> Changed:
        self.asked.append(("write", document, row, written, label))
        return Changed(STATE, label, 3, (document,), (document, row), 2)

    def give_reason(self, document: str, rows: tuple[int, ...], reason: str, label: str) -> Changed:
        self.asked.append(("give_reason", document, rows, reason, label))
        return Changed(STATE, label, 1, (document,), (document, rows[0]))

    def split(self, document: str, row: int, label: str) -> Changed:
        self.asked.append(("split", document, row, label))
        return Changed(STATE, label, 1, (document,), (document, row))

    def release(self, document: str, row: int, label: str) -> Changed:
        self.asked.append(("release", document, row, label))
        return Changed(STATE)

    def pair(self, document: str, row: int, other_number: int, label: str, sides: tuple[int, ...]) -> Changed:
        assert sides == ()
        self.asked.append(("pair", document, row, other_number, label))
        return Changed(STATE, label, 1, (document,), (document, other_number))


def test_a_row_is_drafted_and_written_and_what_went_with_it_is_told(table: Table) -> None:
    editing = table.project.editing = FakeEditing()
    drafts: list[RowDraft] = []
    table.select(table.objects[0])
    table.decisions.draft(drafts.append)
    place = table.app_state.place
    assert place is not None
    assert editing.asked == [("draft", place.document, place.row)]
    written = Written(())
    table.decisions.write(drafts[0], written)
    assert editing.asked[1] == ("write", place.document, place.row, written, "edit NAME")
    assert "2 decisions below removed" in table.said


def test_c4_who_goes_with_whom_is_asked_for_the_selected_row(table: Table) -> None:
    editing = table.project.editing = FakeEditing()
    table.select(table.objects[0])
    place = table.app_state.place
    assert place is not None
    table.decisions.split()
    table.decisions.release()
    table.decisions.pair(place, place.row + 1)
    where = (place.document, place.row)
    assert editing.asked == [
        ("split", *where, "split"),
        ("release", *where, "pair automatically"),
        ("pair", *where, place.row + 1, "pair manually"),
    ]
    assert table.app_state.place == Place(place.document, place.row + 1), "where the pair is now"


def test_a_reason_marks_what_is_decided_or_waits_for_the_next_decision(
    table: Table, context: AppContext
) -> None:
    context.settings.change(advance=False)
    editing = table.project.editing = FakeEditing()
    table.select(table.objects[0])
    table.decisions.reason("boundary")
    assert table.said == ["Reason for the next decision: boundary"]
    table.decisions.decide("decide.first")
    assert table.project.asked[-1][-1] == "boundary"
    table.decisions.decide("decide.second")
    assert table.project.asked[-1][-1] == "take B"
    place = table.app_state.place
    assert place is not None
    table.decisions.reason("typo")
    assert editing.asked == [("give_reason", place.document, (place.row,), "typo", "reason typo")]


def of_documents(table: Table, shown_number: int) -> list[str]:
    """Let the documents of the sample be open, and one of them shown; return their names."""
    names = list(table.project.trees)
    table.app_state.comparison = opened_comparison(documents=tuple(names), texts=1)
    name = names[shown_number]
    table.app_state.view = empty_view(name)
    return names


def test_a_document_that_is_done_leads_to_the_next_that_is_not(table: Table) -> None:
    names = of_documents(table, 0)
    table.decisions.finish()
    place = table.app_state.place
    assert place is not None
    assert place.document == names[1]
    assert table.verdicts.waits(table.app_state.forest_row())


def test_behind_the_last_document_comes_the_first_that_is_not_done(table: Table) -> None:
    names = of_documents(table, -1)
    table.decisions.finish()
    assert table.app_state.place is not None
    assert table.app_state.place.document == names[0]
    table.project.finished.update(names[1:])
    table.verdicts.take([table.project.told(name) for name in names])
    of_documents(table, 0)
    table.decisions.finish()
    first = table.app_state.view
    assert first is not None
    assert table.said[-1] == (
        f"{first.label} is done with 5 objects undecided. "
        "Every document is done: use Export final key (Ctrl+Alt+E) to save the final key"
    )


def test_what_is_not_done_any_more_leads_nowhere(table: Table) -> None:
    of_documents(table, 0)
    table.project.finished.add(next(iter(table.project.trees)))
    table.verdicts.take([table.project.told(name) for name in table.project.trees])
    table.decisions.finish()
    assert table.app_state.place is None
    view = table.app_state.view
    assert view is not None
    assert table.said == [f"{view.label} is no longer done"]


def test_after_a_decision_the_queue_leads_on(table: Table) -> None:
    places = [table.app_state.forest.place(row) for row in table.objects[::-1]]
    documents = tuple(dict.fromkeys(document for document, _ in places))
    numbers = [documents.index(document) for document, _ in places]
    rows = [row for _, row in places]
    table.order.take(ObjectQueue(documents, array("i", numbers), array("i", rows)))
    table.select(table.objects[2])
    table.decisions.decide("decide.first")
    assert table.app_state.forest_row() == table.objects[1]
    table.decisions.previous_open()
    assert table.app_state.forest_row() == table.objects[3]
