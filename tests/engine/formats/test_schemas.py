import json

import pytest

from annotally.formats.schemas import read_schema


@pytest.mark.parametrize("name", ["score", "agreement", "compare-runs"])
def test_a_schema_of_results_is_json(name: str) -> None:
    assert json.loads(read_schema(f"{name}.schema.json"))["title"].endswith("--format json")


def test_a_schema_that_is_not_shipped_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        read_schema("no.rng")
