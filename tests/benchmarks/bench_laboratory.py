"""The agreement laboratory at scale: all measures in closed form on 100,000 items, milliseconds.

Labels are right with a chance of four in five, and one in twenty is missing; the time includes counting
of patterns, not the reading of a file.
"""

import random

from report import heading, show, timed, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from annotally.scoring.agreement.data import LabelledDocument  # noqa: E402  # not before the tree is in use
from annotally.scoring.agreement.laboratory.distances import LabelDistance  # noqa: E402  # as above
from annotally.scoring.agreement.laboratory.laboratory import LaboratoryRequest, examine  # noqa: E402  # as above

ITEMS, SEED, MOST = 100_000, 1, 1_000
REQUEST = LaboratoryRequest(distances=(LabelDistance("ordinal"), LabelDistance("ratio")))


def document(annotators: int, labels: int) -> LabelledDocument:
    """Return items with labels of annotators, each a number as text."""
    chance = random.Random(SEED)
    items = []
    for _ in range(ITEMS):
        right = chance.randrange(labels)
        given = [right if chance.random() < 0.8 else chance.randrange(labels) for _ in range(annotators)]
        items.append(tuple(None if chance.random() < 0.05 else str(label) for label in given))
    return LabelledDocument("d", tuple(items))


def main() -> None:
    """Print the table."""
    heading("All closed-form measures on labels of items", f"{ITEMS} items, three distances, seed {SEED}")
    for annotators, labels in ((2, 5), (3, 5), (5, 20)):
        items = document(annotators, labels)
        taken = timed(lambda items=items, annotators=annotators: examine([items], annotators, REQUEST))
        show(f"{annotators} annotators, {labels} labels", taken, MOST)


if __name__ == "__main__":
    main()
