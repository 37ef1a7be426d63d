"""Orders of objects: counted by hand on a sentence that three annotators agree on to different degrees."""

from pathlib import Path

import pytest

from annotally.service.server import Service
from annotally.workspace.label_opinions import ModelOpinions
from annotally.workspace.queue_order import MODEL, QueueOrder, queue_places
from support.span_projects import brat_files

TEXT = "Ada met Bo and Cy in Rome."
SIDES = (
    "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nT3\tPER 15 17\tCy\n",
    "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nT3\tORG 15 17\tCy\nT4\tLOC 21 25\tRome\n",
    "T1\tPER 0 3\tAda\nT2\tORG 8 10\tBo\nT3\tLOC 15 17\tCy\n",
)
ADA, BO, CY, ROME = (TEXT.index(name) for name in ("Ada", "Bo", "Cy", "Rome"))


def opened(folder: Path, *sides: str) -> Service:
    service = Service(lambda *_: None, lambda: None)
    paths = [brat_files(folder / letter, text, TEXT) for letter, text in zip("abc", sides, strict=False)]
    service.open("spans", (), tuple(zip("abc", [(path,) for path in paths], strict=False)), None, True)
    return service


def starts(service: Service, order: QueueOrder) -> list[int]:
    """Return where the objects begin, in an order."""
    workspace, _ = service.what_is_open
    assert workspace is not None
    found = []
    for document, row in queue_places(workspace, order, ModelOpinions(workspace)):
        nodes, instances = workspace.unit(document).nodes, workspace.sides.instances(document)
        side = next(number for number, arrays in enumerate(nodes.sides) if arrays.instance[row] >= 0)
        found.append(instances[side][nodes.sides[side].instance[row]].extents[0].start)
    return found


def test_what_the_fewest_agree_on_comes_first(tmp_path: Path) -> None:
    service = opened(tmp_path, *SIDES)
    assert starts(service, QueueOrder.READING) == [ADA, BO, CY, ROME]
    # One of three agrees on Cy and on Rome, which all differ in or two lack; two agree on Bo, all on Ada.
    assert sorted(starts(service, QueueOrder.AGREEMENT)[:2]) == [CY, ROME]
    assert starts(service, QueueOrder.AGREEMENT)[2:] == [BO, ADA]


def test_of_two_what_has_the_least_in_common_comes_first(tmp_path: Path) -> None:
    service = opened(tmp_path, *SIDES[:2])
    # Rome is one side's alone, Cy has another label, the rest is the same.
    assert starts(service, QueueOrder.AGREEMENT) == [ROME, CY, ADA, BO]


def test_what_the_model_doubts_most_comes_first(tmp_path: Path) -> None:
    service = opened(tmp_path, *SIDES)
    workspace, _ = service.what_is_open
    assert workspace is not None
    by_row = ModelOpinions(workspace).of(MODEL).by_row
    places = queue_places(workspace, QueueOrder.MODEL, ModelOpinions(workspace))
    doubts = [by_row[place].entropy for place in places]
    assert doubts == sorted(doubts, reverse=True)
    assert len(places) == 4


@pytest.mark.parametrize("order", list(QueueOrder))
def test_the_window_gets_every_object_once(order: QueueOrder, tmp_path: Path) -> None:
    service = opened(tmp_path, *SIDES)
    queue = service.agreement.queue(order)
    assert queue.documents == ("d",)
    assert sorted(queue.rows) == sorted(set(queue.rows))
    assert len(queue.numbers) == len(queue.rows) == 4
