"""What the window's worker answers about comparisons by similarity."""

from pathlib import Path

from annotally.service import Service
from annotally.tasks.names import file_name
from annotally_resources import resource

RELATIONS = Path(str(resource("sample"))) / "relations"
TASK = file_name(str(RELATIONS / "relations.xml"))
SIDES = tuple((name, (str(RELATIONS / name),)) for name in ("key", "response"))


def unheard(*_: object) -> None:
    """Tell nobody."""


def opened() -> Service:
    service = Service(unheard, unheard)
    service.open(TASK, (), SIDES)
    return service


def test_the_confusability_matrix_is_sent_in_counts_and_by_cell() -> None:
    service = opened()
    scored = service.score()
    assert scored.confusion is not None
    assert sum(scored.confusion.counts.values()) == 51
    for labels, count in scored.confusion.counts.items():
        assert sum(len(rows) for _, rows in service.confused(*labels)) == count
    for document in ("ferry", "bell"):
        own = service.document(document).confusion
        assert own is not None
        for labels, count in own.counts.items():
            ((name, rows),) = service.confused(*labels, document)
            assert (name, len(rows)) == (document, count)
    assert service.confused("PERSON", "nothing of this name") == ()


def test_other_comparisons_have_no_such_matrix() -> None:
    service = Service(unheard, unheard)
    place = Path(str(resource("sample"))) / "coreference"
    sides = tuple((name, (str(place / f"{name}.sgm"),)) for name in ("key", "response"))
    opened = service.open("coreference", (), sides)
    assert service.score().confusion is None
    assert service.document(opened.documents[0][0]).confusion is None
    assert service.confused("", "") == ()
