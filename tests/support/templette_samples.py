"""The sample of the templette task (HUB-4, appendix) as H4 rebuilds it, and small inputs for tests."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from annotally.comparison.result import PairNode, RowKey
from annotally.scoring.tally import Tally
from annotally.tasks.derived import TEMPLETTE, DerivedTask
from annotally.text.alignment.rules import Align
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from support.builders import rows
from support.small_inputs import write

STORY = """<DOC>
<DOCNO> PRI19980302.2000.2923 </DOCNO>
<DOCTYPE> NEWS STORY </DOCTYPE>
<DATE_TIME> 03/02/1998 20:48:43.85 </DATE_TIME>
<BODY>
<TEXT>
The followup now to a story we reported last
Friday. Egypt has won its first African cup of
nation soccer tournament in 12 years over the
weekend.  Beating defending champion south Africa
2-0. Egypt, which failed to qualify for this
Summer's world cup, also won the African cup title
in 1957, 1959, and 1986.  The host of the
tournament turned in a stellar performance,
placing fourth.
</TEXT>
</BODY>
<END_TIME> 03/02/1998 20:49:16.69 </END_TIME>
</DOC>
"""
"""The second document of the appendix, with the tags that its printed extents ask for (H4)."""


def document(number: str, day: str, *lines: str) -> str:
    """Return a document of the corpus with the tags of H4."""
    tags = f"<DOCNO> {number} </DOCNO>\n<DOCTYPE> NEWS STORY </DOCTYPE>\n<DATE_TIME> {day} </DATE_TIME>\n"
    return "\n".join((f"<DOC>\n{tags}<BODY>\n<TEXT>", *lines, "</TEXT>\n</BODY>\n</DOC>\n"))


FIRST, SECOND, THIRD = "ABC19980307.1830.1415", "PRI19980302.2000.2923", "PRI19980317.2000.2025"
CORPUS = (
    document(FIRST, "03/07/1998 18:53:35.76", "And one final sports note -- today in", "Alaska.")
    + STORY
    + document(THIRD, "03/17/1998 20:33:45.13", "In Boston, I'm Lisa mullens.")
)


def _templates(third: str, comment: str, event: str) -> str:
    empty = "".join(f"<TEMPLATE-{n}-1> :=\n    DOC_NR: {n} ##14#35#\n{third}\n" for n in (FIRST, THIRD))
    number = f"<TEMPLATE-{SECOND}-1> :=\n    DOC_NR: {SECOND} ##14#35#\n"
    target = f"<SPORTS_EVENT-{SECOND}-1>"
    return f"{empty}{number}    EVENT: {target}\n{comment}\n{target} :=\n{event}"


KEY = _templates(
    '    COMMENT: "no event"\n',
    '    COMMENT: "No locations for earlier tournaments."\n',
    """
    S_EVENT: "African cup of nation soccer tournament" ##216#255#
           / "the African cup" ##401#416#
           / "the tournament" ##461#475#
    WINNER: "Egypt" ##332#337#
    LOSER: "defending champion [south Africa]" ##295#326#314#326#
    SCORE: "2-0" ##327#330#
    LOCATION: "south Africa" ##314#326#
            / "The host of the tournament" ##449#475#
    DATE: "03/02/1998" ##89#99#
    COMMENT: "location of earlier tournaments unstated"
""",
)
RESPONSE = _templates(
    "",
    "",
    """
    S_EVENT: "African cup of nation soccer tournament" ##216#255#
    WINNER: "Egypt" ##332#337#
    LOSER: "defending champion south Africa" ##295#326#
    SCORE: "2-0" ##327#330#
    LOCATION: "south Africa" ##314#326#
    DATE: "03/02/1998" ##89#99#
""",
)


def task(align: Align = Align.AUTO, **rules: object) -> DerivedTask:
    """Return the templette task with some rules changed."""
    own = replace(TEMPLETTE.templettes, **rules)  # type: ignore[arg-type]  # fields by name
    return replace(TEMPLETTE, templettes=own, alignment=replace(TEMPLETTE.alignment, align=align))


def opened(
    folder: Path,
    key: str,
    response: str,
    text: str = "",
    response_text: str = "",
    chosen: DerivedTask = TEMPLETTE,
    *,
    name: str = "heard.sgml",
) -> Workspace:
    """Return the workspace of two template files, with a text of the key's and one of the response's."""
    texts = (write(folder, "texts.sgml", text),) if text else ()
    own_paths = (write(folder, name, response_text),) if response_text else ()
    sides = (
        SideInput("key", (write(folder, "key.tpl", key),), "muc-templates"),
        SideInput("response", (write(folder, "response.tpl", response),), "muc-templates", None, own_paths),
    )
    return open_workspace(OpenRequest(chosen, sides, texts))


def counts(workspace: Workspace, row: RowKey = ("total",)) -> Tally:
    """Return a row of the score table, without counts where it is not there."""
    result = workspace.comparison().table.get(row, Tally())
    assert isinstance(result, Tally)
    return result


def event(*slots: str, number: str = "1", document: str = "D", kind: str = "EVENT") -> str:
    """Return an instance of a template file; each slot is written as ``WHO: "Ada" ##1#4#``."""
    return f"<{kind}-{document}-{number}> :=\n" + "".join(f"    {slot}\n" for slot in slots)


def leaves(workspace: Workspace, document: str = "D") -> list[PairNode]:
    """Return the nodes of a document that have nothing below them."""
    nodes = workspace.unit(document).nodes
    return [node for node in rows(nodes) if nodes.end[node.row] == node.row + 1]


def said(workspace: Workspace, document: str = "D") -> Sequence[tuple[str, str, str]]:
    """Return name, status and rule of every such node."""
    return [(node.name, node.status.name, node.rule) for node in leaves(workspace, document)]
