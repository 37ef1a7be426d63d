"""Sides compared without the edges of their extents: the same score as of trimmed annotations."""

from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.tasks.catalogue import find_task
from annotally.tasks.text_tolerance import TextTolerance
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace

TEXT = "We saw the dog, and a cat."


def save(folder: Path, *spans: str) -> str:
    folder.mkdir()
    lines = []
    for number, words in enumerate(spans, 1):
        start = TEXT.index(words)
        lines.append(f"T{number}\tANIMAL {start} {start + len(words)}\t{words}\n")
    (folder / "d.txt").write_text(TEXT, encoding="utf-8")
    (folder / "d.ann").write_text("".join(lines), encoding="utf-8")
    return str(folder)


def compared(key: str, response: str, *edges: str) -> Workspace:
    sides = SideInput("key", (key,)), SideInput("response", (response,))
    return open_workspace(OpenRequest(find_task("spans"), sides, tolerance=TextTolerance(edges=edges)))


def test_articles_and_marks_make_no_difference(tmp_path: Path) -> None:
    key, response = save(tmp_path / "k", "the dog,", "a cat"), save(tmp_path / "r", "dog", "cat.")
    trimmed = save(tmp_path / "t", "dog", "cat")
    workspace = compared(key, response, "articles:en", "punctuation")
    assert workspace.unit("d").table == compared(trimmed, trimmed).unit("d").table
    assert [item.first_text() for item in workspace.sides.instances("d")[0]] == ["dog", "cat"]
    assert "edges forgiven: articles:en, punctuation" in workspace.signature
    assert compared(key, response).unit("d").table != workspace.unit("d").table


def test_a_task_of_tokens_refuses_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key = save(tmp_path / "k", "dog")
    command = ["score", "--task", "speech-named-entity", "--key", key, "--response", key]
    assert main([*command, "--forgive-edges", "blanks"]) != 0
    assert "whose edges always count" in capsys.readouterr().err
    assert main([*command, "--forgive-edges", "nothing"]) == 2
    assert "there are no edges 'nothing'" in capsys.readouterr().err


def test_annotators_have_no_edges_either(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [save(tmp_path / "a", "the dog"), save(tmp_path / "b", "dog")]
    assert main(["agreement", *paths, "--task", "spans", "--forgive-edges", "articles"]) == 0
    assert "edges forgiven: articles:en" in capsys.readouterr().out
