"""Writer of MAT task files: changes what changed in a file that was read, or writes a new one."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from annotally.formats.splicing import Edit, apply_edits, line_end_of
from annotally.model.diagnostics import Severity, TaskError
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source
from annotally.tasks.mat.grammar import misfits
from annotally.tasks.mat.nodes import (
    Node,
    attribute_node,
    attribute_nodes,
    descriptors_nodes,
    label_node,
    node_of,
    schema_nodes,
    score_profile_node,
    similarity_profile_node,
    task_node,
)
from annotally.tasks.mat.reader import CONTENT, TaskReading, listed
from annotally.tasks.mat.task import MatTask, task_element
from annotally.tasks.mat.xml import Element, parse_xml
from annotally.tasks.mat.xml_edits import Editing
from annotally.tasks.similarity_profile import Attribute, Label, Schema, SimilarityTask


def new_task_text(task: SimilarityTask) -> str:
    """Return a task file that says what a task says.

    Raises TaskError for what no file can hold: commas and outer blanks in names, weights without exact
    decimal, characters that XML does not have.
    """
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n{task_node(task).xml()}\n'
    _check(Source("", text), task)
    return text


def edited_task_text(file: MatTask, task: SimilarityTask) -> str:
    """Return the text of a file with another task in the place of that which was read.

    What means the same as before keeps its bytes; comments and parts that are not ours stay. Raises TaskError
    for what no file can hold.
    """
    edits = list(_edits(file, task, _kept_schema(file, task.schema)))
    text = _in_line_ends(file.source, edits)
    try:
        _check(replace_text(file.source, text), task)
    except TaskError:
        # Labels or attributes in an order that the elements standing there do not have.
        text = _in_line_ends(file.source, list(_edits(file, task, schema_nodes(task.schema))))
        _check(replace_text(file.source, text), task)
    return text


def replace_text(source: Source, text: str) -> Source:
    """Return a source that holds another text."""
    return Source(source.path, text, source.encoding, source.bom)


def _in_line_ends(source: Source, edits: list[Edit]) -> str:
    line_end = line_end_of(source.text)
    return apply_edits(source.text, [(start, end, new.replace("\n", line_end)) for start, end, new in edits])


def _check(source: Source, task: SimilarityTask) -> None:
    """Raise TaskError unless a text says what a task says."""
    complaints = Complaints(source)
    root = parse_xml(complaints)
    element = task_element(complaints, root, task.name if root.name != "task" else "")
    reading = TaskReading(element)
    same = reading.task() == replace(task, schema=replace(task.schema, derived=False))
    errors = [one for one in (*misfits(element), *reading.misfits) if one.severity is Severity.ERROR]
    if errors or not same:
        what = f": {errors[0].found}" if errors else ""
        raise TaskError(f"the task has names or values that no task file can hold{what}")


def _edits(file: MatTask, task: SimilarityTask, schema: list[Node]) -> Iterator[Edit]:
    editing = Editing(file.source.text)
    element = file.element
    yield from editing.edits(element, Node(element.name, ((("name", task.name),) if task.name else ())))
    standing = [one for one in element.children if one.name in ("similarity_profile", "score_profile")]
    wanted = [similarity_profile_node(one) for one in task.similarity_profiles]
    wanted += [score_profile_node(one) for one in task.score_profiles]
    if task.schema.labels != file.task.schema.labels:
        descriptors = _content_descriptors(element)
        for number, descriptor in enumerate(descriptors):
            # All content labels go into the first of their sets.
            yield from editing.children(descriptor, descriptor.children, schema if number == 0 else [])
        wanted = [*([] if descriptors else descriptors_nodes(schema)), *wanted]
    yield from editing.children(element, standing, wanted)


# --- the schema


def _content_descriptors(element: Element) -> list[Element]:
    return [
        one
        for descriptors in element.all("annotation_set_descriptors")
        for one in descriptors.all("annotation_set_descriptor")
        if (one.get("category") or CONTENT).strip() == CONTENT
    ]


def _kept_schema(file: MatTask, schema: Schema) -> list[Node]:
    """Return the elements of a schema as they stand in the file, as far as they can stay."""
    before = file.task.schema.by_name
    covered: set[str] = set()
    pending = {label.name: list(label.attributes) for label in schema.labels}
    nodes: list[Node] = []
    behind_labels = 0
    for element in (one for each in _content_descriptors(file.element) for one in each.children):
        if element.name == "annotation":
            name = (element.get("label") or "").strip()
            if name in schema.by_name:
                covered.add(name)
                nodes.append(label_node(schema.by_name[name]))
                behind_labels = len(nodes)
        elif element.name == "attribute":
            nodes += _kept_attribute(element, before, pending)
    added = [label_node(label) for label in schema.labels if label.name not in covered]
    nodes[behind_labels:behind_labels] = added
    return nodes + attribute_nodes((label, pending[label.name]) for label in schema.labels)


def _kept_attribute(
    element: Element, before: Mapping[str, Label], pending: Mapping[str, list[Attribute]]
) -> Iterator[Node]:
    """Yield what becomes of an attribute's element: one for each value that some of its labels have now."""
    name = (element.get("name") or "").strip()
    now: dict[Attribute, list[str]] = {}
    for label in listed(element.get("of_annotation")):
        found = next((one for one in pending.get(label, ()) if one.name == name), None)
        if found is not None:
            pending[label].remove(found)
            now.setdefault(found, []).append(label)
    for attribute, labels in now.items():
        old = before.get(labels[0])
        if old is not None and old.by_name.get(name) == attribute:
            node = node_of(element)
            words = dict(node.attributes) | {"of_annotation": ",".join(labels)}
            yield Node(node.name, tuple(words.items()), node.children)
        else:
            yield attribute_node(attribute, labels)
