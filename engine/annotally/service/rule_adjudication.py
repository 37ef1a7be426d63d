"""A final key by rules alone: annotators adjudicated in one go, without a window and without a project."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.final_key.export import names_of_key
from annotally.adjudication.project.entries import Choice, EntryKind, OpenRule
from annotally.adjudication.project.ledger import Command
from annotally.adjudication.project.messages import RuleChoice as RuleChoice
from annotally.adjudication.project.state import Description, create
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.formats.decoding import decode
from annotally.formats.file_names import rename_set
from annotally.formats.io import file_names, format_named
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.service.rules import LINKS, rule_of
from annotally.workspace.conversion import ReadSide
from annotally.workspace.facade import Workspace, no_progress

RULES = ("identical", "unanimous", "majority", LINKS, "counted-equal", "optional-differs")
"""Names of the rules; the last two take what one annotator has."""
OF_ONE = RULES[4:]
"""The rules that take the content of a preferred annotator."""
OMIT = "omit"
"""The outcome of open objects that leaves them out of the key."""
_TITLE = "final key"


class RuledKey(NamedTuple):
    """A final key by rules: its format and files, its content, and how many objects each rule decided."""

    format: str
    sources: tuple[Source, ...]
    content: ReadSide
    decided: Mapping[str, int]


def adjudicate_by_rules(
    workspace: Workspace,
    task_name: str,
    choices: Sequence[RuleChoice],
    open_side: int | None = None,
    *,
    omits_open: bool = False,
    format_name: str | None = None,
    drop: Collection[str] = (),
) -> RuledKey:
    """Decide by rules, one after the other, and return the final key that comes of it.

    Objects that no rule decides are taken from ``open_side``, or left out where that is so asked. Without
    either they refuse the key. The format is that of the first annotator, unless another is named. Raises
    InputRefused with everything that stands in the way, TaskError for a task without a final key.
    """
    # The ledger of a project is what rules write to. It stands in a folder of its own, which goes when the
    # key is made; the key is checked as every exported one, by reading it back.
    with TemporaryDirectory(prefix="annotally-") as folder:
        names = workspace.side_names
        description = Description(task_name, (), names, key2key=True, by_pair=len(names) == 2)
        project = create(str(Path(folder) / "rules.annotally"), description)
        try:
            session = AdjudicationSession(workspace, project)
            decided = {choice.name: _run(session, choice) for choice in choices}
            if omits_open or open_side is not None:
                rule = OpenRule(Choice.NEITHER) if omits_open else OpenRule(Choice.TAKE, (open_side or 0,))
                session.keys.fill_open(dict.fromkeys(session.keys.open_types(), rule), "open objects")
            # A key of sides with different texts is refused here, as in the window.
            session.need_key()
            report = session.scorer.problems.report(_TITLE, format_name, 0, no_progress, drop=drop)
        finally:
            project.close()
    if report.problems:
        raise InputRefused(*report.findings(_TITLE))
    chosen = format_name or report.annotations.format
    content = ReadSide(
        report.annotations, workspace.sides.documents, workspace.options[0], tuple(workspace.warnings)
    )
    return RuledKey(chosen, _sources(content, report.contents, chosen), content, decided)


def _run(session: AdjudicationSession, choice: RuleChoice) -> int:
    """Run a rule; return how many objects it decides, or links it accepts."""
    text_slot = session.workspace.task.reading.text_slot
    # Links of mentions are entries of another kind than decisions about objects, and have a run of their own.
    command: Command | None
    if choice.name == LINKS:
        command = session.keys.link_majority(choice.name, choice.name)
    else:
        command = session.rules.run(rule_of(choice, text_slot), choice.name)
    kinds = (EntryKind.DECISION, EntryKind.LINK)
    return sum(change.key.kind in kinds for change in command.changes) if command is not None else 0


def _sources(content: ReadSide, contents: Sequence[bytes], format_name: str) -> tuple[Source, ...]:
    """Return the files of a key as sources, under the names that they would have in a folder."""
    # A key over the files of an annotator keeps their encoding and the names of their documents.
    annotations, documents = content.annotations, content.documents
    names_in_files = names_of_key(annotations, documents, format_named(format_name))
    renamed, _ = rename_set(annotations, documents, names_in_files)
    names = file_names(renamed, format_name, len(contents))
    over_files = annotations.format == format_name and len(annotations.sources) == len(contents)
    sources = []
    for number, (name, file_content) in enumerate(zip(names, contents, strict=True)):
        original = annotations.sources[number] if over_files else None
        encoding = original.encoding if original is not None and original.encoding != "utf-8" else None
        source = decode(name or _TITLE, file_content, encoding)
        sources.append(replace(source, document=original.document) if original is not None else source)
    return tuple(sources)
