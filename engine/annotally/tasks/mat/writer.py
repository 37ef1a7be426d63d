"""Writer of MAT task files: edits the changed parts of a file, or writes a new one."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from annotally.formats.splicing import Edit, apply_edits, line_end_of
from annotally.formats.xml_documents import parse_xml
from annotally.formats.xml_places import Element, place_elements
from annotally.model.diagnostics import Severity, TaskError
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source
from annotally.model.wording import Wording
from annotally.tasks.mat.grammar import misfits
from annotally.tasks.mat.nodes import (
    Node,
    attribute_node,
    attribute_nodes,
    descriptors_nodes,
    label_node,
    make_node,
    schema_nodes,
    score_profile_node,
    similarity_profile_node,
    task_node,
)
from annotally.tasks.mat.reader import CONTENT, TaskReading, split_list
from annotally.tasks.mat.schema import schema_misfits
from annotally.tasks.mat.task import MatTask, task_element
from annotally.tasks.mat.xml_edits import XmlEditing
from annotally.tasks.similarity_profile import Attribute, Label, Schema, SimilarityTask


def new_task_text(task: SimilarityTask) -> str:
    """Return the text of a new task file for a task.

    Raises TaskError for values that no file can hold: commas and outer blanks in names, weights without exact
    decimal, characters that XML does not have.
    """
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n{task_node(task).xml()}\n'
    _check(Source("", text), task)
    return text


def edited_task_text(file: MatTask, task: SimilarityTask) -> str:
    """Return the text of a file with another task in place of its own.

    Parts with the same meaning keep their bytes; comments and foreign parts stay. Raises TaskError for values
    that no file can hold.
    """
    # First the edits that keep the file's order of the schema; the result is read back and compared, and only
    # if it differs is the schema written anew.
    edits = list(_edits(file, task, _merge_schema(file, task.schema)))
    text = _in_line_ends(file.source, edits)
    try:
        _check(replace_text(file.source, text), task)
    except TaskError:
        # The order of labels or attributes differs from that of the elements: write the schema anew.
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
    """Check that a text reads back as a task. Raises TaskError if it does not."""
    # Reading the text back is the proof that it can be written: names with commas or outer blanks change.
    complaints = Complaints(source)
    document = parse_xml(complaints)
    root = place_elements(document)
    element = task_element(complaints, root, task.name if root.name != "task" else "")
    reading = TaskReading(element)
    same = reading.task() == replace(task, schema=replace(task.schema, derived=False))
    errors = [
        problem for problem in (*misfits(element), *reading.misfits) if problem.severity is Severity.ERROR
    ] or schema_misfits(document, root, element)
    if errors or not same:
        message = Wording("the task has names or values that a task file cannot contain")
        if errors:
            message = Wording(
                "the task has names or values that a task file cannot contain: {why}", why=errors[0].found
            )
        raise TaskError(message)


def _edits(file: MatTask, task: SimilarityTask, schema: list[Node]) -> Iterator[Edit]:
    editing = XmlEditing(file.source.text)
    element = file.element
    yield from editing.edits(element, Node(element.name, ((("name", task.name),) if task.name else ())))
    standing = [child for child in element.children if child.name in ("similarity_profile", "score_profile")]
    new_nodes = [similarity_profile_node(profile) for profile in task.similarity_profiles]
    new_nodes += [score_profile_node(score) for score in task.score_profiles]
    if task.schema.labels != file.task.schema.labels:
        descriptors = _content_descriptors(element)
        for number, descriptor in enumerate(descriptors):
            # All content labels go into the first of their sets.
            yield from editing.children(descriptor, descriptor.children, schema if number == 0 else [])
        new_nodes = [*([] if descriptors else descriptors_nodes(schema)), *new_nodes]
    yield from editing.children(element, standing, new_nodes)


# --- the schema


def _content_descriptors(element: Element) -> list[Element]:
    return [
        descriptor
        for descriptors in element.all("annotation_set_descriptors")
        for descriptor in descriptors.all("annotation_set_descriptor")
        if (descriptor.get("category") or CONTENT).strip() == CONTENT
    ]


def _merge_schema(file: MatTask, schema: Schema) -> list[Node]:
    """Return the elements of a schema in the order of the file, as far as they can stay."""
    # The file's elements are walked in order; each keeps the labels and attributes that the schema still has.
    # ``pending`` are the attributes not yet written; the rest follow at the end.
    before = file.task.schema.by_name
    covered: set[str] = set()
    pending = {label.name: list(label.attributes) for label in schema.labels}
    nodes: list[Node] = []
    behind_labels = 0
    for element in (
        child for descriptor in _content_descriptors(file.element) for child in descriptor.children
    ):
        if element.name == "annotation":
            name = (element.get("label") or "").strip()
            if name in schema.by_name:
                covered.add(name)
                nodes.append(label_node(schema.by_name[name]))
                behind_labels = len(nodes)
        elif element.name == "attribute":
            nodes += _merge_attribute(element, before, pending)
    added = [label_node(label) for label in schema.labels if label.name not in covered]
    nodes[behind_labels:behind_labels] = added
    return nodes + attribute_nodes((label, pending[label.name]) for label in schema.labels)


def _merge_attribute(
    element: Element, before: Mapping[str, Label], pending: Mapping[str, list[Attribute]]
) -> Iterator[Node]:
    """Yield the new elements for an attribute's element: one for each value that its labels have now."""
    name = (element.get("name") or "").strip()
    # Labels that still agree stay together in one element; those with a changed attribute get another.
    now: dict[Attribute, list[str]] = {}
    for label in split_list(element.get("of_annotation")):
        current = next((candidate for candidate in pending.get(label, ()) if candidate.name == name), None)
        if current is not None:
            pending[label].remove(current)
            now.setdefault(current, []).append(label)
    for attribute, labels in now.items():
        old = before.get(labels[0])
        if old is not None and old.by_name.get(name) == attribute:
            node = make_node(element)
            words = dict(node.attributes) | {"of_annotation": ",".join(labels)}
            yield Node(node.name, tuple(words.items()), node.children)
        else:
            yield attribute_node(attribute, labels)
