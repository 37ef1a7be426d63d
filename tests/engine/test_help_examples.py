"""The examples of the help's pages: their commands run over the page's files and print what it says."""

import re
import tomllib
from itertools import takewhile
from pathlib import Path

import pytest

from annotally.cli.main import main, make_parsers
from annotally.formats.base import ReadOptions
from annotally.formats.io import read
from support.help_examples import (
    PageExamples,
    Session,
    block_kinds,
    commands_of,
    examples_of,
    make_project,
    page_names,
    page_text,
    write_files,
)
from support.house import ROOT

WITH_SESSIONS = [name for name in page_names() if examples_of(page_text(name)).sessions]
WITH_DOCUMENTS = [name for name in page_names() if examples_of(page_text(name)).documents]
KINDS = {
    "file": 2,
    "example": 1,
    "project": 1,
    "sample": 1,
    "output": 1,
    "refusal": 1,
    "document": 1,
    "run": 1,
}
"""What stands behind the language of a block, and how many words that is."""
OTHERWISE = {
    "json.md": {"key", "response", "json"},  # tests/engine/reports/render/test_score_json.py
    "task-file.md": {"xml"},  # tests/engine/tasks/mat/test_schema.py
    "plugins.md": {"toml"},
}
"""Languages of blocks of a page that other tests try."""
EVERYWHERE = {"python", "sh", "math"}
"""Languages that are tried on every page: here, and in test_documentation.py and test_tex_formulas.py."""


def run_session(
    session: Session, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[list[int], str, str]:
    """Run the commands of a session in a folder; return their exit codes and what they printed."""
    write_files(session.files, folder)
    if session.kind == "project":
        make_project(folder)
    monkeypatch.chdir(ROOT if session.kind == "sample" else folder)
    codes = []
    capsys.readouterr()
    for program, *arguments in session.commands:
        assert program == "annotally"
        codes.append(main([argument.replace("OUT/", f"{folder}/") for argument in arguments]))
    printed = capsys.readouterr()
    return codes, printed.out, printed.err


def test_blocks_say_what_they_are() -> None:
    page = examples_of(
        "```text file a.txt\nAda\n```\n\n```sh example\nannotally formats\n# why\n```\n\n"
        "```text output\nx\n```\n```text document\nAda\n```\n"
    )
    session = Session([["annotally", "formats"]], {"a.txt": "Ada\n"}, "x\n")
    assert page == PageExamples([session], {"a.txt": "Ada\n"}, {"a.txt": "Ada\n"})


@pytest.mark.parametrize("name", page_names())
def test_every_block_is_of_a_kind_that_is_tried(name: str) -> None:
    tried = EVERYWHERE | OTHERWISE.get(name, set())
    kinds = [info.split() for info, _ in block_kinds(page_text(name)) if info not in tried]
    unknown = [words for words in kinds if len(words) < 2 or KINDS.get(words[1]) != len(words) - 1]
    assert unknown == []


@pytest.mark.parametrize("name", page_names())
def test_commands_that_are_only_shown_are_accepted_by_the_parser(name: str) -> None:
    """They need what is not here: a cluster, files of one's own."""
    parser, _ = make_parsers()
    for info, body in block_kinds(page_text(name)):
        for program, *words in commands_of(body) if info == "sh" else ():
            arguments = list(takewhile(lambda word: word not in ("|", "<", ">"), words))
            if program == "annotally":
                assert parser.parse_args(arguments).command is not None


def test_no_command_is_shown_outside_of_a_block() -> None:
    indented = re.compile(r"^    annotally ", re.MULTILINE)
    assert [name for name in page_names() if indented.search(page_text(name))] == []


def test_the_entry_points_of_the_page_are_those_of_the_example() -> None:
    (shown,) = (body for info, body in block_kinds(page_text("plugins.md")) if info == "toml")
    example = (ROOT / "tests" / "plugin_example" / "pyproject.toml").read_text(encoding="utf-8")
    declared = tomllib.loads(example)["project"]["entry-points"]
    assert tomllib.loads(shown)["project"]["entry-points"] == declared


@pytest.mark.parametrize("name", WITH_SESSIONS)
def test_the_examples_print_what_the_page_says(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, session in enumerate(examples_of(page_text(name)).sessions):
        folder = tmp_path / str(number)
        folder.mkdir()
        codes, output, errors = run_session(session, folder, monkeypatch, capsys)
        if session.refusal is None:
            assert set(codes) == {0}, f"{name}: {session.commands}\n{errors}"
        else:
            assert codes[-1] == 1
            beginning, cut, rest = session.refusal.partition("…")
            assert errors.startswith(beginning.rstrip("\n")) if cut else errors == session.refusal
            assert not rest.strip()
        if session.output is not None:
            assert output == session.output


@pytest.mark.parametrize("name", WITH_DOCUMENTS)
def test_the_texts_of_documents_are_those_of_the_page(name: str, tmp_path: Path) -> None:
    page = examples_of(page_text(name))
    write_files(page.files, tmp_path)
    for file, text in page.documents.items():
        documents = read([tmp_path / file], ReadOptions()).documents
        assert "".join(document.text for document in documents).rstrip() == text.rstrip()
