"""Inputs as they are read: order of progress, what stands on which texts, and where warnings come from."""

from pathlib import Path

import pytest

from annotally.formats.prefetch import TABLES_NAME
from annotally.model.diagnostics import InputRefused
from annotally.tasks.catalogue import find_task
from annotally.workspace.inputs.reading import read_inputs
from annotally.workspace.request import OpenRequest, SideInput, no_progress
from support.coreference_samples import conll
from support.small_inputs import write

KEY = conll([("Ada", "(1)"), ("left", "-")])


def request(*sides: SideInput, texts: tuple[str, ...] = ()) -> OpenRequest:
    return OpenRequest(find_task("coreference"), sides, texts)


def test_sides_are_read_first_then_texts(tmp_path: Path) -> None:
    key, response, text = (
        write(tmp_path, name, content)
        for name, content in (("k.conll", KEY), ("r.conll", KEY), ("d.txt", "x"))
    )
    steps: list[tuple[int, int, str]] = []
    inputs = read_inputs(
        request(SideInput("key", (key,)), SideInput("response", (response,)), texts=(text,)),
        lambda *step: steps.append(step),
    )
    assert steps == [(0, 3, "Reading key"), (1, 3, "Reading response"), (2, 3, "Reading texts")]
    assert [result.annotations.name for result in inputs.sides] == ["key", "response"]
    assert inputs.texts is not None
    assert inputs.texts.annotations.name == "texts"
    assert (inputs.tables, inputs.token_sources, inputs.response_texts) == ([], [], None)


def test_texts_with_tokens_are_token_tables(tmp_path: Path) -> None:
    key, table = write(tmp_path, "k.conll", KEY), write(tmp_path, "t.conll", KEY)
    inputs = read_inputs(request(SideInput("key", (key,)), texts=(table,)), no_progress)
    assert inputs.texts is not None
    assert inputs.texts.annotations.name == TABLES_NAME
    assert inputs.token_sources == [inputs.texts]


def test_the_response_has_texts_of_its_own(tmp_path: Path) -> None:
    key, text = write(tmp_path, "k.conll", KEY), write(tmp_path, "own.txt", "Ada left")
    inputs = read_inputs(
        request(SideInput("key", (key,)), SideInput("mine", (key,), texts=(text,), layer="l")), no_progress
    )
    assert inputs.response_texts is not None
    assert inputs.response_texts.annotations.name == "mine texts"
    assert [document.text for document in inputs.response_texts.documents] == ["Ada left"]
    assert [options.layer for options in inputs.options] == [None, "l"]


def test_a_side_without_annotations_is_refused(tmp_path: Path) -> None:
    text = write(tmp_path, "d.txt", "Ada left")
    with pytest.raises(InputRefused):
        read_inputs(request(SideInput("key", (text,))), no_progress)
