"""Aggregation of the crowds of Snow et al. (2008): right items by each model, as known from public programs.

The tables (``rte.csv``, ``rte.key`` and so on: a row for each item, a column for each annotator) are public
with MACE; ``$ANNOTALLY_CROWDS`` names the folder that holds them. They are run with the long tests.
"""

import csv
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from annotally.scoring.aggregation.judgements import Judgements, number_judgements
from annotally.scoring.aggregation.likelihood import estimate_dawid_skene, vote_majority
from annotally.scoring.aggregation.mace import estimate_mace
from annotally.scoring.aggregation.result import LabelEstimate

pytestmark = [pytest.mark.conformance, pytest.mark.soak]

MODELS: dict[str, Callable[[Judgements], LabelEstimate]] = {
    "majority": vote_majority,
    "dawid-skene": estimate_dawid_skene,
    "one-coin": lambda judgements: estimate_dawid_skene(judgements, one_coin=True),
    "mace": estimate_mace,
}


@pytest.mark.parametrize(
    ("name", "model", "right"),
    [
        ("rte", "majority", 735),
        ("rte", "dawid-skene", 742),
        ("rte", "one-coin", 740),
        ("rte", "mace", 741),
        ("temporal", "majority", 434),
        ("temporal", "dawid-skene", 435),
        ("temporal", "one-coin", 434),
        ("temporal", "mace", 435),
        *(("wsd", model, 176) for model in MODELS),
    ],
)
def test_as_many_items_are_right_as_by_public_programs(name: str, model: str, right: int) -> None:
    folder = os.environ.get("ANNOTALLY_CROWDS")
    if folder is None:
        pytest.skip("NOT RUN: no tables of Snow et al. (2008) at $ANNOTALLY_CROWDS")
    with (Path(folder) / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.reader(file) if row]
    key = (Path(folder) / f"{name}.key").read_text(encoding="utf-8").split("\n")
    votes = [[(number, label) for number, label in enumerate(row) if label] for row in rows]
    result = MODELS[model](number_judgements(votes, max(map(len, rows))))
    # The public count of majority vote gives a tie to the first label.
    best = [result.labels[shares.index(max(shares))] for shares in result.distributions if shares]
    assert sum(a == b for a, b in zip(best, key, strict=False)) == right
