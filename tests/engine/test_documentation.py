"""What the documents tell a reader to type works.

A block fenced as ``sh run`` is run line by line, in the project's folder: lines that begin with ``annotally``
by the function of their command, and through ``make run``, without a display; lines that begin with ``make``
must name a target that is there. Every command is also run as the installed program.
"""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from help_page import anchor

from annotally.cli.main import command_names, main
from support.help_examples import page_text
from support.house import ROOT

HELP = ROOT / "resources" / "annotally_resources" / "help"
DOCUMENTS = (
    *("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"),
    *sorted(str(path.relative_to(ROOT)) for path in HELP.rglob("*.md")),
)
INSTALLED = Path(sys.executable).with_name("annotally")
"""The script that an installation puts beside its Python."""
BLOCK = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks(text: str, info: str) -> list[list[str]]:
    """Return the blocks of this info string as lines, without comments and with continuations joined."""
    values = (
        match["body"].replace("\\\n", " ") for match in BLOCK.finditer(text) if match["info"].strip() == info
    )
    return [
        [line.strip() for line in body.splitlines() if line.strip() and line[0] != "#"] for body in values
    ]


def without_display() -> dict[str, str]:
    """Return this process's environment without whatever leads to a screen."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return {name: value for name, value in os.environ.items() if name not in screens}


def run_line(line: str, folder: Path, *, through_make: bool = False) -> subprocess.CompletedProcess[str]:
    """Run one line of a runnable block: its program is ``annotally``."""
    program, *arguments = shlex.split(line, comments=True)
    assert program == "annotally", f"only annotally runs here, not {program}"
    command = (
        ["make", "run", f"ARGS={shlex.join(arguments)}"] if through_make else [str(INSTALLED), *arguments]
    )
    return subprocess.run(
        command, cwd=folder, env=without_display(), capture_output=True, text=True, check=False
    )


def test_blocks_are_found_by_their_info_string() -> None:
    text = "```sh\nmake run\n```\n\n```sh run\n# why\nannotally formats\nannotally score \\\n  --key k\n```\n"
    assert blocks(text, "sh run") == [["annotally formats", "annotally score    --key k"]]
    assert blocks(text, "sh") == [["make run"]]


@pytest.mark.parametrize("through_make", [False, True], ids=["installed", "make run"])
@pytest.mark.parametrize("word", ["bogus", "scor", "compare-run"])
def test_a_command_that_does_not_exist_is_a_usage_error(word: str, through_make: bool) -> None:
    run = run_line(f"annotally {word}", ROOT, through_make=through_make)
    assert run.returncode == 2
    hints = {
        "bogus": "there are score, ",
        "scor": "did you mean score?",
        "compare-run": "did you mean compare-runs?",
    }
    assert f"annotally: error: there is no command '{word}'; {hints[word]}" in run.stderr


@pytest.mark.parametrize("command", command_names())
def test_every_command_runs_without_a_display(command: str) -> None:
    run = run_line(f"annotally {command} --help", ROOT)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith(f"usage: annotally {command} ")


WAYS = [
    # Through make the same commands run once more, which takes another minute for all pages together.
    pytest.param(name, through_make, marks=[pytest.mark.soak] * (through_make and name != "README.md"))
    for name in DOCUMENTS
    for through_make in (False, True)
]


def call_line(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Run one line in this process, where the program is loaded already; return what it printed."""
    program, *arguments = shlex.split(line, comments=True)
    assert program == "annotally", f"only annotally runs here, not {program}"
    assert main(arguments) == 0, f"{line}\n{capsys.readouterr().err}"
    return capsys.readouterr().out


@pytest.mark.parametrize(("name", "through_make"), WAYS)
def test_the_commands_run(
    name: str,
    through_make: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(ROOT)
    for block in blocks((ROOT / name).read_text(encoding="utf-8"), "sh run"):
        for line in block:
            own_line = line.replace("OUT/", f"{tmp_path}/")
            # The program that draws reports and pages is the window's, which no test of the engine loads.
            if through_make or ".pdf" in line or ".png" in line:
                run = run_line(own_line, ROOT, through_make=through_make)
                assert run.returncode == 0, f"{name}: {line}\n{run.stderr}"
            else:
                call_line(own_line, capsys)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_python_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page run one after the other, as cells of a notebook do, in the project."""
    monkeypatch.chdir(ROOT)
    cells = [match for match in BLOCK.finditer((ROOT / name).read_text("utf-8")) if match["info"] == "python"]
    names: dict[str, object] = {}
    for cell in cells:
        exec(compile(cell["body"], name, "exec"), names)
    assert ("annotally" in names) == bool(cells)


def test_the_readme_leads_to_every_command_and_to_the_guide() -> None:
    """It has no more lines than two halves of a screen beside each other."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert {"commands.md", "guide.md", "library.md"} <= {link.rpartition("/")[2] for link in links_of(text)}
    assert [
        name for name in command_names() if f"## annotally {name}\n" not in page_text("commands.md")
    ] == []
    assert len(text.splitlines()) < 100


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_make_target_named_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", text, re.MULTILINE))
    assert named <= targets


def anchors(text: str) -> set[str]:
    """Return the anchors of a document: those that GitHub makes of its headings, and those written out."""
    outside_blocks = BLOCK.sub("", text)
    headings = re.findall(r"^#+ (.*)$", outside_blocks, re.MULTILINE)
    return {*map(anchor, headings), *re.findall(r'<a id="([^"]+)">', outside_blocks)}


def test_anchors_are_those_of_github() -> None:
    text = "# Texts that differ\n\n## `--drop`, and *more* (C5)\n\n```sh\n# no heading\n```\n"
    assert anchors(text) == {"texts-that-differ", "--drop-and-more-c5"}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_link_resolves(name: str) -> None:
    """The file that a link names exists, and so does the heading in it that the link names."""
    text = BLOCK.sub("", (ROOT / name).read_text(encoding="utf-8"))
    broken = []
    for link in links_of(text):
        file, _, heading = link.partition("#")
        path = (ROOT / name).parent / file if file else ROOT / name
        if "://" in link:
            continue
        if not path.exists() or (heading and heading not in anchors(path.read_text(encoding="utf-8"))):
            broken.append(link)
    assert broken == []


def links_of(text: str) -> list[str]:
    """Return the targets of the links in a text."""
    return re.findall(r"\]\(([^)\s]+)\)", text)


def linked_pages(name: str) -> set[str]:
    """Return the pages of the help that a page leads to, by their paths below the help."""
    links = re.findall(r"\]\(([\w/-]+\.md)(?:#[\w-]+)?\)", (HELP / name).read_text(encoding="utf-8"))
    return set(links)


def test_the_guide_leads_to_every_page_of_the_help() -> None:
    """Pages of formats are listed on a page of their own."""
    pages = {path.relative_to(HELP).as_posix() for path in HELP.rglob("*.md")} - {"guide.md"}
    of_formats = {page for page in pages if page.startswith("formats/")}
    assert linked_pages("guide.md") == pages - of_formats
    assert of_formats <= linked_pages("formats.md")


def test_every_question_is_among_the_contents_of_its_page() -> None:
    text = (HELP / "questions.md").read_text(encoding="utf-8")
    questions = re.findall(r"^(### .*)$", BLOCK.sub("", text), re.MULTILINE)
    assert len(questions) > 30
    listed = set(re.findall(r"\]\(#([\w-]+)\)", text))
    assert [question for question in questions if not anchors(question) <= listed] == []


def test_the_figures_of_the_tutorial_are_those_of_its_commands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    page = " ".join((HELP / "tutorial.md").read_text(encoding="utf-8").split())
    scoring, _, agreeing, _ = (block for block in blocks((HELP / "tutorial.md").read_text("utf-8"), "sh run"))
    scores = call_line(scoring[0], capsys)
    (all_slots,) = (
        line.replace("|", " ").split() for line in scores.splitlines() if line.startswith("ALL SLOTS")
    )
    possible, _, correct, _, incorrect, missing, spurious = all_slots[2:9]
    assert f"{correct} of the {possible} fills of the key are correct, {incorrect} are incorrect" in page
    assert f"and {missing} missing; the response has {spurious} spurious fills" in page
    agreement = call_line(agreeing[0], capsys)
    items, both = re.search(r"have it +(\d+) +\d+ +(\d+)", agreement), re.search(r"slots +(\d+)", agreement)
    assert items is not None
    assert both is not None
    assert f"Of {items[2]} items both annotators have {items[1]}" in page
    assert f"they agree in every slot of {both[1]}" in page
    assert "F is 89.71" in page
    assert "89.71" in scores
