"""Agreement as CSV: one line per figure."""

import csv
import io

from annotally.annotators.agreement import AgreementRequest, agreement_report
from annotally.model.diagnostics import warning
from annotally.reports.render.agreement_csv import HEADER, agreement_csv
from support.agreement_corpus import multi


def lines(seed: int | None = None) -> list[dict[str, str]]:
    report = agreement_report(
        multi(), AgreementRequest(seed=seed), "", [warning("a.ann", 3, 1, "odd", "", "")]
    )
    return list(csv.DictReader(io.StringIO(agreement_csv(report))))


def test_every_figure_has_a_line() -> None:
    actual_lines = lines()
    assert tuple(actual_lines[0]) == HEADER
    assert all(None not in line and None not in line.values() for line in actual_lines)
    assert [line["measure"] for line in actual_lines[:2]] == ["f1", "observed_agreement"]
    assert (
        actual_lines[0]["first"],
        actual_lines[0]["second"],
        actual_lines[0]["value"],
        actual_lines[0]["n"],
    ) == (
        "Ann",
        "Bob",
        "0.75",
        "2",
    )
    assert len(actual_lines) == 3 * 5 + 2 * 4 + 2 + 1


def test_undefined_is_an_empty_cell_with_its_reason() -> None:
    (kappa,) = (line for line in lines() if (line["basis"], line["measure"]) == ("items", "cohen_kappa"))
    assert (kappa["value"], kappa["n"], kappa["low"]) == ("", "0", "")
    assert kappa["reason"] == "made for 2 annotators; there are 3"
    (fleiss,) = (line for line in lines() if (line["basis"], line["measure"]) == ("items", "fleiss_kappa"))
    assert fleiss["left_out"] == "2 items with a label missing"


def test_intervals_and_warnings() -> None:
    actual_lines = lines(seed=4)
    (f,) = (actual_line for actual_line in actual_lines if actual_line["measure"] == "pairwise_f")
    assert float(f["low"]) <= float(f["value"]) <= float(f["high"])
    assert (f["level"], f["samples"]) == ("0.95", "1000")
    assert (actual_lines[-1]["basis"], actual_lines[-1]["reason"]) == ("warnings", "a.ann:3:1: odd")
