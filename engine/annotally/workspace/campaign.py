"""Many systems on one key: each is opened, tabulated and released; the key is read once for all of them."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from pathlib import Path

import msgspec.structs

from annotally.comparison.result import UnitComparison
from annotally.formats.input_files import files_in
from annotally.formats.io import expand
from annotally.model.diagnostics import Diagnostic, InputRefused, error, file_error
from annotally.model.wording import Wording, join_commas, plural, verbatim
from annotally.reports.tables.campaign import (
    Campaign,
    PairChanges,
    SignificanceChoice,
    SystemScores,
    Verdicts,
    ranked,
)
from annotally.reports.tables.object_types import Types
from annotally.reports.tables.score_tables import ScoreRow, average_rows, judged_by, score_rows
from annotally.reports.tree.identities import KEY, Identity, RunEntry, run_entries
from annotally.reports.tree.run_changes import OBJECT, RunChange
from annotally.reports.tree.unit_tree import tree_table
from annotally.reports.warning_groups import findings_by_kind, findings_shown, is_joined, shown_of_kind
from annotally.scoring.families import family_of
from annotally.scoring.measures import Measure
from annotally.scoring.tally import Status
from annotally.workspace import fork
from annotally.workspace.facade import (
    OpenRequest,
    Progress,
    SideInput,
    Workspace,
    no_progress,
    open_workspace,
)
from annotally.workspace.inputs.shared_readings import SharedReadings
from annotally.workspace.run_comparison import compare_runs, run_of

F1 = "f1"


@dataclass(frozen=True, slots=True)
class SystemInput:
    """A system: its name in the campaign, and its response."""

    name: str
    response: SideInput


@dataclass(frozen=True, slots=True)
class CampaignRequest:
    """A request to score systems against one key.

    ``key`` is a request to open with the key as its only side. ``row`` is the path of the row that systems
    are ranked by, as ``annotally score`` names it in CSV and JSON; None for the one that the task is judged
    by. ``verdicts`` asks which objects and fills each system has right; they take a comparison with nodes.
    """

    key: OpenRequest
    systems: tuple[SystemInput, ...]
    row: str | None = None
    measures: tuple[str, ...] = (F1,)
    verdicts: bool = False
    every_warning: bool = False

    def of_system(self, system: SystemInput) -> OpenRequest:
        """Return the request to open the key and a system."""
        return replace(self.key, sides=(*self.key.sides, system.response))


def run_campaign(
    request: CampaignRequest,
    choice: SignificanceChoice = SignificanceChoice(),  # noqa: B008  # frozen
    progress: Progress = no_progress,
    jobs: int = 1,
    score: Callable[[CampaignRequest, Progress], list[SystemScores]] | None = None,
) -> Campaign:
    """Return the scores of all systems; ``jobs`` is the most processes that work, the result is the same.

    ``score`` has systems scored elsewhere instead, such as by `score_systems` of a cluster.

    Raises InputRefused for systems that cannot be told apart or be scored, for a row or measure that there
    is not, and for whatever one of the systems is refused.
    """
    check_systems(request)
    systems = score(request, progress) if score is not None else _divide(request, progress, jobs)
    first = min(systems, key=lambda system: system.name)
    measures = measures_of(request, first)
    check_row(request, systems)
    return Campaign(
        request.key.task.name,
        str(request.key.task.title),
        request.row or "",
        measures,
        ranked(systems, measures[0].key),
        choice,
        common_only=request.key.skip_incomplete,
    )


def compare_systems(
    request: CampaignRequest, names: tuple[str, str], progress: Progress = no_progress
) -> PairChanges:
    """Return the objects and fills that one of two systems has right and the other has not.

    Fixed is what the second has right, broken what the first has. Raises InputRefused for a name that no
    system has.
    """
    shared = SharedReadings()
    by_name = {system.name: system for system in request.systems}
    for name in names:
        if name not in by_name:
            raise _unknown(name, Wording("no system of this name"), sorted(by_name))
    first, second = (open_workspace(request.of_system(by_name[name]), progress, shared) for name in names)
    changes = compare_runs(run_of(first), run_of(second), names, progress)
    return PairChanges(changes, tuple(_extents(change, first, second) for change in changes.changes))


def _extents(change: RunChange, first: Workspace, second: Workspace) -> tuple[str, str, str]:
    """Return the extents of a change in the key and in both responses."""
    in_key = ""
    responses = []
    for workspace, row in ((first, change.row), (second, change.second_row)):
        key, response = (_extent(workspace, change.document, side, row) for side in (0, 1))
        in_key = in_key or key
        responses.append(response)
    return in_key, responses[0], responses[1]


def _extent(workspace: Workspace, document: str, side: int, row: int) -> str:
    tree = workspace.tree(document)  # the last one is kept, and changes come by documents
    start = tree.starts[side][row] if row >= 0 else -1
    return f"{start}–{tree.ends[side][row]}" if start >= 0 else ""


def check_systems(request: CampaignRequest) -> None:
    """Raise InputRefused for a name that two systems have, a file that two have, and a key among them."""
    names = Counter(system.name for system in request.systems)
    for system in request.systems:
        if names[system.name] > 1:
            raise _refusal(
                system,
                Wording("two systems are called {name}", name=system.name),
                Wording("a name for each system"),
                Wording("name the systems with --names, or rename their files"),
            )
    owners: dict[Path, str] = {file: "" for side in request.key.sides for file in _files(side)}
    for system in sorted(request.systems, key=lambda system: system.name):
        for file in _files(system.response):
            owner = owners.setdefault(file, system.name)
            if not owner:
                raise _refusal(
                    system,
                    Wording("{file} is the key and a response", file=file.name),
                    Wording("the response of a system"),
                    Wording("leave the key out of the responses"),
                )
            if owner != system.name:
                raise _refusal(
                    system,
                    Wording("the response of {name} again", name=owner),
                    Wording("a response of its own for each system"),
                    Wording("give each response once"),
                )


def inner_paths(folder: str, kind: str) -> list[str]:
    """Return the files or folders in a folder (``kind``: ``file``, ``folder``) in name order, as systems.

    Hidden ones are left out. Raises InputRefused where there is none.
    """
    try:
        if kind == "file":
            paths = files_in(Path(folder))
        else:
            inner = (path for path in Path(folder).iterdir() if path.is_dir() and path.name[0] != ".")
            paths = sorted(inner, key=lambda path: path.name)
    except OSError:
        paths = []
    if not paths:
        finding = Wording("no folder with a {kind} for each system", kind=kind)
        expected = Wording("a folder with a {kind} for each system", kind=kind)
        raise file_error(folder, finding, expected, Wording("choose another folder"))
    return list(map(str, paths))


def _files(side: SideInput) -> tuple[Path, ...]:
    return tuple(file.resolve() for file in expand(side.paths))


def _refusal(system: SystemInput, finding: Wording, expected: Wording, remedy: Wording) -> InputRefused:
    return error(system.response.paths[0], 0, 0, finding, expected, remedy)


# --- work, divided


def _divide(request: CampaignRequest, progress: Progress, jobs: int) -> list[SystemScores]:
    """Return the scores of all systems, in parts that work at the same time.

    The work of a part is `tabulate_systems`: its arguments and its result can be sent to another process.
    """
    # All parts but the first are worked on in copies of this process, which have the key already. If a copy
    # comes to no end, because an input is refused for example, its part is worked on here.
    parts, shared = _parts(request, jobs), SharedReadings()
    if len(parts) > 1 or jobs == 1:
        request = replace(request, key=replace(request.key, jobs=1))
    total = len(request.systems)
    tabulated_count = 0

    def step(completed: int, _: int, note: Wording) -> None:
        progress(tabulated_count + completed, total, note)

    with ExitStack() as copies:
        if len(parts) > 1:
            scores = list(tabulate_systems(replace(request, systems=parts[0][:1]), step, shared))
            tabulated_count, parts[0] = 1, parts[0][1:]
        else:
            scores = []
        answers = [copies.enter_context(_begin(request, part, shared)) for part in parts[1:]]
        scores += tabulate_systems(replace(request, systems=parts[0]), step, shared)
        for part, answer in zip(parts[1:], answers, strict=True):
            tabulated_count = len(scores)
            results = answer(None)
            scores += (
                results[0] if results else tabulate_systems(replace(request, systems=part), step, shared)
            )
    return scores


def _begin(
    request: CampaignRequest, part: tuple[SystemInput, ...], shared: SharedReadings
) -> AbstractContextManager[fork.Answer[list[SystemScores]]]:
    return fork.forked(partial(tabulate_systems, replace(request, systems=part), no_progress, shared))


def _parts(request: CampaignRequest, jobs: int) -> list[tuple[SystemInput, ...]]:
    """Return the systems in at most ``jobs`` parts of about as many bytes each, the largest systems first."""
    # Largest first into the lightest part (Graham 1969): no part takes more than 4/3 of the best division.
    sizes = {
        system.name: sum(file.stat().st_size for file in _files(system.response) if file.is_file())
        for system in request.systems
    }
    jobs = min(jobs, len(sizes)) if fork.is_safe() else 1
    loads = [0] * jobs
    parts: list[list[SystemInput]] = [[] for _ in loads]
    for system in sorted(request.systems, key=lambda system: (-sizes[system.name], system.name)):
        lightest = loads.index(min(loads))
        loads[lightest] += sizes[system.name]
        parts[lightest].append(system)
    return [tuple(part) for part in parts]


def tabulate_systems(
    request: CampaignRequest, progress: Progress = no_progress, shared: SharedReadings | None = None
) -> list[SystemScores]:
    """Return the scores of systems, one opened after the other: no more than one is in memory.

    Raises InputRefused for what `open_workspace` refuses, and for a system that has no document of the key.
    """
    shared = SharedReadings() if shared is None else shared
    scores = []
    for number, system in enumerate(request.systems):
        progress(number, len(request.systems), Wording("Scoring {system}", system=system.name))
        workspace = open_workspace(request.of_system(system), shared=shared)
        scores.append(tabulate_system(request, system, workspace))
    return scores


def tabulate_system(
    request: CampaignRequest,
    system: SystemInput,
    workspace: Workspace,
    spell: Callable[[str], str] = str,
    *,
    releases: bool = True,
) -> SystemScores:
    """Return the scores of a system that is opened; if it ``releases``, its units are given up.

    ``spell`` returns the path of a file as warnings name it. Raises InputRefused where it has no document of
    the key.
    """
    _check_documents(system, workspace)
    scores = _scores(request, system, workspace, spell)
    if releases:
        workspace.forget_units()
    return scores


def _check_documents(system: SystemInput, workspace: Workspace) -> None:
    key, response = (side.documents for side in workspace.sides.sets)
    if not key.keys() & response.keys():
        raise _refusal(
            system,
            Wording("no document of the key"),
            Wording("documents of the key, such as {document}", document=verbatim(min(key, default=""))),
            Wording("choose the response to this key"),
        )


def _scores(
    request: CampaignRequest, system: SystemInput, workspace: Workspace, spell: Callable[[str], str]
) -> SystemScores:
    verdicts = _verdicts(workspace) if request.verdicts else {}
    comparison, task = workspace.totals(), workspace.task
    rows = score_rows(task, comparison.table)
    rows += average_rows(task, (unit.table for unit in comparison.units.values()))
    tested = _tested(request, workspace, rows)
    nothing = family_of(tested.tally).make()
    return SystemScores(
        system.name,
        system.response.paths,
        workspace.signature,
        {name: workspace.sides.label(name) for name in workspace.document_ids},
        {name: unit.table.get(tested.key, nothing) for name, unit in comparison.units.items()},
        rows,
        tested.tally,
        tuple(_warnings(workspace, spell, every=request.every_warning)),
        workspace.scores_nothing,
        verdicts,
    )


def _warnings(workspace: Workspace, spell: Callable[[str], str], *, every: bool) -> Iterator[Wording]:
    """Yield the warnings about a system: of each kind the first few and the number of the others, or all."""
    if every:
        yield from (_sentence(finding, spell) for finding in workspace.warnings)
        return
    for members in findings_by_kind(workspace.warnings):
        yield from (_sentence(finding, spell) for finding in findings_shown(members))
        remaining = len(members) - shown_of_kind(len(members))
        if remaining and not is_joined(members):
            yield plural("{count} more of this kind", "{count} more of this kind", remaining)


def _sentence(finding: Diagnostic, spell: Callable[[str], str]) -> Wording:
    """Return a finding as the sentence that its text is."""
    expected = Wording("expected {expected}", expected=finding.expected) if finding.expected else ""
    sentence = finding.found
    for part in (expected, finding.remedy):
        if part:
            sentence = Wording("{first}; {second}", first=sentence, second=part)
    place = replace(finding, file=spell(finding.file)).place
    return Wording("{place}: {problem}", place=place, problem=sentence)


def _tested(request: CampaignRequest, workspace: Workspace, rows: Sequence[ScoreRow]) -> ScoreRow:
    """Return the row that systems are ranked by, without a count where the system has no such row."""
    judged = judged_by(workspace.task)
    judged_row = next(row for row in rows if row.key == judged)
    if request.row is None:
        return judged_row
    path = request.row.casefold()
    row = next((row for row in rows if row.path.casefold() == path), None)
    return (
        row
        if row is not None
        else msgspec.structs.replace(judged_row, key=(path,), tally=family_of(judged_row.tally).make())
    )


def _verdicts(workspace: Workspace) -> Mapping[str, tuple[Verdicts, Verdicts]]:
    """Return the verdicts on the objects and on the fills of each document."""
    # Only digests are kept, 12 bytes an object or fill, and the nodes of one document at a time: verdicts of
    # hundreds of systems fit into memory, where their trees would not.
    types, sides, task = Types(workspace.task), workspace.sides, workspace.task
    verdicts: dict[str, tuple[Verdicts, Verdicts]] = {}

    def add(unit: UnitComparison) -> None:
        tree = tree_table(unit, sides.label(unit.document), sides, task)
        entries = run_entries(tree, sides.instances(unit.document), types).items()
        objects = _verdicts_of((i, entry) for i, entry in entries if i[0] == OBJECT)
        verdicts[unit.document] = objects, _verdicts_of((i, e) for i, e in entries if i[0] != OBJECT)

    workspace.pass_units(add)
    return verdicts


def _verdicts_of(entries: Iterator[tuple[Identity, RunEntry]]) -> Verdicts:
    in_key: dict[bool | None, set[bytes]] = {True: set(), False: set(), None: set()}
    outside_key: dict[bool | None, set[bytes]] = {True: set(), False: set(), None: set()}
    for identity, entry in entries:
        is_right = None if entry.status is None else entry.status is Status.COR
        (in_key if identity[1] == KEY else outside_key)[is_right].add(_digest(identity))
    return Verdicts(*map(frozenset, (in_key[True], in_key[False], outside_key[False], outside_key[None])))


def _digest(identity: Identity) -> bytes:
    return blake2b(msgspec.json.encode(identity), digest_size=12).digest()


# --- rows and measures


def measures_of(request: CampaignRequest, system: SystemScores) -> tuple[Measure, ...]:
    """Return the measures of a request, each once; of a request without any all that the row has.

    Raises InputRefused for one that the row does not have.
    """
    by_key = {measure.key: measure for measure in family_of(system.total).measures}
    if not request.measures:
        return tuple(by_key.values())
    for key in request.measures:
        if key not in by_key:
            raise _unknown(key, Wording("the scores have no such measure"), list(by_key))
    return tuple(by_key[key] for key in dict.fromkeys(request.measures))


def check_row(request: CampaignRequest, systems: Sequence[SystemScores]) -> None:
    """Raise InputRefused for a row that no system has."""
    if request.row is None:
        return
    paths = list(dict.fromkeys(row.path for system in systems for row in system.rows))
    if request.row.casefold() not in map(str.casefold, paths):
        raise _unknown(request.row, Wording("the scores have no such row"), sorted(paths))


def _unknown(name: str, finding: Wording, names: Sequence[str]) -> InputRefused:
    """Return the refusal of a name that is none of ``names``."""
    expected = Wording("one of {names}", names=join_commas(names))
    return error(name, 0, 0, finding, expected, Wording("choose one of these"))
