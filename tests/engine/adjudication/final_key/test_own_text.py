"""A final key on another text than the one compared: carried back, bytes kept, what is lost listed."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.service.server import Service
from annotally.tasks.text_tolerance import Realigner, TextTolerance
from support.texts_in_brat import Annotations, save_brat

TEXT = "Ada met the dog in Oslo on Monday, and both went home by train."
EDITED = "Yesterday Ada, we hear, met the dog again in old Oslo on a Monday; they went home."
FIRST = (("PER", "Ada"), ("ANIMAL", "the dog"), ("LOC", "Oslo"), ("VEHICLE", "train"))
SECOND = (("PER", "Yesterday Ada"), ("ANIMAL", "dog"), ("LOC", "old Oslo"), ("TIME", "Monday"))
TYPES = ("PER", "ANIMAL", "LOC", "VEHICLE", "TIME")


def project(
    folder: Path, second: Annotations = SECOND, first: Annotations = FIRST, edges: tuple[str, ...] = ()
) -> Path:
    """Return a project of two annotators, of whom the second has the edited text in one of two documents."""
    sides = (
        ("first", (save_brat(folder / "first", {"a": TEXT, "b": TEXT}, first),)),
        ("second", (save_brat(folder / "second", {"a": EDITED, "b": TEXT}, second),)),
    )
    service = Service(lambda *_: None, lambda: None)
    tolerance = TextTolerance(realigner=Realigner.WORDS, edges=edges)
    service.open("spans", (), sides, key2key=True, tolerance=tolerance)
    path = folder / "p.annotally"
    service.adjudication.files.start(str(path))
    service.adjudication.close()
    return path


def export(path: Path, letter: str, *words: str, types: Sequence[str] = TYPES) -> int:
    opened = [word for name in types for word in ("--open", f"{name}={letter}")]
    return main(["export", str(path), str(path.with_name("final")), *opened, *words])


def words_of(path: Path, document: str = "a") -> list[tuple[str, str]]:
    """Return labels and words of the written key, cut out of the text that it is on."""
    folder = path.with_name("final")
    text = (path.with_name("second") / f"{document}.txt").read_text(encoding="utf-8")
    found = []
    for line in (folder / f"{document}.ann").read_text(encoding="utf-8").splitlines():
        _, place, stated = line.split("\t")
        label, start, end = place.split()
        assert text[int(start) : int(end)] == stated
        found.append((label, stated))
    return sorted(found)


def test_annotations_of_the_text_that_it_is_on_keep_their_bytes(tmp_path: Path) -> None:
    path = project(tmp_path)
    assert export(path, "b", "--on-text", "b") == 0
    for document in "ab":
        written = (path.with_name("final") / f"{document}.ann").read_bytes()
        assert written == (tmp_path / "second" / f"{document}.ann").read_bytes()


def test_annotations_of_another_text_are_carried_to_it(tmp_path: Path) -> None:
    path = project(tmp_path, first=FIRST[:3], second=SECOND[1:2])
    assert export(path, "a", "--on-text", "b", types=("PER", "ANIMAL", "LOC")) == 0
    assert words_of(path) == [("ANIMAL", "the dog"), ("LOC", "Oslo"), ("PER", "Ada")]


def test_words_that_the_text_does_not_have_are_listed_and_left_out_if_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = project(tmp_path)
    assert export(path, "a", "--on-text", "b") == 1
    err = capsys.readouterr().err
    assert "VEHICLE" in err
    assert "the text of the file does not have its words" in err
    assert "--drop uncarried" in err
    assert not path.with_name("final").exists()
    assert export(path, "a", "--on-text", "b", "--drop", "uncarried") == 0
    # Ada and Oslo stand where the second annotator's annotations were compared: they are written as those.
    assert words_of(path) == [("ANIMAL", "the dog"), ("LOC", "old Oslo"), ("PER", "Yesterday Ada")]
    assert ("VEHICLE", "train") in words_of(path, "b")


def test_on_the_text_compared_the_other_sides_annotations_stand_as_they_are_compared(tmp_path: Path) -> None:
    path = project(tmp_path)
    assert export(path, "b", "--on-text", "a") == 0
    lines = (path.with_name("final") / "a.ann").read_text(encoding="utf-8")
    assert [line.split("\t")[2] for line in lines.splitlines()] == ["Ada", "dog", "Oslo", "Monday"]


def test_edges_that_were_forgiven_stand_in_the_key(tmp_path: Path) -> None:
    path = project(
        tmp_path, second=(("ANIMAL", "the dog"),), first=(("ANIMAL", "the dog"),), edges=("articles:en",)
    )
    assert export(path, "a", "--on-text", "a", types=("ANIMAL",)) == 0
    written = (path.with_name("final") / "b.ann").read_bytes()
    assert written == (tmp_path / "first" / "b.ann").read_bytes()


def test_of_three_annotators_the_key_can_be_on_the_text_of_the_third(tmp_path: Path) -> None:
    texts = {"first": TEXT, "third": EDITED.replace("dog", "cat"), "second": EDITED}
    sides = tuple((name, (save_brat(tmp_path / name, {"a": text}, FIRST),)) for name, text in texts.items())
    service = Service(lambda *_: None, lambda: None)
    service.open("spans", (), sides, key2key=True, tolerance=TextTolerance(realigner=Realigner.WORDS))
    path = tmp_path / "p.annotally"
    service.adjudication.files.start(str(path))
    service.adjudication.close()
    assert export(path, "a", "--on-text", "c", "--drop", "uncarried", types=TYPES[:4]) == 0
    assert words_of(path) == [("ANIMAL", "the dog"), ("LOC", "Oslo"), ("PER", "Ada")]


def test_two_sides_cannot_both_be_the_base(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export(project(tmp_path), "a", "--on-text", "b", "--side", "a") == 2
    assert "a file has one text" in capsys.readouterr().err


def test_what_is_lost_is_a_choice_of_the_window(tmp_path: Path) -> None:
    path = project(tmp_path)
    service = Service(lambda *_: None, lambda: None)
    service.adjudication.files.open(str(path))
    key = service.adjudication.key
    key.fill_open(dict.fromkeys(TYPES, ("take", (0,))), "open")
    (loss,) = key.losses(None, 1)
    assert loss.kind == "uncarried"
    assert 'VEHICLE "train"' in loss.examples[0]
    (problem, *_) = key.problems(None, 1)
    assert problem.name.startswith("VEHICLE")
    assert key.problems(None, 1, drop=["uncarried"]) == ()
    assert key.losses(None, 0) == ()
    service.adjudication.close()
