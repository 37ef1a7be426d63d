"""A table of labels on disk, to its report."""

from pathlib import Path

import pytest

from annotally.annotators.agreement import AgreementRequest
from annotally.model.diagnostics import InputRefused
from annotally.workspace.label_tables import names_label_table, report_label_table


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
