"""Small comparisons with projects of their own, for tests of what people write."""

from pathlib import Path

from annotally.adjudication.project.state import Description, create
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.tasks.presets.ready_made import preset
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from support.projects import a_clock

SGML = """<DOC>
<DOCNO> 1 </DOCNO>
<TEXT>
{}
</TEXT>
</DOC>
"""
FIRST = (
    '<ENAMEX TYPE="PERSON">Ada Quill</ENAMEX> of '
    '<ENAMEX TYPE="ORGANIZATION">Ferro</ENAMEX> &amp; sons met Bo.'
)
SECOND = (
    'Ada <ENAMEX TYPE="PERSON">Quill</ENAMEX> of '
    '<ENAMEX TYPE="ORGANIZATION">Ferro</ENAMEX> &amp; sons met Bo.'
)


def entity_files(folder: Path) -> tuple[str, str]:
    """Write two keys of named entities of one text; return their paths."""
    paths = folder / "first.sgm", folder / "second.sgm"
    for path, text in zip(paths, (FIRST, SECOND), strict=True):
        path.write_text(SGML.format(text))
    return str(paths[0]), str(paths[1])


def session_of(workspace: Workspace, folder: Path) -> AdjudicationSession:
    """Return a new project of a workspace."""
    description = Description(workspace.task.name, (), ("first", "second"))
    return AdjudicationSession(workspace, create(str(folder / "p.annotally"), description, a_clock), a_clock)


def entities_session(folder: Path) -> AdjudicationSession:
    """Return a new project of two keys of named entities."""
    sides = tuple(
        SideInput(name, (path,)) for name, path in zip(("first", "second"), entity_files(folder), strict=True)
    )
    return session_of(open_workspace(OpenRequest(preset("muc6-named-entity"), sides)), folder)
