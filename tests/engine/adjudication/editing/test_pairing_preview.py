"""What pairing two rows would do, said before it is done; it is held against what happens then."""

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from annotally.adjudication.project.messages import Prospect, Written
from annotally.comparison.result import Level, Nodes
from annotally.model.diagnostics import InputRefused
from support.project_window import DOCUMENT, Window, new_project, sample_in
from support.small_inputs import BODY, sgml, write


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    with new_project(sample_in(tmp_path)) as project:
        project.service.score()
        yield project


def nodes_of(window: Window, document: str = DOCUMENT) -> Nodes:
    return window.service.what_is_open[0].unit(document).nodes  # type: ignore[union-attr]  # it is open


def objects(window: Window, document: str = DOCUMENT) -> list[int]:
    return [row for row, level in enumerate(nodes_of(window, document).level) if level == Level.INSTANCE]


def having(window: Window, *sides: bool) -> list[int]:
    """Return the rows that have annotations of exactly these sides."""
    arrays = nodes_of(window).sides
    return [row for row in objects(window) if tuple(array.instance[row] >= 0 for array in arrays) == sides]


def told(window: Window, row: int, other_number: int, document: str = DOCUMENT) -> Prospect:
    answer = window.ask("editing.prospect", document, row, other_number)
    assert isinstance(answer, Prospect)
    return answer


def pairing(window: Window, row: int, other_number: int) -> str:
    """Pair two rows; return why it was refused, empty where it was not."""
    try:
        window.ask("editing.pair", DOCUMENT, row, other_number, "pair")
    except InputRefused as refused:
        return refused.diagnostics[0].found
    return ""


def test_c4_every_two_rows_do_what_is_said_of_them(window: Window) -> None:
    for _ in range(2):
        window.ask("editing.split", DOCUMENT, having(window, True, True)[0], "split")
    alone = [*having(window, True, False)[:2], *having(window, False, True)[:2]]
    rows = [*having(window, True, True)[:3], *alone]
    for row, second in permutations(rows, 2):
        messages, previous_nodes = told(window, row, second), nodes_of(window)
        refused = pairing(window, row, second)
        assert bool(messages.refused) is bool(refused)
        assert messages.refused in refused
        if refused:
            continue
        pair = {
            side: previous_nodes.sides[side].instance[there]
            for side, there in (*messages.stay, *messages.moved)
        }
        current_nodes = nodes_of(window)
        together = {tuple(side.instance[row] for side in current_nodes.sides) for row in objects(window)}
        assert (pair[0], pair[1]) in together
        both = {
            (side, item)
            for item in (row, second)
            for side in (0, 1)
            if previous_nodes.sides[side].instance[item] >= 0
        }
        assert set(messages.freed) == both - {*messages.stay, *messages.moved}
        window.ask("undo")


def test_points_are_those_that_the_list_of_all_shows(window: Window) -> None:
    row = having(window, True, True)[0]
    for candidate_pairing in window.ask("editing.candidates", DOCUMENT, row):
        messages = told(window, row, candidate_pairing.row)
        assert (messages.points, messages.together, messages.refused) == (
            candidate_pairing.points,
            candidate_pairing.together,
            "",
        )


def test_slots_speak_for_their_annotations_and_those_together_say_so(window: Window) -> None:
    row, second = having(window, True, True)[:2]
    assert told(window, row + 1, second + 2) == told(window, row, second)
    same = told(window, row, row)
    assert (same.together, same.freed, same.refused) == (True, (), "")


def test_what_cannot_be_is_told_in_words(window: Window) -> None:
    for _ in range(2):
        window.ask("editing.split", DOCUMENT, having(window, True, True)[0], "split")
    result, second = having(window, True, False)[:2]
    assert (
        told(window, result, second).refused
        == "both annotations are of the same side: choose one of each side"
    )
    assert "not an annotation" in told(window, 0, result).refused
    first = len(nodes_of(window))
    draft = window.ask("editing.blank", DOCUMENT, "PERSON", ())
    names = Written(tuple((slot.name, (("Ada",),)) for slot in draft.slots[:1]), "PERSON")
    window.ask("editing.add", DOCUMENT, names, "add")
    assert "cannot be paired" in told(window, result, first).refused


def test_of_several_annotators_all_that_a_row_lacks_comes_to_it(tmp_path: Path) -> None:
    far = BODY.replace('<ENAMEX TYPE="PERSON">Ada Example</ENAMEX>', "Ada Example")
    far = far.replace("left", '<ENAMEX TYPE="PERSON">left</ENAMEX>')
    window = Window.make()
    bodies = (BODY, BODY, far)
    sides = tuple(
        (name, (write(tmp_path, f"{name}.sgm", sgml("1", body)),))
        for name, body in zip(("anna", "ben", "cora"), bodies, strict=True)
    )
    window.service.open("named-entity", (), sides)
    window.ask("files.start", str(tmp_path / "p.annotally"))
    window.ask("decided")
    arrays = nodes_of(window, "1").sides
    members = {
        row: tuple(side for side, array in enumerate(arrays) if array.instance[row] >= 0)
        for row in objects(window, "1")
    }
    two = next(row for row, member in members.items() if member == (0, 1))
    alone = next(row for row, member in members.items() if member == (2,))
    messages = told(window, two, alone, "1")
    assert (messages.stay, messages.moved, messages.freed) == (((0, two), (1, two)), ((2, alone),), ())
    window.ask("editing.pair", "1", two, alone, "pair")
    current_sides = nodes_of(window, "1").sides
    assert any(
        all(current_side.instance[row] >= 0 for current_side in current_sides) for row in objects(window, "1")
    )
    window.ask("close")
