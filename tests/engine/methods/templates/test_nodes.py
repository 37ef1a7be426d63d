"""What is written down of a comparison, line by line: where each stands, how it counts, and why (M9, M22)."""

from dataclasses import replace

import pytest

from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.instances import Instance
from annotally.scoring.tally import Status
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    ScoringMethod,
    SectionGroup,
    SlotDefinition,
    Subtask,
    TaskDefinition,
)
from annotally.text.cleaning import Cleaning, Form
from support.builders import (
    DOCUMENT,
    compare,
    instance,
    lines,
    optional_fill,
    outcomes,
    rows,
    sides,
    slot,
    told,
)

TITLE = SlotDefinition("title", "title", kind=FillKind.SET)
COMMENT = SlotDefinition("comment", "comment", scored=False)
PERSON = ClassDefinition(
    "person", "person", (SlotDefinition("name", "name"), SlotDefinition("alias", "alias"), TITLE, COMMENT)
)
TASK = TaskDefinition(
    "t",
    "T",
    "templates",
    (PERSON,),
    scoring_method=ScoringMethod.KEY2KEY,
    subtasks=tuple(Subtask("Person", "Title", value) for value in ("Dr", "Ms")),
    sections=("HL", "TEXT"),
)
HALVES = replace(
    TASK, correct_form=Form.STRAIGHTENED, partial_form=Form.CLEAN, cleaning=Cleaning(("the",)), sections=()
)


def person(one_up: str, *slots, **more) -> Instance:
    return instance("PERSON", one_up, *slots, **more)


OTHER = {
    "MIS": "SPU",
    "no-response": "no-key",
    "unaligned-key": "unaligned-response",
}


def check(expected: str, key: list[Instance], response: list[Instance], task: TaskDefinition = TASK) -> None:
    """Compare two keys with the lines expected, and once more with the sides exchanged (M19)."""
    expected_lines = lines(expected)
    assert told(compare(task, key, response)) == expected_lines
    turned = [
        (level, name, OTHER.get(status, status), two, result, OTHER.get(rule, rule), _turned(row))
        for level, name, status, result, two, rule, row in expected_lines
    ]
    assert told(compare(task, response, key)) == turned


def _turned(row: str) -> str:
    return row.replace("=MIS", "=X").replace("=SPU", "=MIS").replace("=X", "=SPU")


def test_fills_alternatives_unscored_slots_and_the_rows_they_count_in():
    """The key's section decides (M22); the set value names the subtask row, unused alternatives too."""
    section = ("DOC", "TEXT", "hl")
    key = person(
        "1",
        slot("NAME", "Ada"),
        slot("ALIAS", ["Q", "R", "S"], ["T"]),
        slot("TITLE", "Dr", "Ms"),
        slot("COMMENT", ["x", "y"]),
        sections=section,
    )
    response = person(
        "7",
        slot("COMMENT", "z"),
        slot("NAME", "Ada"),
        slot("ALIAS", ["Z", "R"]),
        slot("TITLE", "ms"),
        sections=section,
    )
    expected = """
        INSTANCE person INC 0 0 aligned object:person=COR
        SLOT name COR 0.0.0.0 0.1.0.0 equal total:total=COR slot:name=COR section:HL=COR
        SLOT alias INC 0.1.0 0.2.0 -
        FILL alias INC 0.1.0.0 0.2.0.0 different total:total=INC slot:alias=INC section:HL=INC
        FILL alias COR 0.1.0.1 0.2.0.1 equal total:total=COR slot:alias=COR section:HL=COR
        FILL alias MIS 0.1.0.2 - no-response total:total=MIS slot:alias=MIS section:HL=MIS
        ALTERNATIVE alias NON 0.1.1 - unused-alternative
        FILL alias NON 0.1.1.0 - unused-alternative total:total=NON slot:alias=NON section:HL=NON
        SLOT title COR 0.2.1 0.3.0 -
        FILL title COR 0.2.1.0 0.3.0.0 equal-set TITLE:Ms=COR
        ALTERNATIVE title NON 0.2.0 - unused-alternative
        FILL title NON 0.2.0.0 - unused-alternative TITLE:Dr=NON
        SLOT comment UNS 0.3.0 0.0.0 -
        FILL comment UNS 0.3.0.0 0.0.0.0 unscored-slot total:total=NON slot:comment=NON section:HL=NON
        FILL comment UNS 0.3.0.1 - unscored-slot total:total=NON slot:comment=NON section:HL=NON
        """
    for value, column in (("Ms", "COR"), ("Dr", "NON")):
        shares = f"total:total={column} slot:title={column} subtask:{value}={column} section:HL={column}"
        expected = expected.replace(f"TITLE:{value}={column}", shares)
    check(expected, [key], [response])


def test_m9_an_unfilled_optional_slot_counts_once_and_shows_its_fills():
    key = person(
        "1",
        slot("NAME", "Bea"),
        slot("ALIAS", ["Q", "R"], "S", optional=True),
        slot("TITLE", "Ms", optional=True),
    )
    check(
        """
        INSTANCE person COR 0 0 aligned object:person=COR
        SLOT name COR 0.0.0.0 0.0.0.0 equal total:total=COR slot:name=COR
        SLOT alias OPT 0.1 - optional-slot total:total=NON slot:alias=NON
        FILL alias OPT 0.1.0.0 - optional-slot
        FILL alias OPT 0.1.0.1 - optional-slot
        FILL alias OPT 0.1.1.0 - optional-slot
        SLOT title OPT 0.2 - optional-slot total:total=NON slot:title=NON subtask:Ms=NON
        FILL title OPT 0.2.0.0 - optional-slot
        """,
        [key],
        [person("7", slot("NAME", "Bea"))],
    )


def test_leftovers_stand_alone_and_say_so():
    """An object nobody is aligned with: its fills are missing or spurious because of that."""
    check(
        """
        INSTANCE person MIS 0 - unaligned-key object:person=MIS
        SLOT name MIS 0.0.0.0 - object-unaligned total:total=MIS slot:name=MIS
        SLOT title MIS 0.1.0.0 - object-unaligned total:total=MIS slot:title=MIS subtask:Dr=MIS
        SLOT comment UNS 0.2.0.0 - unscored-slot total:total=NON slot:comment=NON
        """,
        [person("1", slot("NAME", "Ada"), slot("TITLE", "Dr"), slot("COMMENT", "x"))],
        [],
        TASK,
    )


def test_m9_an_optional_object_nobody_found_is_left_out_with_all_it_says():
    check(
        """
        INSTANCE person OPT 0 - unaligned-optional object:person=NON
        SLOT name OPT 0.0.0 - -
        FILL name OPT 0.0.0.0 - unaligned-optional total:total=NON slot:name=NON
        FILL name OPT 0.0.0.1 - unaligned-optional total:total=NON slot:name=NON
        SLOT comment UNS 0.1.0.0 - unscored-slot total:total=NON slot:comment=NON
        """,
        [person("1", slot("NAME", ["Ada", "Bea"]), slot("COMMENT", "x"), optional=True)],
        [],
    )


def test_m8_connected_leftovers_are_incorrect_and_their_fills_with_them():
    check(
        """
        INSTANCE person INC 0 0 leftover object:person=INC
        SLOT name INC 0.0.0.0 0.0.0.0 leftover total:total=INC slot:name=INC
        SLOT alias MIS 0.1.0.0 - no-response total:total=MIS slot:alias=MIS
        """,
        [person("1", slot("NAME", "Ada"), slot("ALIAS", "Q"))],
        [person("7", slot("NAME", "Bea"))],
        replace(TASK, connect_leftovers=True),
    )


def test_optional_fills_are_told_from_missing_ones():
    check(
        """
        INSTANCE person INC 0 0 aligned object:person=COR
        SLOT name COR 0.0.0.0 0.0.0.0 equal total:total=COR slot:name=COR
        SLOT alias MIS 0.1.0 - -
        FILL alias OPT 0.1.0.0 - optional-fill total:total=NON slot:alias=NON
        FILL alias MIS 0.1.0.1 - no-response total:total=MIS slot:alias=MIS
        """,
        [person("1", slot("NAME", "Ada"), slot("ALIAS", [optional_fill("Q"), "R"]))],
        [person("7", slot("NAME", "Ada"))],
    )


def test_what_objects_alike_say_is_written_once_and_repeated_with_their_own_places_and_reasons():
    """The second pair agrees as the first does; its fills stand elsewhere."""
    key, response = (
        [person(str(n), slot("NAME", name), slot("TITLE", title)) for n, name in enumerate(names)]
        for names, title in ((("Ada", "Bea"), "Dr"), (("Bea", "Ada"), "Ms"))
    )
    unit = compare(TASK, key, response)
    assert [(*line[:6], "") for line in told(unit)] == lines(
        """
        INSTANCE person INC 0 1 aligned
        SLOT name COR 0.0.0.0 1.0.0.0 equal
        SLOT title INC 0.1.0.0 1.1.0.0 different-set
        INSTANCE person INC 1 0 aligned
        SLOT name COR 1.0.0.0 0.0.0.0 equal
        SLOT title INC 1.1.0.0 0.1.0.0 different-set
        """
    )
    assert [node.why.rule for node in rows(unit.nodes) if node.level.name == "INSTANCE" and node.why] == [
        "aligned"
    ] * 2


def titles(key: list[Instance], response: list[Instance], task: TaskDefinition = TASK) -> list[str]:
    """Return what each line of a title adds to the rows of set values."""
    messages = [
        line for line in told(compare(replace(task, sections=()), key, response)) if line[1] == "title"
    ]
    return [line[6].partition(" subtask:")[2] for line in messages]


def named(*texts: tuple[str, ...]) -> list[Instance]:
    """Return people by name and title; several titles are alternatives."""
    return [
        person(str(number), slot("NAME", name), *([slot("TITLE", *result)] if result else []))
        for number, (name, *result) in enumerate(texts)
    ]


class TestObjectsThatAgreeAlike:
    """They are written once and repeated; nothing of one may be taken for another's."""

    def test_m22_each_counts_in_the_row_of_its_own_value(self):
        """Right, and wrong against the same: the key's value names the row, else the response's."""
        key = named(("Ada", "Dr"), ("Bea", "Ms"), ("Cy", "Dr"), ("Di", "Sir"), ("Ed",), ("Flo",))
        response = named(
            ("Ada", "Dr"), ("Bea", "Ms"), ("Cy", "Ms"), ("Di", "Ms"), ("Ed", "Dr"), ("Flo", "Ms")
        )
        assert titles(key, response) == ["Dr=COR", "Ms=COR", "Dr=INC", "", "Dr=SPU", "Ms=SPU"]
        of_one_name = named(("Ada", "Dr"), ("Ada", "Ms"))
        assert titles(of_one_name, of_one_name) == ["Dr=COR", "Ms=COR"]

    def test_m22_leftovers_too(self):
        people = named(("Ada", "Dr"), ("Bea", "Ms"), ("Cy", "Sir"))
        assert titles(people, []) == ["Dr=MIS", "Ms=MIS", ""]
        assert titles([], people) == ["Dr=SPU", "Ms=SPU", ""]

    def test_m22_so_does_each_of_their_alternatives(self):
        """The first alternative is compared where none is right; the others are non-committal."""
        task = replace(TASK, scoring_method=ScoringMethod.KEY2RESPONSE)
        several = named(("Ada", "Dr", "Ms"), ("Bea", "Sir", "Ms"), ("Cy", "Ms", "Dr"), ("Di", "Ms", "Sir"))
        result = named(*((name, "Prof") for name in ("Ada", "Bea", "Cy", "Di")))
        assert titles(several, result, task) == [
            *("", "Dr=INC", "", "Ms=NON"),
            *("", "", "", "Ms=NON"),
            *("", "Ms=INC", "", "Dr=NON"),
            *("", "Ms=INC", "", ""),
        ]
        assert titles(result, several, task) == [
            *("", "", "", "Ms=NON"),
            *("", "", "", "Ms=NON"),
            *("", "", "", "Dr=NON"),
            *("", "", "", ""),
        ]

    def test_another_status_is_another_line(self):
        key = named(("Ada", "Dr"), ("Bea", "Dr"), ("Cy", "Dr"))
        response = named(("Ada", "Dr"), ("Bea", "Ms"), ("Cy",))
        unit = compare(TASK, key, response)
        assert [line[2] for line in told(unit) if line[1] == "title"] == ["COR", "INC", "MIS"]
        assert [line[2] for line in told(unit) if line[1] == "person"] == ["COR", "INC", "INC"]

    def test_leftovers_have_as_many_alternatives_as_they_have(self):
        task = replace(TASK, scoring_method=ScoringMethod.KEY2RESPONSE)
        key = [
            person(str(n), slot("NAME", "Ada"), slot("ALIAS", *text))
            for n, text in enumerate(("QR", "QRS", "Q"))
        ]
        places = [line[3] for line in told(compare(task, key, [])) if line[:2] == ("FILL", "alias")]
        assert places == ["0.1.0.0", "0.1.1.0", "1.1.0.0", "1.1.1.0", "1.1.2.0"]

    def test_slots_stand_where_they_stand_in_the_file(self):
        """Twice the same, but the second response has its slots the other way round."""
        key = named(("Ada", "Dr"), ("Ada", "Dr"))
        turned = person("8", slot("TITLE", "Dr"), slot("NAME", "Ada"))
        values = [line[4] for line in told(compare(TASK, key, [key[0], turned])) if line[0] == "SLOT"]
        assert values == ["0.0.0.0", "0.1.0.0", "1.1.0.0", "1.0.0.0"]


def test_m9_an_unfilled_optional_slot_stands_with_its_own_object():
    """The key's object is the second of its side, the response's the first."""
    key = [
        person("1", slot("NAME", "Ada")),
        person("2", slot("NAME", "Bea"), slot("ALIAS", "Q", optional=True)),
    ]
    response = [person("7", slot("NAME", "Bea"), slot("ALIAS"))]
    actual_lines = [line[2:5] for line in told(compare(TASK, key, response)) if line[1] == "alias"]
    assert actual_lines == [("OPT", "1.1", "0.1"), ("OPT", "1.1.0.0", "-")]
    actual_lines = [line[2:5] for line in told(compare(TASK, response, key)) if line[1] == "alias"]
    assert actual_lines == [("OPT", "0.1", "1.1"), ("OPT", "-", "1.1.0.0")]


def test_m10_where_one_alternative_is_empty_nothing_is_missing():
    """The alternative of fewer fills is compared; the other one is non-committal."""
    check(
        """
        INSTANCE person MIS 0 - unaligned-key object:person=MIS
        SLOT name MIS 0.0.0.0 - object-unaligned total:total=MIS slot:name=MIS
        SLOT alias NON 0.1.1 - -
        ALTERNATIVE alias NON 0.1.0 - unused-alternative
        FILL alias NON 0.1.0.0 - unused-alternative total:total=NON slot:alias=NON
        """,
        [person("1", slot("NAME", "Ada"), slot("ALIAS", ["Q"], []))],
        [],
    )


def test_m8_connected_leftovers_that_say_nothing_are_incorrect_all_the_same():
    task = replace(TASK, connect_leftovers=True)
    assert [line[2] for line in told(compare(task, [person("1")], [person("7")]))] == ["INC"]


def test_objects_of_which_one_says_nothing_are_incorrect_if_they_are_aligned():
    """Below zero any pair is over the threshold."""
    task = replace(TASK, classes=(replace(PERSON, threshold=-1),))
    for first, second in ((named(("Ada",)), [person("7")]), ([person("7")], named(("Ada",)))):
        assert told(compare(task, first, second))[0][1:6] == ("person", "INC", "0", "0", "aligned")


@pytest.mark.parametrize(
    ("key", "response", "status"),
    [
        (("Ada",), ("Ada",), Status.COR),
        (("the Ada",), ("Ada",), Status.PAR),
        (("Ada", "the Q"), ("Ada", "Q"), Status.PAR),
        (("Ada", "Q"), ("Ada", "X"), Status.INC),
        (("the Ada", "Q"), ("Ada", "X"), Status.INC),
        (("Ada", "Q"), ("Ada",), Status.INC),
        (("Ada",), ("Ada", "Q"), Status.INC),
        (("Ada", "", "Dr"), ("Ada", "", "Dr"), Status.COR),
    ],
)
def test_an_object_is_as_right_as_all_its_scored_fills(key, response, status):
    """COR if all are, PAR if COR and PAR, else INC; what is not scored has no say."""

    def said(one_up: str, comment: str, texts: tuple[str, ...]) -> Instance:
        named = zip(("NAME", "ALIAS", "TITLE"), texts, strict=False)
        return person(one_up, *(slot(name, text) for name, text in named if text), slot("COMMENT", comment))

    unit = compare(HALVES, [said("1", "x", key)], [said("7", "y", response)])
    assert rows(unit.nodes)[1].status is status


class TestObjectsWithoutScoredFills:
    def test_templates_that_agree_in_nothing_scored_are_correct(self):
        definition = replace(PERSON, slots=(COMMENT,), threshold=-1)
        both_persons = [person("1", slot("COMMENT", "x"))]
        unit = compare(replace(TASK, classes=(definition,)), both_persons, both_persons)
        assert [line[:3] for line in told(unit)] == [
            ("INSTANCE", "person", "COR"),
            ("SLOT", "comment", "UNS"),
        ]

    def test_empty_ones_too_and_of_unscored_classes_they_are_unscored(self):
        bare = [person("1")]
        for definition, status in ((PERSON, "COR"), (replace(PERSON, scored=False), "UNS")):
            task = replace(TASK, classes=(replace(definition, threshold=-1),))
            assert [line[2] for line in told(compare(task, bare, bare))] == [status]

    def test_empty_leftovers_are_missing_spurious_or_left_out(self):
        key, response = [person("1"), person("2", optional=True)], [person("7")]
        assert [line[2:6] for line in told(compare(TASK, key, response))] == [
            ("MIS", "0", "-", "unaligned-key"),
            ("OPT", "1", "-", "unaligned-optional"),
            ("SPU", "-", "0", "unaligned-response"),
        ]


def test_a_slot_is_partially_right_where_its_fills_are_right_and_half_right():
    for alias, status in ((["Q", "the R"], "PAR"), (["the Q", "the R"], "PAR"), (["Q", "X"], "INC")):
        key, response = (person("1", slot("ALIAS", item)) for item in (alias, ["Q", "R"]))
        (result,) = [line for line in told(compare(HALVES, [key], [response])) if line[0] == "SLOT"]
        assert result[2] == status


def test_m22_sections_are_remembered_rightly():
    """Objects of several sections, in turn: what is found for one is not taken for another."""
    task = replace(TASK, sections=("HL", "TEXT"), section_groups=(SectionGroup("Body", ("TEXT",)),))
    around = [("DOC", "TEXT"), ("DOC", "HL"), ("DOC",), (), ("DOC", "TEXT", "P"), ("DOC", "TEXT")]
    key = [person(str(n), slot("NAME", f"a{n}"), sections=item) for n, item in enumerate(around)]
    parts = [line[6].partition("section:")[2] for line in told(compare(task, key, key)) if line[0] == "SLOT"]
    assert parts == ["Body=COR", "", "", "", "Body=COR", "Body=COR"]


def test_m22_an_unfilled_optional_slot_is_named_by_one_value_only_and_others_by_none():
    for fills, row in ((["Ms", "Dr"], "subtask:Dr=NON"), (["Sir"], ""), ([], None)):
        key = person("1", slot("NAME", "Ada"), slot("TITLE", fills, optional=True))
        unit = compare(TASK, [key], [person("7", slot("NAME", "Ada"))])
        texts = [
            line[6].partition("title=NON")[2].strip() for line in told(unit) if line[:2] == ("SLOT", "title")
        ]
        assert texts == ([row] if row is not None else [])


def test_only_leaves_of_a_slot_are_outcomes():
    key = person("1", slot("NAME", "Ada"), slot("ALIAS", ["Q"], []))
    assert outcomes(compare(TASK, [key], [key]), "alias") == [(Status.COR, "equal")]


def test_m9_unscored_fills_stand_alone_where_the_other_side_s_slot_is_empty():
    check(
        """
        INSTANCE person COR 0 0 aligned object:person=COR
        SLOT name COR 0.0.0.0 0.0.0.0 equal total:total=COR slot:name=COR
        SLOT comment UNS 0.1.0.0 - unscored-slot total:total=NON slot:comment=NON
        """,
        [person("1", slot("NAME", "Ada"), slot("COMMENT", "x"))],
        [person("7", slot("NAME", "Ada"), slot("COMMENT"))],
    )


def test_m22_alternatives_of_a_response_count_in_the_rows_of_their_own_values() -> None:
    """Of a file of MUC-3 and MUC-4 the best counts (M24), and the others are shown."""
    task = replace(TASK, scoring_method=ScoringMethod.KEY2RESPONSE, sections=())

    def subtasks(key: list[Instance], response: list[Instance], status: str) -> list[str]:
        unit = TemplateComparer(task).compare(DOCUMENT, sides(key, response, "muc34"))
        return [line[6].split()[-1] for line in told(unit) if line[0] == "FILL" and line[2] == status]

    key, response = named(("1", "Sir"), ("2", "Sir")), named(("1", "Sir", "Dr"), ("2", "Sir", "Ms"))
    assert subtasks(key, response, "NON") == ["subtask:Dr=NON", "subtask:Ms=NON"]
    key, response = named(("1", "Dr"), ("2", "Ms")), named(("1", "Sir", "Mx"), ("2", "Sir", "Mx"))
    assert subtasks(key, response, "INC") == ["subtask:Dr=INC", "subtask:Ms=INC"]
