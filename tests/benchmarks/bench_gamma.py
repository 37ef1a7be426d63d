"""Gamma at scale: the exact best alignment and 30 samples of it, milliseconds.

Units follow each other along the text with gaps; every annotator shifts them, changes one label in five and
leaves one unit in ten out. The precision is so coarse that the first 30 samples are enough.
"""

import random

from report import heading, show, timed, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from annotally.scoring.agreement.data import LabelledSpan, SpannedDocument  # noqa: E402  # not before the tree is in use
from annotally.scoring.agreement.gamma.gamma import GammaRequest, gamma  # noqa: E402  # as above

SEED, MOST = 1, 5_000
REQUEST = GammaRequest(seed=SEED, precision=0.5)


def document(name: str, annotators: int, units: int) -> SpannedDocument:
    """Return a document with so many units and those of each annotator."""
    chance = random.Random(f"{SEED} {name}")
    all_units = [(30 * place + chance.randrange(10), chance.randrange(8, 20)) for place in range(units)]
    spans = []
    for _ in range(annotators):
        own = []
        for start, length in all_units:
            if chance.random() < 0.9:
                moved = start + chance.randrange(3)
                label = "abcd"[start % 4 if chance.random() < 0.8 else chance.randrange(4)]
                own.append(LabelledSpan(moved, moved + length, label))
        spans.append(tuple(own))
    return SpannedDocument(name, 30 * units + 40, tuple(spans))


def main() -> None:
    """Print the table."""
    heading("Gamma, gamma-cat and gamma-k", f"30 samples by the statistical sampler, seed {SEED}")
    for documents, annotators, units in ((1, 2, 1000), (1, 3, 100), (1, 5, 100), (1, 7, 20), (100, 3, 20)):
        corpus = [document(f"{number:03}", annotators, units) for number in range(documents)]
        taken = timed(lambda corpus=corpus: gamma(corpus, REQUEST))
        show(f"{documents} documents, {annotators} annotators, {units} units each", taken, MOST)


if __name__ == "__main__":
    main()
