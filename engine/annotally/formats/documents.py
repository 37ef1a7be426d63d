"""The roll of documents of one side: each once, whatever the number of files."""

from annotally.errors import Diagnostic, InputRefused, Severity
from annotally.model.sets import DocumentAnnotations
from annotally.model.text import Document


class DocumentRoll:
    """Collects the documents of one side in file order and refuses the second of two with one number."""

    def __init__(self) -> None:
        self.documents: list[Document] = []
        self.annotations: dict[str, DocumentAnnotations] = {}
        self.warnings: list[Diagnostic] = []
        self._places: dict[str, tuple[Document, tuple[int, int]]] = {}

    def add(self, document: Document, annotations: DocumentAnnotations, place: tuple[int, int]) -> None:
        """Enter a document whose number stands at ``place`` (line, column).

        Raises InputRefused naming both places if its id is on the roll already (M13).
        """
        earlier = self._places.get(document.id)
        if earlier is not None:
            raise same_number(document, place, *earlier)
        self._places[document.id] = (document, place)
        self.documents.append(document)
        self.annotations[document.id] = annotations


def same_number(
    document: Document, place: tuple[int, int], earlier: Document, earlier_place: tuple[int, int]
) -> InputRefused:
    """Build the refusal of a document that goes by the id of an earlier one."""
    return InputRefused(
        Diagnostic(
            Severity.ERROR,
            document.file,
            *place,
            f"document {document.label!r} has the number {document.id!r} of document {earlier.label!r} "
            f"({earlier.file}:{earlier_place[0]}:{earlier_place[1]})",
            "every document once",
            "remove one of the two, or have document numbers compared as written (verbatim)",
        )
    )
