"""Small files of the stand-off formats, with as much in them as their tools say."""

from typing import NamedTuple

from annotally.formats import doccano
from annotally.formats.base import Format


class Sample(NamedTuple):
    """A file of a format: how it is read, and how many annotations are in it."""

    name: str
    format: Format
    text: str
    annotations: int
    layer: str | None = None
    label: str = "NEW"
    """A label that annotations of the file may have."""


DOCCANO_TRIPLES = (
    '{"id": 7, "text": "Ada met Bob in \\ud83d\\ude00 Villa.", "label": [[0, 3, "PER"], [17, 22, "LOC"]], '
    '"Comments": []}\n'
    '{"id": 8, "text": "Nobody came.", "label": []}\n\n'
    '{"id": 9, "text": "Só Zoë ficou.", "label": [ [3, 6, "PER"] ], "meta": {"page": 3}}\n'
)
DOCCANO_OLD = DOCCANO_TRIPLES.replace('"text"', '"data"').replace('"label"', '"labels"')
DOCCANO_TOWN = """{
  "id": 12,
  "text": "Ada met Bob in Villa.",
  "relations": [{"id": 1, "from_id": 5, "to_id": 3, "type": "knows"}],
  "entities": [
    {"id": 5, "label": "PER", "start_offset": 0, "end_offset": 3},
    {"id": 3, "label": "PER", "start_offset": 8, "end_offset": 11},
    {"id": 4, "label": "LOC", "start_offset": 15, "end_offset": 20, "sure": 1}
  ],
  "Comments": ["check"]
}
"""
DOCCANO_ENTITIES = (
    DOCCANO_TOWN
    + '{"text": "Zoë left.", "entities": [{"id": 1, "label": "PER", "start_offset": 0, "end_offset": 3}]}\n'
)
DOCCANO_USERS = (
    '{"id": 1, "text": "Ada met Bob.", "annotations": ['
    '{"id": 1, "label": 2, "label_name": "PER", "start_offset": 0, "end_offset": 3, "user": 1}, '
    '{"id": 2, "label": 3, "label_name": "NEW", "start_offset": 8, "end_offset": 11, "user": 2}, '
    '{"id": 3, "label": 2, "label_name": "PER", "start_offset": 8, "end_offset": 11, "user": 1}, '
    '{"id": 6, "label": 3, "label_name": "NEW", "start_offset": 4, "end_offset": 7, "user": 1}]}\n'
    '{"id": 2, "text": "Nobody came.", "annotations": [], "meta": {}}\n'
)

SAMPLES = (
    Sample("doccano-label", doccano.FORMAT, DOCCANO_TRIPLES, 3),
    Sample("doccano-data", doccano.FORMAT, DOCCANO_OLD, 3),
    Sample("doccano-entities", doccano.FORMAT, DOCCANO_ENTITIES, 5),
    Sample("doccano-users", doccano.FORMAT, DOCCANO_USERS, 3, "1"),
)
