"""Realigned scores equal those of undamaged texts, in every format that holds texts."""

import random
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from annotally.comparison.result import TallyTable
from annotally.formats.capabilities import LOSS_KINDS
from annotally.formats.io import format_named
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys, choose_task
from annotally.tasks.similarity_profile import SimilarityChoice
from annotally.tasks.text_tolerance import USUAL_TOLERANCE, Realigner, TextTolerance
from annotally.workspace.agreement import AgreementRequest, measure_agreement
from annotally.workspace.conversion import convert
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally.workspace.raw_scores import score_raw
from annotally_resources import resource
from support.damaged_corpora import random_corpus

FORMATS = (
    *("brat", "gate-xml", "mae", "bioc-xml", "pubtator", "mat-json", "webanno-tsv", "uima-xmi", "uima-json"),
    *("doccano", "prodigy", "label-studio"),
)
"""All formats that hold annotations by offsets together with their text."""
TOLERANCES = (
    USUAL_TOLERANCE,
    TextTolerance(0),
    TextTolerance(50, Realigner.WORDS),
    TextTolerance(1, Realigner.SOUND),
)
SEEDS = st.integers(0, 2**32)


def written(folder: str, name: str, target: Path) -> str:
    """Return the folder with the same annotations in another format."""
    result = convert(SideInput("side", (folder,)), name, (), drop=LOSS_KINDS)
    target.mkdir(parents=True)
    for file_name, content in zip(result.names, result.files, strict=True):
        (target / (file_name or f"all{format_named(name).suffixes[0]}")).write_bytes(content)
    return str(target)


def compared(
    *paths: str, task: str = "spans", match: str = "", tolerance: TextTolerance = USUAL_TOLERANCE
) -> Workspace:
    chosen = choose_task(task, None, SimilarityChoice(matching=match)).task if match else find_task(task)
    sides = tuple(SideInput(f"side {number}", (path,)) for number, path in enumerate(paths))
    several = len(paths) > 2
    return open_workspace(
        OpenRequest(as_keys(chosen) if several else chosen, sides, tolerance=tolerance, annotators=several)
    )


def table(workspace: Workspace) -> TallyTable:
    return workspace.comparison().table


@pytest.mark.parametrize("name", FORMATS)
@given(seed=SEEDS)
@example(seed=1)
@settings(max_examples=1, deadline=None)
def test_damaged_texts_score_as_sound_ones_in_every_format(name: str, seed: int) -> None:
    choice = random.Random(seed)
    corpus = random_corpus(choice)
    with TemporaryDirectory() as place:
        folder = Path(place)
        key, response = corpus.save(folder / "sound")
        damaged = corpus.save_damaged(folder / "damaged", choice)
        paths = [key, response, damaged]
        if name != "brat":
            paths = [written(path, name, folder / str(number)) for number, path in enumerate(paths)]
        key, response, damaged = paths
        for task, match in (("spans", ""), ("spans", "semeval"), ("mat", "")):
            expected = table(compared(key, response, task=task, match=match))
            assert table(compared(key, damaged, task=task, match=match)) == expected, (task, match)
        sound, realigned = (
            measure_agreement(compared(key, response, path), AgreementRequest()) for path in (key, damaged)
        )
        same = measure_agreement(compared(key, response, response), AgreementRequest())
        assert [row.value for row in realigned.rows] == [row.value for row in same.rows]
        assert sound.items >= 1


@given(seed=SEEDS, tolerance=st.sampled_from(TOLERANCES))
@settings(max_examples=5, deadline=None)
def test_with_equal_texts_any_tolerance_scores_alike_and_nothing_is_raw(
    seed: int, tolerance: TextTolerance
) -> None:
    with TemporaryDirectory() as place:
        key, response = random_corpus(random.Random(seed)).save(Path(place))
        for task in ("spans", "mat"):
            workspace = compared(key, response, task=task, tolerance=tolerance)
            assert table(workspace) == table(compared(key, response, task=task))
            assert score_raw(workspace, workspace.comparison()) is None
            assert not workspace.sides.moved


@pytest.mark.parametrize(
    "task",
    [
        *("named-entity", "muc6-named-entity", "muc7-named-entity", "ieer-named-entity"),
        *("coreference", "muc6-coreference", "muc7-coreference"),
    ],
)
@given(seed=SEEDS)
@settings(max_examples=2, deadline=None)
def test_damaged_tagged_texts_score_as_sound_ones_under_every_task(task: str, seed: int) -> None:
    """Blanks between words of lower case are doubled or replaced: tags and edges stay as they are."""
    folder = Path(str(resource("sample"))) / ("coreference" if "coreference" in task else "entities")
    key, response = sorted(folder.glob("*.sgm"))
    choice, pieces = random.Random(seed), response.read_text(encoding="utf-8").split(" ")
    text = pieces[0]
    for before, after in pairwise(pieces):
        between_words = before[-1:].islower() and after[:1].islower()
        text += (choice.choice(("  ", "\u2009", "\n", " ")) if between_words else " ") + after
    with TemporaryDirectory() as place:
        damaged = Path(place) / response.name
        damaged.write_text(text, encoding="utf-8")
        workspace = compared(str(key), str(damaged), task=task)
        assert table(workspace) == table(compared(str(key), str(response), task=task))
