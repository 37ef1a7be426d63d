"""Report summaries against the two sections the MUC manual prints ("Report Summary Files"; M3, M4, M7).

``printed/column_summary.txt`` and ``printed/entity_summary.txt`` quote those sections: they are the
specification's printed examples. Key and response are written here to fit them.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import Sides
from annotally.formats.base import ReadOptions
from annotally.formats.muc_templates import reader as template_reader
from annotally.model.instances import Instance
from annotally.model.text import Document, Source
from annotally.reports.muc.summary import column_summary, entity_summary, one_line, summary_text
from annotally.reports.tables.pairs import object_pairs
from annotally.scoring.tally import Status, Tally
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.presets.ready_made import preset
from engine.reports.flagged import flagged
from engine.reports.random_sides import two_sides
from support.builders import DOCUMENT, compare, comparison, entity, instance, optional_fill, sides, slot

PRINTED = Path(__file__).parents[1] / "printed"

KEY = """\
<PERSON-9301060123-8> :=
    PER_NAME: "Joe Roth"
    PER_ALIAS: "Roth"
    PER_TITLE: "Mr."
<PERSON-9301060123-2> :=
    PER_NAME: "Rupert Murdoch"
    PER_ALIAS: "Murdoch"
    PER_TITLE: "Mr."
<ORGANIZATION-9301130133-1> :=
    ORG_NAME: "EMI Records Group"
    ORG_ALIAS: "EMI Records"
    ORG_DESCRIPTOR: "a unit of London's Thorn EMI PLC"
    ORG_TYPE: COMPANY
<ORGANIZATION-9301130133-2> :=
    ORG_NAME: "Thorn EMI PLC"
    ORG_ALIAS: "EMI"
    ORG_TYPE: COMPANY
    ORG_LOCALE: London CITY
    ORG_COUNTRY: United Kingdom
    COMMENT: "the alias 'EMI' is here assumed..."
"""
RESPONSE = """\
<PERSON-9301060123-2> :=
    PER_NAME: "MURDOCH"
    PER_TITLE: "MR."
<PERSON-9301060123-5> :=
    PER_NAME: "SMITH BARNEY"
<PERSON-9301060123-8> :=
    PER_NAME: "JOE ROTH"
    PER_ALIAS: "ROTH"
    PER_TITLE: "MR."
<PERSON-9301060123-12> :=
    PER_NAME: "RUPERT"
<ORGANIZATION-9301130133-1> :=
    ORG_NAME: "EMI RECORDS GROUP"
    ORG_TYPE: COMPANY
<ORGANIZATION-9301130133-2> :=
    ORG_NAME: "THORN EMI PLC."
    ORG_TYPE: COMPANY
"""


def printed(name: str) -> str:
    return (PRINTED / f"{name}.txt").read_bytes().decode()


def columns(task: TaskDefinition, key: Sequence[Instance], response: Sequence[Instance]) -> list[str]:
    both_sides = sides(key, response)
    return column_summary(task, comparison(task, both_sides).units.items(), both_sides).splitlines()


def test_the_summary_of_template_objects_is_printed_byte_for_byte() -> None:
    sets = tuple(
        template_reader.read((Source(name, text),), ReadOptions(), name).annotations
        for name, text in (("key", KEY), ("response", RESPONSE))
    )
    both_sides, task = Sides(sets, {}), preset("muc6-template-element")
    assert summary_text(task, comparison(task, both_sides).units.items(), both_sides) == printed(
        "column_summary"
    )


def entities() -> Sides:
    """The printed pairs, put where they meet: the page pairs names of different places (M4)."""
    key = [
        entity("Consuela Washington", 0, "PERSON", name="1"),
        entity("John Dingell", 40, "PERSON", name="2"),
        entity("Washington", 60, "PERSON", name="3"),
        entity("Carter", 80, "PERSON", name="4"),
        entity("01/19/93", 100, "DATE", kind="TIMEX", name="5"),
    ]
    response = [
        entity("Consuela Washington", 0, "PERSON", name="1"),
        entity("Exchange", 20, "ORGANIZATION", name="2"),
        entity("Washington", 40, "PERSON", name="3"),
        entity("Old Executive Office", 95, "ORGANIZATION", name="4"),
        entity("Tim Wirth", 80, "PERSON", name="5"),
        entity("01/19/93", 100, "DATE", kind="TIMEX", name="6"),
    ]
    return sides(key, response)._replace(documents={DOCUMENT: Document(DOCUMENT, "930620083", "")})


def test_the_summary_of_named_entities_is_printed_byte_for_byte() -> None:
    both_entities, task = entities(), preset("muc6-named-entity")
    assert summary_text(task, comparison(task, both_entities).units.items(), both_entities) == printed(
        "entity_summary"
    )


def test_named_entities_stand_in_columns_on_request_with_all_alternatives() -> None:
    task = preset("muc6-named-entity")
    key = [
        instance(
            "TIMEX", "1", slot("TEXT", "the first six months", "fiscal"), slot("TYPE", "DATE"), at=(0, 20)
        )
    ]
    response = [entity("fiscal", 0, "DATE", kind="TIMEX")]
    both_sides = sides(key, response)
    assert summary_text(task, comparison(task, both_sides).units.items(), both_sides, columns=True) == (
        "COR |                 | <TIMEX-doc-1-1>                            | <TIMEX-doc-1-1>\n"
        "cor | TYPE:           |      DATE                                  |      DATE\n"
        "cor | TEXT:           |      fiscal                                |      fiscal\n"
        "non |                 |     /the first six months                  |      \n"
    )
    assert '"fiscal"' in entity_summary(task, comparison(task, both_sides).units.items(), both_sides)
    assert "the first" not in entity_summary(task, comparison(task, both_sides).units.items(), both_sides)


def test_several_fills_stand_under_one_slot_name_with_another_separator() -> None:
    task = preset("muc6-template-element")
    both_sides = sides(
        [instance("PERSON", "1", slot("PER_NAME", "Ada"), slot("PER_ALIAS", ["A", "B"]))],
        [instance("PERSON", "1", slot("PER_NAME", "Ada"), slot("PER_ALIAS", ["B", "C", "D"]))],
    )
    lines = column_summary(task, comparison(task, both_sides).units.items(), both_sides, "\t").splitlines()
    assert [[cell.strip() for cell in line.split("\t")] for line in lines] == [
        ["COR", "", "<PERSON-doc-1-1>", "<PERSON-doc-1-1>"],
        ["cor", "PER_NAME:", "Ada", "Ada"],
        ["inc", "PER_ALIAS:", "A", "C"],
        ["cor", "", "B", "B"],
        ["spu", "", "", "D"],
    ]


def test_optional_unscored_and_removed_have_their_own_words() -> None:
    task = preset("muc6-template-element")
    key = [*flagged(), instance("SHIP", "3", slot("NAME", "Argo"))]
    response = [instance("ORGANIZATION", "1", slot("ORG_NAME", "Mill"), slot("COMMENT", "new"))]
    assert [line.rstrip() for line in columns(task, key, response)] == [
        "OPT |                 | <PERSON-doc-1-1>                           |",
        "opt | PER_NAME:       |      Ada                                   |",
        "COR |                 | <ORGANIZATION-doc-1-2>                     | <ORGANIZATION-doc-1-1>",
        "uns | COMMENT:        |      old                                   |      new",
        "uns | ORG_HUE:        |      blue                                  |",
        "cor | ORG_NAME:       |      the Mill Corp.                        |      Mill",
        "opt | ORG_TYPE:       |      COMPANY                               |",
        "opt |                 |     /OTHER                                 |",
        "rem | ORG_LEADER:     |      <PERSON-doc-1-1>                      |",
        "UNS |                 | <SHIP-doc-1-3>                             |",
        "uns | NAME:           |      Argo                                  |",
    ]


def test_connected_leftovers_are_incorrect_and_unscored_classes_unscored() -> None:
    task = preset("muc6-template-element")
    first_instance, second_instance = (
        instance("PERSON", "1", slot("PER_NAME", "Ada")),
        instance("PERSON", "1", slot("PER_NAME", "Bea")),
    )
    lines = columns(replace(task, connect_leftovers=True), [first_instance], [second_instance])
    assert [line[:3] for line in lines] == ["INC", "inc"]
    unscored = replace(task, classes=tuple(replace(c, scored=False) for c in task.classes))
    assert [line[:3] for line in columns(unscored, [first_instance], [first_instance])] == [
        "UNS",
        "cor",
    ]


def test_nothing_is_cut_and_a_line_stays_one_line() -> None:
    task = preset("muc6-template-element")
    long = "a very\r\n   long name that is wider than the column and ends here"
    lines = columns(task, [instance("PERSON", "1", slot("PER_NAME", long))], [])
    assert lines[1] == (
        "mis | PER_NAME:       |      a very long name that is wider than the column and ends here |      "
    )
    ne = preset("muc6-named-entity")
    both_sides = sides(
        [entity(long, 0, "ORGANIZATION|GOVERNMENT")], [entity("very", 2, "ORGANIZATION|GOVERNMENT")]
    )
    line = entity_summary(ne, comparison(ne, both_sides).units.items(), both_sides).splitlines()[-1]
    assert line == (
        "ENAMEX     cor  inc  ORGANIZATION|GOVERNMENT ORGANIZATION|GOVERNMENT "
        '"a very long name that is wider than the column and ends here" "very"'
    )


def test_optional_fills_and_entities_are_told_apart_from_missing_ones() -> None:
    task = preset("muc6-template-element")
    key = [instance("PERSON", "1", slot("PER_NAME", "Ada"), slot("PER_TITLE", [optional_fill("Dr.")]))]
    lines = columns(task, key, [instance("PERSON", "1", slot("PER_NAME", "Ada"))])
    assert [line[:3] for line in lines] == ["COR", "cor", "opt"]
    ne = preset("muc6-named-entity")
    both_sides = sides(
        [entity("noon", 0, "TIME", kind="TIMEX", optional=True), entity("Ada", 9, "PERSON")], []
    )
    page = entity_summary(ne, comparison(ne, both_sides).units.items(), both_sides).splitlines()
    assert page[-2].startswith("ENAMEX     mis  mis  PERSON ")
    assert page[-1].startswith('TIMEX      opt  opt  TIME                      "noon" ')


def test_line_ends_become_blanks_and_other_white_space_stays() -> None:
    assert one_line("a  b\tc") == "a  b\tc"
    assert one_line("a \r\n b\u2028c\x0bd\n") == "a b c d"


@given(st.data())
def test_every_line_counts_in_the_tally_of_its_state(data: st.DataObject) -> None:
    """Lines of fills sum to the slot scores, lines of objects to the object scores."""
    task, key, response = data.draw(two_sides())
    unit = compare(task, key, response)
    lines = Counter(line[:3] for line in columns(task, key, response))
    total = unit.table.get(("total",), Tally())
    counted = [lines[word] for word in ("cor", "par", "inc", "mis", "spu")]
    assert counted == list(total.counts()[:5])
    objects = sum((tally for row, tally in unit.table.items() if row[0] == "object"), Tally())
    assert [lines[word] for word in ("COR", "INC", "MIS", "SPU")] == [
        objects.cor,
        objects.inc,
        objects.mis,
        objects.spu,
    ]
    undefined = sum(item.type == "HAT" for item in (*key, *response))
    assert lines["OPT"] + lines["UNS"] == objects.non + undefined
    pairs = object_pairs(unit, sides(key, response), task)
    fills = [f for pair in pairs for s in pair.slots for multi in s.multi_fills for f in multi.fills]
    assert sum((fill.tally for fill in fills), Tally()) == total
    assert sum(lines[word] for word in ("non", "opt", "uns", "rem")) == sum(
        f.status in (Status.NON, Status.OPT, Status.UNS, Status.REM) for f in fills
    )
