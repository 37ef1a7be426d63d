"""What a fuzzer tries: functions that take any bytes, and the seeds that it begins with.

The rule: a reader reads its input or refuses it with a message. A target raises `AssertionError`, or lets any
other exception through, where the rule is broken.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec.structs

from annotally.formats.base import Format, ReadOptions, ReadResult
from annotally.formats.io import expand, recognise, write
from annotally.formats.registry import FORMATS
from annotally.formats.regular_files import content_of
from annotally.formats.uima_cas.library import load_types
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.reports.render.saved_result import read_saved_result
from annotally.tasks.mat.task import read_mat_task
from annotally.tasks.muc_config.config import read_configuration
from annotally.text.alignment.glm_rules import read_rules
from annotally.text.phonetics.pronunciation import read_lexicon
from support.house import ROOT

Target = Callable[[bytes], object]
FOLDER = Path(__file__).parent
SEEDS = FOLDER / "seeds"
BESIDE = FOLDER / "beside"
"""Files that stand beside the inputs of a format, a folder for each."""
FINDINGS = FOLDER / "findings"
"""Inputs that once broke the rule, a folder for each target; they are tried again with every test run."""
OPTIONS = ReadOptions()
LONGEST_SEED = 4000
"""Bytes: what is longer teaches a fuzzer no more and slows it down."""


def refused_or_returned(read: Callable[[], object]) -> bool:
    """Return whether ``read`` returned; a refusal must say what was found, where, and what to do."""
    refusal: InputRefused | None = None
    try:
        read()
    except InputRefused as problem:
        refusal = problem
    if refusal is None:
        return True
    assert refusal.diagnostics
    for finding in refusal.diagnostics:
        assert finding.file
        assert finding.found
        assert finding.line >= 0
        assert finding.column >= 0
    return False


def try_reader(chosen: Format, data: bytes) -> None:
    """Read a file of a format; what is written again unchanged must be the same bytes."""
    source = Source("input", data.decode(errors="replace"))
    beside = [Source(path.name, path.read_text()) for path in (BESIDE / chosen.name).glob("*")]
    results: list[ReadResult] = []
    assert chosen.read is not None
    sources = (source, *beside)
    read = partial(chosen.read, sources, OPTIONS)
    if not refused_or_returned(lambda: results.append(read())):
        return
    (result,) = results
    documents = {document.id: document for document in result.documents}
    for annotations in result.annotations.documents.values():
        assert annotations.range.end <= len(sources[annotations.source].text)
        for instance in annotations.instances:
            if annotations.document in documents:
                length = len(documents[annotations.document].text)
                assert all(0 <= extent.start <= extent.end <= length for extent in instance.extents)
    if chosen.write is not None:
        written: list[bytes] = []
        named = msgspec.structs.replace(result.annotations, name="input")
        arguments = (named, documents, OPTIONS, chosen.name)
        if refused_or_returned(lambda: written.extend(write(*arguments))) and len(written) == 1 + len(beside):
            assert written[0] == source.encode(), "an unchanged file is written back otherwise"


def try_text(read: Callable[[Source], object], data: bytes) -> None:
    """Read a file that is no annotation: a configuration, a task, rules."""
    refused_or_returned(lambda: read(Source("input", data.decode(errors="replace"))))


def try_archive(data: bytes) -> None:
    """Read all members of an archive."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "input.zip"
        path.write_bytes(data)
        refused_or_returned(lambda: [content_of(member) for member in expand([path])])


def try_file(read: Callable[[str], object], data: bytes) -> None:
    """Read a file that is opened by its path."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "input.json"
        path.write_bytes(data)
        refused_or_returned(lambda: read(str(path)))


def _readable() -> Iterator[Format]:
    return (chosen for chosen in FORMATS if chosen.read is not None)


TARGETS: Mapping[str, Target] = {
    **{chosen.name: partial(try_reader, chosen) for chosen in _readable()},
    "recognition": partial(try_text, recognise),
    "muc-configuration": partial(try_text, lambda source: read_configuration([source])),
    "mat-task": partial(try_text, read_mat_task),
    "mapping-rules": partial(try_text, read_rules),
    "uima-types": partial(try_text, load_types),
    "archive": try_archive,
    "lexicon": partial(try_text, read_lexicon),
    "saved-result": partial(try_file, read_saved_result),
}

# --- seeds


def seeds(target: str) -> list[bytes]:
    """Return the inputs a fuzzer begins with: those kept, else the sample's files for the target."""
    sample = ROOT / "resources" / "annotally_resources" / "sample"
    files = [path.read_bytes() for path in sorted(sample.rglob("*")) if path.is_file()]
    inputs = _files(SEEDS / target)
    if target == "recognition":
        inputs += [data for folder in sorted(SEEDS.iterdir()) for data in _files(folder)] + files
    elif target in _SAMPLES:
        inputs += [path.read_bytes() for path in sorted(sample.rglob(_SAMPLES[target]))]
    elif not inputs:
        inputs += [data for data in files if recognise(Source("seed", data.decode())).name == target]
    return [data[:LONGEST_SEED] for data in inputs]


_SAMPLES = {"muc-configuration": "*.cfg", "mat-task": "*.xml"}
"""Targets that are no formats of annotations, with the sample's files for them."""


def findings(target: str) -> list[bytes]:
    """Return the inputs that once broke the rule for this target."""
    return _files(FINDINGS / target)


def _files(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(folder.glob("*"))]
