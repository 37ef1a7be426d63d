"""Names of the files of a final key: those of the documents as written, as converted files have them."""

from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.service.adjudication import Adjudication
from annotally.service.rule_adjudication import RuleChoice, adjudicate_by_rules
from annotally.workspace.facade import no_progress
from support.span_projects import opened, span_files

SGML = (
    "<DOC>\n<DOCNO> WSJ 90/000{0} </DOCNO>\n<TEXT>\n"
    '<ENAMEX TYPE="PERSON">Ada</ENAMEX> met <ENAMEX TYPE="PERSON">Bo</ENAMEX>\n</TEXT>\n</DOC>\n'
)
FORMATS = (
    "brat",
    "gate-xml",
    "tei",
    "inline-xml",
    "knowtator",
    "mat-json",
    "mmax2",
    "uima-xmi",
    "web-annotation",
)


def project_of(folder: Path, documents: int) -> Adjudication:
    """Return a project in which one side has been taken for all of some documents."""
    files = {f"{number}.sgm": SGML.format(number) for number in range(1, documents + 1)}
    paths = [span_files(folder / side, files) for side in "ab"]
    project = opened(paths, folder / "p.annotally", "named-entity")
    for document in project.session().workspace.document_ids:
        project.decide(document, [0, 1], "take", [0], "take")
    return project


def names(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("documents", [1, 2])
@pytest.mark.parametrize("name", FORMATS)
def test_files_have_the_names_of_documents_as_converted_files_have(
    tmp_path: Path, name: str, documents: int
) -> None:
    project = project_of(tmp_path, documents)
    place = project.key.place(str(tmp_path / "key"), name, 0)
    written = project.key.export(str(tmp_path / "key"), name, 0)
    assert written == place.paths
    project.close()
    (tmp_path / "converted").mkdir()
    assert main(["convert", "-t", name, str(tmp_path / "a"), str(tmp_path / "converted")]) == 0
    assert names(tmp_path / "key") == names(tmp_path / "converted")
    assert sum(Path(path).name.startswith("WSJ 90_000") for path in written) >= documents


def test_a_file_that_is_named_by_the_user_keeps_its_name(tmp_path: Path) -> None:
    project = project_of(tmp_path, 1)
    assert project.key.export(str(tmp_path / "mine.xml"), "gate-xml", 0) == (str(tmp_path / "mine.xml"),)
    project.close()


def test_files_that_are_written_over_keep_their_names(tmp_path: Path) -> None:
    project = project_of(tmp_path, 2)
    project.key.export(str(tmp_path / "key"), None, 0)
    assert names(tmp_path / "key") == ["1.sgm", "2.sgm"]
    project.close()


def test_obstacles_are_found_by_the_names_of_the_documents(tmp_path: Path) -> None:
    project = project_of(tmp_path, 2)
    session = project.session()
    report = session.scorer.problems.report("key", "knowtator-2", 0, no_progress)
    assert [problem.document for problem in report.problems] == [
        document for document in session.workspace.document_ids for _ in range(2)
    ]
    assert all(problem.row for problem in report.problems)
    project.close()


def test_a_key_by_rules_has_the_names_too(tmp_path: Path) -> None:
    project = project_of(tmp_path, 2)
    workspace = project.session().workspace
    key = adjudicate_by_rules(workspace, "named-entity", [RuleChoice("identical")], format_name="gate-xml")
    assert [source.path for source in key.sources] == ["WSJ 90_0001.xml", "WSJ 90_0002.xml"]
    project.close()
