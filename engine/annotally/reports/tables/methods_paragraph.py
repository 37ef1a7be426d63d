"""A paragraph for the methods section of a paper: measures, values, versions, seeds, references.

All of it is read off the result and its signature, so that it cannot say anything else than was done.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from annotally.reports.tables.agreement import AgreementReport, AgreementRow
from annotally.reports.tables.laboratory import LEFT_OUT, LaboratoryReport, LaboratorySection, figure_name
from annotally.reports.tables.paper_paragraph import (
    BOOTSTRAP,
    DIGITS,
    NAMES,
    PROGRAM,
    count_text,
    figure_text,
    interval_text,
    join_and,
    paragraph,
    reference,
    signature_sentence,
)
from annotally.scoring.agreement.laboratory.laboratory import LaboratoryFigure
from annotally.scoring.families import AnyTally, family_of
from annotally.scoring.measures import Measure, rounded
from annotally.tasks.definition import TaskDefinition

_SCORED = ("precision", "recall", "f1")
"""The measures of a score that a paper names, where its family has them."""
_LETTERS = "(COR: correct, PAR: partially correct, POS: in the key, ACT: in the response.)"
_YEAR = re.compile(r"\d{4}")


def agreement_methods(report: AgreementReport) -> tuple[str, ...]:
    """Return the paragraph on agreement, and its references in the order of the alphabet."""
    # Figures of single types and documents are for tables; a paper has those of the whole corpus. Each
    # sentence is there only if the report has its figures.
    rows = [row for row in report.rows if not row.scope]
    sentences = [
        f"Agreement of {len(report.annotators)} annotators ({', '.join(report.annotators)}) was measured "
        f"with {PROGRAM}, task {report.task}, in {_extent(report)}.",
        _items_sentence(report),
        *_basis_sentences(report, rows),
    ]
    references = [reference(row.measure) for row in rows if row.value is not None]
    within = next((row.within for row in rows if row.within is not None), None)
    if within is not None:
        sentences.append(
            f"Intervals in brackets are percentile bootstrap intervals of {rounded(100 * within.level, 0)} % "
            f"over {within.samples} samples of {report.sampled}, seed {report.seed} (Efron and Tibshirani)."
        )
        references.append(BOOTSTRAP)
    partly = sum(len(names) < len(report.annotators) for _, _, names in report.documents)
    if partly:
        sentences.append(
            f"{partly} of {len(report.documents)} documents were not annotated by all: in these, annotators "
            "without the document were not counted."
        )
    return paragraph([*sentences, signature_sentence(report.signature)], references)


def _extent(report: AgreementReport) -> str:
    if [name for name, _, _ in report.documents] == [""]:
        return f"{report.items} items"
    return count_text(len(report.documents), "document")


def _items_sentence(report: AgreementReport) -> str:
    if report.by == "tokens":
        return "The labels of every token were compared."
    return (
        f"Annotations were aligned to {report.items} items, of which {report.majority} have a value that "
        "more than half of the annotators agree on."
    )


def _basis_sentences(report: AgreementReport, rows: Sequence[AgreementRow]) -> list[str]:
    """Return a sentence for each kind of items, with measures, values and numbers; one for all slots."""
    words = {"items": f"types of {report.by}", "tokens": "types of tokens", "spans": "spans"}
    sentences = []
    for basis, group in groupby((row for row in rows if row.basis in words), key=lambda row: row.basis):
        defined = [row for row in group if row.value is not None]
        if defined:
            listed = join_and(
                f"{_title(row)} {figure_text(row.value)}{_interval(row)} (n = {row.n}{_left_out(row)})"
                for row in defined
            )
            sentences.append(f"On {words[basis]}: {listed}.")
    # A paper has no room for all measures of all slots: the range of the last one of each, α, says most.
    slots = [row for row in rows if row.basis not in words and row.value is not None]
    if slots:
        sentences.append(_slots_sentence(slots))
    return sentences


def _title(row: AgreementRow) -> str:
    """Return the title of a measure, behind it the scheme by which spans match, if there is one."""
    return f"{row.measure.title} ({row.name})" if row.name else str(row.measure.title)


def _slots_sentence(rows: Sequence[AgreementRow]) -> str:
    """Return the range of one measure over the slots."""
    measure = rows[-1].measure
    values = sorted(
        (row.value, row.name) for row in rows if row.measure.key == measure.key and row.value is not None
    )
    (low, lowest), (high, highest) = values[0], values[-1]
    if len(values) == 1:
        return f"On the slot {lowest}: {measure.title} {figure_text(low)}."
    return (
        f"On the {len(values)} slots with a value: {measure.title} from {figure_text(low)} ({lowest}) to "
        f"{figure_text(high)} ({highest})."
    )


def _interval(row: AgreementRow) -> str:
    return "" if row.within is None else interval_text(row.within.low, row.within.high)


def _left_out(row: AgreementRow) -> str:
    return "".join(f"; {count} left out: {reason}" for reason, count in row.left_out.items())


def laboratory_methods(report: LaboratoryReport) -> tuple[str, ...]:
    """Return the paragraph on the laboratory's measures, and its references."""
    # Undefined figures are left out with their references: nobody cites what has no value.
    names, task = ", ".join(report.annotators), f", task {report.task}" if report.task else ""
    sentences = [
        f"Agreement of {len(report.annotators)} annotators ({names}) was measured with {PROGRAM}{task}."
    ]
    for section in report.sections:
        sentences += _section_sentences(section)
    defined = [figure for section in report.sections for figure in _defined_figures(section)]
    methods = {figure.estimate.method for figure in defined if figure.estimate.low is not None}
    if methods:
        seed = f", seed {report.seed}" if report.seed is not None else ""
        sentences.append(f"Intervals of 95 % in brackets: {join_and(sorted(methods))}{seed}.")
    sources = {str(figure.measure.source) for figure in defined}
    references = sorted(source for source in sources if _YEAR.search(source))
    return paragraph([*sentences, signature_sentence(report.signature)], references)


def _defined_figures(section: LaboratorySection) -> list[LaboratoryFigure]:
    """Return the figures that have a value, but those about one label, of which there may be hundreds."""
    return [figure for figure in section.figures if figure.estimate.value is not None and not figure.label]


def _section_sentences(section: LaboratorySection) -> Iterator[str]:
    """Yield the measures on labels of one kind, on spans or on segments, and the figures."""
    facts = section.circumstances
    subject = f"{section.kind} {section.name}".strip()
    if facts is not None:
        yield f"On {subject}: {facts.items} items ({facts.labels} labels of {facts.kinds} kinds)."
    else:
        yield f"On {subject}: {section.documents} documents."
    for distance, group in groupby(_defined_figures(section), key=lambda figure: figure.distance):
        listed = join_and(map(_figure_words, group))
        yield f"With the distance of labels {distance}: {listed}." if distance else f"{listed}."
    yield from (f"{note}." for note in section.notes if not note.startswith(LEFT_OUT))


def _figure_words(figure: LaboratoryFigure) -> str:
    """Return a figure that has a value, with its interval and the number of its items."""
    estimate = figure.estimate
    within = (
        f" [{estimate.low:.{DIGITS}f}, {estimate.high:.{DIGITS}f}]"
        if estimate.low is not None and estimate.high is not None
        else ""
    )
    return f"{figure_name(figure)} {estimate.value:.{DIGITS}f}{within} (n = {estimate.n})"


def score_methods(
    task: TaskDefinition, names: Sequence[str], tally: AnyTally, documents: int, signature: str
) -> tuple[str, ...]:
    """Return the paragraph on the score of a response, or of a second key, and its references."""
    # Other families than that of slots have no F, or precision alone: what there is is said.
    first, second = names
    by_key = {measure.key: measure for measure in family_of(tally).measures if measure.key in _SCORED}
    values = {
        key: value for key in _SCORED if key in by_key and (value := by_key[key].compute(tally)) is not None
    }
    role = "compared with" if task.key2key else "scored against"
    listed = join_and(f"{NAMES[key]} {figure_text(value)}" for key, value in values.items()) if values else ""
    sentences = [
        f"{second} was {role} {first} in {documents} documents with {PROGRAM}, task {task.name}"
        + (f": {listed}." if listed else "; its measures are undefined here."),
        *_formulas(by_key, values),
    ]
    if "f1" in values and len(values) > 1:
        sentences.append("F is their harmonic mean.")
    if any("COR" in by_key[key].formula for key in values):
        sentences.append(_LETTERS)
    sentences.append(signature_sentence(signature))
    return paragraph(sentences, [reference(by_key[key]) for key in values])


def _formulas(by_key: Mapping[str, Measure], keys: Iterable[str]) -> Iterator[str]:
    """Yield the formulas of precision and recall, where they are more than names of columns."""
    for key in keys:
        formula = by_key[key].formula
        if key != "f1" and "_" not in formula:
            yield f"{NAMES[key].capitalize()} = {formula}."
