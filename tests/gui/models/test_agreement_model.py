"""The model of agreement: headings that fold, figures, and all about one of them."""

from msgspec.structs import replace
from PySide6.QtCore import Qt

from annotally.annotators.agreement import DOCUMENT, TYPE, AgreementRequest, agreement_report
from annotally.reports.tables.agreement_sheet import AgreementSheet, agreement_sheet
from annotally_gui.models.agreement_model import AgreementColumn, AgreementModel, filter_of, heading_of
from annotally_gui.models.filter_syntax import Query, parse
from annotally_gui.models.roles import DataRole
from support.agreement_corpus import CORPUS, multi


def sheet(*per: str, seed: int | None = None, names: tuple[str, ...] = ("Ann", "Bob")) -> AgreementSheet:
    corpus = {name: CORPUS[name] for name in names}
    return agreement_sheet(agreement_report(multi(corpus), AgreementRequest(per=per, seed=seed)))


def shown(*per: str, seed: int | None = None) -> AgreementModel:
    model = AgreementModel()
    model.set_sheet(sheet(*per, seed=seed))
    return model


def cell(model: AgreementModel, row: int, column: int, role: int = Qt.ItemDataRole.DisplayRole) -> object:
    return model.index(row, column).data(role)


def titles(model: AgreementModel) -> list[str]:
    return [str(cell(model, row, 0)) for row in model.headings()]


def test_a_figure_leads_to_the_disagreements_of_its_slot_type_or_document() -> None:
    filters = {
        (line.basis, line.name, line.scope, line.of): filter_of(line) for line in sheet(TYPE, DOCUMENT).lines
    }
    states = "state:PAR|INC|MIS|SPU"
    assert filters["items", "", "", ""] == states
    assert filters["items", "", "type", "A"] == f"{states} type:A"
    assert filters["spans", "", "document", "no 2"] == f'{states} doc:"no 2"'
    assert filters["slots", "x", "", ""] == f"{states} slot:x"
    (line, *_) = sheet().lines
    hostile = replace(line, scope="document", of='a "b" \\c')
    query = parse(filter_of(hostile))
    assert isinstance(query, Query)
    assert [term.values[0].text.casefold() for group in query.groups for term in group][-1] == 'a "b" \\c'
    named = replace(line, basis="slots", name="enamex/type")
    assert filter_of(named) == f"{states} slot:type class:enamex"


def test_headings_say_what_is_measured_and_of_what() -> None:
    assert titles(shown()) == ["Ann – Bob", "Types of items", "Slot x", "Extents"]
    broken_down = titles(shown(TYPE, DOCUMENT))
    assert "A · Types of items" in broken_down
    assert "no 2 · Extents" in broken_down
    line = next(line for line in sheet().lines if line.basis == "spans")
    assert heading_of(replace(line, name="lenient")) == "Extents · lenient"


def test_a_figure_stands_with_its_number_and_what_is_left_out() -> None:
    model = shown()
    lines = {model.line(row).measure: row for row in range(model.rowCount()) if model.line(row)}  # type: ignore[union-attr]  # looked at just now
    for row in lines.values():
        line = model.line(row)
        assert line is not None
        assert cell(model, row, AgreementColumn.VALUE) == line.value
        assert cell(model, row, AgreementColumn.N) == str(line.n)
        assert "Source: " in str(cell(model, row, 0, Qt.ItemDataRole.ToolTipRole))


def test_what_is_undefined_says_why_beside_its_name() -> None:
    model = shown(DOCUMENT)
    undefined = [r for r in range(model.rowCount()) if (line := model.line(r)) and not line.defined]
    assert undefined
    for row in undefined:
        assert "undefined: " in str(cell(model, row, 0))
        assert model.details(row).startswith("Undefined: ")
        assert cell(model, row, AgreementColumn.VALUE) == "–"
        assert cell(model, row, 0, DataRole.QUIET) is True


def test_intervals_are_told_with_samples_and_seed() -> None:
    model = shown(seed=1)
    row = next(r for r in range(model.rowCount()) if (line := model.line(r)) and line.low)
    assert "95 % interval over 1000 samples of documents, seed 1" in model.details(row)
    assert cell(model, row, AgreementColumn.LOW) != ""


def test_what_is_folded_stays_folded() -> None:
    model = shown()
    whole, heading = model.rowCount(), model.headings()[1]
    model.fold(heading)
    assert model.rowCount() < whole
    assert cell(model, heading, 0, DataRole.FOLDED) is True
    model.set_sheet(sheet())
    assert model.rowCount() < whole
    model.fold(heading)
    assert model.rowCount() == whole
    model.fold(heading + 1)
    assert model.rowCount() == whole, "a figure folds nothing"


def test_nothing_is_asked_of_an_empty_model() -> None:
    model = AgreementModel()
    assert model.rowCount() == 0
    assert model.line(0) is None
    assert model.details(-1) == ""
    header = Qt.Orientation.Horizontal
    assert [model.headerData(n, header, DataRole.KEY) for n in (0, 5)] == ["measure", "left-out"]
