"""The alternative annotator test of systems: the report as text, JSON and CSV."""

from dataclasses import dataclass
from fractions import Fraction
from math import isinf

import msgspec

from annotally import __version__
from annotally.reports.tables.table import (
    Column,
    Table,
    TableRow,
    columns_of,
    csv_table,
    ratio_text,
    text_table,
)
from annotally.scoring.agreement.alternative_annotator import PASSES, PersonTest, SystemJudgement

SCHEMA = 1
PUBLICATION = (
    "Calderon, Reichart and Dror, The Alternative Annotator Test for LLM-as-a-Judge: How to Statistically "
    "Justify Replacing Human Annotators with LLMs, ACL 2025, pp. 16051-16081"
)
CORRECTION = "Benjamini and Yekutieli (2001)"
_HEADER = ("system", "person", "items", "advantage", "difference", "epsilon", "t", "p", "wins")


@dataclass(frozen=True, slots=True)
class JudgementReport:
    """The judgements of systems among the same people. ``fewest`` are the items that a person needs.

    ``notes`` are sentences on the inputs that a reader of the figures has to know.
    """

    signature: str
    annotators: tuple[str, ...]
    alignment: str
    fewest: int
    judgements: tuple[SystemJudgement, ...]
    notes: tuple[str, ...] = ()

    def name(self, number: int) -> str:
        """Return the name of an annotator."""
        return self.annotators[number]

    def verdict(self, judgement: SystemJudgement) -> str:
        """Return the outcome in a word."""
        return {None: "undefined", True: "passed", False: "failed"}[judgement.passed]


def judgement_text(report: JudgementReport) -> str:
    """Return the report as text; lines end with LF."""
    return f"{report.signature}\n" + "\n".join(judgement_pages(report))


def judgement_pages(report: JudgementReport) -> list[str]:
    """Return the report as texts without its signature: a heading, each system, conditions, notes."""
    return [
        f"ALTERNATIVE ANNOTATOR TEST\n{PUBLICATION}\n",
        *(_system_text(report, judgement) for judgement in report.judgements),
        _conditions(report),
        *(f"note: {note}\n" for note in report.notes),
    ]


def _system_text(report: JudgementReport, judgement: SystemJudgement) -> str:
    # First the outcome and what it rests on, then a line for each person; people without enough items are
    # named, because whoever reads a winning rate has to know of how many.
    figures = (
        f"{report.name(judgement.system)}: {report.verdict(judgement)}\n"
        f"winning rate {ratio_text(judgement.winning_rate)} (passed from {ratio_text(PASSES)} on), "
        f"advantage probability {ratio_text(judgement.advantage)}\n"
        f"{judgement.items} items that two people at least and the system annotated, "
        f"{judgement.dropped} others\n"
    )
    if judgement.left_out:
        names = ", ".join(f"{report.name(person)} ({items})" for person, items in judgement.left_out)
        figures += f"with fewer than {report.fewest} items, left out: {names}\n"
    if not judgement.people:
        return figures
    columns = [Column(heading="PERSON")]
    columns += [
        Column(heading=name, right=True)
        for name in ("items", "advantage", "difference", "t", "p", "system wins")
    ]
    rows: list[TableRow] = [
        (
            f"  {report.name(test.person)}",
            test.items,
            test.advantage,
            test.difference,
            _number_text(test.t),
            _number_text(test.p),
            "yes" if test.wins else "no",
        )
        for test in judgement.people
    ]
    return figures + text_table(Table(columns, rows))


def _number_text(number: float) -> str:
    return ratio_text(Fraction(number)) if not isinf(number) else str(number)


def _conditions(report: JudgementReport) -> str:
    judgement = report.judgements[0]
    scores = {"equal": "share of equal labels", "rmse": "negative root mean squared difference"}
    return (
        f"epsilon {float(judgement.epsilon):g}; labels held against the others' by the "
        f"{scores[report.alignment]}; one-sided t-tests, false discovery rate {float(judgement.level):g} by "
        f"{CORRECTION}, over the people of each system\n"
        "advantage: share of items on which the system goes with the others as well as the person or better\n"
    )


def judgement_csv(report: JudgementReport) -> str:
    """Return a row for each system and person (RFC 4180)."""
    rows: list[TableRow] = [
        (
            report.name(judgement.system),
            report.name(test.person),
            test.items,
            test.advantage,
            test.difference,
            judgement.epsilon,
            test.t,
            test.p,
            "yes" if test.wins else "no",
        )
        for judgement in report.judgements
        for test in judgement.people
    ]
    return csv_table(Table(columns_of(_HEADER), rows))


def judgement_json(report: JudgementReport) -> str:
    """Return the report as JSON; undefined figures are null, and so is an infinite t."""
    return msgspec.json.format(msgspec.json.encode(judgement_value(report)), indent=2).decode() + "\n"


def judgement_value(report: JudgementReport) -> dict[str, object]:
    """Return the report as a value for JSON; undefined figures are None, and so is an infinite t."""
    return {
        "schema": SCHEMA,
        "program": f"annotally {__version__}",
        "signature": report.signature,
        "test": "alternative annotator test",
        "publication": PUBLICATION,
        "correction": CORRECTION,
        "alignment": report.alignment,
        "fewest_items": report.fewest,
        "notes": [str(note) for note in report.notes],
        "systems": [_json_system(report, judgement) for judgement in report.judgements],
    }


def _json_system(report: JudgementReport, judgement: SystemJudgement) -> dict[str, object]:
    return {
        "name": report.name(judgement.system),
        "outcome": report.verdict(judgement),
        "winning_rate": _float(judgement.winning_rate),
        "advantage_probability": _float(judgement.advantage),
        "epsilon": float(judgement.epsilon),
        "false_discovery_rate": float(judgement.level),
        "items": judgement.items,
        "dropped": judgement.dropped,
        "people": [_json_person(report, test) for test in judgement.people],
        "left_out": [{"name": report.name(person), "items": items} for person, items in judgement.left_out],
    }


def _json_person(report: JudgementReport, test: PersonTest) -> dict[str, object]:
    return {
        "name": report.name(test.person),
        "items": test.items,
        "advantage": float(test.advantage),
        "difference": float(test.difference),
        "t": None if isinf(test.t) else test.t,
        "p": test.p,
        "wins": test.wins,
    }


def _float(ratio: Fraction | None) -> float | None:
    return None if ratio is None else float(ratio)
