"""Coreference at scale: documents of 200 mentions a side, all metrics; CPU seconds of reading and of scoring.

The response keeps most of each class, breaks and joins some, leaves mentions out and adds others, so that
classes of both sides hang together in groups of many sizes, as those of real systems do.
"""

import random
import sys
import tempfile
import time
from pathlib import Path

from report import heading, show, use_this_tree

use_this_tree()

DOCUMENTS, MENTIONS, SEED = 1_000, 200, 7
TOKENS = 3 * MENTIONS
MOST = 10.0
"""CPU seconds that scoring may take."""


def chains(chance: random.Random) -> list[int]:
    """Return the chain of each mention: a few long ones, many short ones."""
    result: list[int] = []
    chain = 0
    while len(result) < MENTIONS:
        length = min(MENTIONS - len(result), 2 + int(chance.paretovariate(1.2)))
        result += [chain] * length
        chain += 1
    chance.shuffle(result)
    return result


def answered(key: list[int], chance: random.Random) -> list[int | None]:
    """Return a system's chains: one mention in five elsewhere, one in ten not found."""
    numbers: list[int | None] = []
    for chain in key:
        luck = chance.random()
        numbers.append(None if luck < 0.1 else chance.choice(key) if luck < 0.3 else chain)
    return numbers


def page(number: int, chain_of: list[int | None], spurious: dict[int, int]) -> str:
    lines = [f"#begin document (bench/{number}); part 000"]
    for token in range(TOKENS):
        chain = chain_of[token // 3] if token % 3 == 0 else spurious.get(token)
        cell = "-" if chain is None else f"({chain})"
        lines.append(f"bench/{number}\t0\t{token % 20}\tw{token}\t{cell}")
        if token % 20 == 19:
            lines.append("")
    return "\n".join((*lines, "#end document", ""))


def corpus(documents: int) -> tuple[str, str]:
    chance = random.Random(SEED)
    key, response = [], []
    for number in range(documents):
        gold = chains(chance)
        extra = {3 * n + 1: chance.choice(gold) for n in range(MENTIONS) if chance.random() < 0.1}
        key.append(page(number, list(gold), {}))
        response.append(page(number, answered(gold, chance), extra))
    return "".join(key), "".join(response)


def main() -> None:
    """Print the table."""
    from annotally.tasks.catalogue import find_task
    from annotally.workspace.facade import OpenRequest, SideInput, open_workspace

    documents = int(sys.argv[1]) if len(sys.argv) > 1 else DOCUMENTS
    heading("Coreference", f"{documents} documents, {MENTIONS} mentions a side, seed {SEED}")
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder, name) for name in ("key.conll", "response.conll")]
        for path, text in zip(paths, corpus(documents), strict=True):
            path.write_text(text)
        sides = (SideInput("key", (str(paths[0]),)), SideInput("response", (str(paths[1]),)))
        begun = time.process_time()
        workspace = open_workspace(OpenRequest(find_task("conll-coreference"), sides))
        read = time.process_time()
        workspace.comparison()
        scored = time.process_time()
    show("reading", [read - begun], unit="s CPU")
    show("scoring, all metrics", [scored - read], MOST * documents / DOCUMENTS, unit="s CPU")


if __name__ == "__main__":
    main()
