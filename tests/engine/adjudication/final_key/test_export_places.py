"""Places of a final key: a file or a folder, as the format wants, in requests and as a command."""

from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.model.diagnostics import InputRefused
from annotally.service.adjudication import Adjudication
from support.span_projects import brat_files, opened, span_files, take

ANN = "T1\tPER 0 3\tAda\n"
GATE = (
    '<GateDocument version="3">\n<TextWithNodes><Node id="0"/>Ada<Node id="3"/></TextWithNodes>\n'
    '<AnnotationSet>\n<Annotation Id="1" Type="PER" StartNode="0" EndNode="3">\n</Annotation>\n'
    "</AnnotationSet>\n</GateDocument>\n"
)
MAT = (
    '{"version": 2, "signal": "Ada met Bo", "metadata": {}, '
    '"asets": [{"type": "PER", "attrs": [], "annots": [[0, 3]]}]}'
)
WEBANNO = "#FORMAT=WebAnno TSV 3.3\n#T_SP=layer.PER|value\n\n\n#Text=Ada\n1-1\t0-3\tAda\tPER\t\n"
FILES = {
    "brat": {"d.ann": ANN, "d.txt": "Ada"},
    "gate-xml": {"d.xml": GATE},
    "mat-json": {"d.json": MAT},
    "webanno-tsv": {"d.tsv": WEBANNO},
}


@pytest.fixture(params=FILES)
def project(request: pytest.FixtureRequest, tmp_path: Path) -> Adjudication:
    files = FILES[request.param]
    paths = [span_files(tmp_path / side, files) for side in "ab"]
    session = opened(paths, tmp_path / "p.annotally")
    take(session, 0)
    return session


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_format_of_one_document_a_file_is_proposed_a_folder_and_written_there(
    project: Adjudication, tmp_path: Path
) -> None:
    chosen = project.key.formats()[0]
    assert chosen.folders == (True, True)
    target = tmp_path / "deep" / "final"
    target.parent.mkdir()
    assert project.key.place(str(target), chosen.name, 0).standing == ()
    written = project.key.export(str(target), chosen.name, 0)
    assert sorted(Path(item).name for item in written) == names(target) == names(tmp_path / "a")
    assert project.key.place(str(target), chosen.name, 0).standing == written
    project.close()


@pytest.mark.parametrize("there", [True, False])
def test_a_file_in_the_place_of_a_folder_stays_and_a_folder_is_proposed(
    project: Adjudication, tmp_path: Path, capsys: pytest.CaptureFixture[str], there: bool
) -> None:
    chosen = project.key.formats()[0]
    target = tmp_path / f"final{chosen.suffix}"
    if there:
        target.write_text("mine")
    place = project.key.place(str(target), chosen.name, 0)
    if chosen.name != "brat":  # a key of one file may have any name
        assert (place.folder, place.proposed, place.paths) == (False, "", (str(target),))
        assert place.standing == ((str(target),) if there else ())
        project.close()
        assert main(["export", str(tmp_path / "p.annotally"), str(target)]) == 0
        assert [target.read_bytes()] == [path.read_bytes() for path in (tmp_path / "a").iterdir()]
        return
    assert (place.folder, place.proposed) == (True, str(tmp_path / "final"))
    with pytest.raises(InputRefused, match=r"is not a folder, and the final key .*for example .*final"):
        project.key.export(str(target), chosen.name, 0)
    project.close()
    assert main(["export", str(tmp_path / "p.annotally"), str(target)]) == 1
    assert f"choose a folder, for example {tmp_path / 'final'}" in capsys.readouterr().err
    assert not (tmp_path / "final").exists()
    assert (target.read_text() == "mine") if there else not target.exists()
    assert main(["export", str(tmp_path / "p.annotally"), place.proposed]) == 0
    assert names(tmp_path / "final") == names(tmp_path / "a")


def test_what_is_proposed_is_no_file(project: Adjudication, tmp_path: Path) -> None:
    name = project.key.formats()[0].name
    for taken in ("final", "final-final", "final-final-2"):
        (tmp_path / taken).write_text("mine")
    assert project.key.place(str(tmp_path / "final"), name, 0).proposed == str(tmp_path / "final-final-3")
    project.close()


@pytest.mark.parametrize("missing", [True, False])
def test_a_folder_that_cannot_be_made_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], missing: bool
) -> None:
    project = opened([brat_files(tmp_path / side, ANN) for side in "ab"], tmp_path / "p.annotally")
    take(project, 0)
    project.close()
    target = tmp_path / ("nowhere" if missing else "p.annotally") / "final"
    assert main(["export", str(tmp_path / "p.annotally"), str(target)]) == 1
    assert "cannot be made a directory" in capsys.readouterr().err


def test_several_files_of_another_format_take_a_folder(tmp_path: Path) -> None:
    sgml = '<DOC>\n<DOCNO>{0}</DOCNO>\n<TEXT>\n<ENAMEX TYPE="PERSON">Ada</ENAMEX>\n</TEXT>\n</DOC>\n'
    files = {f"{number}.sgm": sgml.format(number) for number in (1, 2)}
    paths = [span_files(tmp_path / side, files) for side in "ab"]
    project = opened(paths, tmp_path / "p.annotally", "named-entity")
    session = project.session()
    for document in session.workspace.document_ids:
        project.decide(document, [0], "take", [0], "take")
    (tmp_path / "final").write_text("mine")
    assert project.key.formats()[0].folders == (True, True)
    place = project.key.place(str(tmp_path / "final"), None, 0)
    assert place.proposed == str(tmp_path / "final-final")
    with pytest.raises(InputRefused, match="2 files"):
        project.key.export(str(tmp_path / "final"), None, 0)
    assert len(project.key.export(place.proposed, None, 0)) == 2
    project.close()
