"""Agreement as a window shows it: the figures of the report, as text, each with its publication."""

from annotally.annotators.agreement import DOCUMENT, TYPE, AgreementRequest, agreement_report
from annotally.reports.tables.agreement_sheet import PAIRS, AgreementSheet, agreement_sheet
from annotally.scoring.measures import rounded
from support.agreement_corpus import ANN, BOB, CORPUS, multi

TWO = {"Ann": ANN, "Bob": BOB}
PLAIN = AgreementRequest()


def sheet(agreement_request: AgreementRequest = PLAIN, corpus: object = None) -> AgreementSheet:
    return agreement_sheet(
        agreement_report(multi(TWO if corpus is None else CORPUS), agreement_request, "signed")
    )


def test_every_figure_of_the_report_is_a_line_with_four_decimals() -> None:
    report = agreement_report(multi(TWO), AgreementRequest(per=(TYPE, DOCUMENT)))
    lines = [line for line in agreement_sheet(report).lines if line.basis != PAIRS]
    assert [(line.basis, line.name, line.scope, line.of, line.n) for line in lines] == [
        (row.basis, row.name, row.scope, row.of, row.n) for row in report.rows
    ]
    values = ["–" if row.value is None else rounded(row.value, 4) for row in report.rows]
    assert [line.value for line in lines] == values


def test_no_value_is_undefined_without_a_reason() -> None:
    """In document 2 both annotators use one label: kappa and alpha say why they are undefined (C2)."""
    lines = sheet(AgreementRequest(per=(DOCUMENT,))).lines
    undefined = [line for line in lines if not line.defined]
    assert undefined
    assert all(line.reason for line in undefined)
    assert not any(line.reason for line in lines if line.defined)


def test_every_measure_names_its_formula_its_publication_and_when_it_is_undefined() -> None:
    notes = {note.key: note for note in sheet().measures}
    assert "Cohen" in notes["cohen_kappa"].source
    assert "Fleiss" in notes["fleiss_kappa"].source
    assert "Krippendorff" in notes["unitizing_alpha"].source
    assert all(note.formula and note.source and note.undefined_when for note in notes.values())


def test_intervals_come_with_their_samples_level_and_seed() -> None:
    result = sheet(AgreementRequest(seed=7))
    assert (result.samples, result.level, result.seed) == (1000, "95", 7)
    assert any(float(line.low) <= float(line.value) <= float(line.high) for line in result.lines if line.low)
    assert (sheet().samples, sheet().level, sheet().seed) == (0, "", 0)


def test_of_two_annotators_a_pair_has_its_f_alone_of_more_their_labels_too() -> None:
    assert [line.n for line in sheet().lines if line.basis == PAIRS] == [2]
    three = [line for line in sheet(corpus=CORPUS).lines if line.basis == PAIRS]
    assert {(line.first, line.second) for line in three} == {("Ann", "Bob"), ("Ann", "Cyd"), ("Bob", "Cyd")}
    assert len(three) == 3 * 5
