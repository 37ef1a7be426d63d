"""Coreference classes as sets of mentions."""

from pathlib import Path

from annotally.annotators.mention_classes import MentionClasses
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace

MARKED = (
    '<DOC><DOCID>d1</DOCID><TEXT><COREF ID="1">Ada</COREF> met <COREF ID="2"{0}>her</COREF> and'
    ' <COREF ID="3"{1}>Bo</COREF>.</TEXT></DOC>\n'
)


def test_labels_are_the_mentions_of_a_class(tmp_path: Path) -> None:
    sides = []
    for name, links in (("a", (' REF="1"', "")), ("b", (' REF="1"', ' REF="1"'))):
        path = tmp_path / f"{name}.sgm"
        path.write_text(MARKED.format(*links), encoding="utf-8")
        sides.append(SideInput(name, (str(path),)))
    request = OpenRequest(as_keys(find_task("coreference")), tuple(sides), annotators=True)
    comparison = open_workspace(request).among()
    assert MentionClasses(comparison).read(comparison.documents[0]).items == (
        ("1.1|1.2", "1.1|1.2|1.3"),
        ("1.1|1.2", "1.1|1.2|1.3"),
        ("1.3", "1.1|1.2|1.3"),
    )
