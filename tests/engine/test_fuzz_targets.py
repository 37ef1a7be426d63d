"""The fuzzer's targets without the fuzzer: its seeds, what it once found, and random changes of the seeds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.registry import FORMATS
from fuzz.targets import FINDINGS, SEEDS, TARGETS, findings, seeds


def test_every_reader_is_a_target() -> None:
    assert {chosen.name for chosen in FORMATS if chosen.read is not None} <= TARGETS.keys()


def test_what_is_kept_belongs_to_a_target() -> None:
    kept = [*SEEDS.iterdir(), *(FINDINGS.iterdir() if FINDINGS.exists() else ())]
    assert {folder.name for folder in kept} <= TARGETS.keys()


@pytest.mark.parametrize("target", TARGETS)
def test_seeds_and_findings_keep_the_rule(target: str) -> None:
    inputs = seeds(target)
    assert inputs
    for data in (*inputs, *findings(target)):
        TARGETS[target](data)


@st.composite
def changed(draw: st.DrawFn, target: str) -> bytes:
    """Return a seed with up to eight pieces taken out, doubled, or replaced by a piece of another seed."""
    inputs = seeds(target)
    data = bytearray(draw(st.sampled_from(inputs)))
    for _ in range(draw(st.integers(1, 8))):
        start = draw(st.integers(0, len(data)))
        end = draw(st.integers(start, min(len(data), start + 40)))
        second = draw(st.sampled_from(inputs))
        at = draw(st.integers(0, len(second)))
        pieces = [b"", bytes(data[start:end]) * 2, second[at : at + end - start], draw(st.binary(max_size=4))]
        data[start:end] = draw(st.sampled_from(pieces))
    return bytes(data)


@pytest.mark.parametrize("target", TARGETS)
@given(st.data())
def test_changed_seeds_keep_the_rule(target: str, data: st.DataObject) -> None:
    TARGETS[target](data.draw(changed(target)))
