"""Small inputs for tests: documents of invented people and places, written as files."""

from collections.abc import Iterable
from pathlib import Path

BODY = '<ENAMEX TYPE="PERSON">Ada Example</ENAMEX> of <ENAMEX TYPE="LOCATION">Fictown</ENAMEX> left'
"""Two entities; key and response alike unless a test changes it."""


def sgml(number: str, body: str = BODY) -> str:
    """Return one MUC SGML document."""
    return f"<DOC>\n<DOCNO> {number} </DOCNO>\n<TEXT>\n{body}.\n</TEXT>\n</DOC>\n"


def template(number: str, *slots: str, document: str = "0001", type_name: str = "PERSON") -> str:
    """Return one object of a MUC template file; each slot is written as ``NAME: "Ada"``."""
    lines = "".join(f"    {slot}\n" for slot in slots)
    return f"<{type_name}-{document}-{number}> :=\n{lines}"


def write(folder: Path, name: str, texts: str | Iterable[str]) -> str:
    """Write a file and return its path as the command line takes it."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes((texts if isinstance(texts, str) else "".join(texts)).encode())
    return str(path)
