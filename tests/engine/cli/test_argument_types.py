"""Words of the command line: the number of processes."""

from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.workspace import facade
from support.small_inputs import BODY, sgml, write


@pytest.fixture
def score(tmp_path: Path) -> list[str]:
    key = write(tmp_path, "key.sgm", [sgml("1"), sgml("2")])
    response = write(tmp_path, "response.sgm", [sgml("1", BODY.replace("LOCATION", "PERSON")), sgml("2")])
    return ["score", "--task", "named-entity", "--key", key, "--response", response]


def test_the_result_is_the_same_by_any_number_of_processes(
    score: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(facade, "WORTH_A_COPY", 1)
    results = set()
    for jobs in ("1", "2", "64"):
        for form in ("text", "csv"):
            assert main([*score, "--format", form, "--jobs", jobs]) == 0
            results.add(capsys.readouterr().out)
    assert len(results) == 2, "one text and one table"


@pytest.mark.parametrize("jobs", ["0", "-1", "two", "1.5", "", "²"])
def test_a_number_of_processes_is_a_whole_number_from_1(
    score: list[str], capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    assert main([*score, f"--jobs={jobs}"]) == 2
    message = f"argument --jobs: {jobs!r} is not a number of processes; write 1 or more"
    assert message in capsys.readouterr().err
