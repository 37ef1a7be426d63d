"""Published examples: every measure has one, and the program computes what is printed."""

import pytest

from annotally.annotators.laboratory import ALL_MEASURES
from annotally.scoring.agreement.laboratory.examples import (
    EXAMPLES,
    PrintedFigure,
    PublishedExample,
    example_of,
)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.source[:40])
def test_printed_figures_are_computed(example: PublishedExample) -> None:
    computed = example.compute()
    assert set(computed) == set(example.printed)
    assert {figure: value for figure, value in computed.items() if not figure.agrees(value)} == {}
    assert len({len(row) for row in example.table}) == 1


@pytest.mark.parametrize("measure", [measure.key for measure in ALL_MEASURES])
def test_every_measure_has_an_example(measure: str) -> None:
    assert measure in example_of(measure).measures()


def test_there_is_none_of_an_unknown_measure() -> None:
    with pytest.raises(KeyError):
        example_of("gini")


def test_figures_agree_to_the_printed_digits() -> None:
    assert PrintedFigure("m", "0.34").agrees(0.344)
    assert not PrintedFigure("m", "0.34").agrees(0.346)
    assert PrintedFigure("m", "0.34–0.36").agrees(0.36)
    assert not PrintedFigure("m", "0.34–0.36").agrees(0.37)
    assert not PrintedFigure("m", "0.34").agrees(None)
