"""Digests stand for contents: equal ones have equal digests, and are told apart by their rank (C7)."""

from pathlib import Path

import msgspec
import pytest

from annotally.model.annotation_sets import stable_ids
from annotally.model.text import digest
from annotally.reports.tables.comparability import content_digests
from support.run_samples import METHODS


@pytest.mark.parametrize("method", sorted(METHODS))
def test_c7_a_digest_is_that_of_the_stable_id(method: str, tmp_path: Path) -> None:
    workspace = METHODS[method](tmp_path)
    compared = 0
    for document in workspace.document_ids:
        for instances in workspace.sides.instances(document):
            twice = [*instances, *instances]
            tuples = map(msgspec.structs.astuple, stable_ids(document, twice))
            assert content_digests(document, twice) == [digest(msgspec.json.encode(each)) for each in tuples]
            compared += len(instances)
    assert compared > 0
