"""Label Studio's JSON: tasks with the annotations of several annotators, and its short form, JSON-MIN."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence

from annotally.formats.base import ReadOptions
from annotally.formats.label_studio.scan import DIRECTION, LABELS, PARTS, REGION, RELATION, TaskScan
from annotally.formats.standoff.format import standoff_format
from annotally.formats.standoff.json_records import first_members, from_form, to_json
from annotally.formats.standoff.records import NewDocument, Record, StandoffTool, Statement
from annotally.model.instances import Reading
from annotally.model.wording import NO_WORDS, Wording

NAME = "label-studio"
_WHOLE = re.compile(r"0|[1-9][0-9]{0,15}")
_BY = re.compile(r'(?<!\\)"(?:completed_by|annotator)"\s*:\s*(?:(-?[0-9]+)|"([^"\\]*)"|\{([^{}]*)\})')
_MEMBER = re.compile(r'"(email|id)"\s*:\s*"?([^",]+)')


def _items(entry: Statement, templates: Mapping[str, object], former: Mapping[str, object]) -> list[object]:
    """Return the results that state an annotation: a region and its answers, or a relation."""
    labels = [entry.instance.type] if entry.instance.type not in (REGION, RELATION) else []
    further = dict(entry.slots)
    labels += [reading.text for reading in further.pop(LABELS, ())]
    if entry.ends:
        direction = [reading.text for reading in further.pop(DIRECTION, ())] or ["right"]
        ends = {key: end.identifier for key, end in zip(("from_id", "to_id"), entry.ends, strict=True)}
        relation: dict[str, object] = {**former, **ends, "type": RELATION, DIRECTION: direction[0]}
        return [{**relation, LABELS: labels} if labels or LABELS in former else relation]
    ((start, end),) = entry.places
    place: dict[str, object] = {"start": start, "end": end}
    value = former.get("value")
    inner = {**(value if isinstance(value, dict) else {}), **place, "text": entry.text, LABELS: labels}
    template = next((item for item in templates.values() if _type_of(item) == LABELS), {})
    names = {"from_name": "label", "to_name": "text", **_names(template), "type": LABELS}
    region = {"id": entry.identifier, **names, **former, "value": inner}
    answers = [_answer(entry, name, readings, templates, names, place) for name, readings in further.items()]
    return [region, *answers]


def _answer(  # the parts that the answer repeats
    entry: Statement,
    name: str,
    readings: Sequence[Reading],
    templates: Mapping[str, object],
    names: Mapping[str, object],
    place: Mapping[str, object],
) -> dict[str, object]:
    template = templates.get(name, {})
    kind = _type_of(template) or "choices"
    key = "text" if kind == "textarea" else kind
    values = [from_form(reading) for reading in readings]
    single = kind in ("rating", "number", "datetime") and len(values) == 1
    inner = {**place, "text": entry.text, key: values[0] if single else values}
    return {
        "id": entry.identifier,
        **names,
        **_names(template),
        "from_name": name,
        "type": kind,
        "value": inner,
    }


def _type_of(item: object) -> str:
    kind = item.get("type") if isinstance(item, dict) else ""
    return kind if isinstance(kind, str) else ""


def _names(item: object) -> dict[str, object]:
    return (
        {key: item[key] for key in ("from_name", "to_name", "type") if key in item}
        if isinstance(item, dict)
        else {}
    )


def _spell(entry: Statement, previous: str, *, record: Record, ascii_only: bool) -> str:
    """Return the results that state an annotation, with commas between them."""
    templates = record.spelling.get("templates")
    former = json.loads(previous) if previous else {}
    if "start" in former or record.spelling.get("short"):
        (item, *_) = _items(entry, {}, {"value": former})
        return to_json(item["value"] if isinstance(item, dict) else item, ascii_only=ascii_only)
    items = _items(entry, templates if isinstance(templates, dict) else {}, former)
    return ", ".join(to_json(item, ascii_only=ascii_only) for item in items)


def _lack(entry: Statement, record: Record | None) -> Wording:
    wrong = next((name for name, _ in entry.slots if entry.ends and name not in (LABELS, DIRECTION)), None)
    if wrong is not None:
        return Wording("slot {slot} of a relation", slot=wrong)
    if record is not None and record.spelling.get("short"):
        if entry.ends:
            return Wording("a relation in JSON-MIN")
        if any(name != LABELS for name, _ in entry.slots):
            return Wording("an answer about a region in JSON-MIN")
    return NO_WORDS


def _new_file(documents: Sequence[NewDocument], options: ReadOptions) -> str:
    # A task is known by its number. A document of another name keeps that in the data of its task, where the
    # reader looks for it; its number is then that of its place in the file.
    tasks = []
    for number, document in enumerate(documents, 1):
        entry = (*document.spans, *document.relations)
        results = [item for statement in entry for item in _items(statement, {}, {})]
        numbered = _WHOLE.fullmatch(document.name)
        data = {"text": document.text} if numbered else {"text": document.text, "document": document.name}
        part: dict[str, object] = {"result": results}
        if options.layer:
            part["completed_by"] = int(options.layer) if _WHOLE.fullmatch(options.layer) else options.layer
        task = {"id": int(document.name) if numbered else number, "annotations": [part], "data": data}
        tasks.append(to_json(task))
    return "[" + ",\n".join(tasks) + "]\n"


_BOOKKEEPING = """
lead_time created_at updated_at created_ago draft_created_at unique_id task project updated_by result_count
ground_truth last_action last_created_by import_id drafts annotation_id inner_id total_annotations
cancelled_annotations total_predictions origin file_upload comment_count unresolved_comment_count
last_comment_updated_at comment_authors bulk_created parent_prediction parent_annotation score
"""
"""Members that Label Studio keeps for itself: times, numbers, counts."""

TOOL = StandoffTool(
    name=NAME,
    title="Label Studio JSON",
    scan=lambda complaints, _options: TaskScan(complaints, "Label Studio").run(),
    spell=_spell,
    new_file=_new_file,
    lines=False,
    values=True,
    typed=True,
    relation_values=True,
    several_values=True,
    lack=_lack,
    read_members=frozenset(
        [
            "id",
            "value",
            "type",
            "labels",
            "direction",
            "from_id",
            "to_id",
            "from_name",
            "to_name",
            "start",
            "end",
            "text",
        ]
    ),
    bookkeeping=frozenset(_BOOKKEEPING.split()),
)


def find_tasks(beginning: str) -> int:
    """Return where the first task begins: data and annotations, or regions beside a text (JSON-MIN)."""
    # The two shapes differ in the members of their first task: whole tasks have data beside lists of
    # annotations, JSON-MIN has the regions beside the fields of the data.
    at, members = first_members(beginning)
    if any(members.get(key, "").startswith("[") for key in PARTS):
        is_task = "data" in members or '"from_name"' in beginning or '"completed_by"' in beginning
        return at if is_task and not members.get("text", "").startswith('"') else -1
    short = "annotation_id" in members or "annotator" in members
    return at if short and '"labels"' in beginning and '"start"' in beginning else -1


def _annotators(text: str) -> Iterator[str]:
    for match in _BY.finditer(text):
        members = dict(_MEMBER.findall(match[3] or ""))
        yield (match[1] or match[2] or members.get("email") or members.get("id") or "").strip()


FORMAT = standoff_format(TOOL, find_tasks, (".json",), _annotators)
