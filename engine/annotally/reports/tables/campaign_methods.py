"""A paragraph for the methods section of a paper on systems against one key: their scores, tests and groups.

All of it is read off the campaign and the signatures of its scores, as in `methods_paragraph`.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from annotally.reports.tables.campaign import Campaign, SystemPair, SystemScores
from annotally.reports.tables.paper_paragraph import (
    BOOTSTRAP,
    PROGRAM,
    count_text,
    figure_text,
    interval_text,
    join_and,
    measure_name,
    paragraph,
    reference,
    signatures_sentence,
)
from annotally.reports.tables.table import ratio_text
from annotally.reports.tree.run_changes import FILL, OBJECT, ChangeKind, RunChanges
from annotally.scoring.measures import Measure, Ratio

_RANDOMIZATION = (
    "Noreen, Computer-Intensive Methods for Testing Hypotheses (1989)",
    "Chinchor, The Statistical Significance of the MUC-4 Results (1992)",
)
_PAIRED_BOOTSTRAP = (
    BOOTSTRAP,
    "Berg-Kirkpatrick, Burkett and Klein, An Empirical Investigation of Statistical Significance in NLP "
    "(2012)",
)
_GROUPS = "Chinchor, The Statistical Significance of the MUC-5 Results (1993)"
_CORRECTION = "Holm, A Simple Sequentially Rejective Multiple Test Procedure (1979)"
_MOST_PAIRS = 10
"""Pairs of systems whose tests are listed; of more only the number that differ is."""
_LEAST_P = Fraction(1, 1000)
"""A smaller p is said to be less than this: three decimals would make it 0."""


def campaign_methods(campaign: Campaign) -> tuple[str, ...]:
    """Return the paragraph on a campaign: systems, ranks, tests, groups, signatures; and its references."""
    systems, first = campaign.systems, campaign.measures[0]
    names = [system.name for system in systems]
    sentences = [
        f"{count_text(len(names), 'system')} {'was' if len(names) == 1 else 'were'} scored against one key "
        f"in {count_text(len(campaign.documents), 'document')} with {PROGRAM}, task {campaign.task}: "
        f"{join_and(names)}.",
        f"{'Its' if len(names) == 1 else 'Their'} {measure_name(first)} ({_formula(first)}) of "
        f"{_row(campaign)}, over all documents together: {join_and(_standing(campaign, first))}.",
    ]
    references = [reference(measure) for measure in campaign.measures]
    if campaign.choice.samples:
        references.append(BOOTSTRAP)
    if len(systems) > 1:
        sentences += _test_sentences(campaign, "every two systems")
        references += _test_references(campaign)
    elif campaign.choice.samples:
        sentences.append(_interval_sentence(campaign))
    if len(systems) > 1 and campaign.choice.shuffles:
        sentences += _pair_sentences(campaign)
        sentences.append(_group_sentence(campaign, first))
        references.append(_GROUPS)
    sentences.append(signatures_sentence({system.name: system.signature for system in systems}))
    return paragraph(sentences, references)


def run_methods(changes: RunChanges, tested: Campaign | None = None) -> tuple[str, ...]:
    """Return the paragraph on two runs: the changes, and the tests of the difference if any were made."""
    before, after = changes.names
    sentences = [
        f"The responses {before} and {after} were compared against one key in "
        f"{count_text(changes.documents, 'document')} with {PROGRAM}, task {changes.task}.",
        _change_sentence(changes, ChangeKind.FIXED, right=after, wrong=before),
        _change_sentence(changes, ChangeKind.BROKEN, right=before, wrong=after),
        "Not to have what the key does not have is right.",
    ]
    references: list[str] = []
    if tested is not None:
        sentences += _test_sentences(tested, f"{before} and {after} ({before} less {after})")
        sentences += _difference_sentences(tested)
        references = [
            *(reference(measure) for measure in tested.measures),
            *_test_references(tested),
        ]
    sentences.append(signatures_sentence(_named_signatures(changes)))
    return paragraph(sentences, references)


def _named_signatures(changes: RunChanges) -> dict[str, str]:
    return dict(zip(changes.names, changes.signatures, strict=True))


def _formula(measure: Measure) -> str:
    return "b = 1" if measure.key == "f1" else measure.formula


def _row(campaign: Campaign) -> str:
    return f"the row {campaign.row}" if campaign.row else "the row that the task is judged by"


def _change_sentence(changes: RunChanges, kind: ChangeKind, *, right: str, wrong: str) -> str:
    """Return how many objects and fills one run alone has right."""
    objects, fills = (changes.count(level, kind) for level in (OBJECT, FILL))
    return f"{right} has {objects} objects and {fills} fills right that {wrong} has wrong."


def _standing(campaign: Campaign, measure: Measure) -> Iterator[str]:
    """Yield each system with its value and the interval of that, the best first."""
    intervals = campaign.intervals(measure.key)
    for system, ends in zip(campaign.systems, intervals, strict=True):
        value = measure.compute(system.total)
        yield f"{system.name} {figure_text(value)}{interval_text(*ends or (None, None))}"


def _test_sentences(campaign: Campaign, subject: str) -> Iterator[str]:
    """Yield how differences were tested: randomization, bootstrap, level, documents that count."""
    choice = campaign.choice
    measures = join_and(map(measure_name, campaign.measures))
    if choice.shuffles:
        yield (
            f"The difference of {subject} in {measures} of {_row(campaign)} was tested by two-sided paired "
            f"approximate randomization, the document being the unit of exchange: {choice.shuffles} "
            f"shuffles, seed {choice.seed} (Noreen; Chinchor 1992)."
        )
        yield (
            f"A difference with p < {plain_level(choice.level)} was taken for significant; p was not "
            "corrected for the number of tests."
        )
    if choice.shuffles and campaign.is_corrected:
        yield "Holm p is p corrected for all tests in a measure by the step-down procedure of Holm."
    if choice.samples:
        yield _interval_sentence(campaign)
        yield "The bootstrap p is that of the paired bootstrap over these samples (Berg-Kirkpatrick et al.)."
    left_out = len(campaign.documents) - len(campaign.tested_documents)
    if left_out:
        yield f"{count_text(left_out, 'document')} that some system lacks did not count in the tests."


def _interval_sentence(campaign: Campaign) -> str:
    choice, documents = campaign.choice, count_text(len(campaign.tested_documents), "document")
    return (
        f"Intervals in brackets are percentile bootstrap intervals of 95 % over {choice.samples} samples of "
        f"{documents}, seed {choice.seed} (Efron and Tibshirani)."
    )


def _test_references(campaign: Campaign) -> list[str]:
    choice = campaign.choice
    return [
        *(_RANDOMIZATION if choice.shuffles else ()),
        *([_CORRECTION] if choice.shuffles and campaign.is_corrected else []),
        *(_PAIRED_BOOTSTRAP if choice.samples else ()),
    ]


def _pair_sentences(campaign: Campaign) -> Iterator[str]:
    """Yield for each measure how many pairs of systems differ, and the tests of few pairs."""
    level = campaign.choice.level
    for measure in campaign.measures:
        pairs = [each for each in campaign.corrected_tests(measure.key) if each[0].test.p is not None]
        count = sum(bool(campaign.differs(pair.test)) for pair, _ in pairs)
        of_holm = sum(corrected is not None and corrected < level for _, corrected in pairs)
        by_holm = f", {of_holm} by Holm p" if campaign.is_corrected else ""
        pair_list = ""
        if 0 < len(pairs) <= _MOST_PAIRS:
            words = (
                _pair_words(campaign.systems, pair, corrected if campaign.is_corrected else None)
                for pair, corrected in pairs
            )
            pair_list = f": {join_and(words)}"
        pair_count = count_text(len(pairs), "pair")
        yield (
            f"In {measure_name(measure)} {count} of {pair_count} of systems differ significantly"
            f"{by_holm}{pair_list}."
        )


def _pair_words(systems: Sequence[SystemScores], pair: SystemPair, corrected: Ratio) -> str:
    return f"{systems[pair.first].name} less {systems[pair.second].name} {_test_words(pair, corrected)}"


def _difference_sentences(campaign: Campaign) -> Iterator[str]:
    """Yield the values of two runs in each measure, their difference and its tests."""
    first, second = campaign.systems
    for measure in campaign.measures:
        (pair,) = campaign.tests(measure.key)
        values = join_and(figure_text(measure.compute(system.total)) for system in (first, second))
        if pair.test.difference is None:
            yield f"{_capital(measure_name(measure))}: {values}, without a difference."
        else:
            yield f"{_capital(measure_name(measure))}: {values}, a difference of {_test_words(pair)}."


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _test_words(pair: SystemPair, corrected: Ratio = None) -> str:
    """Return a difference that is defined, with its interval, the p of both tests, and any corrected p."""
    test = pair.test
    figures = [
        *([_p_text("p", test.p)] if test.p is not None else []),
        *([_p_text("Holm p", corrected)] if corrected is not None else []),
        *([_p_text("bootstrap p", test.bootstrap_p)] if test.bootstrap_p is not None else []),
    ]
    within = interval_text(test.low, test.high)
    return f"{figure_text(test.difference)}{within}" + (f" ({'; '.join(figures)})" if figures else "")


def _p_text(name: str, p: Fraction) -> str:
    return f"{name} < {figure_text(_LEAST_P)}" if p < _LEAST_P else f"{name} = {figure_text(p)}"


def _group_sentence(campaign: Campaign, measure: Measure) -> str:
    """Return the sentence about groups of systems by rank that do not differ."""
    groups = [
        ", ".join(campaign.systems[number].name for number in group) for group in campaign.groups(measure.key)
    ]
    return (
        "In place of a correction systems are grouped by rank, no two of a group differing significantly "
        f"(Chinchor 1993): {'; '.join(groups)}."
    )


def plain_level(ratio: Fraction) -> str:
    """Return a level such as 0.05 without zeros at its end."""
    return ratio_text(ratio, 6).rstrip("0").rstrip(".")
