"""Opening the sample and walking its disagreements with the keyboard."""

import re

from annotally.scoring.tally import Status
from driver import Driver


def walk(sample: Driver, key: str, steps: int) -> list[tuple[str, int]]:
    """Press a key so many times; return where each press led."""
    places = []
    for _ in range(steps):
        before = sample.selected
        sample.keys(key)
        sample.until(lambda before=before: sample.selected not in (before, None))  # type: ignore[misc]
        assert sample.selected is not None
        places.append(sample.selected)
    return places


def test_opening_the_sample_shows_documents_scores_and_marks(sample: Driver) -> None:
    model = sample.corpus.model
    assert model.rowCount() == 14
    assert all(model.index(row, 4).data() for row in range(14))
    assert sample.document == model.document(0)
    assert len(sample.reading.text.marks) > 0
    assert sample.scores.model.rowCount() > 3
    assert sample.window.windowTitle().startswith("Sample")
    assert re.fullmatch(r"44 disagreements · 14 documents · F \d+\.\d\d", sample.status_text())


def test_f8_walks_every_disagreement_in_reading_order_and_shift_f8_walks_back(sample: Driver) -> None:
    stops = [sample.forest.place(row) for row in sample.forest.stops()]
    places, seen, states = [], [], set()
    for _ in stops:
        places += walk(sample, "F8", 1)
        seen.append(sample.status_text().split(" · ")[0])
        states.add(sample.state())
    assert places == stops
    assert seen == [f"Disagreement {number} of 44" for number in range(1, 45)]
    assert states == {status.name for status in Status if status.disagreement}
    assert walk(sample, "F8", 1) == stops[:1]  # behind the last one comes the first
    assert walk(sample, "shift+F8", len(stops)) == [*reversed(stops)]
