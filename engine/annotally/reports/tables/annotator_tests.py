"""Tests of the agreement of several annotators: significant differences of annotators, or of pairs.

Annotators, or pairs of them, stand as the systems of a campaign: the tests, the ranks and the groups are the
same (`annotally.reports.tables.campaign`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce

import msgspec

from annotally.model.wording import Wording
from annotally.reports.tables.campaign import Campaign, SignificanceChoice, SystemScores, ranked
from annotally.reports.tables.campaign_methods import plain_level
from annotally.reports.tables.campaign_sheet import SheetTable, sheet_table
from annotally.reports.tables.campaign_tables import letter, letters, tests_table
from annotally.reports.tables.table import Column, NamedTable, Table
from annotally.scoring.families import AnyTally, added, family_of
from annotally.scoring.measures import Measure

EVERY_TWO, WITH_OTHERS, WITH_FINAL = "pairs", "others", "final"
"""Subjects of tests: every two annotators, each with all others, each against the final key."""
SUBJECTS = (EVERY_TWO, WITH_OTHERS, WITH_FINAL)
USUAL_MEASURE = "f1"


class AnnotatorTests(msgspec.Struct, frozen=True):
    """Tables of ranks, of tests of every two, and of groups, by one of ``measures`` (keys and titles)."""

    subject: str
    measure: str
    measures: tuple[tuple[str, str], ...]
    documents: int
    tables: tuple[SheetTable, ...]


@dataclass(frozen=True, slots=True)
class AnnotatorTallies:
    """An annotator, or two, with their tallies by document."""

    name: str
    tallies: Mapping[str, AnyTally]


@dataclass(frozen=True, slots=True)
class AnnotatorCampaign:
    """Annotators as the systems of a campaign of one measure, and which of `SUBJECTS` they stand for.

    ``signature`` is that of their comparison.
    """

    subject: str
    campaign: Campaign
    signature: str = ""


def annotator_campaign(
    subject: str,
    annotators: Sequence[AnnotatorTallies],
    documents: Mapping[str, str],
    measure: str = "",
    choice: SignificanceChoice = SignificanceChoice(),  # noqa: B008  # frozen
    signature: str = "",
) -> AnnotatorCampaign:
    """Return annotators as the systems of a campaign in a measure of their tallies, an empty name being F.

    ``documents`` are labels by id of one document or more; all annotators have tallies of these.
    """
    systems = [_as_system(tested, documents) for tested in annotators]
    measures = family_of(systems[0].total).measures
    chosen = next(each for each in measures if each.key == (measure or USUAL_MEASURE))
    campaign = Campaign("", "", "", (chosen,), ranked(systems, chosen.key), choice)
    return AnnotatorCampaign(subject, campaign, signature)


def annotator_tables(tested: AnnotatorCampaign) -> tuple[NamedTable, ...]:
    """Return ranks, tests of every two, and groups, with the signature as the last note of each."""
    campaign, subject = tested.campaign, tested.subject
    (measure,) = campaign.measures
    tables = (_ranks(campaign, measure, subject), _tests(campaign), _groups(campaign, measure, subject))
    if not tested.signature:
        return tables
    return tuple(replace(table, notes=(*table.notes, tested.signature)) for table in tables)


def annotator_tests(tested: AnnotatorCampaign) -> AnnotatorTests:
    """Return ranks, tests and groups as a window shows them, without the signature."""
    campaign = tested.campaign
    (measure,) = campaign.measures
    return AnnotatorTests(
        tested.subject,
        measure.key,
        tuple((each.key, each.title) for each in campaign.family.measures),
        len(campaign.documents),
        tuple(map(sheet_table, annotator_tables(replace(tested, signature="")))),
    )


def _as_system(annotators: AnnotatorTallies, documents: Mapping[str, str]) -> SystemScores:
    tallies = {document: annotators.tallies[document] for document in documents}
    total = reduce(added, tallies.values())
    return SystemScores(annotators.name, (), "", documents, tallies, (), total)


def _heading(subject: str) -> Wording:
    return Wording("Annotators") if subject == EVERY_TWO else Wording("Annotator")


def _ranks(campaign: Campaign, measure: Measure, subject: str) -> NamedTable:
    columns = [
        Column("name", _heading(subject)),
        Column("rank", Wording("Rank"), right=True),
        Column(measure.key, measure.short, right=True),
        Column("low", Wording("Low"), right=True),
        Column("high", Wording("High"), right=True),
        Column("groups", Wording("Groups")),
    ]
    ranks, groups, intervals = campaign.ranks(measure.key), letters(campaign), campaign.intervals(measure.key)
    rows = [
        (
            system.name,
            ranks[number],
            measure.compute(system.total),
            *(None if end is None else Fraction(end) for end in intervals[number] or (None, None)),
            groups[number],
        )
        for number, system in enumerate(campaign.systems)
    ]
    notes = (
        Wording("Those that share a letter of a group do not differ significantly."),
        Wording(
            "Low, high: 95 % of {samples} samples of documents, seed {seed}.",
            samples=campaign.choice.samples,
            seed=campaign.choice.seed,
        ),
    )
    return NamedTable("ranks", Wording("Ranks and groups"), Table(columns, rows), notes)


def _tests(campaign: Campaign) -> NamedTable:
    # The second note of a campaign names systems; how chance is drawn and corrected is the same.
    entry = tests_table(campaign)
    exchanged, _, *further = entry.notes
    level = Wording(
        "Two differ where p < {level}; p is not corrected for the number of tests.",
        level=plain_level(campaign.choice.level),
    )
    table = entry.table.without("measure")
    return NamedTable("tests", Wording("Tests of every two"), table, (exchanged, level, *further))


def _groups(campaign: Campaign, measure: Measure, subject: str) -> NamedTable:
    columns = [Column("group", Wording("Group")), Column("names", _heading(subject))]
    rows = [
        (letter(number), ", ".join(campaign.systems[n].name for n in group))
        for number, group in enumerate(campaign.groups(measure.key))
    ]
    notes = (
        Wording(
            "A group is a longest run of ranks in which no two differ significantly (Chinchor 1993).",
        ),
    )
    return NamedTable("groups", Wording("Groups"), Table(columns, rows), notes)
