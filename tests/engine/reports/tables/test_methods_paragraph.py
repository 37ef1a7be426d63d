"""The paragraph for a paper says what the tables say: values, intervals, seeds, signature, references."""

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

from annotally import __version__
from annotally.cli.main import main
from annotally.reports.tables.methods_paragraph import agreement_methods
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.agreement import AgreementRequest, measure_agreement
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from annotally_resources import resource

SAMPLE = Path(str(resource("sample")))
SIDES = [str(SAMPLE / side) for side in ("key", "second-key", "response")]
TEMPLATES = [*SIDES, "--text", str(SAMPLE / "texts"), "-t", "sample-template-element", "-q"]
ENTITIES = [str(SAMPLE / "entities" / f"{side}.sgm") for side in ("key", "response")]
LABELS = str(SAMPLE / "labels" / "labels.csv")


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*words]) == 0
    return capsys.readouterr().out


def three(value: float | Fraction) -> str:
    return f"{float(value):.3f}"


def test_every_figure_is_one_of_the_tables() -> None:
    task = as_keys(find_task("spans"))
    sides = tuple(SideInput(name, (path,)) for name, path in zip(("anna", "ben"), ENTITIES, strict=True))
    workspace = open_workspace(OpenRequest(task, sides, annotators=True))
    report = measure_agreement(workspace, AgreementRequest(seed=3))
    text, references = agreement_methods(report)
    assert report.signature in text
    assert f"Annotally {__version__}" in text
    assert "1000 samples of documents, seed 3" in text
    assert "Efron" in references
    for row in report.rows:
        if row.basis in ("items", "spans") and row.value is not None and row.within is not None:
            ends = ", ".join(map(three, (row.within.low, row.within.high)))
            assert f"{three(row.value)} [{ends}] (n = {row.n}" in text


def test_slots_have_the_range_of_one_measure(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "agreement", *TEMPLATES, "--methods")
    rows = json.loads(printed(capsys, "agreement", *TEMPLATES, "-f", "json"))["measures"]
    slots = [row for row in rows if row["basis"] == "slots"]
    last = slots[-1]["measure"]
    values = [row["value"] for row in slots if row["measure"] == last and row["value"] is not None]
    assert (
        f"On the {len(values)} slots with a value: Krippendorff's alpha from {three(min(values))} (" in text
    )
    assert f"to {three(max(values))} (" in text


def test_references_are_those_of_the_measures_that_have_values(capsys: pytest.CaptureFixture[str]) -> None:
    two = printed(capsys, "agreement", *ENTITIES, "-t", "named-entity", "--methods", "-q")
    three_annotators = printed(capsys, "agreement", *TEMPLATES, "--methods")
    assert "Cohen, A Coefficient of Agreement for Nominal Scales (1960)" in two
    assert "Cohen" not in three_annotators
    assert "Efron" not in two, "no interval without a seed"


def test_the_laboratory_has_a_paragraph_with_distances(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["agreement", LABELS, "--measures", "gwet_ac,krippendorff_alpha"]
    text = printed(capsys, *words, "--methods")
    rows = json.loads(printed(capsys, *words, "-f", "json"))["measures"]
    for row in rows:
        assert three(row["value"]) in text
        assert f"(n = {row['n']})" in text
    assert "With the distance of labels nominal" in text
    assert "closed form" in text


def test_a_table_of_labels_has_one_too(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "agreement", LABELS, "--methods")
    assert "on 10 items" in text or "in 10 items" in text


def test_a_report_has_it_for_scores_and_agreement(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "report.md"
    printed(capsys, "report", *ENTITIES, "-t", "named-entity", "--to", str(target))
    text = re.sub(r"\\\\(.)", r"\\1", target.read_text("utf-8"))
    section = text[text.index("## Methods, for a paper") :]
    score = json.loads(
        printed(
            capsys, "score", "-t", "named-entity", "-k", ENTITIES[0], "-r", ENTITIES[1], "-f", "json", "-q"
        )
    )
    assert "response was scored against key in 4 documents" in section
    assert score["signature"] in section.replace("\\", "")
    assert "MUC scorer manual, Calculation of Scores" in section
    assert "M2;" not in section


def test_other_forms_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agreement", LABELS, "--methods", "-f", "json"]) == 2
    assert "--methods prints text" in capsys.readouterr().err
