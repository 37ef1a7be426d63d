"""More alternatives, slots or fills in one object than two bytes can number: 32,768 and some."""

import csv
import io
from pathlib import Path

import pytest

from annotally.cli.main import main

MANY = 33_000
HEAD = "<TEMPLATE-1-1> :=\n    CONTENT: <ORGANIZATION-1-1>\n<ORGANIZATION-1-1> :=\n"


def sgml(attributes: str) -> str:
    return f"<DOC><DOCNO>1</DOCNO><TXT><ENAMEX {attributes}>Ada</ENAMEX> x</TXT></DOC>"


def numbered(previous_text: str, item: str, behind: str = "") -> str:
    return previous_text + "".join(item.format(number) for number in range(MANY)) + behind


FILES: dict[str, tuple[str, str, str]] = {
    "alternatives of an attribute": (
        "muc7-named-entity",
        sgml(numbered('TYPE="ORG', "|A{}", '"')),
        sgml('TYPE="A32999"'),
    ),
    "alternative texts": (
        "muc7-named-entity",
        sgml(numbered('TYPE="ORG" ALT="b', "|b{}", '"')),
        sgml('TYPE="ORG"'),
    ),
    "attributes": ("muc7-named-entity", sgml(numbered('TYPE="ORG"', ' a{}="1"')), sgml('TYPE="ORG"')),
    "alternatives of a fill": (
        "muc6-template-element",
        numbered(f'{HEAD}    ORG_NAME: "x"\n', '        / "n{}"\n'),
        f'{HEAD}    ORG_NAME: "n32999"\n',
    ),
    "fills": (
        "muc6-template-element",
        numbered(f'{HEAD}    ORG_NAME: "x"\n', '              "n{}"\n'),
        numbered(f'{HEAD}    ORG_NAME: "x"\n', '              "n{}"\n'),
    ),
    "slots": ("muc6-template-element", numbered(HEAD, "    S{}: x\n"), numbered(HEAD, "    S{}: x\n")),
}


@pytest.mark.parametrize("name", FILES)
def test_more_than_two_bytes_can_number(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    task, key, response = FILES[name]
    (tmp_path / "key").write_text(key, encoding="utf-8")
    (tmp_path / "response").write_text(response, encoding="utf-8")
    paths = ("--key", str(tmp_path / "key"), "--response", str(tmp_path / "response"))
    assert main(["score", "--task", task, "--format", "csv", *paths]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    total = next(row for row in rows if row["section"] == "all slots")
    assert int(total["COR"]) >= 1 or name == "slots"  # which are of no task: nothing is compared
    assert int(total["INC"]) == int(total["SPU"]) == 0
