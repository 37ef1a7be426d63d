"""Normalisations of brat: what they refer to has a name, and goes along into another file."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from annotally.formats.base import ReadOptions
from annotally.formats.brat.reader import read as read_brat
from annotally.formats.brat.writer import write as write_brat
from annotally.formats.span_writing import value_slot
from annotally.model.instances import Reading
from annotally.model.text import Source
from support.span_projects import TEXT, brat_files, opened, take

PERSON = "T1\tPER 0 3\tAda\n"


def brat_lines(ann: str) -> list[str]:
    return sorted(line.partition("\t")[2] for line in ann.splitlines())


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("", "N1\tReference T1 Wiki:1\tAda L.\n"),
        ("N1\tReference T1 Wiki:7\tAnother\n", "N4\tReference T1 Wiki:1\tAda L.\n"),
        ("N1\tReference T1 Wiki:1\tAnother name\n", "N1\tReference T1 Wiki:1\tAda L.\n"),
        ("A1\tReference T1 Wiki:1\n", "N1\tReference T1 Wiki:1\tAda L.\n"),
        ("N1\tReference T1 Wiki:1\tAda L.\n", "A1\tReference T1 Wiki:1\n"),
        ("", "N1\tReference T1 Wiki:1\tAda L.\nN2\tReference T1 Geo:2\tAda II\nA1\tReference T1 plain\n"),
    ],
)
def test_normalisations_of_the_other_side_stay_normalisations_with_their_names(
    tmp_path: Path, first: str, second: str
) -> None:
    paths = [brat_files(tmp_path / side, PERSON + own) for side, own in (("a", first), ("b", second))]
    project = opened(paths, tmp_path / "p.annotally")
    take(project, 1)
    project.key.export(str(tmp_path / "out"), None, 0)
    project.close()
    assert brat_lines((tmp_path / "out" / "d.ann").read_text()) == brat_lines(PERSON + second)


def test_a_normalisation_written_by_hand_keeps_the_name_where_it_refers_to_the_same() -> None:
    sources = (Source("d.ann", PERSON + "N1\tReference T1 Wiki:1\tAda L.\n"), Source("d.txt", TEXT))
    annotations = read_brat(sources, ReadOptions()).annotations
    person = annotations.documents["d"].instances[0]

    def said(*values: str) -> list[str]:
        slots = (person.slots[0], value_slot("Reference", *map(Reading, values)))
        own = replace(annotations.documents["d"], instances=(replace(person, slots=slots),))
        written = write_brat(replace(annotations, documents={"d": own}), {}, ReadOptions())[0]
        return brat_lines(written)[1:]

    assert said("Wiki:1", "Wiki:2") == ["Reference T1 Wiki:1\tAda L.", "Reference T1 Wiki:2\t"]
    assert said("no reference") == ["Reference T1 no reference"]
