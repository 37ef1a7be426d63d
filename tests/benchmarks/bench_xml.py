"""Reading of XML: a large GATE document, and a large MAT task file.

Both are generated as the heading says. The peer is `xml.etree.ElementTree` of the standard library (over
expat), which makes a tree of the same bytes: no places, no checks, no annotations. Nothing is read from disk
while the clock runs; the first reading, which imports lxml, is not counted.
"""

from collections.abc import Callable, Iterator
from xml.etree import ElementTree

from report import heading, show, timed, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from annotally.formats.base import ReadOptions  # noqa: E402  # not before the tree is in use
from annotally.formats.gate.reader import read  # noqa: E402
from annotally.model.text import Source  # noqa: E402
from annotally.tasks.mat.task import read_mat_task  # noqa: E402
from annotally.workspace.gc_pause import gc_paused  # noqa: E402

ANNOTATIONS, FEATURES = 30_000, 3
LABELS, ATTRIBUTES = 1000, 8


def gate_document(word: str) -> str:
    """Return a document of one word an annotation, each with a few features."""
    units = len(word.encode("utf-16-le")) // 2
    starts = range(0, ANNOTATIONS * (units + 1), units + 1)
    text = "".join(f'<Node id="{start}"/>{word}<Node id="{start + units}"/> ' for start in starts)
    annotations = "".join(
        f'<Annotation Id="{number}" Type="Person" StartNode="{start}" EndNode="{start + units}">\n'
        + "".join(_gate_feature(number, feature) for feature in range(FEATURES))
        + "</Annotation>\n"
        for number, start in enumerate(starts)
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<GateDocument version="3">\n<GateDocumentFeatures/>\n'
        f"<TextWithNodes>{text}</TextWithNodes>\n"
        f'<AnnotationSet Name="key">\n{annotations}</AnnotationSet>\n</GateDocument>\n'
    )


def _gate_feature(number: int, feature: int) -> str:
    kind = 'className="java.lang.String"'
    value = f"value {number % 97} &amp; {feature}"
    return f"<Feature>\n  <Name {kind}>feature{feature}</Name>\n  <Value {kind}>{value}</Value>\n</Feature>\n"


def task_file() -> str:
    """Return a task of many labels, each with attributes and a tag profile of its own."""
    return (
        '<task name="large"><annotation_set_descriptors>\n<annotation_set_descriptor category="content">\n'
        + "".join("".join(_label(number)) for number in range(LABELS))
        + "</annotation_set_descriptor></annotation_set_descriptors>\n<similarity_profile>\n"
        + "".join("".join(_tag_profile(number)) for number in range(LABELS))
        + "</similarity_profile></task>\n"
    )


def _label(number: int) -> Iterator[str]:
    yield f'  <annotation label="L{number}" span="yes"/>\n'
    for attribute in range(ATTRIBUTES):
        yield f'  <attribute of_annotation="L{number}" name="a{attribute}" type="string">'
        yield f"<choice>c{attribute}</choice><choice>d{attribute} &amp; e</choice></attribute>\n"


def _tag_profile(number: int) -> Iterator[str]:
    yield f'<tag_profile true_labels="L{number}">\n'
    for attribute in range(ATTRIBUTES):
        yield f'  <dimension name="a{attribute}" weight="0.{attribute + 1}"/>\n'
    yield '  <dimension name="_span" weight=".5"/>\n</tag_profile>\n'


def bench(title: str, parameters: str, text: str, work: Callable[[Source], object]) -> None:
    """Print the lines of one document."""
    data = text.encode()
    heading(title, f"{parameters}; {len(data) / 1e6:.1f} MB")
    source = Source("d.xml", text)

    def read_source() -> None:
        with gc_paused():
            work(source)

    read_source()
    show("read, with places and checks", timed(read_source))
    show("ElementTree: a tree of the same bytes", timed(lambda: ElementTree.fromstring(data)))


def main() -> None:
    """Print the tables."""
    options = ReadOptions(layer="key")
    for kind, word in (("ASCII", "words"), ("characters of up to four bytes", "wört日𝄞")):
        parameters = f"{ANNOTATIONS:,} annotations of {FEATURES} features each, one set, {kind}"
        bench("A GATE document", parameters, gate_document(word), lambda source: read((source,), options))
    parameters = f"{LABELS:,} labels of {ATTRIBUTES} attributes and dimensions each"
    bench("A MAT task file", parameters, task_file(), read_mat_task)


if __name__ == "__main__":
    main()
