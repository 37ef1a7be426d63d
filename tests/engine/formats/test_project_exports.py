import io
import zipfile
from pathlib import Path

import pytest

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import file_names, format_named, layers_of, read, write
from annotally.formats.project_exports import exported_file
from annotally.model.diagnostics import InputRefused
from support.cas_samples import sample_json, sample_xmi

XMI, TYPES = sample_xmi()
USERS = ("anna", "bert")


def _nested(name: str) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr(f"{name}.xmi", XMI)
        archive.writestr("TypeSystem.xml", TYPES)
    return target.getvalue()


def _members() -> dict[str, bytes]:
    """Return the files of an export of two documents: one annotated by both, the other by anna alone."""
    members = {"exportedproject.json": b"{}", "source/tale.txt": b"Tam", "log/project.log": b"x"}
    for document, users in (("tale.txt", USERS), ("song.txt", USERS[:1])):
        for user in (*users, "INITIAL_CAS"):
            members[f"annotation/{document}/{user}.zip"] = _nested(user)
    members["curation/tale.txt/CURATION_USER.json"] = sample_json().encode()
    return members


@pytest.fixture(params=["archive", "folder"])
def export(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    if request.param == "archive":
        with zipfile.ZipFile(tmp_path / "export.zip", "w") as archive:
            for name, content in _members().items():
                archive.writestr(name, content)
        return tmp_path / "export.zip"
    for name, content in _members().items():
        (tmp_path / "export" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "export" / name).write_bytes(content)
    return tmp_path / "export"


def _read(export: Path, layer: str | None) -> ReadResult:
    return read([export], ReadOptions(layer=layer))


def test_the_layer_chooses_an_annotator(export: Path) -> None:
    anna = _read(export, "anna").annotations
    assert anna.format == "uima-xmi"
    assert list(anna.documents) == ["song.txt", "tale.txt"]
    assert list(_read(export, "Bert").annotations.documents) == ["tale.txt"]
    curated = _read(export, "CURATION_USER").annotations
    assert (curated.format, list(curated.documents)) == ("uima-json", ["tale.txt"])
    assert len(curated.documents["tale.txt"].instances) == len(anna.documents["tale.txt"].instances) == 10


def test_without_a_layer_the_annotators_are_listed(export: Path) -> None:
    with pytest.raises(InputRefused) as problem:
        _read(export, None)
    assert str(problem.value) == (
        f"{export}: the annotations of 3 annotators; expected one of anna, CURATION_USER, bert; "
        "choose one of these as layer"
    )
    with pytest.raises(InputRefused, match="no annotator 'carl'"):
        _read(export, "carl")


def test_the_window_is_offered_the_annotators(export: Path) -> None:
    assert layers_of(export, format_named("uima-xmi")) == ("anna", "CURATION_USER", "bert")


def test_an_export_of_one_annotator_needs_no_layer(tmp_path: Path) -> None:
    folder = tmp_path / "curation" / "tale.txt"
    folder.mkdir(parents=True)
    (folder / "CURATION_USER.json").write_text(sample_json(), encoding="utf-8")
    assert list(read([tmp_path], ReadOptions()).annotations.documents) == ["tale.txt"]


def test_what_is_read_of_an_annotator_is_written_back(export: Path) -> None:
    result = _read(export, "anna")
    documents = {document.id: document for document in result.documents}
    contents = write(result.annotations, documents, ReadOptions(layer="anna"), "uima-xmi")
    names = file_names(result.annotations, "uima-xmi", len(contents))
    assert names == ("song.txt.xmi", "tale.txt.xmi", "TypeSystem.xml")
    assert contents == (XMI.encode(), XMI.encode(), TYPES.encode())


@pytest.mark.parametrize(
    ("path", "annotator"),
    [
        ("x/annotation/tale.txt/anna.xmi", "anna"),
        ("x.zip/annotation/tale.txt/anna.zip/anna.xmi", "anna"),
        # Older versions of the tools name a file by a temporary one.
        ("x/annotation/tale.tsv/anna4343257511917352145.tsv", "anna"),
        ("x/annotation/tale.tsv/user2.tsv", "user2"),
        ("x/curation/tale.txt/CURATION_USER.zip/CURATION_USER.xmi", "CURATION_USER"),
        ("x/annotation/tale.txt/INITIAL_CAS.xmi", None),
        ("x/annotation/tale.txt/anna.zip/TypeSystem.xml", None),
        ("x/annotation/anna.xmi", None),
        ("x/annotation/tale.txt/deep/anna.xmi", None),
        ("x/other/tale.txt/anna.xmi", None),
    ],
)
def test_the_path_of_a_file_tells_its_annotator(path: str, annotator: str | None) -> None:
    file = exported_file(path)
    assert (file.annotator if file else None) == annotator
