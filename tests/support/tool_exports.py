"""Exports of two annotators in one file or folder, written by hand as the tools' documentation lays them out.

In each of them anna has "Ada" as a person, and ben has it, too, and "Rome" as a place. Members that are not
read, such as dates and states, are as the tools write them.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from support.small_inputs import write

TEXT = "Ada left Rome."
SPANS = {"anna": [(0, 3, "Person")], "ben": [(0, 3, "Person"), (9, 13, "Place")]}
"""Start, end and label of the annotations of each."""


def write_ehost(folder: Path) -> str:
    """Write a project folder of eHOST, with its texts, annotations and settings."""
    elements, number = [], 0
    for name, spans in SPANS.items():
        for start, end, label in spans:
            number += 1
            words = TEXT[start:end]
            elements.append(
                f'    <annotation>\n        <mention id="EHOST_Instance_{number}" />\n'
                f'        <annotator id="eHOST_2012_{name}">{name}</annotator>\n'
                f'        <span start="{start}" end="{end}" />\n'
                f"        <spannedText>{words}</spannedText>\n"
                f"        <creationDate>Sat Mar 03 10:0{number}:00 MST 2012</creationDate>\n"
                "    </annotation>\n"
                f'    <classMention id="EHOST_Instance_{number}">\n'
                f'        <mentionClass id="{label}">{words}</mentionClass>\n    </classMention>\n'
            )
    status = (
        '    <eHOST_Adjudication_Status version="1.0">\n        <Adjudication_Others>\n'
        "            <CHECK_OVERLAPPED_SPANS>false</CHECK_OVERLAPPED_SPANS>\n"
        "        </Adjudication_Others>\n    </eHOST_Adjudication_Status>\n"
    )
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    annotations = f'<annotations textSource="note.txt">\n{"".join(elements)}{status}</annotations>\n'
    project = folder / "ehost"
    write(project / "corpus", "note.txt", TEXT)
    write(project / "saved", "note.txt.knowtator.xml", head + annotations)
    write(
        project / "config",
        "projectschema.xml",
        f'{head}<eHOST_Project_Configure Version="1.0">\n<classDefs />\n</eHOST_Project_Configure>\n',
    )
    return str(project)


def write_tei(folder: Path) -> str:
    """Write TEI with words in the text, and spans of two persons in groups beside it."""
    ends = {0: "w1", 9: "w3"}
    groups = "".join(
        f'<spanGrp type="entities" resp="#{name}">\n'
        + "".join(f'<span target="#{ends[start]}" type="{label}"/>\n' for start, _, label in spans)
        + "</spanGrp>\n"
        for name, spans in SPANS.items()
    )
    header = (
        "<teiHeader><fileDesc><titleStmt><title>A note</title>"
        '<respStmt xml:id="anna"><resp>annotated</resp><name>Anna</name></respStmt>'
        '<respStmt xml:id="ben"><resp>annotated</resp><name>Ben</name></respStmt></titleStmt>'
        "<publicationStmt><p>None.</p></publicationStmt><sourceDesc><p>None.</p></sourceDesc></fileDesc>"
        "</teiHeader>"
    )
    words = '<w xml:id="w1">Ada</w> <w xml:id="w2">left</w> <w xml:id="w3">Rome</w>.'
    return write(
        folder,
        "note.xml",
        f'<?xml version="1.0" encoding="UTF-8"?>\n<TEI xmlns="http://www.tei-c.org/ns/1.0">{header}\n'
        f"<text><body><p>{words}</p></body></text>\n<standOff>\n{groups}</standOff>\n</TEI>\n",
    )


def write_label_studio(folder: Path, people: Mapping[str, object] | None = None) -> str:
    """Write the JSON export of Label Studio; ``people`` is what ``completed_by`` says of each."""
    annotations = [
        {
            "id": number,
            "completed_by": (people or {}).get(name, f"{name}@example.org"),
            "result": [
                {
                    "id": f"r{number}{start}",
                    "from_name": "label",
                    "to_name": "text",
                    "type": "labels",
                    "origin": "manual",
                    "value": {"start": start, "end": end, "text": TEXT[start:end], "labels": [label]},
                }
                for start, end, label in spans
            ],
            "was_cancelled": False,
            "ground_truth": False,
            "created_at": "2024-03-01T10:00:00.000000Z",
            "draft_created_at": None,
            "lead_time": 3.2,
            "prediction": {},
            "result_count": len(spans),
            "last_action": None,
            "task": 7,
            "project": 1,
            "parent_prediction": None,
            "parent_annotation": None,
        }
        for number, (name, spans) in enumerate(SPANS.items(), 1)
    ]
    task = {
        "id": 7,
        "annotations": annotations,
        "file_upload": "a-notes.json",
        "drafts": [],
        "predictions": [],
        "data": {"text": TEXT},
        "meta": {},
        "inner_id": 1,
        "total_annotations": 2,
        "cancelled_annotations": 0,
        "total_predictions": 0,
        "comment_authors": [],
    }
    return write(folder, "project-1.json", json.dumps([task]))


def write_numbered_label_studio(folder: Path) -> str:
    """Write an export in which people are the numbers of users, as without their details."""
    return write_label_studio(folder, {"anna": 1, "ben": 2})


def write_detailed_label_studio(folder: Path) -> str:
    """Write an export in which people are objects with their details."""
    details = {
        name: {"id": number, "email": f"{name}@example.org", "first_name": "", "last_name": ""}
        for number, name in enumerate(SPANS, 1)
    }
    return write_label_studio(folder, details)


def write_minimal_label_studio(folder: Path) -> str:
    """Write the export JSON-MIN, which has an object for each annotation of a task."""
    tasks = [
        {
            "text": TEXT,
            "id": 7,
            "label": [
                {"start": start, "end": end, "text": TEXT[start:end], "labels": [label]}
                for start, end, label in spans
            ],
            "annotator": number,
            "annotation_id": number,
            "created_at": "2024-03-01T10:00:00.000000Z",
            "updated_at": "2024-03-01T10:00:00.000000Z",
            "lead_time": 3.2,
        }
        for number, spans in enumerate(SPANS.values(), 1)
    ]
    return write(folder, "project-1-min.json", json.dumps(tasks))


def write_prodigy(folder: Path) -> str:
    """Write the lines of ``prodigy db-out`` of a data set with two sessions."""
    tokens = [
        {"text": "Ada", "start": 0, "end": 3, "id": 0, "ws": True},
        {"text": "left", "start": 4, "end": 8, "id": 1, "ws": True},
        {"text": "Rome", "start": 9, "end": 13, "id": 2, "ws": False},
        {"text": ".", "start": 13, "end": 14, "id": 3, "ws": False},
    ]
    places = {token["start"]: token["id"] for token in tokens}
    lines = [
        {
            "text": TEXT,
            "meta": {"source": "notes"},
            "_input_hash": -1234,
            "_task_hash": 5678,
            "_is_binary": False,
            "tokens": tokens,
            "_view_id": "ner_manual",
            "spans": [
                {
                    "start": start,
                    "end": end,
                    "token_start": places[start],
                    "token_end": places[start],
                    "label": label,
                }
                for start, end, label in spans
            ],
            "answer": "accept",
            "_timestamp": 1700000000,
            "_annotator_id": f"notes-{name}",
            "_session_id": f"notes-{name}",
        }
        for name, spans in SPANS.items()
    ]
    return write(folder, "notes.jsonl", "".join(json.dumps(line) + "\n" for line in lines))


_ADDRESSES = ["anna@example.org", "ben@example.org"]
EXPORTS: Mapping[Callable[[Path], str], list[str]] = {
    write_ehost: ["anna", "ben"],
    write_tei: ["#anna", "#ben"],
    write_label_studio: _ADDRESSES,
    write_numbered_label_studio: ["1", "2"],
    write_detailed_label_studio: _ADDRESSES,
    write_minimal_label_studio: ["1", "2"],
    write_prodigy: ["notes-anna", "notes-ben"],
}
"""The names of the annotators in each export."""
