"""The figures of the authors' notebook for the alternative annotator test, all 52 of them.

Calderon, Reichart and Dror, ACL 2025; the labels of people and systems are published with the notebook, a
folder for each data set; ``$ANNOTALLY_ALT_TEST`` names the folder that holds these. They are run with the
long tests.
"""

import json
import os
from fractions import Fraction
from pathlib import Path

import pytest

from annotally.scoring.agreement.alternative_annotator import (
    Alignment,
    closeness,
    equal_share,
    judge_system,
)

pytestmark = [pytest.mark.conformance, pytest.mark.soak]

SYSTEMS = ("gemini_flash", "gemini_pro", "gpt-4o", "llama-31", "gpt-4o-mini", "mistral-v03")
FIGURES = {
    ("wax", equal_share, "0.1"): (".38 .69", ".50 .74", ".50 .73", ".00 .57", ".00 .59", ".00 .50"),
    ("lgbteen", equal_share, "0.2"): (".25 .71", ".00 .67", ".75 .77", ".00 .72", ".75 .76", ".25 .75"),
    ("mtbench", equal_share, "0.2"): (".00 .72", ".00 .76", ".00 .77", ".00 .69", ".00 .74", ".00 .68"),
    ("framing", equal_share, "0.15"): ("1.00 .83", "1.00 .91", "1.00 .92", ".50 .80", "1.00 .87", ".25 .80"),
    ("cebab_aspects", equal_share, "0.1"): (
        *(".70 .91", ".90 .94", ".90 .93", ".60 .89", ".50 .90", ".10 .81"),
    ),
    ("summeval", closeness, "0.2"): (".00 .46", ".00 .44", ".00 .48", ".00 .58", ".00 .54", ".00 .62"),
    ("10k_prompts", closeness, "0.15"): (".31 .67", ".08 .63", ".69 .76", ".15 .67", ".92 .80", ".15 .67"),
    ("cebab_stars", closeness, "0.1"): (".60 .82", ".80 .87", ".90 .90", ".60 .85", ".90 .89", ".50 .83"),
    ("lesion", closeness, "0.15"): (".17 .71", "1.00 .81", ".00 .62", "", ".67 .73", ""),
}
"""Winning rate and advantage probability, by data set, alignment and epsilon, for each of `SYSTEMS`."""


@pytest.mark.parametrize(("name", "alignment", "epsilon"), FIGURES)
def test_calderon_reichart_dror_2025(name: str, alignment: Alignment, epsilon: str) -> None:
    folder = os.environ.get("ANNOTALLY_ALT_TEST")
    if not folder:
        pytest.skip("NOT RUN: no labels of Calderon et al. (2025) at $ANNOTALLY_ALT_TEST")
    people, systems = (
        json.loads((Path(folder) / name / f"{kind}_annotations.json").read_text("utf-8"))
        for kind in ("human", "llm")
    )
    keys = list(dict.fromkeys(key for labels in people.values() for key in labels))
    for system, figures in zip(SYSTEMS, FIGURES[name, alignment, epsilon], strict=True):
        if not figures:
            assert system not in systems
            continue
        sides = (systems[system], *people.values())
        items = [[str(labels[key]) if key in labels else None for labels in sides] for key in keys]
        judgement = judge_system(items, 0, range(1, len(sides)), Fraction(epsilon), alignment=alignment)
        rate, advantage = judgement.winning_rate, judgement.advantage
        assert rate is not None
        assert advantage is not None
        winning, expected = figures.split()
        assert (f"{float(rate):.2f}", f"{float(advantage):.2f}") == (
            f"{float(winning):.2f}",
            f"{float(expected):.2f}",
        )
