"""Tallies of annotators that are tested: those of every two, and their sums."""

import csv
import io
import json
from importlib.resources import as_file
from pathlib import Path

import openpyxl
import pytest
from lxml import html

from annotally.adjudication.project.messages import RuleChoice
from annotally.model.diagnostics import InputRefused
from annotally.reports.render.table_files import ENDINGS
from annotally.reports.tables.annotator_tests import EVERY_TWO, WITH_FINAL, WITH_OTHERS
from annotally.reports.tables.campaign import measure_of
from annotally.scoring.families import added, f1
from annotally.service.server import Service
from annotally.workspace.annotator_significance import shared_documents, tallies_of_annotators
from annotally_resources import resource
from support.project_window import Window

FOLDERS = {"anna": "key", "ben": "second-key", "cora": "response"}


def opened(count: int = 3) -> Service:
    service = Service(lambda _kind, _value: None, lambda: None)
    with as_file(resource("sample")) as folder:
        sides = tuple((name, (str(folder / place),)) for name, place in list(FOLDERS.items())[:count])
        service.open("sample-template-element", (str(folder / "texts"),), sides, key2key=True)
    return service


def test_pairs_and_annotators_have_the_tallies_of_the_matrix() -> None:
    workspace = opened()._opened()
    documents = tuple(shared_documents(workspace))
    assert len(documents) == 14
    matrix = workspace.among().matrix()
    pairs = tallies_of_annotators(workspace, EVERY_TWO, documents, lambda *_step: None)
    assert [pair.name for pair in pairs] == ["anna – ben", "anna – cora", "ben – cora"]
    sums = []
    for pair in pairs:
        first, *further = pair.tallies.values()
        total = first
        for tally in further:
            total = added(total, tally)
        sums.append(total)
    assert sums == [score.tally for score in matrix.values()]
    anna, _, cora = tallies_of_annotators(workspace, WITH_OTHERS, documents, lambda *_step: None)
    document = documents[1]
    anna_ben, anna_cora, ben_cora = (pair.tallies[document] for pair in pairs)
    assert cora.tallies[document] == added(anna_cora, ben_cora)
    assert anna.tallies[document] == added(anna_ben.swapped(), anna_cora.swapped())
    assert f1(anna.tallies[document]) == f1(added(anna_ben, anna_cora))


def test_the_request_ranks_and_groups_the_sample() -> None:
    tests = opened().significance.test(EVERY_TWO)
    assert [(row[0], row[-1]) for row in tests.tables[0].rows] == [
        ("anna – ben", "A"),
        ("anna – cora", "B"),
        ("ben – cora", "B"),
    ]
    assert tests.documents == 14


def test_every_exported_form_has_the_tables_of_the_tab(tmp_path: Path) -> None:
    service = opened()
    tests = service.significance.test(EVERY_TWO, "recall")
    files = {
        ending: Path(service.significance.export(str(tmp_path / f"tests.{ending}"), "groups"))
        for ending in (*ENDINGS.values(), "unknown")
    }
    signature = service._opened().signature
    value = json.loads(files["json"].read_bytes())
    made = {key: value[key] for key in ("subject", "measure", "documents", "signature", "seed")}
    assert made == {
        "subject": "pairs",
        "measure": "recall",
        "documents": 14,
        "signature": signature,
        "seed": 0,
    }
    text, markup, latex = (files[ending].read_text("utf-8") for ending in ("txt", "html", "tex"))
    book = openpyxl.load_workbook(files["xlsx"])
    assert text.startswith("Tests of annotators: every two annotators, Recall, 14 documents\n")
    page = html.document_fromstring(markup)
    assert len(page.findall(".//table")) == latex.count(r"\begin{longtable}") == len(tests.tables)
    for table in tests.tables:
        stored = value["tables"][table.name]
        assert stored["notes"] == [*table.notes, signature]
        sheet = list(book[table.name].iter_rows(values_only=True))
        for row, texts in enumerate(table.rows):
            assert [_shown(cell) for cell in stored["rows"][row].values()] == list(texts)
            assert all(cell in text for cell in texts)
            assert [_shown(cell) for cell in sheet[row + 1]] == list(texts)
    (row, *_) = csv.DictReader(io.StringIO(files["csv"].read_text("utf-8")))
    assert list(row.values()) == list(tests.tables[2].rows[0]), "CSV has the table that is shown"
    assert files["unknown"].read_bytes() == files["txt"].read_bytes()
    with pytest.raises(InputRefused):
        service.significance.export(service._opened().input_files[0], "groups")


def _shown(cell: object) -> str:
    return f"{cell:.4f}" if isinstance(cell, float) else str(cell)


def test_each_against_the_final_key_as_decided(tmp_path: Path) -> None:
    window = Window.make()
    with as_file(resource("sample")) as folder:
        sides = tuple((name, (str(folder / place),)) for name, place in FOLDERS.items())
        window.service.open("sample-template-element", (str(folder / "texts"),), sides, key2key=True)
    window.ask("files.start", str(tmp_path / "p.annotally"))
    window.ask("decided")
    window.ask("rules.run", RuleChoice("majority"), "rule")
    tests = window.service.significance.test(WITH_FINAL, "recall")
    assert tests.measure == "recall"
    total = window.ask("scores.score_all")
    values = {row[0]: row[2] for row in tests.tables[0].rows}
    for name, tally in zip(FOLDERS, total[1:], strict=True):
        assert values[name] == f"{float(measure_of(tally, 'recall') or 0):.4f}" != "0.0000"
    window.ask("close")


def test_two_annotators_and_no_project_are_refused() -> None:
    with pytest.raises(InputRefused, match="three annotators or more"):
        opened(2).significance.test(EVERY_TWO)
    with pytest.raises(InputRefused, match="no project is open"):
        opened().significance.test(WITH_FINAL)
