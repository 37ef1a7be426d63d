"""MAT task files: read, checked, and one of their profiles chosen.

The document element is ``task``, or ``tasks`` around several named ones. Nothing is loaded from elsewhere.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from annotally.model.diagnostics import Diagnostic, InputRefused, Severity, TaskError, warning
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.tasks.mat.grammar import PARTS, RULES, TASK, TASKS, Misfit, misfits
from annotally.tasks.mat.reader import TaskReading
from annotally.tasks.mat.xml import Element, parse_xml
from annotally.tasks.muc_config.values import perhaps
from annotally.tasks.similarity.checks import task_findings
from annotally.tasks.similarity.dependency_order import order_findings
from annotally.tasks.similarity.findings import Finding
from annotally.tasks.similarity_profile import ScoreProfile, SimilarityProfile, SimilarityTask


@dataclass(frozen=True)
class MatTask:
    """A task as a file has it, checked. Made by `read_mat_task`."""

    source: Source
    element: Element
    task: SimilarityTask
    warnings: tuple[Diagnostic, ...] = ()


@dataclass(frozen=True, slots=True)
class ChosenProfiles:
    """The profiles that are used, and what is to be said about the choice."""

    similarity: SimilarityProfile
    score: ScoreProfile
    warnings: tuple[Diagnostic, ...] = ()


def looks_like_mat_task(beginning: str) -> bool:
    """Return whether a file begins as a task file does, its document element a task or a part of one."""
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

    ``own_methods``: methods the program does not have are the owner's. Raises InputRefused with every error:
    XML that is none, unknown elements and attributes, and all that `task_findings` finds; of no or several
    tasks to choose from.
    """
    complaints = Complaints(source)
    element = task_element(complaints, parse_xml(complaints), name)
    reading = TaskReading(element)
    task = reading.task()
    found = [*misfits(element), *reading.misfits]
    if not any(one.severity is Severity.ERROR for one in found):
        # What is misspelt would be missed a second time.
        found += (_placed(reading, one) for one in task_findings(task, own_methods=own_methods))
    told = _diagnostics(complaints, found)
    if any(one.severity is Severity.ERROR for one in told):
        raise InputRefused(*told)
    return MatTask(source, element, task, told)


def _placed(reading: TaskReading, finding: Finding) -> Misfit:
    at = reading.place(finding.key)
    return Misfit(at, finding.found, finding.expected, finding.remedy, finding.severity)


def _diagnostics(complaints: Complaints, found: Iterable[Misfit]) -> tuple[Diagnostic, ...]:
    ordered = sorted(dict.fromkeys(found), key=lambda one: one.at)
    return tuple(
        Diagnostic(
            one.severity,
            complaints.source.path,
            *complaints.place(one.at),
            one.found,
            one.expected,
            one.remedy,
        )
        for one in ordered
    )


def task_element(complaints: Complaints, root: Element, name: str) -> Element:
    """Return the task element to read. Raises InputRefused where there is none, or no one of that name."""
    if root.name == TASK:
        tasks = [root]
    elif root.name == TASKS:
        tasks = list(root.all(TASK))
    else:
        remedy = "put <task> around it" if root.name in (*PARTS, *RULES) else "give a task file of MAT"
        found = f"<{shown(root.name, 40)}> as the document element"
        raise complaints.refusal(root.start, found, "<task>, or <tasks> around several", remedy)
    names = [task.get("name") or "" for task in tasks]
    if not tasks:
        raise complaints.refusal(root.start, "<tasks> without a task", "<task>", "add one")
    if name and name not in names:
        remedy = perhaps(name, [one for one in names if one], "choose one of these")
        found = f"no task called {shown(name, 40)!r}"
        raise complaints.refusal(root.start, found, f"one of {', '.join(map(repr, names))}", remedy)
    if not name and len(tasks) > 1:
        found = f"{len(tasks)} tasks: {shown(', '.join(map(repr, names)), 200)}"
        raise complaints.refusal(root.start, found, "the name of one", "name one (--config-task NAME)")
    if names.count(name) > 1:
        at = tasks[names.index(name, names.index(name) + 1)].start
        raise complaints.refusal(
            at, f"a second task called {shown(name, 40)!r}", "every name once", "rename it"
        )
    return tasks[names.index(name)] if name else tasks[0]


def chosen_profiles(
    task: SimilarityTask, similarity: str | None, score: str | None, file: str
) -> ChosenProfiles:
    """Return the profiles of these names, else the unnamed ones, else those of the program.

    That a file has named profiles only is told. Raises TaskError for a name that the task does not have, and
    InputRefused where the program's own profile cannot compare the labels (A8).
    """
    warnings: list[Diagnostic] = []
    profile = _named("similarity", task.similarity_profiles, similarity, file, warnings)
    if profile is None:
        profile = SimilarityProfile()
        problems = list(order_findings(task.schema, profile))
        if problems:
            errors = (
                Diagnostic(one.severity, file, 0, 0, one.found, one.expected, one.remedy) for one in problems
            )
            raise InputRefused(*errors)
    scores = _named("score", task.score_profiles, score, file, warnings)
    return ChosenProfiles(profile, scores or ScoreProfile(), tuple(warnings))


P = TypeVar("P", SimilarityProfile, ScoreProfile)


def _named(
    kind: str, profiles: Sequence[P], name: str | None, file: str, warnings: list[Diagnostic]
) -> P | None:
    by_name = {one.name: one for one in profiles}
    if name:
        if name not in by_name:
            names = [one for one in by_name if one]
            remedy = perhaps(
                name, names, f"there are {', '.join(names)}" if names else "it has none with a name"
            )
            raise TaskError(f"{file}: no {kind} profile called {name!r}; {remedy}")
        return by_name[name]
    if by_name and "" not in by_name:
        found = f"{kind} profiles with names only: {shown(', '.join(by_name), 200)}"
        remedy = f"the program's own is used; --{kind}-profile NAME chooses one"
        warnings.append(warning(file, 0, 0, found, "one without name, which is the default", remedy))
    return by_name.get("")
