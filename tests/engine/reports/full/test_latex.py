"""A report as LaTeX: sentences, texts with their labels, tables; and every kind of report set by LaTeX."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.reports.full.latex import latex_report
from annotally.reports.full.model import BarChart, FullReport, LaneRun, LaneText, ReportSection
from annotally.scoring.tally import Status
from support.event_samples import GOLD, SYSTEM, files
from support.house import ROOT

SAMPLE = ROOT / "resources" / "annotally_resources" / "sample"
TEXT = LaneText(
    ("key", "response"),
    (
        LaneRun("Mr ", (None, None)),
        LaneRun("A_B", (Status.COR, Status.INC), ("key: PER", "response: ORG")),
        LaneRun(" came.\n\nNext ", (None, None)),
    ),
)


def test_sentences_pictures_without_a_table_and_texts_are_paragraphs() -> None:
    chart = BarChart(("a", "b"), (("x", (1, 2)),))
    sections = (ReportSection("s", "S", ("50 % of all.",), chart), ReportSection("t", "T", text=TEXT))
    page = latex_report(FullReport("A & B", "annotally | 1", (), sections))
    assert "\\section*{A \\& B}" in page
    assert "50 \\% of all.\\par\n" in page
    assert "1 bars, of a, b.\\par\n" in page
    labels = "\\textbf{[key: PER]} \\textbf{[response: ORG]} A\\_B"
    assert f"\nMr {labels} came.\\par\nNext\\par\n\\end{{quote}}" in page
    assert page.endswith("annotally \\textbar{} 1\\par\n\\end{document}\n")


def brat(folder: Path, labels: list[str], step: int = 0) -> str:
    """Write two documents in brat's format with these labels in turn; return the folder."""
    folder.mkdir()
    for name in ("d1", "d2"):
        words = [f"Wort{number}שלום日" if number % 9 == 0 else f"word{number}" for number in range(60)]
        (folder / f"{name}.txt").write_text(" ".join(words), encoding="utf-8")
        lines, at = [], 0
        for number, word in enumerate(words):
            label = labels[(number + (step if number % 5 else 0)) % len(labels)]
            lines.append(f"T{number + 1}\t{label} {at} {at + len(word)}\t{word}\n")
            at += len(word) + 1
        (folder / f"{name}.ann").write_text("".join(lines), encoding="utf-8")
    return str(folder)


def reports(folder: Path) -> dict[str, list[str]]:
    """Return the command for a report of every kind of result, by name."""
    few = [brat(folder / f"few{step}", ["PER", "LOC", "ORG"], step) for step in range(3)]
    many = [
        brat(folder / f"many{step}", [f"A_long_label_{n:02}" for n in range(40)], step) for step in range(2)
    ]
    gold, system, tokens = files(folder, {"sample": GOLD}, {"sample": SYSTEM})
    key, response, second = (str(SAMPLE / name) for name in ("key", "response", "second-key"))
    texts = ["--text", str(SAMPLE / "texts")]
    successions = ["--text", str(SAMPLE / "successions" / "texts")]
    pair = {
        name: [str(SAMPLE / part / side) for side in sides]
        for name, part, sides in (
            ("entities", "entities", ("key.sgm", "response.sgm")),
            ("coreference", "coreference", ("key.sgm", "response.sgm")),
            ("successions", "successions", ("key", "response")),
            ("relations", "relations", ("key", "response")),
            ("speech", "speech", ("transcript.stm", "words.ctm")),
        )
    }
    return {
        "entities": ["report", *pair["entities"], "-t", "muc7-named-entity"],
        "templates": [
            "report",
            key,
            response,
            *texts,
            "-t",
            "sample-template-element",
            "--documents",
            "theatre",
        ],
        "successions": ["report", *pair["successions"], "-t", "muc6-scenario-template", *successions],
        "coreference": ["report", *pair["coreference"], "-t", "muc7-coreference"],
        "relations": ["report", *pair["relations"], "-t", "mat"],
        "speech": ["report", *pair["speech"], "-t", "speech-named-entity"],
        "events": ["report", gold, system, "--tokens", tokens, "--documents", "sample"],
        "annotators": ["report", key, response, second, *texts],
        "spans": ["report", *few[:2], "-t", "spans", "--documents", "d1"],
        "matching": ["report", *few[:2], "-t", "spans", "--match", "semeval"],
        "labels": ["report", *many, "-t", "mat", "--documents", "d1"],
        "systems": ["campaign", *few, "-t", "spans", "-f", "latex"],
    }


@pytest.mark.soak
def test_latex_sets_every_kind_of_report_within_its_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = os.environ.get("ANNOTALLY_LATEX") or shutil.which("pdflatex")
    if program is None:
        pytest.skip("NOT RUN: no pdflatex is installed, and none is at $ANNOTALLY_LATEX")
    for name, words in reports(tmp_path).items():
        target = tmp_path / f"{name}.tex"
        option = "--to" if words[0] == "report" else "-o"
        assert main([*words, option, str(target), "--quiet"]) == 0, (name, capsys.readouterr().err)
        for _ in range(2):  # widths of tables over several pages are known at the second time
            setting = [program, "-interaction=nonstopmode", "-halt-on-error", target.name]
            done = subprocess.run(setting, cwd=tmp_path, capture_output=True, check=False)
        log = target.with_suffix(".log").read_text(encoding="utf-8", errors="replace")
        assert done.returncode == 0, (name, re.findall(r"(?m)^!.*\n.*", log))
        assert re.findall(r"Overfull .*", log) == [], name
        assert re.findall(r"Missing character.*", log) == [], name
