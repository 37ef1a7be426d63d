"""Names of documents in new files: as written, fit for files, unique; unchanged where files stay."""

from annotally.formats.named import format_named
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.text import Document, Source
from annotally.workspace.new_names import NewNames, names_in_new_files

GATE, BIOC, TEMPLATES = map(format_named, ("gate-xml", "bioc-xml", "muc-templates"))


def annotations(*names: str, of: str = "muc-sgml") -> AnnotationSet:
    documents = {name: DocumentAnnotations(name, ()) for name in names}
    return AnnotationSet("key", of, documents, (Source("a.sgm", ""),))


def texts(**labels: str) -> dict[str, Document]:
    return {name: Document(name, label, "text") for name, label in labels.items()}


def test_files_are_called_as_documents_are_written() -> None:
    names = names_in_new_files(annotations("d1", "d2"), texts(d1="D  1/a", d2="d2"), GATE)
    assert names == NewNames({"d1": "D 1_a"}, {"D 1/a": "D 1_a", "d2": "d2"})


def test_documents_of_one_file_have_their_names_as_written() -> None:
    assert names_in_new_files(annotations("d1"), texts(d1="D 1/a"), BIOC) == NewNames({"d1": "D 1/a"}, {})


def test_documents_that_are_called_alike_keep_their_names() -> None:
    names = names_in_new_files(annotations("d1", "d2"), texts(d1="D", d2="D"), GATE)
    assert names.changes == {}


def test_documents_without_text_keep_their_names() -> None:
    assert names_in_new_files(annotations("a/b"), {}, GATE).changes == {}


def test_files_that_are_written_over_and_formats_without_text_keep_names() -> None:
    nothing = NewNames({}, {})
    assert names_in_new_files(annotations("d1", of="gate-xml"), texts(d1="D"), GATE) == nothing
    assert names_in_new_files(annotations("d1"), texts(d1="D"), TEMPLATES) == nothing
