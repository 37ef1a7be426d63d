"""Which formats say the names of objects: the others write the same file whatever the numbers are."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import format_named, read, write
from annotally.model.instances import Instance
from annotally.tasks.catalogue import find_task
from support.small_inputs import sgml
from support.small_inputs import write as write_file

COREF = '<COREF ID="7" MIN="Ada">Ada Example</COREF> left; <COREF ID="9" REF="7">she</COREF> was late'
TOKENS = "Ada B-PER\nExample I-PER\nleft O\nFictown B-LOC\n\n"
CHAINS = "#begin document (d); part 000\n" + "".join(
    f"d 0 {n} {word} - - - - - - - {chain}\n"
    for n, (word, chain) in enumerate((("Ada", "(3)"), ("saw", "-"), ("her", "(5)")))
)
MAT = (
    '{"version": 2, "signal": "Ada left Fictown", "asets": ['
    '{"type": "PERSON", "hasID": true, "hasSpan": true, "attrs": [], '
    '"annots": [[0, 3, "p1"], [4, 8, null]]}]}'
)
PLAIN = ReadOptions()
SAMPLES = {
    "muc-sgml": sgml("1"),
    "token-columns": TOKENS,
    "conll-coreference": CHAINS + "\n#end document\n",
    "mat-json": MAT,
}


def loaded(folder: Path, name: str, text: str, options: ReadOptions = PLAIN) -> ReadResult:
    return read([write_file(folder, "sample", text)], options, name)


def written(result: ReadResult, name: str, called: Callable[[int, Instance], str]) -> tuple[bytes, ...]:
    documents = {
        key: replace(
            document,
            instances=tuple(
                replace(instance, name=called(at, instance)) for at, instance in enumerate(document.instances)
            ),
        )
        for key, document in result.annotations.documents.items()
    }
    texts = {document.id: document for document in result.documents}
    return write(replace(result.annotations, documents=documents), texts, PLAIN, name)


@pytest.mark.parametrize("name", SAMPLES)
def test_what_a_file_does_not_say_can_be_called_anything(name: str, tmp_path: Path) -> None:
    result, says_name = loaded(tmp_path, name, SAMPLES[name]), format_named(name).says_name
    hidden = [
        instance
        for document in result.annotations.documents.values()
        for instance in document.instances
        if not says_name(instance, PLAIN)
    ]
    assert hidden

    def anew(at: int, instance: Instance) -> str:
        return instance.name if says_name(instance, PLAIN) else re.sub(r"\d+$", str(900 + at), instance.name)

    assert written(result, name, anew) == written(result, name, lambda _at, item: item.name)


def test_coreference_tags_and_mat_annotations_say_their_identifiers(tmp_path: Path) -> None:
    options = find_task("coreference").reading
    for name, text, result in (("muc-sgml", sgml("1", COREF), ["7", "9"]), ("mat-json", MAT, ["p1"])):
        (document,) = loaded(tmp_path, name, text, options).annotations.documents.values()
        says_name = format_named(name).says_name
        assert [instance.name for instance in document.instances if says_name(instance, options)] == result
