"""MAT task files: read, checked, and one of their profiles chosen.

The document element is ``task``, or ``tasks`` around several named ones. Nothing is loaded from elsewhere.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from annotally.formats.xml_documents import parse_xml
from annotally.formats.xml_places import Element, place_elements
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity, TaskError, warning
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording, plural
from annotally.tasks.mat.grammar import PARTS, RULES, TASK, TASKS, Misfit, misfits
from annotally.tasks.mat.reader import TaskReading
from annotally.tasks.mat.schema import schema_misfits
from annotally.tasks.near_names import perhaps
from annotally.tasks.similarity.checks import task_findings
from annotally.tasks.similarity.dependency_order import order_findings
from annotally.tasks.similarity.findings import Finding
from annotally.tasks.similarity_profile import ScoreProfile, SimilarityProfile, SimilarityTask


@dataclass(frozen=True)
class MatTask:
    """The checked task of a file. Made by `read_mat_task`."""

    source: Source
    element: Element
    task: SimilarityTask
    warnings: tuple[Diagnostic, ...] = ()


@dataclass(frozen=True, slots=True)
class ChosenProfiles:
    """The profiles in use, and the warnings about the choice."""

    similarity: SimilarityProfile
    score: ScoreProfile
    warnings: tuple[Diagnostic, ...] = ()


def looks_like_mat_task(beginning: str) -> bool:
    """Tell whether a file begins like a task file: its document element is a task or a part of one."""
    at = beginning.find("<")
    while beginning.startswith(("<?", "<!--", "<!"), at):
        comment = beginning.startswith("<!--", at)
        end = beginning.find("-->" if comment else ">", at)
        at = beginning.find("<", end) if end >= 0 else -1
    if at < 0 or beginning[: beginning.find("<")].strip("\ufeff \t\r\n"):
        return False
    name = beginning[at + 1 :].replace(">", " ").replace("/", " ").split(None, 1)[:1]
    return bool(name) and name[0] in (TASK, TASKS, *RULES)


def read_mat_task(source: Source, name: str = "", *, own_methods: bool = False) -> MatTask:
    """Read the only task of a file, or the one called ``name``, and check it.

    ``own_methods``: unknown methods are the owner's. Raises InputRefused with every error: malformed XML,
    unknown elements and attributes, the findings of `task_findings`, and no task or several to choose from.
    """
    complaints = Complaints(source)
    document = parse_xml(complaints)
    root = place_elements(document)
    element = task_element(complaints, root, name)
    reading = TaskReading(element)
    task = reading.task()
    problems = [*misfits(element), *reading.misfits]
    if not any(problem.severity is Severity.ERROR for problem in problems):
        # A misspelt name would be reported as missing too.
        problems += schema_misfits(document, root, element)
        problems += (
            _place_finding(reading, problem) for problem in task_findings(task, own_methods=own_methods)
        )
    diagnostics = _diagnostics(complaints, problems)
    if any(problem.severity is Severity.ERROR for problem in diagnostics):
        raise InputRefused(*diagnostics)
    return MatTask(source, element, task, diagnostics)


def _place_finding(reading: TaskReading, finding: Finding) -> Misfit:
    at = reading.place(finding.key)
    return Misfit(at, finding.found, finding.expected, finding.remedy, finding.severity)


def _diagnostics(complaints: Complaints, problems: Iterable[Misfit]) -> tuple[Diagnostic, ...]:
    # Checks run by topic; people read a file from its top. Misfits are sorted by their place, and those that
    # two checks found alike are dropped.
    ordered = sorted(dict.fromkeys(problems), key=lambda problem: problem.at)
    return tuple(
        Diagnostic(
            problem.severity,
            complaints.source.path,
            *complaints.place(problem.at),
            problem.found,
            problem.expected,
            problem.remedy,
        )
        for problem in ordered
    )


def task_element(complaints: Complaints, root: Element, name: str) -> Element:
    """Return the task element to read. Raises InputRefused if there is none, or none of that name."""
    # Without a name the file must have exactly one task; with a name exactly one task must have it.
    if root.name == TASK:
        tasks = [root]
    elif root.name == TASKS:
        tasks = list(root.all(TASK))
    else:
        remedy = (
            Wording("put <task> around it")
            if root.name in (*PARTS, *RULES)
            else Wording("give a task file of MAT")
        )
        message = Wording("<{root}> as the document element", root=shown(root.name, 40))
        raise complaints.refusal(root.start, message, Wording("<task>, or <tasks> around several"), remedy)
    names = [task.get("name") or "" for task in tasks]
    if not tasks:
        raise complaints.refusal(
            root.start, Wording("<tasks> without a task"), Wording("<task>"), Wording("add a task")
        )
    if name and name not in names:
        remedy = perhaps(
            name, [candidate for candidate in names if candidate], Wording("choose one of these")
        )
        message = Wording("no task called {name!r}", name=shown(name, 40))
        raise complaints.refusal(
            root.start, message, Wording("one of {names}", names=", ".join(map(repr, names))), remedy
        )
    if not name and len(tasks) > 1:
        message = plural(
            "{count} task: {names}",
            "{count} tasks: {names}",
            len(tasks),
            names=shown(", ".join(map(repr, names)), 200),
        )
        raise complaints.refusal(
            root.start, message, Wording("the name of a task"), Wording("choose a task (--config-task NAME)")
        )
    if names.count(name) > 1:
        at = tasks[names.index(name, names.index(name) + 1)].start
        raise complaints.refusal(
            at,
            Wording("a second task called {name!r}", name=shown(name, 40)),
            Wording("every name once"),
            Wording("rename one of the two"),
        )
    return tasks[names.index(name)] if name else tasks[0]


def chosen_profiles(
    task: SimilarityTask, similarity: str | None, score: str | None, file: str
) -> ChosenProfiles:
    """Return the profiles of these names, else the unnamed ones, else those of the program.

    A warning tells of a file with named profiles only. Raises TaskError for a name that the task does not
    have, and InputRefused if the program's own profile cannot compare the labels (A8).
    """
    # The program's own profile has a single stratum, which not every schema allows: the labels are checked.
    warnings: list[Diagnostic] = []
    profile = _choose_profile(_SIMILARITY, task.similarity_profiles, similarity, file, warnings)
    if profile is None:
        profile = SimilarityProfile()
        problems = list(order_findings(task.schema, profile))
        if problems:
            errors = (
                Diagnostic(problem.severity, file, 0, 0, problem.found, problem.expected, problem.remedy)
                for problem in problems
            )
            raise InputRefused(*errors)
    scores = _choose_profile(_SCORE, task.score_profiles, score, file, warnings)
    return ChosenProfiles(profile, scores or ScoreProfile(), tuple(warnings))


P = TypeVar("P", SimilarityProfile, ScoreProfile)
_SIMILARITY, _SCORE = "similarity", "score"
"""The kinds of profiles, as the options of the command line call them."""


def _choose_profile(
    kind: str, profiles: Sequence[P], name: str | None, file: str, warnings: list[Diagnostic]
) -> P | None:
    # The profile without a name is the default. Where all have names, to take one of them would be a guess:
    # the program's own is used, and a warning says so.
    by_name = {entry.name: entry for entry in profiles}
    if name:
        if name not in by_name:
            names = [entry for entry in by_name if entry]
            otherwise = Wording("it has none with a name")
            if names:
                otherwise = Wording("there are {names}", names=", ".join(names))
            raise TaskError(_describe_unknown(kind, file, name, perhaps(name, names, otherwise)))
        return by_name[name]
    if by_name and "" not in by_name:
        names_text = shown(", ".join(by_name), 200)
        message = Wording("score profiles with names only: {names}", names=names_text)
        if kind == _SIMILARITY:
            message = Wording("similarity profiles with names only: {names}", names=names_text)
        option = f"--{kind}-profile"
        remedy = Wording("the program's own is used; {option} NAME chooses one", option=option)
        warnings.append(
            warning(file, 0, 0, message, Wording("one without name, which is the default"), remedy)
        )
    return by_name.get("")


def _describe_unknown(kind: str, file: str, name: str, remedy: Wording) -> Wording:
    if kind == _SIMILARITY:
        return Wording(
            "{file}: no similarity profile called {name!r}; {remedy}", file=file, name=name, remedy=remedy
        )
    return Wording("{file}: no score profile called {name!r}; {remedy}", file=file, name=name, remedy=remedy)
