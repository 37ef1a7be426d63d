"""A table of labels on disk, to its report."""

from pathlib import Path

import pytest

from annotally.annotators.agreement import AgreementRequest
from annotally.model.diagnostics import InputRefused
from annotally.workspace.label_laboratory import LaboratoryRequest, report_laboratory
from annotally.workspace.label_tables import names_label_table, refuse_lone_table, report_label_table


def test_a_table_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "labels.CSV"
    path.write_text("item,anna,ben\n1,yes,yes\n2,no,yes\n", encoding="utf-8-sig")
    assert names_label_table(str(path))
    assert not names_label_table(str(path.rename(tmp_path / "labels.txt")))
    assert not names_label_table(str(tmp_path / "none.csv"))
    report = report_label_table(str(tmp_path / "labels.txt"), AgreementRequest())
    assert report.annotators == ("anna", "ben")
    assert " | labels | anna, ben " in report.signature
    with pytest.raises(InputRefused):
        report_label_table(str(tmp_path / "none.csv"), AgreementRequest())


def table(folder: Path, text: str) -> str:
    (folder / "labels.csv").write_text(text, encoding="utf-8")
    return str(folder / "labels.csv")


@pytest.mark.parametrize("text", ["item,anna,ben\n", "item,anna,ben\n1,,\n2,,\n"])
def test_a_table_without_a_label_is_refused(text: str, tmp_path: Path) -> None:
    path = table(tmp_path, text)
    with pytest.raises(InputRefused, match="no label in the table"):
        report_label_table(path, AgreementRequest())
    with pytest.raises(InputRefused, match="no label in the table"):
        report_laboratory(path, LaboratoryRequest())


def test_annotators_without_a_common_item_are_warned_of(tmp_path: Path) -> None:
    path = table(tmp_path, "item,anna,ben\n1,yes,\n2,,yes\n")
    report = report_label_table(path, AgreementRequest())
    laboratory = report_laboratory(path, LaboratoryRequest())
    for warnings in (report.warnings, laboratory.warnings):
        assert [str(warning.found) for warning in warnings] == ["no item has labels of two annotators"]
    assert all(row.value is None for row in report.rows)


@pytest.mark.parametrize(
    ("text", "message"), [("item,anna\n1,yes\n", "1 annotator; expected two"), ("", "an empty file")]
)
def test_an_only_file_says_why_it_is_no_table_of_labels(text: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(InputRefused, match=message):
        refuse_lone_table(table(tmp_path, text))


def test_folders_and_tables_of_spans_are_passed_over(tmp_path: Path) -> None:
    refuse_lone_table(str(tmp_path))
    refuse_lone_table(table(tmp_path, "start,end\n1,2\n"))
