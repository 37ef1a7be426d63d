"""The tables of a campaign, for every form in which it is written."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from annotally.model.wording import Wording
from annotally.reports.tables.campaign import (
    LOWER_IS_BETTER,
    Campaign,
    PairChanges,
    SystemPair,
    SystemScores,
    mean_of,
    measure_of,
)
from annotally.reports.tables.campaign_methods import campaign_methods, plain_level
from annotally.reports.tables.score_tables import counted
from annotally.reports.tables.table import Column, NamedTable, Table, TableRow
from annotally.reports.tree.run_changes import ChangeKind, RunChange
from annotally.scoring.families import family_of
from annotally.scoring.measures import Measure, Ratio

HOLM_P = "p_holm"
"""The column of p corrected for the number of tests."""
_HEADINGS: Mapping[str, Wording] = {
    "rank": Wording("Rank"),
    "system": Wording("System"),
    "low": Wording("Low"),
    "high": Wording("High"),
    "group": Wording("Group"),
    "groups": Wording("Groups"),
    "systems": Wording("Systems"),
    "document": Wording("Document"),
    "documents": Wording("Documents"),
    "measure": Wording("Measure"),
    "first": Wording("First"),
    "second": Wording("Second"),
    "difference": Wording("Difference"),
    "p": Wording("p"),
    "p_holm": Wording("Holm p"),
    "differ": Wording("Differ"),
    "bootstrap_p": Wording("Bootstrap p"),
    "section": Wording("Section"),
    "name": Wording("Name"),
    "mean": Wording("Mean"),
    "best": Wording("Best"),
    "worst": Wording("Worst"),
    "response": Wording("Response"),
    "signature": Wording("Signature"),
    "warning": Wording("Warning"),
    "objects_first": Wording("Objects, first only"),
    "objects_second": Wording("Objects, second only"),
    "fills_first": Wording("Fills, first only"),
    "fills_second": Wording("Fills, second only"),
    "right_in": Wording("Right in"),
    "objects": Wording("Objects"),
    "fills": Wording("Fills"),
    "level": Wording("Level"),
    "type": Wording("Type"),
    "slot": Wording("Slot"),
    "extent": Wording("Extent"),
    "key": Wording("Key"),
    "text": Wording("Text"),
}
"""Headings of columns by their names in files."""


def campaign_tables(campaign: Campaign, pairs: Sequence[PairChanges] = ()) -> tuple[NamedTable, ...]:
    """Return all tables of a campaign; ``pairs`` are the changes between systems that were asked for."""
    tables = [make(campaign) for make in TABLES.values()]
    if any(system.verdicts for system in campaign.systems):
        tables += [_differences(campaign), _shared(campaign)]
    return (*tables, *map(_instances, pairs))


def _texts(*keys: str) -> Iterator[Column]:
    """Yield columns of texts under their headings."""
    return (Column(key, _HEADINGS[key]) for key in keys)


def _figures(*keys: str) -> Iterator[Column]:
    """Yield columns of figures under their headings."""
    return (Column(key, _HEADINGS[key], right=True) for key in keys)


def _figure(key: str, heading: str = "") -> Column:
    """Return a column of figures; its heading is data: the name of a system, a count or a measure."""
    return Column(key, heading or key, right=True)


def _count(name: str) -> Column:
    """Return the column of a count; event mentions count those of the ``system``, a key that names have."""
    return _figure("count_system" if name == "system" else name, name)


def _systems(campaign: Campaign) -> NamedTable:
    """Return the systems with counts and measures of the row they are ranked by."""
    # Micro is the measure of the sum over documents, macro the mean over the documents. The measure that
    # systems are ranked by stands beside the rank, the counts last.
    family, first = campaign.family, campaign.measures[0]
    ranks, groups = campaign.ranks(first.key), letters(campaign)
    intervals = campaign.intervals(first.key)
    further_measures = [measure for measure in family.measures if measure.key != first.key]
    columns = [
        *_texts("system"),
        *_figures("rank"),
        _figure(first.key, first.short),
        *_figures("low", "high"),
        *_texts("groups"),
        *(_figure(f"macro_{measure.key}", f"macro {measure.short}") for measure in campaign.measures),
        *(_figure(measure.key, measure.short) for measure in further_measures),
        *map(_count, family.cells(family.make())),
        *_figures("documents"),
    ]
    rows: list[TableRow] = [
        (
            system.name,
            ranks[number],
            first.compute(system.total),
            *map(_float, intervals[number] or (None, None)),
            groups[number],
            *(system.macro(measure.key) for measure in campaign.measures),
            *(measure.compute(system.total) for measure in further_measures),
            *counted(system.total).values(),
            len(system.documents),
        )
        for number, system in enumerate(campaign.systems)
    ]
    notes = (
        Wording(
            "Ranked by {measure} ({formula}) of {row}. Equal values share a rank.",
            measure=first.title,
            formula=first.formula,
            row=campaign.row or Wording("the row that the task is judged by"),
        ),
        Wording("Macro: the mean over the documents in which the measure is defined."),
        Wording(
            "Low, high: 95 % of {samples} samples of documents, seed {seed}.",
            samples=campaign.choice.samples,
            seed=campaign.choice.seed,
        ),
        Wording("Two systems that share a letter of a group do not differ significantly."),
    )
    return NamedTable("systems", Wording("Systems"), Table(columns, rows), notes)


def letters(campaign: Campaign) -> list[str]:
    """Return the letters of the groups that each system is in by the first measure, such as AB."""
    names = [""] * len(campaign.systems)
    for number, group in enumerate(campaign.groups(campaign.measures[0].key)):
        for system in group:
            names[system] += letter(number)
    return names


def letter(number: int) -> str:
    """Return the name of a group: A to Z, then A1 to Z1 and so on."""
    return chr(ord("A") + number % 26) + (str(number // 26) if number >= 26 else "")


def _ranks(campaign: Campaign) -> NamedTable:
    """Return the rank of every system in every measure of the row."""
    measures = campaign.family.measures
    columns = [*_texts("system"), *(_figure(measure.key, measure.short) for measure in measures)]
    ranks = [campaign.ranks(measure.key) for measure in measures]
    rows = [
        (system.name, *(of_measure[number] for of_measure in ranks))
        for number, system in enumerate(campaign.systems)
    ]
    lower = [measure.short for measure in measures if measure.key in LOWER_IS_BETTER]
    note = Wording("Of {measures} the lowest value is the best.", measures=", ".join(lower))
    notes = (note,) if lower else ()
    return NamedTable("ranks", Wording("Ranks"), Table(columns, rows), notes)


def _groups(campaign: Campaign) -> NamedTable:
    """Return the groups of systems that do not differ significantly."""
    columns = list(_texts("measure", "group", "systems"))
    rows = [
        (measure.key, letter(number), ", ".join(campaign.systems[n].name for n in group))
        for measure in campaign.measures
        for number, group in enumerate(campaign.groups(measure.key))
    ]
    notes = (
        Wording(
            "A group is a longest run of ranks in which no two systems differ significantly: no p < {level}"
            " (Chinchor 1993).",
            level=plain_level(campaign.choice.level),
        ),
    )
    return NamedTable("groups", Wording("Groups of systems"), Table(columns, rows), notes)


def tests_table(campaign: Campaign) -> NamedTable:
    """Return the test of every two systems; of three or more also p corrected for the number of tests."""
    columns = [
        *_texts("measure", "first", "second"),
        *_figures("difference", "p", HOLM_P),
        *_texts("differ"),
        *_figures("low", "high", "bootstrap_p"),
    ]
    rows = [
        (measure.key, *_test(campaign, pair, corrected))
        for measure in campaign.measures
        for pair, corrected in campaign.corrected_tests(measure.key)
    ]
    table = Table(columns, rows)
    if not campaign.is_corrected:
        table = table.without(HOLM_P)
    choice = campaign.choice
    notes = (
        _exchange_note(campaign),
        Wording(
            "Two systems differ where p < {level}; p is not corrected for the number of pairs.",
            level=plain_level(choice.level),
        ),
        *_correction_notes(campaign),
        Wording(
            "Low, high, bootstrap p: {samples} samples of {documents} documents, seed {seed} (Efron and"
            " Tibshirani 1993; Berg-Kirkpatrick et al. 2012).",
            samples=choice.samples,
            documents=len(campaign.tested_documents),
            seed=choice.seed,
        ),
    )
    return NamedTable("tests", Wording("Tests of every two systems"), table, notes)


def _correction_notes(campaign: Campaign) -> tuple[Wording, ...]:
    """Return the note on p corrected for the number of tests; none where there is a single pair."""
    if not campaign.is_corrected:
        return ()
    return (
        Wording(
            "Holm p: p corrected for all tests in the measure (Holm 1979); differences and groups go by p."
        ),
    )


def _test(campaign: Campaign, pair: SystemPair, corrected: Ratio) -> TableRow:
    test, names = pair.test, (campaign.systems[pair.first].name, campaign.systems[pair.second].name)
    differs = campaign.differs(test)
    return (
        *names,
        _float(test.difference),
        test.p,
        corrected,
        "" if differs is None else Wording("yes") if differs else Wording("no"),
        _float(test.low),
        _float(test.high),
        test.bootstrap_p,
    )


def _float(value: float | None) -> Fraction | None:
    """Return a figure that is rounded where it is shown, as ratios are."""
    return None if value is None else Fraction(value)


def _p_values(campaign: Campaign) -> NamedTable:
    """Return the p-values of the first measure as a matrix, the better system in the line."""
    measure = campaign.measures[0]
    names = [system.name for system in campaign.systems]
    values = {(pair.first, pair.second): pair.test.p for pair in campaign.tests(measure.key)}
    columns = [*_texts("system"), *(_figure(f"p:{name}", name) for name in names[1:])]
    rows = [
        (name, *(values[first, second] if second > first else "" for second in range(1, len(names))))
        for first, name in enumerate(names[:-1])
    ]
    notes = (Wording("p of {measure}.", measure=measure.title), _exchange_note(campaign))
    return NamedTable("p_values", Wording("p of every two systems"), Table(columns, rows), notes)


def _types(campaign: Campaign) -> NamedTable:
    """Return the first measure of every row of the score table, with how hard it is for all systems."""
    measure = campaign.measures[0]
    columns = [*_texts("section", "name"), *_difficulty(campaign, measure)]
    rows = [
        (str(row.section), row.path, *_values(measure, [measure_of(tally, measure.key) for tally in tallies]))
        for row, tallies in campaign.rows()
    ]
    notes = (_difficulty_note(measure),)
    return NamedTable("types", Wording("Types"), Table(columns, rows), notes)


def _documents(campaign: Campaign) -> NamedTable:
    """Return the first measure in every document, the hardest document first."""
    measure = campaign.measures[0]
    columns = [*_texts("document"), *_difficulty(campaign, measure)]
    lines: list[tuple[Ratio, str, TableRow]] = []
    for name, label in campaign.documents.items():
        values = [measure_of(system.tallies.get(name), measure.key) for system in campaign.systems]
        lines.append((mean_of(values), name, (label, *_values(measure, values))))
    hard_first = -1 if measure.key in LOWER_IS_BETTER else 1
    lines.sort(key=lambda line: (line[0] is None, hard_first * (line[0] or 0), line[1]))
    last = Wording("The hardest document is first; those without a value are last.")
    notes = (_difficulty_note(measure), last)
    return NamedTable("documents", Wording("Documents"), Table(columns, [row for _, _, row in lines]), notes)


def _difficulty(campaign: Campaign, measure: Measure) -> Iterator[Column]:
    yield from _figures("mean", "best", "worst")
    for system in campaign.systems:
        yield _figure(f"{measure.key}:{system.name}", system.name)


def _values(measure: Measure, values: Sequence[Ratio]) -> TableRow:
    """Return mean, best and worst of the systems' values, then these; none where there is none."""
    defined = [value for value in values if value is not None]
    best, worst = max(defined, default=None), min(defined, default=None)
    if measure.key in LOWER_IS_BETTER:
        best, worst = worst, best
    return (mean_of(values), best, worst, *values)


def _details(campaign: Campaign) -> NamedTable:
    """Return counts and measures of every system in every row of the score table."""
    lines = campaign.rows()
    families = [family_of(tally) for _, tallies in lines for tally in tallies if tally is not None]
    cells = dict.fromkeys(name for family in families for name in family.cells(family.make()))
    measures = {measure.key: measure for family in families for measure in family.measures}
    columns = [
        *_texts("section", "name", "system"),
        *(_figure(measure.key, measure.short) for measure in measures.values()),
        *map(_count, cells),
    ]
    rows: list[TableRow] = [
        (
            str(row.section),
            row.path,
            system.name,
            *(measure_of(tally, key) for key in measures),
            *(counted(tally).get(name, "") for name in cells),
        )
        for row, tallies in lines
        for system, tally in zip(campaign.systems, tallies, strict=True)
        if tally is not None
    ]
    return NamedTable("details", Wording("Counts and measures"), Table(columns, rows), ())


def _inputs(campaign: Campaign) -> NamedTable:
    """Return the response of every system, and the signature of its scores (C4)."""
    columns = list(_texts("system", "response", "signature"))
    rows = [(system.name, ", ".join(system.paths), system.signature) for system in campaign.systems]
    return NamedTable("inputs", Wording("Responses"), Table(columns, rows), ())


def _methods(campaign: Campaign) -> NamedTable:
    """Return the paragraph for a paper, and its references, a row each."""
    rows = [(text,) for text in campaign_methods(campaign)]
    return NamedTable("methods", Wording("Methods, for a paper"), Table(list(_texts("text")), rows))


def _warnings(campaign: Campaign) -> NamedTable:
    """Return the warnings about the inputs; those of all systems have no name."""
    columns = list(_texts("system", "warning"))
    return NamedTable("warnings", Wording("Warnings"), Table(columns, campaign.warnings))


TABLES: Mapping[str, Callable[[Campaign], NamedTable]] = {
    "systems": _systems,
    "ranks": _ranks,
    "groups": _groups,
    "p_values": _p_values,
    "tests": tests_table,
    "types": _types,
    "documents": _documents,
    "details": _details,
    "inputs": _inputs,
    "methods": _methods,
    "warnings": _warnings,
}
"""The tables that every campaign has, by name."""
DIFFERENCES, SHARED, PAIR = "differences", "shared", "pair"
TABLE_NAMES = (*TABLES, DIFFERENCES, SHARED, PAIR)
"""Names of all tables; a campaign has the last ones where they were asked for."""


def _differences(campaign: Campaign) -> NamedTable:
    """Return how much each of two systems has right that the other has not."""
    columns = [
        *_texts("first", "second"),
        *_figures("objects_first", "objects_second", "fills_first", "fills_second"),
    ]
    rows: list[TableRow] = [
        (
            first.name,
            second.name,
            *(right_alone(level, *pair) for level in (0, 1) for pair in ((first, second), (second, first))),
        )
        for number, first in enumerate(campaign.systems)
        for second in campaign.systems[number + 1 :]
    ]
    notes = (
        Wording(
            "Right in one system and not in the other. An object is right if nothing below it is wrong; not"
            " to have what the key does not have is right."
        ),
    )
    return NamedTable(DIFFERENCES, Wording("Right in one of two systems"), Table(columns, rows), notes)


def right_alone(level: int, first: SystemScores, second: SystemScores) -> int:
    """Return how many objects (0) or fills (1) the first of two systems has right and the second has not."""
    total = 0
    for name in dict.fromkeys((*first.verdicts, *second.verdicts)):
        here, there = (system.verdicts.get(name) for system in (first, second))
        if here is not None and there is not None:
            total += here[level].right_alone(there[level])
        elif there is not None:
            total += len(there[level].spurious)
    return total


def _shared(campaign: Campaign) -> NamedTable:
    """Return how many objects and fills of the key so many systems have right."""
    counts = [[0] * (len(campaign.systems) + 1) for _ in range(2)]
    for name in campaign.documents:
        for level in (0, 1):
            verdicts = [
                system.verdicts[name][level] for system in campaign.systems if name in system.verdicts
            ]
            digests = {digest for v in verdicts for digest in v.right | v.wrong}
            for digest in digests:
                counts[level][sum(digest in v.right for v in verdicts)] += 1
    columns = list(_figures("right_in", "objects", "fills"))
    objects, fills = counts
    rows = [(number, objects[number], fills[number]) for number in range(len(objects))]
    note = Wording(
        "Objects and fills of the key that so many of {count} systems have right.",
        count=len(campaign.systems),
    )
    notes = (note,)
    return NamedTable(SHARED, Wording("Difficulty of the key"), Table(columns, rows), notes)


def _instances(pair: PairChanges) -> NamedTable:
    """Return the instances that one of two systems has right and the other has not."""
    first, second = pair.changes.names
    columns = [
        *_texts("document", "right_in", "level", "type", "slot", "extent", "key"),
        Column("first_extent", Wording("Extent in {system}", system=first)),
        Column("first", first),
        Column("second_extent", Wording("Extent in {system}", system=second)),
        Column("second", second),
        Column("first_status", Wording("State in {system}", system=first)),
        Column("second_status", Wording("State in {system}", system=second)),
    ]
    rows = [
        (
            change.label,
            first if change.kind is ChangeKind.BROKEN else second,
            change.level,
            change.type,
            change.slot,
            *_places(change, extents),
            change.was,
            change.now,
        )
        for change, extents in zip(pair.changes.changes, pair.extents, strict=True)
    ]
    title = Wording("Right in one of {first} and {second}", first=first, second=second)
    return NamedTable(PAIR, title, Table(columns, rows), ())


def _places(change: RunChange, extents: tuple[str, str, str]) -> Iterator[str]:
    for extent, text in zip(extents, (change.key, change.before, change.after), strict=True):
        yield extent
        yield " ".join(text.split())


def _exchange_note(campaign: Campaign) -> Wording:
    return Wording(
        "p: approximate randomization over documents, {shuffles} shuffles (Noreen 1989; Chinchor 1992).",
        shuffles=campaign.choice.shuffles,
    )


def _difficulty_note(measure: Measure) -> Wording:
    return Wording("{measure} of every system; mean over the systems with a value.", measure=measure.title)
