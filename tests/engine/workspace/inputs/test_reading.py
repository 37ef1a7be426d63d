"""Inputs as they are read: order of progress, what stands on which texts, and where warnings come from."""

from dataclasses import replace
from pathlib import Path

import pytest

from annotally.formats.base import ReadResult
from annotally.formats.io import FormatElsewhere, read
from annotally.formats.prefetch import TABLES_NAME
from annotally.model.diagnostics import InputRefused
from annotally.tasks.catalogue import find_task
from annotally.workspace import fork as apart
from annotally.workspace.inputs import reading
from annotally.workspace.inputs.reading import read_inputs
from annotally.workspace.inputs.shared_readings import ReadArguments
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


def test_a_large_second_side_is_read_in_a_copy_of_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the copy sends back is what is read in this process; here the response is not read at all."""
    key, response = (write(tmp_path, name, KEY) for name in ("k.conll", "r.conll"))
    opening = request(SideInput("key", (key,)), SideInput("response", (response,)))
    plain = read_inputs(opening, no_progress)
    read_here: list[str] = []

    def note_and_read(arguments: ReadArguments, elsewhere: FormatElsewhere) -> ReadResult:
        read_here.append(arguments.name)
        return read(*arguments, elsewhere)

    monkeypatch.setattr(reading, "WORTH_COPY", 1)
    monkeypatch.setattr(reading, "_read_side", note_and_read)
    monkeypatch.setattr(reading, "_fork", lambda: apart.forked)
    ahead = read_inputs(opening, no_progress)
    assert read_here == []  # the list of the copy is not this one
    assert ahead.sides == plain.sides
    assert read_inputs(replace(opening, jobs=1), no_progress).sides == plain.sides
    assert read_here == ["response"]


def test_what_fails_in_the_copy_is_refused_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, response = write(tmp_path, "k.conll", KEY), write(tmp_path, "r.conll", "no columns\n")
    monkeypatch.setattr(reading, "WORTH_COPY", 1)
    monkeypatch.setattr(reading, "_fork", lambda: apart.forked)
    opening = request(SideInput("key", (key,)), SideInput("response", (response,)))
    with pytest.raises(InputRefused) as refused:
        read_inputs(opening, no_progress)
    assert {diagnostic.file for diagnostic in refused.value.diagnostics} == {response}


def test_files_that_cannot_be_looked_at_are_read_here(tmp_path: Path) -> None:
    gone = str(tmp_path / "gone.conll")
    opening = request(*(SideInput(name, (gone,)) for name in ("key", "response")))
    with pytest.raises(InputRefused):
        read_inputs(opening, no_progress)
