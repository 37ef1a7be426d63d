"""Blind projects: who is who is kept, not told, and drawn by lot before anything is decided."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from annotally.adjudication.project.input_files import InputFile
from annotally.adjudication.project.inputs import draw_order, mask_names, neutral_names
from annotally.adjudication.project.state import Description
from annotally.adjudication.review.feedback import feedback
from annotally.model.diagnostics import InputRefused, Severity, warning
from annotally.model.wording import Wording, verbatim
from annotally.service.server import Service
from annotally.tasks.text_tolerance import Realigner, TextTolerance, WordAlignmentChoice
from support.service_window import ServiceWindow
from support.small_inputs import sgml, write


@pytest.fixture
def window(tmp_path: Path) -> Iterator[ServiceWindow]:
    new_window = ServiceWindow(tmp_path)
    yield new_window
    new_window.close()


def reopened(window: ServiceWindow) -> object:
    opened, _ = window.service.adjudication.files.open(str(window.project))
    return opened


def test_nothing_that_is_sent_names_an_annotator(window: ServiceWindow) -> None:
    window.decide(window.workspace.document_ids[0], 1, "take", 0)
    state = window.service.adjudication.set_blind(True)
    assert state.blind
    previous_count = len(window.sent)
    values = [reopened(window)]
    document = window.workspace.document_ids[0]
    values += [window.service.inspect(document, row) for row in range(8)]
    values += [window.service.document(document), window.service.agreement.measure("items", intervals=False)]
    values += [feedback(window.service.adjudication.session())]
    window.service.score()
    text = msgspec.json.encode([repr(values), repr(window.sent[previous_count:])]).decode()
    assert "annotator 1" in text
    assert "second-key" not in text
    assert window.workspace.side_names == neutral_names(2)


def test_it_is_kept_in_the_project_and_turned_off_again(window: ServiceWindow) -> None:
    document = window.workspace.document_ids[0]
    window.decide(document, 1, "take", 1)
    names = window.workspace.side_names
    window.service.adjudication.set_blind(True)
    window.service.adjudication.close()
    reopened(window)
    assert window.workspace.side_names == ("annotator 1", "annotator 2")
    assert window.decided()[document].choice[1] == 2, "what was decided stands"
    window.service.adjudication.set_blind(False)
    reopened(window)
    assert window.workspace.side_names == names


def test_who_is_a_is_drawn_once_and_only_before_anything_is_decided(
    window: ServiceWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []

    def turned(description: Description) -> Description:
        drawn.append(1)
        return draw_order(description, lambda order: order.reverse())

    monkeypatch.setattr("annotally.service.adjudication.draw_order", turned)
    names, texts = window.workspace.side_names, window.workspace.tree("theatre").texts
    for on in (True, False, True, False):
        window.service.adjudication.set_blind(on)
    reopened(window)
    assert drawn == [1]
    assert window.workspace.side_names == names[::-1]
    assert window.workspace.tree("theatre").texts[0] != texts[0] or texts[0] == texts[1]


def test_nothing_is_drawn_where_something_was_decided(
    window: ServiceWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "annotally.service.adjudication.draw_order", lambda _description: pytest.fail("drawn")
    )
    window.decide("theatre", 1, "take", 0)
    window.service.adjudication.undo()
    window.service.adjudication.set_blind(True)
    assert not window.service.adjudication.session().project.description.drawn


def test_a_lot_moves_names_files_and_layers_together() -> None:
    inputs = tuple(InputFile(role, f"{role}.txt", "0") for role in ("texts", "first", "second", "third"))
    previous_description = Description(
        "spans", inputs, ("Ann", "Bo", "Cy"), layers=("a", "b", "c"), key2key=True, systems=(1, 2)
    )
    after = draw_order(previous_description, lambda order: order.reverse())
    assert (after.sides, after.layers) == (("Cy", "Bo", "Ann"), ("c", "b", "a"))
    assert after.systems == (0, 1)
    assert [(candidate_input.role, candidate_input.path) for candidate_input in after.inputs] == [
        ("texts", "texts.txt"),
        ("first", "third.txt"),
        ("second", "second.txt"),
        ("third", "first.txt"),
    ]
    assert draw_order(previous_description, lambda _order: None).sides == previous_description.sides


def test_messages_name_no_file_of_an_annotator() -> None:
    values = [
        warning("/x/ann.sgm", 3, 1, Wording("odd"), verbatim(""), verbatim("")),
        warning(
            "t",
            0,
            0,
            Wording("{file} differs", file="/x/bo.sgm"),
            verbatim(""),
            Wording("see {reading}", reading=Wording("{file}:{line}", file="/x/bo.sgm", line=3)),
        ),
    ]
    names = neutral_names(2)
    diagnostics = mask_names(values, (("/x/ann.sgm",), ("/x/bo.sgm",)), names)
    assert [(diagnostic.file, diagnostic.found, diagnostic.remedy) for diagnostic in diagnostics] == [
        ("annotator 1", "odd", ""),
        ("t", "annotator 2 differs", "see annotator 2:3"),
    ]
    assert diagnostics[1].found.template == "{file} differs"
    assert {diagnostic.severity for diagnostic in diagnostics} == {Severity.WARNING}


def test_a_key_and_a_response_cannot_be_hidden(tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", [sgml("0001")])
    service = Service(lambda _kind, _value: None, lambda: None)
    service.open("muc6-named-entity", (), (("key", (key,)), ("response", (key,))))
    service.adjudication.files.start(str(tmp_path / "p"))
    with pytest.raises(InputRefused, match="one side is the key"):
        service.adjudication.set_blind(True)
    service.adjudication.close()


def test_what_is_forgiven_is_kept_with_the_project_and_its_word_list_is_an_input(tmp_path: Path) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    words = write(folder, "words.txt", "big\n")
    sides = tuple((name, (write(folder, f"{name}.sgm", sgml("1")),)) for name in ("ann", "bo"))
    tolerance = TextTolerance(2.5, Realigner.WORDS, ("blanks", f"list:{words}"))
    service, project = Service(lambda *_: None, lambda: None), str(tmp_path / "p.annotally")
    signature = service.open("named-entity", (), sides, key2key=True, tolerance=tolerance).signature
    assert "edges forgiven: blanks, list:" in signature
    assert "realigned up to 2.5 % | realigned by words" in signature
    service.adjudication.files.start(project)
    service.adjudication.close()
    opened, _state = service.adjudication.files.open(project)
    assert opened.tolerance == tolerance
    assert opened.signature == signature
    kept = service.adjudication.session().project.description.inputs
    assert [item.role for item in kept] == ["first", "second", "word-list"]
    service.adjudication.close()


def test_how_words_are_aligned_is_kept_with_the_project_and_its_files_are_inputs(tmp_path: Path) -> None:
    lexicon = write(tmp_path, "en.dict", "ada AA1 D AH0\n")
    glm = write(tmp_path, "en.glm", "[big] => [large] / [ ] __ [ ]\n")
    sides = tuple((name, (write(tmp_path, f"{name}.sgm", sgml("1")),)) for name in ("ann", "bo"))
    words = WordAlignmentChoice(glm, lexicon, "letters", 2, 5)
    tolerance = TextTolerance(1, Realigner.SOUND, (), words)
    service, project = Service(lambda *_: None, lambda: None), str(tmp_path / "p.annotally")
    signature = service.open("named-entity", (), sides, key2key=True, tolerance=tolerance).signature
    assert "sounds letters | spelling weight 2 | group weight 5" in signature
    service.adjudication.files.start(project)
    service.adjudication.close()
    (tmp_path / "moved").mkdir()
    moved = (tmp_path / "en.dict").rename(tmp_path / "moved" / "en.dict")
    (missing,) = [item for item in service.adjudication.files.look(project).inputs if item.state]
    assert (missing.role, missing.state) == ("realignment-lexicon", "missing")
    opened, _state = service.adjudication.files.open(project, moved={3: str(moved)})
    assert opened.tolerance.words == replace(words, lexicon=str(moved))
    assert opened.signature == signature
    service.adjudication.close()


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (WordAlignmentChoice(sounds="french"), "is no pronunciation rule set"),
        (WordAlignmentChoice(spelling=-1), "a spelling weight of -1"),
        (WordAlignmentChoice(lexicon="gone.dict"), "gone.dict"),
    ],
)
def test_words_that_cannot_be_aligned_so_are_refused(
    words: WordAlignmentChoice, text: str, tmp_path: Path
) -> None:
    sides = tuple((name, (write(tmp_path, f"{name}.sgm", sgml("1")),)) for name in ("ann", "bo"))
    service = Service(lambda *_: None, lambda: None)
    tolerance = TextTolerance(1, Realigner.SOUND, (), words)
    with pytest.raises(InputRefused, match=text):
        service.open("named-entity", (), sides, tolerance=tolerance)
    # What says nothing about texts that are not aligned by sound is passed over.
    assert service.open("named-entity", (), sides, tolerance=replace(tolerance, realigner=Realigner.WORDS))


def test_systems_are_kept_and_nobody_is_told_of_them_in_a_blind_project(tmp_path: Path) -> None:
    paths = [write(tmp_path, f"{name}.sgm", [sgml("1", "Ada left")]) for name in ("anna", "ben", "tagger")]
    service = Service(lambda *_: None, lambda: None)
    sides = tuple(zip(("anna", "ben", "tagger"), [(path,) for path in paths], strict=True))
    opened = service.open("named-entity", (), sides, None, True, systems=(2,))
    assert opened.systems == (2,)
    project = str(tmp_path / "p.annotally")
    service.adjudication.files.start(project)
    service.adjudication.close()
    again, _ = service.adjudication.files.open(project)
    assert again.systems == (2,)
    service.adjudication.set_blind(True)
    service.adjudication.close()
    blind, _ = service.adjudication.files.open(project)
    assert blind.systems == ()
    kept = service.adjudication.session().project.description
    assert [kept.sides[number] for number in kept.systems] == ["tagger"]
    service.adjudication.close()
