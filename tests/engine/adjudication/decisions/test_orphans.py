"""Changed inputs, changed tasks: decisions that still fit hold, others are listed with their content."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.resources import as_file
from pathlib import Path

import pytest
from msgspec.structs import replace as replace_struct

from annotally.adjudication.final_key.hindrances import ONE_LABEL, ONE_LABEL_BELOW
from annotally.adjudication.project.entries import Choice, Decision, EntryKind, Remark
from annotally.adjudication.project.ledger import EntryKey
from annotally.adjudication.project.messages import CODES, Decided
from annotally.adjudication.project.state import Description, create, open_project
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from annotally_resources import resource
from support.builders import slot
from support.chain_samples import class_row, mention, open_session, tagged
from support.decided_case import BOTH, EITHER
from support.format_samples import Maker, brat, gate, mat_json
from support.project_window import Window
from support.projects import a_clock
from support.small_inputs import sgml, write

A = Decision(Choice.TAKE, (0,))
DESCRIPTION = Description("named-entity", (), ("A", "B"), key2key=True)
BODY = '<ENAMEX TYPE="PERSON">Ada Example</ENAMEX> of <ENAMEX TYPE="LOCATION">Fictown</ENAMEX> left'
OTHER = BODY.replace("LOCATION", "ORGANIZATION")


class Case:
    """Two files of named entities, adjudicated in a project that is opened again when they have changed."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.task = folder, "named-entity"
        self.change(BODY, OTHER)
        self.session = AdjudicationSession(
            self.workspace, create(str(folder / "p"), DESCRIPTION, a_clock), a_clock
        )

    def change(self, *bodies: str, documents: tuple[str, ...] = ("1", "2")) -> None:
        sides = tuple(
            SideInput(
                name, (write(self.folder, f"{name}.sgm", [sgml(document, body) for document in documents]),)
            )
            for name, body in zip("AB", bodies, strict=True)
        )
        self.workspace = open_workspace(OpenRequest(as_keys(find_task(self.task)), sides))

    def again(self) -> AdjudicationSession:
        self.session.project.close()
        self.session = AdjudicationSession(
            self.workspace, open_project(str(self.folder / "p"), now=a_clock), a_clock
        )
        return self.session

    def row(self, words: str, document: str = "1") -> int:
        table, sides = self.session.state(document).table, self.session.workspace.sides.instances(document)
        text = self.session.workspace.document(document).text
        for row in table.objects():
            for side, arrays in enumerate(table.nodes.sides):
                if arrays.instance[row] >= 0:
                    extent = sides[side][arrays.instance[row]].extents[0]
                    if text[extent.start : extent.end] == words:
                        return row
        raise LookupError(words)


@pytest.fixture
def case(tmp_path: Path) -> Iterator[Case]:
    new_case = Case(tmp_path)
    yield new_case
    new_case.session.project.close()


def listed(session: AdjudicationSession) -> list[tuple[EntryKind, str, str]]:
    return sorted(
        (item.key.kind, item.key.document, getattr(item.entry, "about", ""))
        for item in session.orphans.among()
    )


def test_what_still_fits_holds_and_what_does_not_is_listed_with_its_content(case: Case) -> None:
    session = case.session
    for words in ("Ada Example", "Fictown"):
        session.decide("1", [case.row(words)], A, "take", "a reader")
    session.remark("1", case.row("Fictown"), Remark("which town?"), "comment")
    assert session.orphans.among() == []
    case.change(BODY, BODY)
    session = case.again()
    assert session.state("1").table.own(case.row("Ada Example")) is not None
    assert session.state("1").table.own(case.row("Fictown")) is None
    assert listed(session) == [
        (EntryKind.DECISION, "1", "ENAMEX Fictown"),
        (EntryKind.REMARK, "1", "ENAMEX Fictown"),
    ]
    assert session.display("1").lost == 2
    assert session.display("1").open == 1


def test_words_put_in_ahead_of_everything_leave_nothing_that_fits_and_nothing_is_dropped(case: Case) -> None:
    session = case.session
    session.decide("1", list(session.state("1").table.objects()), A, "take")
    previous_mapping = dict(session.project.ledger)
    case.change(f"So {BODY}", f"So {OTHER}")
    session = case.again()
    assert len(session.orphans.among()) == 2
    assert dict(session.project.ledger) == previous_mapping
    case.change(BODY, OTHER)
    assert case.again().orphans.among() == []
    assert case.session.display("1").open == 0


def test_a_document_that_is_gone_leaves_its_decisions_listed(case: Case) -> None:
    session = case.session
    session.decide("2", [0], A, "all")
    session.finish("2", "done")
    case.change(BODY, OTHER, documents=("1",))
    session = case.again()
    assert listed(session) == [(EntryKind.DECISION, "2", "2")]
    command = session.orphans.dismiss([item.key for item in session.orphans.among()], "dismiss", "a reader")
    assert command is not None
    assert session.orphans.among() == []
    session.undo()
    assert len(session.orphans.among()) == 1


def test_what_was_added_by_hand_is_not_written_where_its_words_are_no_longer(case: Case) -> None:
    text = case.session.workspace.document("1").text
    start = text.index("left")
    left = Instance(
        "ENAMEX", "9", (slot("TEXT", "left"), slot("TYPE", "PERSON")), (Extent(start, start + 4),)
    )
    case.session.add("1", left, "add")
    assert len(case.session.keys.of("1").objects) == 1
    for body, there in ((f"So {BODY}", 0), (BODY.replace("left", "gone"), 0), (BODY, 1)):
        case.change(body, body)
        session = case.again()
        assert len(session.keys.of("1").objects) == there
        assert listed(session) == ([] if there else [(EntryKind.ADDED, "1", "left")])


def test_pairs_made_by_hand_say_what_they_were(case: Case) -> None:
    session = case.session
    session.pairing.split("1", case.row("Fictown"), "split")
    case.change(BODY.replace("Fictown", "Newtown"), BODY.replace("Fictown", "Newtown"))
    session = case.again()
    assert listed(session) == [(EntryKind.PAIRING, "1", "ENAMEX Fictown")]
    session.orphans.dismiss([item.key for item in session.orphans.among()], "dismiss")
    assert listed(session) == []
    assert session.display("1").lost == 0
    session.undo()
    assert listed(session) == [(EntryKind.PAIRING, "1", "ENAMEX Fictown")]


def test_only_a_person_dismisses_and_only_what_is_lost(case: Case) -> None:
    session = case.session
    session.decide("1", [case.row("Fictown")], A, "take")
    ((key, _),) = list(session.project.ledger)
    with pytest.raises(ValueError, match="fits again"):
        session.orphans.dismiss([key], "dismiss")
    case.change(BODY, BODY)
    session = case.again()
    session.orphans.dismiss([key], "dismiss")
    with pytest.raises(ValueError, match="dismissed already"):
        session.orphans.dismiss([key], "dismiss")


def test_links_and_classes_of_mentions_are_listed_too(tmp_path: Path) -> None:
    session = open_session(tmp_path, ["abc", "de"], ["ab", "cde"])
    (name,) = session.workspace.document_ids
    session.keys.link(name, [mention(session, "c")], (1,), "link")
    session.decide(name, [class_row(session, 0, "abc")], A, "take the class")
    session.keys.link(name, [mention(session, "c")], (1,), "link")
    session.project.close()
    for path, result, first in (
        (tmp_path / "A.sgm", ["ab", "de"], 1),
        (tmp_path / "B.sgm", ["ab", "de"], 101),
    ):
        path.write_text(tagged(result, "abcde", first=first))
    sides = tuple(SideInput(letter, (str(tmp_path / f"{letter}.sgm"),)) for letter in "AB")
    workspace = open_workspace(OpenRequest(as_keys(find_task("coreference")), sides))
    second_session = AdjudicationSession(
        workspace, open_project(str(tmp_path / "p.annotally"), now=a_clock), a_clock
    )
    assert listed(second_session) == [
        (EntryKind.DECISION, name, "key class of 3: a, b, c"),
        (EntryKind.LINK, name, "COREF c"),
    ]
    second_session.project.close()


@pytest.fixture
def sample(tmp_path: Path) -> OpenRequest:
    with as_file(resource("sample")) as folder:
        shutil.copytree(folder, tmp_path / "sample")
    task = as_keys(find_task("sample-template-element"))
    sides = tuple(SideInput(name, (str(tmp_path / "sample" / name),)) for name in ("key", "second-key"))
    return OpenRequest(task, sides, (str(tmp_path / "sample" / "texts"),))


def test_another_task_keeps_what_it_compares_and_lists_the_rest(sample: OpenRequest, tmp_path: Path) -> None:
    """Of a class that is no longer compared nothing is paired: what was decided about pairs of it is lost."""
    workspace = open_workspace(sample)
    session = AdjudicationSession(workspace, create(str(tmp_path / "p"), DESCRIPTION, a_clock), a_clock)
    for name in workspace.document_ids:
        session.decide(name, list(session.state(name).table.objects()), A, "take")
    previous_descriptions = [
        entry.about for _, entry in session.project.ledger if isinstance(entry, Decision)
    ]
    session.project.close()
    task = workspace.task
    gone, *kept_classes = (mention_class for mention_class in task.classes)
    changed = open_workspace(replace(sample, task=replace(task, classes=tuple(kept_classes))))
    second_session = AdjudicationSession(changed, open_project(str(tmp_path / "p"), now=a_clock), a_clock)
    lost = [item.entry.about for item in second_session.orphans.among() if isinstance(item.entry, Decision)]
    assert lost
    assert {text.split()[0] for text in lost} == {gone.name}
    in_force = sum(
        second_session.state(name).table.own(row) is not None
        for name in changed.document_ids
        for row in second_session.state(name).table.objects()
    )
    assert in_force == len(previous_descriptions) - len(lost) > 0
    second_session.project.close()


def test_the_whole_sample_read_again_in_another_order_loses_nothing(
    sample: OpenRequest, tmp_path: Path
) -> None:
    session = AdjudicationSession(
        open_workspace(sample), create(str(tmp_path / "p"), DESCRIPTION, a_clock), a_clock
    )
    for number, name in enumerate(session.workspace.document_ids):
        rows = list(session.state(name).table.objects())[number % 2 :]
        session.decide(name, rows, A, "take")
    decided = {name: session.display(name) for name in session.workspace.document_ids}
    session.project.close()
    key = tmp_path / "sample" / "key"
    for path in key.iterdir() if key.is_dir() else [key]:
        pieces = path.read_text("utf-8").split("\n<")
        path.write_text("\n<".join([pieces[0], *reversed(pieces[1:])]), "utf-8")
    second_session = AdjudicationSession(
        open_workspace(sample), open_project(str(tmp_path / "p"), now=a_clock), a_clock
    )
    assert second_session.orphans.among() == []
    for name, previous in decided.items():
        after = second_session.display(name)
        assert (after.objects, after.open) == (previous.objects, previous.open)
    second_session.project.close()


class Older:
    """A project of a sample with decisions that an earlier program took and that have no effect."""

    def __init__(self, sample: Maker, folder: Path) -> None:
        self.path, self.inputs = folder / "p.annotally", sample(folder / "inputs")
        self.window = Window.make()
        self.window.service.open(*self.inputs)
        self.window.ask("files.start", str(self.path))
        (self.document,) = self.session.workspace.document_ids

    @property
    def session(self) -> AdjudicationSession:
        return self.window.service.adjudication.session()

    def row(self, *path: str) -> int:
        """Return the first row of a name below the first of the name before, and so on."""
        nodes, number = self.session.state(self.document).table.nodes, 0
        for name in path:
            inside = range(number, nodes.end[number])
            number = next(row for row in inside if nodes.names[nodes.name[row]].casefold() == name.casefold())
        return number

    def replay(self, row: int, decision: Decision) -> None:
        """Put a decision into the store as the command it once was, and open the project again."""
        project, about = self.session.project, self.session.describer(self.document)(row)
        key = EntryKey(
            EntryKind.DECISION, self.document, self.session.state(self.document).table.targets.address(row)
        )
        command = project.ledger.command("decide", [(key, replace_struct(decision, about=about))])
        assert command is not None
        project.do(command)
        self.again()

    def again(self) -> None:
        self.window.ask("close")
        self.window = Window.make()
        self.window.ask("files.open", str(self.path))
        self.window.ask("decided")

    @property
    def decided(self) -> Decided:
        return self.window.decided[self.document]


OlderMaker = Callable[[Maker], Older]


@pytest.fixture
def older_project(tmp_path: Path) -> Iterator[OlderMaker]:
    older_projects: list[Older] = []

    def make(sample: Maker) -> Older:
        older_projects.append(Older(sample, tmp_path))
        return older_projects[-1]

    yield make
    for older in older_projects:
        older.window.ask("close")


@pytest.mark.parametrize(
    ("sample", "path", "decision", "reason"),
    [
        (brat, ("LOC",), EITHER, ONE_LABEL_BELOW),
        (brat, ("PER", "_label"), BOTH, ONE_LABEL),
        (brat, ("PER", "Sex"), EITHER, "brat stand-off can contain no alternatives of Sex"),
        (gate, ("Place",), replace_struct(EITHER, sides=(1, 0)), ""),
        (mat_json, ("PERSON", "age"), BOTH, ""),
    ],
)
def test_a_decision_of_an_earlier_program_without_effect_is_to_be_made_again(
    older_project: OlderMaker, sample: Maker, path: tuple[str, ...], decision: Decision, reason: str
) -> None:
    older = older_project(sample)
    row = older.row(*path)
    older.replay(row, decision)
    if not reason:  # one that has its effect stays
        assert older.window.ask("key.lost") == ()
        assert older.decided.choice[row] == CODES["both" if decision == BOTH else "either"]
        return
    (lost,) = older.window.ask("key.lost")
    assert (lost.kind, lost.row, lost.why) == ("decision", row, reason)
    assert older.decided.lost == 1
    assert older.decided.choice[row] == older.decided.own[row] == 0
    (owner,) = [at for at in older.session.state(older.document).table.objects() if at <= row][-1:]
    assert older.decided.waits[owner] == 1
    log = older.path.with_name("log.csv")
    older.window.ask_any("review.export_log", str(log), "csv")
    assert len(log.read_text(encoding="utf-8").splitlines()) == 2  # with a head: it is not forgotten
    # It is no longer listed once it is decided anew, and again when that is undone.
    older.window.take(older.document, row)
    assert older.window.ask("key.lost") == ()
    assert older.decided.choice[row] == CODES["first"]
    older.window.ask("undo")
    assert [item.why for item in older.window.ask("key.lost")] == [reason]
    assert older.decided.choice[row] == 0
    older.window.ask("key.dismiss", older.window.ask("key.lost"), "dismiss")
    assert older.window.ask("key.lost") == ()
    older.window.ask("undo")
    older.again()
    assert [item.why for item in older.window.ask("key.lost")] == [reason]


def test_a_decision_about_all_has_its_effect_where_it_can(older_project: OlderMaker) -> None:
    older = older_project(brat)
    older.replay(0, EITHER)
    table, objects = (
        older.session.state(older.document).table,
        list(older.session.state(older.document).table.objects()),
    )
    refused = {
        row for row in objects if older.session.state(older.document).hindrances.hindrance(row, EITHER)
    }
    assert 0 < len(refused) < len(objects)
    assert {row for row in objects if older.decided.waits[row]} == refused == set(table.open_objects())
    (lost,) = older.window.ask("key.lost")
    assert lost.row == 0
    for row in sorted(refused):
        older.window.take(older.document, row)
    assert older.window.ask("key.lost") == ()
    assert older.decided.open == 0


def test_what_stood_below_an_object_without_effect_goes_with_a_new_decision(
    older_project: OlderMaker,
) -> None:
    older = older_project(brat)
    older.replay(older.row("PER", "_label"), BOTH)
    older.window.take(older.document, older.row("PER"))
    assert older.window.ask("key.lost") == ()
    assert older.decided.waits[older.row("PER")] == 0
