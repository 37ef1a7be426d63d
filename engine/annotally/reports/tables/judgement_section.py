"""The alternative annotator test as sections of the laboratory's sheet: a section for each system."""

from collections.abc import Iterator

from msgspec.structs import replace

from annotally.model.wording import Wording
from annotally.reports.tables.agreement_sheet import MeasureNote
from annotally.reports.tables.laboratory_lines import p_text
from annotally.reports.tables.laboratory_sheet import JUDGEMENT, FigureLine, LaboratorySheet, SectionSheet
from annotally.reports.tables.system_judgement import CORRECTION, PUBLICATION, JudgementReport
from annotally.reports.tables.table import TableRow, ratio_text
from annotally.scoring.agreement.alternative_annotator import SystemJudgement
from annotally.scoring.marks import mark

_UNDEFINED_WHEN = mark("nobody has enough items in common with others and the system")
_DROPPED = mark("items that fewer than two people annotated, or not the system")
UNDECIDED = Wording("decisions are not used: every annotator is judged by their annotations")
"""A note on judgements of annotators who are open beside decisions."""
_ADVANTAGE, _RATE, _BESIDE = (
    MeasureNote(
        "advantage_probability",
        "ρ",
        mark("Advantage probability"),
        mark("share of items on which the system goes with the others as well as a person or better; mean"),
        PUBLICATION,
        _UNDEFINED_WHEN,
    ),
    MeasureNote(
        "winning_rate",
        "ω",
        mark("Winning rate"),
        mark(
            "people against whom the system wins, by all: a t-test rejects that they are better by ε or more"
        ),
        PUBLICATION,
        _UNDEFINED_WHEN,
    ),
    MeasureNote(
        "advantage_beside_person",
        "ρⱼ",
        mark("Advantage beside a person"),
        mark(
            "share of items on which the system goes with the others as well as this person or better; p of a"
            " t-test that the person is better by ε or more"
        ),
        PUBLICATION,
        _UNDEFINED_WHEN,
    ),
)


def with_judgement(
    sheet: LaboratorySheet, report: JudgementReport, documents: int, slot: str = ""
) -> LaboratorySheet:
    """Return a sheet with a section for each judged system behind its own, of so many documents.

    A note names the ``slot`` that the systems were judged by, if that was not the labels.
    """
    first = len(sheet.measures)
    sections = (_section(report, judgement, documents, first, slot) for judgement in report.judgements)
    return replace(
        sheet,
        measures=(*sheet.measures, _ADVANTAGE, _RATE, _BESIDE),
        sections=(*sheet.sections, *sections),
    )


def _section(
    report: JudgementReport, judgement: SystemJudgement, documents: int, first: int, slot: str
) -> SectionSheet:
    advantage, rate, beside = range(first, first + 3)
    left_out = ((_DROPPED, judgement.dropped),) if judgement.dropped else ()
    lines = [
        _line(advantage, "", ratio_text(judgement.advantage), "", judgement.items, left_out),
        _line(rate, "", ratio_text(judgement.winning_rate), "", len(judgement.people)),
    ]
    lines += [
        _line(beside, report.name(test.person), ratio_text(test.advantage), p_text(test.p), test.items)
        for test in judgement.people
    ]
    name = report.name(judgement.system)
    return SectionSheet(JUDGEMENT, name, documents, tuple(lines), tuple(_notes(report, judgement, slot)))


def judgement_rows(report: JudgementReport) -> Iterator[TableRow]:
    """Yield a row for each figure of the laboratory's CSV: kind, name, and the columns of its header.

    People with too few items are left out of the winning rate; who has a figure of their own is its label.
    """
    for judgement in report.judgements:
        name = report.name(judgement.system)
        method = f"one-sided t-test, epsilon {float(judgement.epsilon):g}, {CORRECTION}"
        people = ", ".join(f"{items} items of {report.name(person)}" for person, items in judgement.left_out)
        dropped = f"{judgement.dropped} {_DROPPED}" if judgement.dropped else ""
        figures = [
            (_ADVANTAGE, "", judgement.advantage, None, judgement.items, "", dropped),
            (_RATE, "", judgement.winning_rate, None, len(judgement.people), method, people),
            *(
                (_BESIDE, report.name(test.person), test.advantage, test.p, test.items, method, "")
                for test in judgement.people
            ),
        ]
        for measure, person, value, p, items, test_method, left_out in figures:
            reason = _UNDEFINED_WHEN if value is None else ""
            ends = (None, None, None)
            yield [
                *(
                    JUDGEMENT,
                    name,
                    "",
                    measure.key,
                    person,
                    value,
                    *ends,
                    p,
                    items,
                    test_method,
                    left_out,
                    reason,
                ),
                *("", ""),
            ]


def _line(
    measure: int, label: str, value: str, p: str, n: int, left_out: tuple[tuple[str, int], ...] = ()
) -> FigureLine:
    return FigureLine(measure, "", label, value, "", "", "", p, n, "", left_out, _UNDEFINED_WHEN, "", "")


def _notes(report: JudgementReport, judgement: SystemJudgement, slot: str) -> Iterator[str]:
    """Yield sentences: the outcome with its epsilon first, then its grounds."""
    epsilon = f"{float(judgement.epsilon):g}"
    if judgement.passed is None:
        yield Wording("the test is undefined, at ε = {epsilon}", epsilon=epsilon)
    elif judgement.passed:
        yield Wording("the test is passed: ω is 0.5 or more, at ε = {epsilon}", epsilon=epsilon)
    else:
        yield Wording("the test is not passed: ω is less than 0.5, at ε = {epsilon}", epsilon=epsilon)
    winning = [report.name(test.person) for test in judgement.people if test.wins]
    if winning:
        yield Wording("the system wins against {names}", names=", ".join(winning))
    if judgement.left_out:
        names = ", ".join(f"{report.name(person)} ({items})" for person, items in judgement.left_out)
        yield Wording("left out, with fewer than {fewest} items: {names}", fewest=report.fewest, names=names)
    if slot:
        yield Wording("judged by the fills of {slot}", slot=slot)
    yield UNDECIDED
