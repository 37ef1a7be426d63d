"""Digests stand for contents: equal ones have equal digests, and are told apart by their rank (C7)."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.annotation_sets import pointer_name, stable_ids
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.model.text import digest
from annotally.reports.tables.content_digests import ContentDigests
from annotally.tasks.catalogue import find_task
from support.event_samples import GOLD, mentions
from support.event_samples import opened as opened_events
from support.run_samples import METHODS, opened

TEXTS = st.sampled_from(["", "Ada", "\x1f", '"\\é\n', "x" * 300])
NAMES = st.sampled_from(["TYPE", "type", "Text", "REF", "é"])
READINGS = st.builds(
    Reading, TEXTS, target=st.sampled_from([None, None, pointer_name("1", Instance("A", "0", ())), "A-1-9"])
)
VALUES = st.one_of(
    READINGS,
    st.just(()),
    st.builds(
        lambda *readings: tuple(Alternative((simple_fill(reading),)) for reading in readings),
        READINGS,
        READINGS,
    ),
)
EXTENTS = st.lists(st.builds(Extent, st.integers(0, 9), st.integers(10, 19)), max_size=2).map(tuple)
INSTANCES = st.lists(
    st.builds(
        Instance,
        st.sampled_from(["A", "Bé", "a"]),
        st.sampled_from(["0", "1"]),
        st.lists(st.builds(Slot, NAMES, VALUES), max_size=4).map(tuple),
        EXTENTS,
    ),
    max_size=6,
)


def expected_digests(document: str, instances: Sequence[Instance]) -> list[str]:
    ids = map(msgspec.structs.astuple, stable_ids(document, instances))
    return [digest(msgspec.json.encode(stable_id)) for stable_id in ids]


@pytest.mark.parametrize("method", sorted(METHODS))
def test_c7_a_digest_is_that_of_the_stable_id(method: str, tmp_path: Path) -> None:
    workspace = METHODS[method](tmp_path)
    digests, count = ContentDigests(), 0
    for document in workspace.document_ids:
        stored = workspace.sides.stored_instances(document)
        for side, instances in zip(stored, workspace.sides.instances(document), strict=True):
            twice = [*instances, *instances]
            assert digests.of(document, twice) == expected_digests(document, twice)
            assert digests.of(document, side) == expected_digests(document, instances)
            count += len(instances)
    assert count > 0


@given(INSTANCES, INSTANCES)
def test_slots_that_repeat_have_the_digests_of_new_ones(
    first: list[Instance], second: list[Instance]
) -> None:
    digests = ContentDigests()
    for instances in (first, second, first):
        assert digests.of("1", instances) == expected_digests("1", instances)


def test_mentions_in_columns_have_the_digests_of_their_instances(tmp_path: Path) -> None:
    alike = mentions("t14", "t14", "t17,t19", kind="")
    workspace = opened_events(tmp_path, {"é": alike}, {"é": GOLD})
    for side in workspace.sides.stored_instances("é"):
        actual = ContentDigests().of("é", side)
        assert actual == expected_digests("é", tuple(side))
        assert len(set(actual)) == len(side)


def test_mentions_that_point_have_the_digests_of_their_instances(tmp_path: Path) -> None:
    cells = ["(0)", "(1", "1)", "-", "(0)", "(0)|(1)", "-"]
    rows = "".join(f"d 0 {n} w{n % 2} - {cell}\n" for n, cell in enumerate(cells))
    path = tmp_path / "key.conll"
    path.write_text(f"#begin document (d); part 000\n{rows}\n#end document\n", encoding="utf-8")
    workspace = opened(find_task("conll-coreference"), path, path)
    (document,) = workspace.document_ids
    for side in workspace.sides.stored_instances(document):
        assert len(side) == 4
        assert ContentDigests().of(document, side) == expected_digests(document, tuple(side))
