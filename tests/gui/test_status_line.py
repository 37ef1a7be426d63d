"""The line at the bottom: where a person is, and how far a project is."""

import pytest

from annotally_gui.status_line import Position, Settling, position_text


@pytest.mark.parametrize(
    ("settling", "text"),
    [
        (Settling(0, 65), "Disagreement 8 of 19 · 0 of 65 decided"),
        (
            Settling(12, 65, 9, "11:42", ("93.10", "95.00", "–")),
            "Disagreement 8 of 19 · 12 of 65 decided (9 by rule) · saved 11:42 · "
            "A–B 93.10 · A–Final 95.00 · B–Final –",
        ),
        (Settling(1, 2, saved="11:42", read_only=True), "Disagreement 8 of 19 · 1 of 2 decided · read-only"),
    ],
)
def test_a_project_says_how_far_it_is(settling: Settling, text: str) -> None:
    assert position_text(Position(8, 19, 14, settling=settling)) == text
