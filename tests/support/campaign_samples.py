"""Campaigns for tests: a key of named entities and systems that differ by known amounts."""

from pathlib import Path

from annotally.comparison.result import TOTAL
from annotally.model.wording import Wording
from annotally.reports.tables.campaign import Campaign, SignificanceChoice, SystemScores
from annotally.reports.tables.score_tables import ScoreRow
from annotally.scoring.measures import MEASURE
from annotally.scoring.tally import Tally
from annotally.tasks.catalogue import find_task
from annotally.workspace.campaign import CampaignRequest, SystemInput
from annotally.workspace.facade import OpenRequest, SideInput
from support.small_inputs import BODY, sgml, write

TASK = "muc6-named-entity"
DOCUMENTS = 6
WRONG = BODY.replace("LOCATION", "ORGANIZATION")
"""One of two types is wrong: 3 of the 4 points of a document."""
HALF = '<ENAMEX TYPE="PERSON">Ada Example</ENAMEX> of Fictown left'
"""One of two entities is missing: 2 of 4 points."""


def campaign_files(folder: Path, **wrong: int) -> list[str]:
    """Write a key and a system for each argument, the first so many documents wrong; return their paths.

    The key is the first; a system is the folder ``systems/NAME``.
    """
    numbers = range(1, DOCUMENTS + 1)
    key = write(folder, "key.sgm", [sgml(f"000{n}") for n in numbers])
    paths = [key]
    for name, count in wrong.items():
        bodies = [sgml(f"000{n}", WRONG if n <= count else BODY) for n in numbers]
        write(folder / "systems" / name, "out.sgm", bodies)
        paths.append(str(folder / "systems" / name))
    return paths


def request_of(key: str, *responses: str, task: str = TASK, **more: object) -> CampaignRequest:
    """Return the request of systems named by the last part of their paths."""
    systems = tuple(SystemInput(Path(path).stem, SideInput("response", (path,))) for path in responses)
    return CampaignRequest(OpenRequest(find_task(task), (SideInput("key", (key,)),)), systems, **more)  # type: ignore[arg-type]  # fields by name


def scored(name: str, *tallies: Tally) -> SystemScores:
    """Return a system with these tallies of documents d0, d1 and so on."""
    total = sum(tallies, Tally())
    row = ScoreRow(TOTAL, Wording("all slots"), "", "all slots", total)
    documents = {f"d{number}": f"d{number}" for number in range(len(tallies))}
    by_document = {f"d{number}": tally for number, tally in enumerate(tallies)}
    return SystemScores(name, (f"{name}.sgm",), "signature", documents, by_document, (row,), total)


def campaign_of(*systems: SystemScores, **choice: int) -> Campaign:
    """Return a campaign ranked as given."""
    return Campaign("task", "Task", "", (MEASURE["f1"],), systems, SignificanceChoice(**choice))
