"""Dawid and Skene's model and MACE beside crowd-kit on random crowds, run with the long tests.

``PEERS_PYTHON`` names a Python that has crowd-kit, which is no dependency of the project or its tests; these
tests are NOT RUN without it. Version 1.4.2 agrees to 1e-9 under two conditions:

- Dawid and Skene: after as many iterations. Ours end when the likelihood hardly grows any more, those of
  crowd-kit by a rule of their own; rates of 0 are 1e-10 there.
- MACE: labels and annotators appear in alphabetical order. Otherwise crowd-kit numbers them by their first
  appearance in one step and by the alphabet in the next, and its competences are off by some hundredths.
"""

import json
import os
import random
import subprocess

import pytest

from annotally.scoring.aggregation import mace
from annotally.scoring.aggregation.judgements import Vote, number_judgements
from annotally.scoring.aggregation.likelihood import estimate_dawid_skene
from annotally.scoring.aggregation.result import LabelEstimate

pytestmark = [pytest.mark.conformance, pytest.mark.soak]

LABELS = "abc"
PEOPLE = 6
ITERATIONS = 400
PEER = """
import json, sys
import pandas
from crowdkit.aggregation import MACE, DawidSkene
for rows, iterations, of_mace in json.load(sys.stdin):
    frame = pandas.DataFrame(rows, columns=["task", "worker", "label"])
    dawid_skene = DawidSkene(n_iter=iterations, tol=-1.0).fit(frame)
    mace = MACE(n_iter=of_mace, n_restarts=1, random_state=0).fit(frame)
    competence = (mace.spamming_[:, 1] / mace.spamming_.sum(axis=1)).tolist()
    shares = [model.probas_.to_dict("index") for model in (dawid_skene, mace)]
    print(json.dumps([*shares, competence]))
"""


def crowd(seed: int) -> list[list[Vote]]:
    """Return the votes of people who know 30 to 95 % of the labels of 60 items and skip every fifth item."""
    draws = random.Random(seed)
    skills = [draws.uniform(0.3, 0.95) for _ in range(PEOPLE)]
    items = []
    for _ in range(60):
        true = draws.choice(LABELS)
        items.append(
            [
                (person, true if draws.random() < skill else draws.choice(LABELS))
                for person, skill in enumerate(skills)
                if draws.random() < 0.8
            ]
        )
    return items


def run_peer(cases: list[tuple[list[list[Vote]], int]]) -> list[list[object]]:
    """Return what crowd-kit says of crowds, each with its number of iterations."""
    python = os.environ.get("PEERS_PYTHON")
    if python is None:
        pytest.skip("NOT RUN: no Python with crowd-kit at $PEERS_PYTHON")
    rows = [
        sorted(
            ((str(item), person, label) for item, votes in enumerate(items) for person, label in votes),
            key=lambda row: row[1:],
        )
        for items, _ in cases
    ]
    iterations = [count for _, count in cases]
    given = json.dumps(list(zip(rows, iterations, [ITERATIONS] * len(cases), strict=True)))
    run = subprocess.run([python, "-c", PEER], input=given, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()]


def test_dawid_skene_and_mace_are_those_of_crowd_kit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mace, "ITERATIONS", ITERATIONS)
    crowds = [crowd(seed) for seed in range(4)]
    numbered = [number_judgements(items, PEOPLE) for items in crowds]
    by_likelihood = [estimate_dawid_skene(judgements) for judgements in numbered]
    by_mace = [mace.estimate_mace(judgements) for judgements in numbered]
    counts = [estimate.iterations for estimate in by_likelihood]
    printed = run_peer(list(zip(crowds, counts, strict=True)))
    for dawid_skene, competent, (shares, mace_shares, competence) in zip(
        by_likelihood, by_mace, printed, strict=True
    ):
        assert farthest(dawid_skene, shares) < 1e-9
        assert farthest(competent, mace_shares) < 1e-9
        assert competent.reliability == pytest.approx(competence, abs=1e-9)


def farthest(estimate: LabelEstimate, shares: object) -> float:
    """Return the greatest difference of a probability of a label."""
    assert isinstance(shares, dict)
    return max(
        abs(shares[str(item)][label] - share)
        for item, distribution in enumerate(estimate.distributions)
        for label, share in zip(estimate.labels, distribution or (), strict=False)
    )
