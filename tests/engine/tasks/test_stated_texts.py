"""Texts that annotation files state beside offsets: those of brat, which may differ from the document's."""

from pathlib import Path

from annotally.formats.base import ReadOptions
from annotally.formats.io import read
from annotally.tasks.stated_texts import source_text, stated_text


def stated(folder: Path) -> list[str]:
    annotations = read([folder / "d.ann"], ReadOptions()).annotations
    ((name, document),) = annotations.documents.items()
    source = source_text(annotations, name)
    return [
        stated_text(source, instance, reading)
        for instance in document.instances
        for reading in instance.readings()
    ]


def test_a_stated_text_is_taken_where_it_differs_from_the_offsets(tmp_path: Path) -> None:
    (tmp_path / "d.txt").write_text("Ada met Bob", encoding="utf-8")
    (tmp_path / "d.ann").write_text("T1\tPER 0 7\tAda\nT2\tPER 8 11\tBob\n", encoding="utf-8")
    assert stated(tmp_path) == ["Ada", "Bob"]


def test_a_line_without_a_text_has_that_at_its_offsets(tmp_path: Path) -> None:
    (tmp_path / "d.txt").write_text("Ada met Bob", encoding="utf-8")
    (tmp_path / "d.ann").write_text("T1\tPER 0 7\n", encoding="utf-8")
    assert stated(tmp_path) == ["Ada met"]


def test_other_formats_state_no_texts(tmp_path: Path) -> None:
    path = tmp_path / "d.conll"
    path.write_text("Ada B-PER\nmet O\n", encoding="utf-8")
    annotations = read([path], ReadOptions()).annotations
    assert {source_text(annotations, name) for name in annotations.documents} == {""}
    assert source_text(annotations, "of no such name") == ""
