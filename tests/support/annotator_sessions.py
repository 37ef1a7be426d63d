"""Small projects of three and more annotators."""

from pathlib import Path

from annotally.adjudication.project.state import Description, create
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from support.projects import a_clock
from support.small_inputs import BODY, sgml, write

OTHER = BODY.replace("LOCATION", "ORGANIZATION")
BARE = "Ada Example of Fictown left"


def opened(
    folder: Path, *bodies: dict[str, str], task: str = "named-entity", by_pair: bool = True
) -> AdjudicationSession:
    """Open annotators a, b, c, …; each has documents by number, and their bodies."""
    sides = []
    for name, documents in zip("abcdefghi", bodies, strict=False):
        texts = [sgml(number, body) for number, body in documents.items()]
        sides.append(SideInput(name, (write(folder, f"{name}.sgm", texts),)))
    chosen = as_keys(find_task(task))
    workspace = open_workspace(OpenRequest(chosen, tuple(sides), annotators=by_pair))
    names = tuple(side.name for side in sides)
    project = create(str(folder / "p.annotally"), Description(task, (), names), a_clock)
    return AdjudicationSession(workspace, project, a_clock)
