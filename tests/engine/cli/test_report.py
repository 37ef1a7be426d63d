"""``annotally report``: its figures are those of the other commands; projects, many annotators, refusals."""

import csv
import json
from fractions import Fraction
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally_resources import resource
from support.service_window import ServiceWindow

SAMPLE = Path(str(resource("sample"))) / "entities"
SIDES = [str(SAMPLE / "key.sgm"), str(SAMPLE / "response.sgm")]


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def written(folder: Path, *arguments: str) -> Path:
    target = folder / "report.csv"
    assert main(["report", *arguments, "--to", str(target), "-q"]) == 0
    return target


@pytest.mark.parametrize("task", ["muc7-named-entity", "spans", "mat", "muc7-coreference"])
def test_scores_and_signature_are_those_of_the_command_score(task: str, tmp_path: Path) -> None:
    sides = SIDES
    if task == "muc7-coreference":
        sides = [str(SAMPLE.parent / "coreference" / f"{side}.sgm") for side in ("key", "response")]
    target = written(tmp_path, *sides, "-t", task, "--no-agreement")
    scores = ["score", "-t", task, "-k", sides[0], "-r", sides[1], "-q", "-o"]
    assert main([*scores, str(tmp_path / "s.csv"), "-f", "csv"]) == 0
    assert main([*scores, str(tmp_path / "s.json"), "-f", "json"]) == 0
    result = json.loads((tmp_path / "s.json").read_text("utf-8"))
    assert (target / "signature.txt").read_text("utf-8") == f"{result['signature']}\n"
    shown = [row for path in sorted(target.glob("scores*.csv")) for row in rows_of(path)]
    listed = [
        row for row in rows_of(tmp_path / "s.csv") if "warnings" not in (row.get("section"), row.get("table"))
    ]
    # MAT's own CSV has other columns for the place of a row, and another name for F.
    own_names = {"table": "", "file": "", "subset": "", "document": "", "label": "name", "fmeasure": "f1"}
    columns = ["name", *(name for name in shown[0] if name not in ("name", "section"))]
    renamed = [{own_names.get(name, name): cell for name, cell in row.items()} for row in listed]
    figures = [[row[name] for name in columns if name in row] for row in renamed]
    if len(set(map(tuple, (row.keys() for row in shown)))) == 1:
        assert [[row[name] for name in columns] for row in shown] == figures
    assert len(shown) == len(listed) > 0
    if task == "spans":
        (warning,) = rows_of(target / "warnings.csv")
        assert warning["warning"].startswith("response.sgm:12:1: 5 values differ and are not compared")


def test_agreement_is_that_of_the_command_agreement(tmp_path: Path) -> None:
    target = written(tmp_path, *SIDES, "-t", "muc7-named-entity", "--key2key", "--seed", "3")
    agreement = ["agreement", *SIDES, "-t", "muc7-named-entity", "--seed", "3", "-q", "-f", "csv"]
    assert main([*agreement, "-o", str(tmp_path / "a.csv")]) == 0
    listed = [row for row in rows_of(tmp_path / "a.csv") if row["basis"] not in ("pairs", "warnings")]
    shown = rows_of(target / "agreement.csv")
    assert [(row["value"], row["low"], row["high"], row["n"]) for row in shown] == [
        (row["value"], row["low"], row["high"], row["n"]) for row in listed
    ]


def test_confusion_counts_every_pair(tmp_path: Path) -> None:
    target = written(tmp_path, *SIDES, "-t", "spans", "--no-agreement")
    counts = [int(cell) for row in rows_of(target / "confusion.csv") for cell in list(row.values())[1:]]
    total = next(row for row in rows_of(target / "scores.csv") if row["name"] == "<all>")
    assert sum(counts) == sum(int(total[name]) for name in ("match", "refclash", "missing", "spurious"))


def test_documents_are_shown_with_lanes_unless_left_out(tmp_path: Path) -> None:
    arguments = [*SIDES, "-t", "muc7-named-entity", "--documents", "SAMPLE-0001,SAMPLE-0002"]
    target = written(tmp_path, *arguments)
    places = rows_of(target / "text1.csv")
    assert {row["state"] for row in places} == {"correct", "incorrect"}
    assert (target / "text2.csv").exists()
    assert main(["report", *arguments, "--no-text", "--to", str(tmp_path / "r.html"), "-q"]) == 0
    assert "Pellworth" not in (tmp_path / "r.html").read_text("utf-8")


def test_three_annotators_have_agreement_and_pairs(tmp_path: Path) -> None:
    third = tmp_path / "third.sgm"
    third.write_bytes((SAMPLE / "key.sgm").read_bytes())
    target = written(tmp_path, *SIDES, str(third), "-t", "muc7-named-entity")
    pairs = rows_of(target / "pairs.csv")
    assert [(row["first"], row["second"], row["f1"] == "1.0") for row in pairs] == [
        ("key", "response", False),
        ("key", "third", True),
        ("response", "third", False),
    ]
    assert not (target / "scores.csv").exists(), "scores are of two"


def test_a_project_has_its_decisions(tmp_path: Path) -> None:
    window = ServiceWindow(tmp_path)
    window.decide(window.workspace.document_ids[0], 1, "neither")
    window.decide(window.workspace.document_ids[1], 1, "take", 0)
    window.close()
    target = written(tmp_path, str(window.project))
    choices = {row["choice"]: row["entries"] for row in rows_of(target / "decisions.csv")}
    assert choices == {"neither": "1", "take A": "1"}
    assert not list(tmp_path.glob(".p*lock")), "nobody is kept from it"
    assert main(["report", str(window.project), "--to", str(window.project), "-q"]) == 1


def test_what_is_wrong_is_refused_before_anything_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = str(tmp_path / "r.html")
    assert main(["report", *SIDES, "--to", str(tmp_path / "r.pdf")]) == 1
    assert "PDF and PNG need the program with its window" in capsys.readouterr().err
    assert main(["report", *SIDES, "--to", target, "--documents", "nothing"]) == 1
    assert "no document of the comparison has this name" in capsys.readouterr().err
    assert main(["report", *SIDES, "--to", target, "--names", "a,b"]) == 2
    assert main(["report", *SIDES, "--to", target, "--layer", "a,b,c"]) == 2
    assert not list(tmp_path.iterdir())


def test_f_per_document_is_exact(tmp_path: Path) -> None:
    target = written(tmp_path, *SIDES, "-t", "muc7-named-entity", "--no-agreement")
    for row in rows_of(target / "documents.csv"):
        correct, possible, actual = (Fraction(row[name]) for name in ("COR", "POS", "ACT"))
        partial = Fraction(row["PAR"]) / 2
        f = 2 * (correct + partial) / (possible + actual)
        assert float(row["f1"]) == float(f)
