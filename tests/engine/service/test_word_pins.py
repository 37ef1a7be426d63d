"""Words aligned by hand in a project: compared anew, marked, undone, found again, never silent (C4)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.adjudication.project.messages import Changed, Written
from annotally.adjudication.review.decision_log import decision_log
from annotally.model.diagnostics import InputRefused
from annotally.reports.messages import Repaired, Scored
from annotally.service.server import Service
from annotally.tasks.alignment_options import DifferingChoice
from support.service_samples import CTM, REF, Sent
from support.small_inputs import write

CHOICE = DifferingChoice(aligner="one-to-one")


@pytest.fixture
def sent() -> Sent:
    return Sent()


@pytest.fixture
def service(sent: Sent, tmp_path: Path) -> Iterator[Service]:
    new_service = Service(sent, lambda: None)
    sides = ("key", (write(tmp_path, "ref.sgm", REF),)), ("heard", (write(tmp_path, "hyp.ctm", CTM),))
    new_service.open("speech-named-entity", (), sides, differing=CHOICE)
    new_service.adjudication.files.start(str(tmp_path / "p.annotally"))
    yield new_service
    new_service.adjudication.close()


def spans(service: Service, first_text: str, second_text: str) -> tuple[tuple[int, int], tuple[int, int]]:
    view = service.document("cnn")
    assert view.second is not None
    values = []
    for text, words in ((view.text, first_text), (view.second.text, second_text)):
        start = text.index(words)
        values.append((start, start + len(words)))
    return values[0], values[1]


def pinned(service: Service) -> Changed:
    return service.adjudication.pins.align("cnn", *spans(service, "Gingrich", "GOOD RICH"), "align words")


def manual(service: Service) -> list[tuple[str, str]]:
    view = service.document("cnn")
    assert view.second is not None
    blocks = view.second.blocks
    return [
        (view.text[slice(*blocks.extent(0, n, n))], view.second.text[slice(*blocks.extent(1, n, n))])
        for n in range(len(blocks))
        if blocks.is_manual(n)
    ]


def test_a_project_of_texts_that_differ_holds_what_people_aligned(service: Service, sent: Sent) -> None:
    service.score()
    sent.clear()
    changed = pinned(service)
    assert (changed.label, changed.documents, changed.project.undo) == (
        "align words",
        ("cnn",),
        "align words",
    )
    assert manual(service) == [("Gingrich", "GOOD RICH")]
    repaired = [value for kind, value in sent if isinstance(value, Repaired)]
    assert [item.view.document for item in repaired] == ["cnn"]
    (scored,) = [value for kind, value in sent if isinstance(value, Scored)]
    assert scored.signature.endswith("| manual (1)")
    assert service.adjudication.editing.by_hand().count == 1
    plain = service._opened().comparison(manual=False)
    assert "manual" not in plain.signature


def test_it_is_undone_redone_and_there_after_a_restart(service: Service, tmp_path: Path) -> None:
    pinned(service)
    service.adjudication.undo()
    assert manual(service) == []
    service.adjudication.redo()
    assert manual(service) == [("Gingrich", "GOOD RICH")]
    service.adjudication.close()
    second_service = Service(Sent(), lambda: None)
    opened, state = second_service.adjudication.files.open(str(tmp_path / "p.annotally"))
    assert (opened.texts, state.undo) == (2, "align words")
    assert second_service._inputs.differing == CHOICE
    assert manual(second_service) == [("Gingrich", "GOOD RICH")]
    second_service.adjudication.close()


def test_it_is_found_again_in_a_text_that_has_moved_and_listed_where_it_is_gone(
    service: Service, tmp_path: Path
) -> None:
    pinned(service)
    service.adjudication.close()
    write(tmp_path, "ref.sgm", REF.replace("And <", "And so then <"))
    second_service = Service(Sent(), lambda: None)
    second_service.adjudication.files.open(str(tmp_path / "p.annotally"))
    assert manual(second_service) == [("Gingrich", "GOOD RICH")]
    assert second_service.adjudication.pins.lost() == ()
    second_service.adjudication.close()
    write(tmp_path, "ref.sgm", REF.replace("Gingrich", "Gringrich"))
    last = Service(Sent(), lambda: None)
    last.adjudication.files.open(str(tmp_path / "p.annotally"))
    assert manual(last) == []
    (result,) = last.adjudication.pins.lost()
    assert "GINGRICH = GOOD RICH" in result.found
    (lost,) = last.adjudication.key.lost()
    assert (lost.kind, lost.about) == ("pin", "GINGRICH = GOOD RICH")
    last.adjudication.key.dismiss([lost], "dismiss")
    assert last.adjudication.key.lost() == last.adjudication.pins.lost() == ()
    last.adjudication.undo()
    assert last.adjudication.key.lost() == (lost,)
    last.adjudication.close()


def test_it_is_released_and_another_takes_its_place(service: Service) -> None:
    pinned(service)
    service.adjudication.pins.align("cnn", *spans(service, "Newt Gingrich", "NEWT GOOD RICH"), "again")
    assert service._opened().manual == 1
    assert manual(service)[0] == ("Newt", "NEWT")
    (start, end), _ = spans(service, "Gingrich", "GOOD")
    changed = service.adjudication.pins.release("cnn", 0, start, end, "release")
    assert changed.label == "release"
    assert manual(service) == []
    with pytest.raises(InputRefused, match="there is no manual alignment here"):
        service.adjudication.pins.release("cnn", 0, start, end, "release")


def test_the_same_again_changes_nothing(service: Service) -> None:
    pinned(service)
    assert pinned(service).label == ""


def test_what_crosses_or_holds_no_word_is_refused_and_changes_nothing(service: Service) -> None:
    pinned(service)
    with pytest.raises(InputRefused, match="overlap or cross"):
        service.adjudication.pins.align("cnn", *spans(service, "Georgia", "AND"), "cross")
    with pytest.raises(InputRefused, match="choose words in both texts"):
        service.adjudication.pins.align("cnn", (0, 1), (0, 3), "nothing")
    assert manual(service) == [("Gingrich", "GOOD RICH")]


def test_nothing_is_decided_where_there_is_no_final_key(service: Service, tmp_path: Path) -> None:
    with pytest.raises(InputRefused, match="a final key has one text"):
        service.adjudication.decide("cnn", [1], "take", [0], "take A")
    with pytest.raises(InputRefused, match="a final key has one text"):
        service.concordance.decide([("cnn", 1)], "take", [0], "take A everywhere")
    with pytest.raises(InputRefused, match="a final key has one text"):
        service.adjudication.editing.add("cnn", Written((), "ENAMEX", ((0, 3),)), "add")
    with pytest.raises(InputRefused, match="a final key has one text"):
        service.adjudication.key.fill_open({"ENAMEX": ("take", [0])}, "open ones")
    assert not len(service.adjudication.session().project.ledger)
    remarked = service.adjudication.remark("cnn", 1, "sounds odd", False, "comment")
    assert remarked.label == "comment"
    service.adjudication.finish("cnn", True, "done")
    with pytest.raises(InputRefused, match="a final key has one text"):
        service.adjudication.key.export(str(tmp_path / "final.sgm"), "muc-sgml", 0)
    between = service.adjudication.scores.score_all()
    assert between is not None


def test_sides_on_one_text_have_nothing_to_align(tmp_path: Path) -> None:
    new_service = Service(Sent(), lambda: None)
    sides = ("key", (write(tmp_path, "a.sgm", REF),)), ("other", (write(tmp_path, "b.sgm", REF),))
    new_service.open("speech-named-entity", (), sides, key2key=True)
    new_service.adjudication.files.start(str(tmp_path / "q.annotally"))
    with pytest.raises(InputRefused, match="both sides have the same text"):
        new_service.adjudication.pins.align("cnn", (0, 9), (0, 9), "align")
    assert new_service.adjudication.pins.lost() == ()
    new_service.adjudication.close()


def test_the_log_of_decisions_tells_what_was_aligned(service: Service) -> None:
    pinned(service)
    (line,) = decision_log(service.adjudication.session())
    assert (line.document, line.row, line.level, line.choice) == ("cnn", -1, "words", "aligned by hand")
    assert line.sides == ("GINGRICH", "GOOD RICH")
    assert line.user
