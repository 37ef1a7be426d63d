"""The requests about a project: every one of them, on two annotators of the sample."""

import shutil
from collections.abc import Iterator
from importlib.resources import as_file
from pathlib import Path

import pytest

from annotally.adjudication.project.entries import Choice
from annotally.adjudication.project.inputs import describe
from annotally.adjudication.project.messages import CODES, Changed, ProjectState, RuleChoice
from annotally.comparison.result import Level
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.scoring.families import f1
from annotally.scoring.tally import Tally
from annotally.tasks.task_names import FILE
from annotally_resources import resource
from support import event_samples
from support.declared_requests import INTERLEAVED
from support.project_window import DOCUMENT, Window, inputs, new_project, sample_in
from support.small_inputs import write


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    return sample_in(tmp_path)


@pytest.fixture
def window(sample: Path) -> Iterator[Window]:
    with new_project(sample) as project:
        yield project


def test_a_project_describes_what_is_open_with_places_beside_it(sample: Path, tmp_path: Path) -> None:
    configuration = write(tmp_path, "own.config", "")
    result = inputs(sample)._replace(task=f"configuration:{configuration}", layers=("one", None))
    description = describe(result, str(tmp_path / "p"))
    assert [(candidate_input.role, candidate_input.path) for candidate_input in description.inputs] == [
        ("texts", "sample/texts"),
        ("first", "sample/key"),
        ("second", "sample/second-key"),
        ("task", "own.config"),
    ]
    assert (description.task, description.sides, description.layers) == (
        "configuration:",
        ("key", "second-key"),
        ("one", None),
    )
    assert description.key2key
    assert all(len(candidate_input.digest) == 64 for candidate_input in description.inputs)


def test_nothing_is_decided_in_a_new_project(window: Window) -> None:
    assert len(window.decided) == 14
    for decision in window.decided.values():
        assert decision.open == decision.objects == sum(decision.waits)
        assert not any(decision.choice + decision.own + decision.rule + decision.optional)


def test_a_new_project_never_takes_the_place_of_a_file(window: Window, tmp_path: Path) -> None:
    (tmp_path / "there").write_text("mine")
    with pytest.raises(InputRefused, match="exists already"):
        window.ask("files.start", str(tmp_path / "there"))
    assert (tmp_path / "there").read_text() == "mine"
    assert window.take(DOCUMENT, window.waiting()[0]).count == 1  # the project before is still the one


def test_decide_undo_and_redo_tell_the_document_and_what_comes_next(window: Window) -> None:
    row = window.waiting()[0]
    changed = window.ask("decide", DOCUMENT, [row], "take", [0], "Take A")
    assert (changed.label, changed.count, changed.documents) == ("Take A", 1, (DOCUMENT,))
    assert (changed.project.undo, changed.project.redo) == ("Take A", "")
    assert changed.place == (DOCUMENT, row)
    assert window.decided[DOCUMENT].choice[row] == CODES["first"]
    assert row not in window.waiting()
    second_answer = window.ask("decide", DOCUMENT, [row], "neither", [], "Neither")
    assert second_answer.project.undo == "Neither"
    undone = window.ask("undo")
    assert (undone.label, undone.project.undo, undone.project.redo) == ("Neither", "Take A", "Neither")
    assert window.decided[DOCUMENT].choice[row] == CODES["first"]
    assert window.ask("redo").documents == (DOCUMENT,)
    assert window.decided[DOCUMENT].choice[row] == CODES["neither"]
    assert window.ask("redo") == Changed(ProjectState(changed.project.path, undo="Neither"))
    window.ask("decide", DOCUMENT, [row], "", [], "Undecide")
    assert window.decided[DOCUMENT].choice[row] == 0


def test_what_lies_below_what_is_left_out_is_not_decided_apart(window: Window) -> None:
    row = window.waiting()[0]
    window.ask("decide", DOCUMENT, [row], "neither", [], "Neither")
    with pytest.raises(InputRefused, match="decide the object first"):
        window.take(DOCUMENT, row + 1)


def test_the_standing_of_a_row_says_who_when_and_where_it_comes_from(window: Window) -> None:
    row = window.waiting()[0]
    assert window.ask("standing", DOCUMENT, row).source == -1
    window.take(DOCUMENT, row, 1)
    window.ask("remark", DOCUMENT, row, "ask again", True, "Comment")
    own_answer, below = (window.ask("standing", DOCUMENT, item) for item in (row, row + 1))
    assert (own_answer.source, own_answer.code, below.source, below.code) == (
        row,
        CODES["second"],
        row,
        CODES["second"],
    )
    assert own_answer.by
    assert own_answer.at.endswith("Z")
    assert (own_answer.comment, own_answer.flagged, below.comment) == ("ask again", True, "")
    window.ask("remark", DOCUMENT, row, "", False, "Comment")
    assert window.decided[DOCUMENT].remarks == {}


def test_not_required_is_switched_on_and_off_and_needs_something_that_stands(window: Window) -> None:
    row = window.waiting()[0]
    with pytest.raises(InputRefused, match="undecided"):
        window.ask("toggle_optional", DOCUMENT, [row], "Not required")
    window.take(DOCUMENT, row)
    previous_instance = window.service.adjudication.session().keys.of(DOCUMENT).objects[0].instance
    seen = []
    for _ in range(2):
        window.ask("toggle_optional", DOCUMENT, [row], "Not required")
        seen.append(window.service.adjudication.session().keys.of(DOCUMENT).objects[0].instance)
    assert [item.optional for item in seen] == [not previous_instance.optional, previous_instance.optional]
    assert all(isinstance(item, Instance) for item in seen)
    window.ask("decide", DOCUMENT, [row], "neither", [], "Neither")
    with pytest.raises(InputRefused, match="left out"):
        window.ask("toggle_optional", DOCUMENT, [row], "Not required")


def test_a_document_is_finished_and_not(window: Window) -> None:
    assert window.ask("finish", DOCUMENT, True, "Done").place is None
    assert window.decided[DOCUMENT].done
    window.ask("finish", DOCUMENT, False, "Not done")
    assert not window.decided[DOCUMENT].done


def test_rules_are_counted_listed_and_run_as_one_step(window: Window) -> None:
    choices = [
        RuleChoice("identical"),
        RuleChoice("unanimous"),
        RuleChoice("counted-equal", 1),
        RuleChoice("optional-differs", 0),
        RuleChoice("extent-differs", 0, 3),
        RuleChoice("extent-differs", 0, 2, True),
        RuleChoice("of-type", 1, type="PERSON"),
        RuleChoice("slot-of-type", 1, type="PERSON", slot="PER_NAME"),
    ]
    assert window.ask("rules.count", choices) == len(choices)
    counts = dict(value for kind, value in window.sent if kind == "part" and isinstance(value[0], int))
    assert set(counts) == set(range(len(choices)))
    for number, choice in enumerate(choices):
        answer = window.ask("rules.preview", choice, 3)
        assert (answer.count, len(answer.rows)) == (counts[number], min(3, counts[number]))
    assert window.ask("rules.run", choices[1], "Unanimous").count == counts[1] > len(window.waiting()) == 0
    assert window.ask("rules.preview", choices[2], 3).count == 0, "nothing is left open"
    window.ask("undo")
    changed = window.ask("rules.run", choices[0], "Identical")
    assert changed.count == counts[0] > 0
    assert sum(item.ruled for item in window.decided.values()) == counts[0]
    assert window.ask("rules.preview", choices[0], 3).count == 0
    assert window.ask("undo").documents == changed.documents
    assert not any(item.ruled for item in window.decided.values())
    names = dict(window.ask("rules.objects"))
    assert "PER_NAME" in names["PERSON"]


def test_three_scores_follow_the_decisions_and_sum_up(window: Window) -> None:
    between, _, _ = previous_answer = window.ask("scores.score_all")
    assert isinstance(between, Tally)
    for row in window.waiting():
        window.take(DOCUMENT, row)
    first = window.ask("scores.score", DOCUMENT)[1]
    assert f1(first) == 1
    after = window.ask("scores.score_all")
    assert after[0] == previous_answer[0]
    assert after[1].cor == previous_answer[1].cor + first.cor
    assert after == window.ask("scores.score_all")


@pytest.mark.parametrize("large", [0, 10_000])
def test_a_decision_in_the_midst_of_scoring_counts(
    window: Window, monkeypatch: pytest.MonkeyPatch, large: int
) -> None:
    """An interleaved request is answered in the middle of a longer one, also about the same document."""
    monkeypatch.setattr("annotally.service.decided_scores.LARGE", large)
    assert {"adjudication.decide", "adjudication.undo", "adjudication.standing"} <= INTERLEAVED
    row = window.waiting()[0]
    window.polled.append(lambda: (window.polled.clear(), window.take(DOCUMENT, row))[0])
    answer = window.ask("scores.score_all")
    assert row not in window.waiting()
    window.service.adjudication._tallies.clear()
    assert answer == window.ask("scores.score_all")


def test_the_key_is_refused_while_objects_are_open_and_then_written(window: Window, tmp_path: Path) -> None:
    target = tmp_path / "final.tmpl"
    formats = window.ask("key.formats")
    assert formats[0].name == "muc-templates"
    with pytest.raises(InputRefused, match="are undecided"):
        window.ask("key.export", str(target), formats[0].name, 0)
    for document in window.decided:
        window.ask("decide", document, [0], Choice.TAKE.value, [1], "all of B")
    own_path = window.service.adjudication.session().project.path
    with pytest.raises(InputRefused, match="is an input"):
        window.ask("key.export", own_path, formats[0].name, 0)
    (path,) = window.ask("key.export", str(target), formats[0].name, 1)
    assert path == str(target)


# --- files


def opened_again(path: str, *more: object) -> Window:
    new_window = Window.make()
    new_window.ask("files.open", path, *more)
    new_window.ask("decided")
    return new_window


def test_a_project_opens_its_inputs_and_all_is_there(window: Window, tmp_path: Path) -> None:
    path, row = str(tmp_path / "p.annotally"), window.waiting()[0]
    window.take(DOCUMENT, row)
    window.ask("remember_view", {"document": DOCUMENT})
    previous_mapping = dict(window.decided)
    window.ask("close")
    second_window = Window.make()
    opened, state = second_window.ask("files.open", path)
    second_window.ask("decided")
    assert (opened.sides, opened.key2key, len(opened.documents)) == (("key", "second-key"), True, 14)
    assert (state.undo, state.read_only, state.view) == ("take", False, {"document": DOCUMENT})
    assert second_window.decided == previous_mapping
    assert second_window.ask("undo").documents == (DOCUMENT,)
    second_window.ask("close")


def test_a_project_is_opened_again_where_it_is_open(window: Window, tmp_path: Path) -> None:
    path = str(tmp_path / "p.annotally")
    assert not window.ask("files.look", path).hindrance
    project = window.service.adjudication.session().project
    window.ask("files.open", path)
    assert window.service.adjudication.session().project is project
    assert window.take(DOCUMENT, window.waiting()[0]).count == 1


def test_one_that_is_open_elsewhere_can_be_read(window: Window, tmp_path: Path) -> None:
    path, other_window = str(tmp_path / "p.annotally"), Window.make()
    assert "is open already: " in other_window.ask("files.look", path).hindrance
    with pytest.raises(InputRefused, match=r"is open already: .* on .* since"):
        other_window.ask("files.open", path)
    _, state = other_window.ask("files.open", path, True)
    assert state.read_only
    with pytest.raises(InputRefused, match="open read-only"):
        other_window.take(DOCUMENT, 1)
    other_window.ask("remember_view", {})
    other_window.ask("close")
    assert window.take(DOCUMENT, window.waiting()[0]).count == 1


def test_inputs_that_moved_are_told_and_located(window: Window, sample: Path, tmp_path: Path) -> None:
    path = str(tmp_path / "p.annotally")
    window.take(DOCUMENT, window.waiting()[0])
    window.ask("close")
    (sample / "key").rename(tmp_path / "moved")
    other_window = Window.make()
    states = [candidate_input.state for candidate_input in other_window.ask("files.look", path).inputs]
    assert states == ["", "missing", ""]
    with pytest.raises(InputRefused):
        other_window.ask("files.open", path)
    assert not other_window.service.is_open
    other_window.ask("files.open", path, False, {1: str(tmp_path / "moved")})
    other_window.ask("decided")
    assert sum(any(item.own) for item in other_window.decided.values()) == 1
    assert [candidate_input.state for candidate_input in other_window.ask("files.look", path).inputs] == [
        "",
        "",
        "",
    ]
    other_window.ask("close")


def test_inputs_that_changed_are_told_and_then_taken_as_they_are(
    window: Window, sample: Path, tmp_path: Path
) -> None:
    path = str(tmp_path / "p.annotally")
    window.take(DOCUMENT, window.waiting()[0])
    window.ask("close")
    key = next((sample / "key").iterdir())
    key.write_text(key.read_text("utf-8") + "\n", "utf-8")
    other_window = Window.make()
    assert [candidate_input.state for candidate_input in other_window.ask("files.look", path).inputs] == [
        "",
        "changed",
        "",
    ]
    other_window.ask("files.open", path)
    assert [candidate_input.state for candidate_input in other_window.ask("files.look", path).inputs] == [
        "",
        "",
        "",
    ]
    other_window.ask("close")


def test_a_refused_project_leaves_what_is_open(window: Window, tmp_path: Path) -> None:
    damaged = tmp_path / "d.annotally"
    damaged.write_bytes(b"not a database, not at all")
    assert "is damaged, or not a project" in window.ask("files.look", str(damaged)).damage
    with pytest.raises(InputRefused, match="damaged"):
        window.ask("files.open", str(damaged))
    with pytest.raises(InputRefused, match="no such file"):
        window.ask("files.look", str(tmp_path / "nowhere"))
    assert window.take(DOCUMENT, window.waiting()[0]).count == 1
    with pytest.raises(InputRefused):
        window.ask("files.rescue", str(damaged), str(tmp_path / "saved"))


def test_saving_as_goes_on_in_the_copy_and_a_backup_does_not(window: Window, tmp_path: Path) -> None:
    row, folder = window.waiting()[0], tmp_path / "elsewhere"
    folder.mkdir()
    backup, copy = str(folder / "b.annotally"), str(folder / "c.annotally")
    window.take(DOCUMENT, row)
    assert window.ask("files.backup", backup) == backup
    assert [candidate_input.state for candidate_input in Window.make().ask("files.look", backup).inputs] == [
        "",
        "",
        "",
    ]
    state = window.ask("files.save_as", copy)
    assert (state.path, state.undo) == (copy, "take")
    window.ask("undo")
    for path, waits in ((backup, 0), (copy, 1)):
        other_window = opened_again(path, True)
        assert other_window.decided[DOCUMENT].waits[row] == waits
        other_window.ask("close")
    with pytest.raises(InputRefused, match="is an input"):
        window.ask("files.backup", copy)


def test_opening_another_comparison_lets_go_of_the_project(window: Window, sample: Path) -> None:
    window.service.open(*inputs(sample))
    with pytest.raises(InputRefused, match="no project is open"):
        window.take(DOCUMENT, 1)
    assert list(sample.parent.glob(".*.lock"))  # the opening may still be taken back
    window.service.adjudication.leave()
    assert not list(sample.parent.glob("*.lock"))


def test_event_mentions_make_no_project(tmp_path: Path) -> None:
    gold, system, tokens = event_samples.files(
        tmp_path, {"d": event_samples.GOLD}, {"d": event_samples.SYSTEM}
    )
    new_window, path = Window.make(), tmp_path / "p"
    new_window.service.open(
        "event-mention", (str(tokens),), (("gold", (str(gold),)), ("system", (str(system),)))
    )
    with pytest.raises(InputRefused, match=r"cannot be adjudicated: .*no final key"):
        new_window.ask("files.start", str(path))
    assert not path.exists()
    with pytest.raises(InputRefused, match="cannot be written"):
        new_window.ask("files.start", str(tmp_path / "nowhere" / "p"))


SAMPLES = [
    ("sample-template-element", "texts", "key", "response", False),
    ("sample-template-element", "texts", "key", "second-key", True),
    ("coreference", "", "coreference/key.sgm", "coreference/response.sgm", False),
    ("muc6-scenario-template", "successions/texts", "successions/key", "successions/response", False),
    ("muc7-named-entity", "", "entities/key.sgm", "entities/response.sgm", False),
]
WAYS = [
    ("take", [0]),
    ("take", [1]),
    ("take", [0, 1]),
    ("either", [0, 1]),
    ("either", [1, 0]),
    ("neither", []),
]


@pytest.mark.parametrize(("task", "texts", "key", "response", "key2key"), SAMPLES)
def test_whatever_is_decided_the_key_is_written_in_the_format_of_its_side(
    sample: Path, tmp_path: Path, task: str, texts: str, key: str, response: str, key2key: bool
) -> None:
    """Objects in every way, slots apart, optional or not, by turns: it reads back as it was decided."""
    new_window = Window.make()
    sides = (("A", (str(sample / key),)), ("B", (str(sample / response),)))
    new_window.service.open(task, (str(sample / texts),) if texts else (), sides, None, key2key)
    new_window.ask("files.start", str(tmp_path / "p"))
    new_window.ask("decided")
    for document in list(new_window.decided):
        for number, row in enumerate(new_window.waiting(document)):
            choice, chosen = WAYS[number % len(WAYS)]
            new_window.ask("decide", document, [row], choice, chosen, "decide")
            nodes = new_window.service.adjudication.session().state(document).table.nodes
            slots = [child for child in nodes.children(row) if nodes.level[child] == Level.SLOT]
            if choice != "neither":
                if slots and number % 2:
                    new_window.take(document, slots[number % len(slots)], 1)
                for _ in range(number % 3):
                    new_window.ask("toggle_optional", document, [row], "not required")
            assert new_window.ask("standing", document, row).source == row
    assert sum(item.open for item in new_window.decided.values()) == 0
    while conflicts := new_window.ask("key.conflicts"):
        new_window.ask("key.resolve", conflicts[0], len(conflicts) % 2 == 0, "resolve")
    chosen_format = new_window.ask("key.formats")[0]
    ending = "" if chosen_format.folders[0] else chosen_format.suffix
    written = new_window.ask("key.export", str(tmp_path / f"final{ending}"), chosen_format.name, 0)
    assert all(Path(path).stat().st_size for path in written)
    while new_window.ask("undo").label:
        pass
    assert not any(any(decision.choice) for decision in new_window.decided.values())
    new_window.ask("close")


def test_rules_of_a_type_are_about_what_is_there_where_the_task_declares_nothing(tmp_path: Path) -> None:
    """Annotations compared by similarity have the types that annotators gave them."""
    window = Window.make()
    with as_file(resource("sample/relations")) as sample:
        shutil.copytree(sample, tmp_path / "relations")
    folder = tmp_path / "relations"
    sides = tuple((name, (str(folder / name),)) for name in ("key", "response"))
    window.service.open(f"{FILE}{folder / 'relations.xml'}", (), sides, key2key=True)
    window.ask("files.start", str(tmp_path / "own.annotally"))
    objects = dict(window.ask("rules.objects"))
    assert {"EVENT", "WORKS_FOR"} <= {name.upper() for name in objects}
    assert any(objects.values())
    decided = sum(
        window.ask("rules.run", RuleChoice("of-type", 0, type=name), name).count for name in objects
    )
    window.ask("decided")
    assert decided == sum(item.objects for item in window.decided.values()) > 0
    window.ask("close")
