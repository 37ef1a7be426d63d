"""The measures of the help with examples computed by the engine: what `measure_tables` writes down."""

import contextlib
import csv
import io
import math
import re
import statistics
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import NamedTuple

from annotally.cli.main import main as run_command
from annotally.methods.coreference.metrics import Groupings, align_classes, sum_parts
from annotally.reports.tables.campaign import mean_of
from annotally.reports.tables.word_errors import error_rate
from annotally.scoring.agreement.data import LabelledDocument, LabelledSpan, SpannedDocument
from annotally.scoring.agreement.laboratory.catalogue import MEASURES as LABORATORY
from annotally.scoring.agreement.laboratory.catalogue import LaboratoryMeasure
from annotally.scoring.agreement.laboratory.laboratory import LaboratoryRequest, examine
from annotally.scoring.agreement.measures import LABEL_MEASURES, SPAN_MEASURES, AgreementMeasure, agreement
from annotally.scoring.families import AnyTally, family_of
from annotally.scoring.matches import MatchTally
from annotally.scoring.measures import Measure, ratio
from annotally.scoring.mentions import MentionTally
from annotally.scoring.paired_tests import groups_alike, holm_corrected, shared_ranks
from annotally.scoring.ratios import LinkTally, RatioTally
from annotally.scoring.segmentation.boundaries import (
    boundary_agreement,
    boundary_edits,
    boundary_similarity,
    p_k,
    segmentation_similarity,
    window_difference,
    window_of,
)
from annotally.scoring.tally import Tally

SAMPLE = Path(__file__).resolve().parents[1] / "resources" / "annotally_resources" / "sample" / "entities"


class Entry(NamedTuple):
    """A measure of the page: its words, and an example with its value."""

    key: str
    short: str
    title: str
    formula: str
    example: str
    undefined: str
    source: str


class Section(NamedTuple):
    """Measures that belong together: the title, the word behind each, the introduction, the measures."""

    title: str
    word: str
    words: str
    entries: Sequence[Entry]


class _Family(NamedTuple):
    title: str
    word: str
    words: str
    tally: AnyTally


_FAMILIES = (
    _Family(
        "Slots: the MUC scorers",
        "slots",
        "For named entities, templates, relations between templates, templettes, speech, and the rules"
        " of matching"
        " for spans. POS are the fills of the key that count, ACT those of the response; COR, PAR, INC,"
        " MIS, SPU and"
        " NON are correct, partial, incorrect, missing, spurious and not committed.",
        Tally(cor=61, par=2, inc=3, mis=4, spu=5, non=12),
    ),
    _Family(
        "Spans and similarity",
        "spans",
        "For spans with labels, and the similarity profiles of MAT (A10).",
        MatchTally(match=80, refclash=6, hypclash=5, missing=14, spurious=10),
    ),
    _Family(
        "Event mentions",
        "events",
        "For event mentions with types and realis status. TP is the sum of overlaps, FP are system"
        " mentions that are"
        " not the best of a gold mention; type and realis are the shares that are right.",
        MentionTally(tp=30, fp=10, gold=40, system=40, type=24, realis=27),
    ),
    _Family(
        "Classes of mentions",
        "classes",
        "For MUC, B³, both kinds of CEAF, and LEA. How each of them comes to its shares is below.",
        RatioTally(recall_num=12, recall_den=16, precision_num=12, precision_den=15),
    ),
    _Family(
        "Pairs of mentions",
        "pairs",
        "For BLANC (Recasens and Hovy, 2011): pairs of mentions in one class, and pairs in two. In the"
        " example the"
        " key has 10 pairs in one class and 35 in two, the response 12 and 33, and both agree in 8 and 30.",
        LinkTally(
            linked_both=8, linked_key=10, linked_response=12, apart_both=30, apart_key=35, apart_response=33
        ),
    ),
)
_SPELLED = {
    "F, b = 1": "2 · (COR + ½ PAR) / (POS + ACT)",
    "F, b = ½": "(¼ + 1) · (COR + ½ PAR) / (¼ POS + ACT)",
    "F, b = 2": "(4 + 1) · (COR + ½ PAR) / (4 POS + ACT)",
}
"""Formulas of F in counts: (b² + 1) · (COR + ½ PAR) / (b² · POS + ACT)."""
_COUNT = re.compile(r"(\d|½|¼) ?(?=[A-Za-z])")


@cache
def sections() -> tuple[Section, ...]:
    """Return the sections of the page in their order."""
    return (
        *map(_of_family, _FAMILIES),
        _coreference(),
        _labels(),
        _spans(),
        _laboratory(),
        _intraclass(),
        _segmentation(),
        _voting(),
        _comparing(),
    )


def _of_family(family: _Family) -> Section:
    declared = family_of(family.tally)
    cells = declared.cells(family.tally)
    counts = ", ".join(f"{name} {count}" for name, count in cells.items())
    entries = [
        _entry(measure, _worked(_SPELLED.get(measure.formula, measure.formula), cells, measure, family.tally))
        for measure in declared.measures
    ]
    return Section(family.title, family.word, f"{family.words} The example: {counts}.", entries)


def _entry(measure: Measure, example: str) -> Entry:
    formula = _SPELLED.get(measure.formula, measure.formula)
    words = (measure.key, measure.short, measure.title, formula)
    return Entry(*words, example, measure.undefined_when, measure.source)


def _worked(formula: str, cells: Mapping[str, object], measure: Measure, tally: AnyTally) -> str:
    """Return the formula with the example's numbers, where it names nothing else, and the value."""
    value = measure.compute(tally)
    figure = "–" if value is None else f"**{float(value):.4f}**"
    filled = _COUNT.sub(r"\1 · ", formula)
    for name, count in sorted(cells.items(), key=lambda cell: -len(cell[0])):
        filled = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", str(count), filled)
    return f"{filled} = {figure}" if not re.search(r"[A-Za-z]", filled) else figure


# --- classes of mentions

_GROUPINGS = Groupings((4, 2, 1), (3, 3, 1), {(0, 0): 3, (0, 1): 1, (1, 1): 2, (2, 2): 1})
_METRICS = {
    "muc": (
        "MUC, by links",
        "links: a class of n mentions has n − 1; those are right that the other side's classes leave whole",
        "Vilain, Burger, Aberdeen, Connolly and Hirschman, A Model-Theoretic Coreference Scoring Scheme"
        " (MUC-6,"
        " 1995)",
    ),
    "b3": (
        "B-cubed, by mentions",
        "mentions: for each the share of its class that is in its class of the other side, too",
        "Bagga and Baldwin, Algorithms for Scoring Coreference Chains (1998)",
    ),
    "ceaf_m": (
        "CEAF by mentions",
        "mentions that the best one-to-one assignment of classes has in common",
        "Luo, On Coreference Resolution Performance Metrics (2005), φ3",
    ),
    "ceaf_e": (
        "CEAF by classes",
        "classes: the best one-to-one assignment by 2 · common / (mentions of both classes)",
        "Luo, On Coreference Resolution Performance Metrics (2005), φ4",
    ),
    "lea": (
        "LEA, by classes with their sizes",
        "mentions, each class with its size: the share of its links that are right; one mention links to"
        " itself",
        "Moosavi and Strube, Which Coreference Evaluation Metric Do You Trust? (2016)",
    ),
}


_SHORT = {"muc": "MUC", "b3": "B³", "ceaf_m": "CEAF-m", "ceaf_e": "CEAF-e", "lea": "LEA"}


def _coreference() -> Section:
    key, response = sum_parts(_GROUPINGS, align_classes(_GROUPINGS))
    entries = []
    for name, (title, counted, source) in _METRICS.items():
        (matched, total), (right, answers) = key[name], response[name]
        example = (
            f"recall {_share(matched, total)}, precision {_share(right, answers)},"
            f" F **{float(ratio(2 * matched * right, matched * answers + right * total) or 0):.4f}**"
        )
        undefined = "a side has nothing that is counted"
        entries.append(Entry(name, _SHORT[name], title, counted, example, undefined, source))
    words = (
        "What each counts; recall is the share of the key's, precision of the response's (M15). The"
        " example: the key"
        " has the classes {a b c d}, {e f}, {g}, the response {a b c}, {d e f}, {g}."
    )
    return Section("Coreference", "coreference", words, entries)


def _share(number: Fraction | int, total: Fraction | int) -> str:
    value = ratio(number, total)
    return f"{_plain(number)} / {_plain(total)} = {float(value or 0):.4f}"


def _plain(amount: Fraction | int) -> str:
    return str(amount) if isinstance(amount, int) or amount.denominator == 1 else f"{float(amount):.4f}"


# --- agreement


def _items(*rows: str) -> LabelledDocument:
    """Return the items of a table of confusions; its labels are the numbers of its rows."""
    items = [
        (str(row_number), str(column))
        for row_number, row in enumerate(rows)
        for column, count in enumerate(row.split())
        for _ in range(int(count))
    ]
    return LabelledDocument("d", tuple(items))


COHEN = _items("88 14 18", "10 40 10", "2 6 12")
"""Cohen (1960), p. 45."""
TWO_LABELS = _items("40 5", "10 45")
JUDGES = ("9 2 5 8", "6 1 3 2", "8 4 6 8", "7 1 2 6", "10 5 6 9", "6 2 4 7")
"""Shrout and Fleiss (1979), table 2: six targets, four judges."""
TWO_SPANS = SpannedDocument(
    "d",
    40,
    (
        (LabelledSpan(0, 10, "A"), LabelledSpan(20, 30, "B")),
        (LabelledSpan(0, 10, "A"), LabelledSpan(20, 28, "B")),
    ),
)
_COHEN_WORDS = (
    "The example is that of Cohen (1960), p. 45: 200 items, two judges, three labels, the counts 88 14"
    " 18 / 10 40 10 /"
    " 2 6 12. Both agree on 140 items: p_o = 0.7000. The one uses the labels 120, 60 and 20 times, the"
    " other 100, 60"
    " and 40 times: p_e = (120 · 100 + 60 · 60 + 20 · 40) / 200² = 0.4100, and κ = (0.7000 − 0.4100) /"
    " (1 − 0.4100) ="
    " 0.4915; .492 is printed there."
)


def _labels() -> Section:
    words = f"Labels that annotators give to the same items. {_COHEN_WORDS}"
    return Section("Agreement on labels", "labels", words, _measured(LABEL_MEASURES, COHEN))


def _spans() -> Section:
    words = (
        "Spans that annotators mark themselves. The example: a text of 40 characters; the one has A from"
        " 0 to 10 and B"
        " from 20 to 30, the other A from 0 to 10 and B from 20 to 28."
    )
    return Section("Agreement on spans", "unitizing", words, _measured(SPAN_MEASURES, TWO_SPANS))


def _measured(
    measures: Sequence[AgreementMeasure], document: LabelledDocument | SpannedDocument
) -> list[Entry]:
    return [_entry(declared.measure, _figure(agreement(declared, [document]).value)) for declared in measures]


def _figure(value: Fraction | float | None) -> str:
    return "–" if value is None else f"**{float(value):.4f}**".replace("-", "−")


def _laboratory() -> Section:
    words = (
        "Of tables of labels, `annotally agreement TABLE --measures …` (see [the"
        " laboratory](laboratory.md)); weights"
        " come from the distance of the labels, and are 1 and 0 without one. The example is Cohen's"
        " again; for the"
        " prevalence and bias of two labels the counts 40 5 / 10 45."
    )
    cohen, two = (_estimated(document, 2) for document in (COHEN, TWO_LABELS))
    entries = []
    for measure in LABORATORY:
        if measure.key.startswith("icc"):
            continue
        values = cohen if cohen.get(measure.key, {}).get("") is not None else two
        figures = cohen[measure.key] if measure.compute is None else values[measure.key]
        example = ", ".join(
            f"label {label}: {_figure(value)}" if label else _figure(value)
            for label, value in figures.items()
        )
        entries.append(_laboratory_entry(measure, example))
    return Section("The laboratory", "laboratory", words, entries)


def _laboratory_entry(measure: LaboratoryMeasure, example: str) -> Entry:
    words = (measure.key, measure.short, measure.title, measure.formula)
    return Entry(*words, example, measure.undefined_when, measure.source)


def _estimated(document: LabelledDocument, annotators: int) -> dict[str, dict[str, float | None]]:
    """Return the values of all measures of the laboratory, by measure and label."""
    result: dict[str, dict[str, float | None]] = {}
    for figure in examine([document], annotators, LaboratoryRequest()).figures:
        label = str(int(figure.label) + 1) if figure.label else ""
        result.setdefault(figure.measure.key, {})[label] = figure.estimate.value
    return result


def _intraclass() -> Section:
    document = LabelledDocument("d", tuple(tuple(row.split()) for row in JUDGES))
    values = _estimated(document, 4)
    words = (
        "Of labels that are numbers. BMS, WMS, JMS and EMS are the mean squares between items, within"
        " items, of judges"
        " and of the rest; k judges, n items. The example is that of Shrout and Fleiss (1979): four"
        " judges of six"
        f" targets, {' / '.join(JUDGES)}; they print .17, .29, .71, .44, .62 and .91."
    )
    declared = [measure for measure in LABORATORY if measure.key.startswith("icc")]
    entries = [_laboratory_entry(measure, _figure(values[measure.key][""])) for measure in declared]
    return Section("Intraclass correlations", "intraclass", words, entries)


# --- segmentations, votes, systems

_FIRST, _SECOND = (4, 4, 4), (4, 3, 5)


def _segmentation() -> Section:
    edits = boundary_edits(_FIRST, _SECOND)
    window = window_of(_FIRST)
    words = (
        "Of tables of segments, `annotally segmentation` ([segmentations](segmentation.md)). The"
        " example: twelve units,"
        " which the one divides into segments of 4, 4 and 4, the other into 4, 3 and 5. One boundary is"
        " the same, and"
        f" one stands one unit apart: {edits.matches} match, {edits.transpositions} transposition,"
        f" {edits.additions}"
        f" additions. The window is {window} units."
    )
    errors = [
        (measure(_FIRST, _SECOND) or 0) + (measure(_SECOND, _FIRST) or 0)
        for measure in (window_difference, p_k)
    ]
    entries = [
        Entry(
            *("B", "B", "Boundary similarity"),
            "1 − (additions + ½ transpositions) / (additions + transpositions + matches)",
            _figure(boundary_similarity(_FIRST, _SECOND)),
            "",
            "Fournier, Evaluating Text Segmentation Using Boundary Edit Distance (2013)",
        ),
        Entry(
            *("S", "S", "Segmentation similarity"),
            "1 − (additions + ½ transpositions) / places between units",
            _figure(segmentation_similarity(_FIRST, _SECOND)),
            "there are fewer than two units",
            "Fournier and Inkpen, Segmentation Similarity and Agreement (2012)",
        ),
        Entry(
            *("WD", "WD", "WindowDiff"),
            "windows with unlike numbers of boundaries / windows, the mean of both directions; 0 is best",
            _figure(errors[0] / 2),
            "no window fits into the units",
            "Pevzner and Hearst, A Critique and Improvement of an Evaluation Metric for Text"
            " Segmentation (2002)",
        ),
        Entry(
            *("Pk", "Pk", "Beeferman's P_k"),
            "windows whose ends only one of the two has in one segment / windows; 0 is best",
            _figure(errors[1] / 2),
            "no window fits into the units",
            "Beeferman, Berger and Lafferty, Statistical Models for Text Segmentation (1999)",
        ),
        Entry(
            *("pi_B", "pi_B", "Agreement of all annotators on boundaries"),
            "(B − E) / (1 − E), B of all pairs together, E the square of the share of places with a boundary",
            _figure(boundary_agreement([[_FIRST, _SECOND]])),
            "boundaries could not disagree",
            "Fournier, Evaluating Text Segmentation Using Boundary Edit Distance (2013)",
        ),
    ]
    return Section("Segmentations", "segments", words, entries)


def _voting() -> Section:
    shares = (Fraction(3, 4), Fraction(1, 4))
    entropy = -sum(float(share) * math.log2(share) for share in shares)
    words = (
        "Of one label from many, `annotally aggregate` ([aggregation](aggregation.md)). The example:"
        " three votes for one"
        " label, one for another."
    )
    entries = [
        Entry(
            *("probability", "p", "Probability of a label"),
            "votes for the label / votes, by majority; estimated with priors and error rates (the other"
            " models)",
            f"3 / 4 = {_figure(shares[0])}",
            "nobody gave the item a label",
            "Dawid and Skene (1979); Hovy, Berg-Kirkpatrick, Vaswani and Hovy (2013)",
        ),
        Entry(
            *("entropy", "H", "Entropy of a distribution, in bits"),
            "− Σ p · log₂ p",
            f"− ¾ · log₂ ¾ − ¼ · log₂ ¼ = {_figure(entropy)}",
            "nobody gave the item a label",
            "Shannon, A Mathematical Theory of Communication (1948)",
        ),
        Entry(
            *("reliability", "rel", "Reliability of an annotator"),
            "labels that are the most frequent of their items / labels, by majority; the probability of a"
            " right label"
            " (Dawid and Skene, one coin); the competence (MACE)",
            f"1 / 1 = {_figure(Fraction(1))} for each of the three, 0 / 1 = {_figure(Fraction(0))} for"
            f" the fourth",
            "the annotator gave no label, or no item has one most frequent label",
            "as the probability",
        ),
    ]
    return Section("Votes and models", "votes", words, entries)


_PAIR = (Fraction(1, 2), Fraction(7, 10))


def _rows(*arguments: str) -> list[dict[str, str]]:
    """Return the rows that a command prints as CSV."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(io.StringIO()):
        code = run_command([*arguments, "--format", "csv", "--quiet"])
    if code:
        message = f"annotally {' '.join(arguments)} ended with {code}"
        raise RuntimeError(message)
    return list(csv.DictReader(io.StringIO(output.getvalue())))


def _tests_of_two_runs(test: Mapping[str, str]) -> list[Entry]:
    """Return the entries of the tests in `compare-runs`, with the figures of one of its rows."""
    shuffles, samples = 9_999, 1_000
    at_least = round(float(test["p"]) * (shuffles + 1)) - 1
    beyond = round(float(test["bootstrap_p"]) * (samples + 1)) - 1
    return [
        Entry(
            *("p", "p", "Approximate randomization"),
            "(shuffles whose difference is at least the observed one + 1) / (shuffles + 1)",
            f"({at_least} + 1) / ({shuffles} + 1) = {_figure(float(test['p']))}",
            "the difference has no value",
            "Noreen, Computer-Intensive Methods for Testing Hypotheses (1989); Chinchor, The Statistical"
            " Significance"
            " of the MUC-4 Results (1992)",
        ),
        Entry(
            *("bootstrap_p", "p", "Paired bootstrap"),
            "(samples whose difference is further from the observed one than that is from 0 + 1) /"
            " (samples + 1)",
            f"({beyond} + 1) / ({samples} + 1) = {_figure(float(test['bootstrap_p']))}",
            "the difference has no value",
            "Berg-Kirkpatrick, Burkett and Klein, An Empirical Investigation of Statistical Significance"
            " in NLP (2012)",
        ),
        Entry(
            *("difference", "Δ", "Difference of two systems"),
            "measure of the one − measure of the other, over all documents",
            _figure(float(test["difference"])),
            "either has no value",
            "C2",
        ),
        Entry(
            *("low, high", "95 %", "Bootstrap interval"),
            "the 2½ % and 97½ % percentiles of the measure over samples of the documents, drawn with a seed",
            f"{_figure(float(test['low']))} to {_figure(float(test['high']))} for the difference",
            "too few samples have a value; skipped ones are counted",
            "Efron and Tibshirani, An Introduction to the Bootstrap (1993)",
        ),
    ]


def _comparing() -> Section:
    key, response = str(SAMPLE / "key.sgm"), str(SAMPLE / "response.sgm")
    task = ("--task", "named-entity")
    (test,) = _rows("compare-runs", response, key, "--key", key, *task, "--measure", "f1")
    plan = _rows("plan", key, response, *task, "--width", "0.1")[0]
    width, documents = float(plan["width"]), int(plan["documents"])
    corrected = ", ".join(
        _figure(p) for p in holm_corrected([Fraction(number, 100) for number in (4, 1, 5, 2)])
    )
    ranks = ", ".join(map(str, shared_ranks([Fraction(tenths, 10) for tenths in (8, 7, 7, 6)])))
    differing = [[abs(first - second) == 2 for second in range(3)] for first in range(3)]
    groups = [" ".join("ABC"[place] for place in group) for group in groups_alike(3, differing)]
    words = (
        "Of runs, systems and pilots: `compare-runs`, [campaigns](campaigns.md), `agreement` and `plan`."
        " The example is"
        " the sample of entities: its response against its key as another response."
    )
    entries = [
        *_tests_of_two_runs(test),
        Entry(
            *("p_holm", "p_Holm", "Holm's correction"),
            "p · (tests − number of smaller p), no less than that of a smaller p, at most 1",
            f"0.04, 0.01, 0.05, 0.02: {corrected}",
            "the test has no value",
            "Holm, A Simple Sequentially Rejective Multiple Test Procedure, Scandinavian Journal of"
            " Statistics 6 (1979)",
        ),
        Entry(
            *("mean, variance, sd", "BOOTSTRAP", "Mean and variance over samples"),
            "mean and population variance of precision, recall and F over the samples; sd is the root of"
            " the variance",
            f"F 0.5 and 0.7: mean {_figure(statistics.mean(_PAIR))}, variance"
            f" {_figure(statistics.pvariance(_PAIR))}, sd {_figure(statistics.pstdev(_PAIR))}",
            "no sample has a value",
            "A10",
        ),
        Entry(
            *("macro_f1", "macro", "Macro average"),
            "mean of the measure over the documents in which it is defined",
            f"0.5, 0.7 and no value: (0.5 + 0.7) / 2 = {_figure(mean_of([*_PAIR, None]))}",
            "it is defined in no document",
            "C2, E8",
        ),
        Entry(
            *("rank", "rank", "Rank of a system"),
            "1 + number of better systems; equal values share a rank",
            f"0.8, 0.7, 0.7, 0.6: **{ranks}**",
            "the measure has no value",
            "competition ranking",
        ),
        Entry(
            *("groups", "groups", "Groups of equals"),
            "longest runs of ranks in which no two systems differ significantly",
            f"A differs from C only: groups **{' and '.join(groups)}**",
            "the test has no value",
            "Chinchor, The Statistical Significance of the MUC-5 Results (1993)",
        ),
        Entry(
            *("needed", "n", "Documents needed"),
            "⌈documents · (width / wanted width)²⌉",
            f"⌈{documents} · ({width:.4f} / 0.1)²⌉ = **{plan['needed']}**",
            "there is no interval, or it has no width",
            "the square root law",
        ),
        Entry(
            *("slot_error_rate", "WER", "Word error rate"),
            "(substituted + deleted + inserted words) / words of the reference",
            f"(1 + 1 + 0) / 8 = {_figure(error_rate(Tally(cor=6, inc=1, mis=1)))}",
            "the reference has no words",
            "S5",
        ),
    ]
    return Section("Tests, intervals, ranks", "tests", words, entries)
