"""Small coreference inputs for tests: MUC SGML and CoNLL, of invented people and places."""

from pathlib import Path

from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import TaskDefinition
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from support.small_inputs import sgml, write

KEY = (
    '<COREF ID="0" MIN="Ada Example">Ada Example, an expert in\nlaw,</COREF> spoke. '
    '<COREF ID="1" REF="0">The lawyer</COREF> said <COREF ID="2" REF="1">she</COREF> likes '
    '<COREF ID="3" MIN="Hall">the Town Hall</COREF>, and '
    '<COREF ID="4" REF="3" STATUS="OPT">the building</COREF> is fine. <COREF ID="5" REF="4">It</COREF> is '
    "white. "
    '<COREF ID="6">allies</COREF> met <COREF ID="7" REF="6">them</COREF>'
)
RESPONSE = (
    '<COREF ID="10">Ada Example</COREF>, an expert in\nlaw, spoke. '
    '<COREF ID="11" REF="10">The lawyer</COREF> said <COREF ID="12">she</COREF> likes '
    'the <COREF ID="13">Town Hall</COREF>, and the building is fine. <COREF ID="14" REF="13">It</COREF> is '
    '<COREF ID="15" REF="12">white</COREF>. allies met them'
)
"""Key classes {0 1 2} {3 4 5} {6 7}, of which 4 is optional; response classes {10 11} {12 15} {13 14}."""


def conll(rows: list[tuple[str, str]], name: str = "town", part: str | None = "000") -> str:
    """Return one document: words with their last columns; an empty word ends the sentence."""
    lines = [f"#begin document ({name});" + (f" part {part}" if part is not None else "")]
    number = 0
    for word, cell in rows:
        lines.append(f"{name}\t0\t{number}\t{word}\t{cell}" if word else "")
        number = number + 1 if word else 0
    return "\n".join((*lines, "", "#end document", ""))


def opened(
    folder: Path, key: str, response: str, task: str | TaskDefinition = "coreference", suffix: str = "sgm"
) -> Workspace:
    """Open two files that hold the given texts."""
    sides = tuple(
        SideInput(name, (write(folder, f"{name}.{suffix}", text),))
        for name, text in (("key", key), ("response", response))
    )
    return open_workspace(OpenRequest(find_task(task) if isinstance(task, str) else task, sides))


def muc(
    folder: Path, key: str = KEY, response: str = RESPONSE, task: str | TaskDefinition = "coreference"
) -> Workspace:
    """Open two bodies of document 1 as MUC SGML."""
    return opened(folder, sgml("1", key), sgml("1", response), task)
