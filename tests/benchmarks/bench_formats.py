"""Every format that is read and written: seconds for 1,000 documents of 50 annotations, and what comes back.

The corpus is brat's: documents of 600 words of English lengths, 50 annotations of one to four words under
four labels, none over another. Each format runs in a process of its own: the corpus is converted into it as
``annotally convert --drop all`` does, the losses are counted, the new files are read, and the labels, texts
and, where the text came along unchanged, the offsets are compared with the first ones. CPU seconds; "write"
is the conversion, with its check that everything comes back, without the reading of the corpus.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from report import heading, not_run, record, show, use_this_tree

use_this_tree()

from token_corpus import TokenCorpus  # noqa: E402  # as above

from annotally.formats.base import ReadOptions  # noqa: E402  # not before the tree is in use
from annotally.formats.capabilities import LOSS_KINDS  # noqa: E402
from annotally.formats.io import format_named, read  # noqa: E402
from annotally.formats.registry import FORMATS  # noqa: E402
from annotally.model.annotation_sets import AnnotationSet  # noqa: E402
from annotally.model.diagnostics import InputRefused  # noqa: E402
from annotally.model.text import Document  # noqa: E402
from annotally.workspace.conversion import convert  # noqa: E402
from annotally.workspace.facade import SideInput  # noqa: E402
from annotally.workspace.gc_pause import gc_paused  # noqa: E402

DOCUMENTS, WORDS, ANNOTATIONS = 1000, 600, 50
LIMITS = {"uima-xmi": 10.0, "uima-json": 60.0}
"""CPU seconds a side of formats that a library reads and writes."""
LIMIT = 5.0
"""CPU seconds a side of all others."""
Placed = tuple[str, str, str, int, int]
"""Document, label, text without regard to white space, start and end in code points (0 in another text)."""


def write_corpus(folder: Path) -> None:
    """Write the corpus as brat's pairs of files."""
    for number, (words, _, tags, _) in enumerate(TokenCorpus(DOCUMENTS, WORDS).documents):
        starts, place = [], 0
        for word in words:
            starts.append(place)
            place += len(word) + 1
        text = " ".join(words) + "\n"
        spans = [(first, last, tags[first][2:]) for first, last in _ranges(tags)][:ANNOTATIONS]
        lines = [
            f"T{count}\t{label} {starts[first]} {starts[last] + len(words[last])}\t"
            f"{text[starts[first] : starts[last] + len(words[last])]}\n"
            for count, (first, last, label) in enumerate(spans, 1)
        ]
        (folder / f"d{number:04}.txt").write_text(text, encoding="utf-8")
        (folder / f"d{number:04}.ann").write_text("".join(lines), encoding="utf-8")


def _ranges(tags: list[str]) -> list[tuple[int, int]]:
    """Return the first and the last token of each entity."""
    ranges = []
    for place, tag in enumerate(tags):
        if tag.startswith("B"):
            ranges.append((place, place))
        elif tag.startswith("I"):
            ranges[-1] = (ranges[-1][0], place)
    return ranges


def placed(
    annotations: AnnotationSet, documents: dict[str, Document], texts: dict[str, Document]
) -> "Counter[Placed]":
    """Return the annotations of documents with their labels, texts and places."""
    result: Counter[Placed] = Counter()
    for name, annotated in annotations.documents.items():
        text = documents[name].text if name in documents else texts[name].text
        same = name in texts and text == texts[name].text
        for instance in annotated.instances:
            for extent in instance.extents:
                words = "".join(text[extent.start : extent.end].split())
                place = (extent.start, extent.end) if same else (0, 0)
                result[name, instance.type, words, *place] += 1
    return result


def measure(name: str, source: Path, target: Path) -> dict[str, object]:
    """Convert the corpus into a format and read it again; return the figures."""
    begun = time.process_time()
    with gc_paused():
        first = read([source], ReadOptions(layer=None), "brat")
    reading_source = time.process_time() - begun
    texts = {document.id: document for document in first.documents}
    begun = time.process_time()
    converted = convert(SideInput("key", (str(source),), "brat"), name, drop=LOSS_KINDS)
    writing = time.process_time() - begun - reading_source
    file_format = format_named(name)
    for number, (data, file_name) in enumerate(zip(converted.files, converted.names, strict=True)):
        place = target / (file_name or f"all{number}{file_format.suffixes[0]}")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    begun = time.process_time()
    with gc_paused():
        second = read([target], ReadOptions(layer=None), name)
    reading = time.process_time() - begun
    before = placed(first.annotations, texts, texts)
    after = placed(second.annotations, {document.id: document for document in second.documents}, texts)
    if not any(place[3:] != (0, 0) for place in after):  # the text is another: labels and words are compared
        before = Counter((*place[:3], 0, 0) for place in before.elements())
    return {
        "reading": reading,
        "writing": writing,
        "annotations": before.total(),
        "identical": (before & after).total(),
        "lost": [str(loss.words()) for loss in converted.losses],
    }


def main() -> None:
    """Print the table."""
    heading(
        "Formats, CPU seconds a side",
        f"{DOCUMENTS:,} documents of {WORDS} words and {ANNOTATIONS} annotations, from brat",
    )
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "corpus"
        source.mkdir()
        write_corpus(source)
        for file_format in FORMATS:
            if file_format.read is None or file_format.write is None or not file_format.capabilities.held:
                continue
            target = Path(folder) / file_format.name
            target.mkdir()
            command = [sys.executable, __file__, file_format.name, str(source), str(target)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                not_run(file_format.name, done.stderr.strip().splitlines()[-1])
                continue
            figures = json.loads(done.stdout)
            limit = LIMITS.get(file_format.name, LIMIT)
            kept = f"{figures['identical']:,} of {figures['annotations']:,} came back"
            show(f"{file_format.name}: read", [figures["reading"]], limit, kept, "s")
            lost = "; ".join(figures["lost"])
            show(f"{file_format.name}: write", [figures["writing"]], limit, lost[:60], "s")
            record(name=f"{file_format.name}: came back", identical=figures["identical"])


if __name__ == "__main__":
    if len(sys.argv) > 1:
        try:
            print(json.dumps(measure(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))))
        except InputRefused as refused:
            sys.exit(str(refused.diagnostics[0]))
    else:
        main()
