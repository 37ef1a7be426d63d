"""Named entities in speech: Table 1 of the paper, the rulings S1-S6, and what must hold of any two texts."""

from collections import Counter
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.constraints import Constraints, Pin
from annotally.comparison.result import BLOCK_KINDS, TOTAL, WORDS, Level, Sides, UnitComparison
from annotally.methods.speech.comparer import SpeechComparer
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.annotation_sets import AnnotationSet, stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Source
from annotally.scoring.tally import Status, Tally
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from annotally.tasks.presets.speech import SPEECH_NAMED_ENTITY
from annotally.tasks.speech_rules import Component, EntityMapping
from annotally.text.alignment.rules import Align, Aligner
from annotally.text.alignment.word_spans import WordSpan
from support.builders import rows, slot
from support.speech_samples import TASK, compared, components, sides_of, tagged_twice, tagged_words


def task_with(
    *,
    tolerance: int = 1,
    aligner: Aligner = Aligner.PHONETIC,
    mapping: EntityMapping = EntityMapping.LEFT_TO_RIGHT,
    chosen: tuple[Component, ...] = tuple(Component),
    base: TaskDefinition = TASK,
) -> TaskDefinition:
    speech = replace(base.speech, tolerance=tolerance, mapping=mapping, components=chosen)
    return replace(base, speech=speech, alignment=replace(base.alignment, aligner=aligner))


REFERENCE = "<P>NEWT GINGRICH</P>"
TABLE = [
    ("<L>NEWT GINGRICH</L>", Aligner.PHONETIC, (0, 1, 1, 1)),
    ("<P>NEWT GOOD RICH</P>", Aligner.PHONETIC, (1, 1, 1, 0)),
    ("<P>NEWT GOOD RICH</P>", Aligner.ONE_TO_ONE, (1, 0, 1, 0)),
    ("<P>NEWT GOOD</P> RICH", Aligner.PHONETIC, (1, 0, 1, 0)),
    ("NEWT <P>GINGRICH</P>", Aligner.PHONETIC, (1, 0, 0, 1)),
    ("NEW <P>GINGRICH</P>", Aligner.PHONETIC, (1, 0, 1, 1)),
]
"""S1: type, extent at tolerance 0, extent at tolerance 1, content, of the six hypotheses in order."""


@pytest.mark.parametrize(("hypothesis", "aligner", "expected"), TABLE, ids=range(1, 7))
def test_s1_the_six_hypotheses_of_table_1(
    hypothesis: str, aligner: Aligner, expected: tuple[int, int, int, int]
) -> None:
    strict, lenient = (
        components(compared(REFERENCE, hypothesis, task_with(tolerance=tolerance, aligner=aligner)))
        for tolerance in (0, 1)
    )
    assert strict["type"] == lenient["type"]
    assert strict["content"] == lenient["content"]  # the tolerance does not touch the region compared
    correct_counts = (strict["type"].cor, strict["extent"].cor, lenient["extent"].cor, lenient["content"].cor)
    assert correct_counts == expected
    assert all(tally.cor + tally.inc == 1 for tally in lenient.values())


def test_s2_without_word_errors_no_tolerance_helps() -> None:
    unit = compared(REFERENCE, "NEWT <P>GINGRICH</P>", task_with(tolerance=99))
    assert components(unit)["extent"] == Tally(inc=1)


def test_s2_one_is_the_default_tolerance_and_says_when_it_forgives() -> None:
    assert SPEECH_NAMED_ENTITY.speech.tolerance == 1
    nodes = compared(REFERENCE, "NEW <P>GINGRICH</P>").nodes
    assert [nodes.node(row).rule for row in nodes.children(1)] == [
        "type-same",
        "extent-forgiven",
        "content-same",
    ]


def test_s3_content_looks_at_blocks_of_one_side_too() -> None:
    """JOHN Q PUBLIC / JOHN PUBLIC; but a pause filler may be left out (H7)."""
    assert components(compared("<P>JOHN Q PUBLIC</P>", "<P>JOHN PUBLIC</P>"))["content"] == Tally(inc=1)
    assert components(compared("<P>JOHN UH PUBLIC</P>", "<P>JOHN PUBLIC</P>"))["content"] == Tally(cor=1)
    assert components(compared("<P>JOHN PUBLIC</P>", "<P>JOHN UH PUBLIC</P>"))["content"] == Tally(cor=1)


def test_s3_entities_overlap_only_through_a_block_with_words_of_both() -> None:
    """Q is in the reference alone, so nothing overlaps an entity that is no more than Q."""
    unit = compared("JOHN <P>Q</P> PUBLIC", "<P>JOHN PUBLIC</P>")
    assert unit.table[TOTAL] == Tally(mis=3, spu=3)
    unit = compared("<P>JOHN PUBLIC</P>", "JOHN <P>Q</P> PUBLIC")
    assert unit.table[TOTAL] == Tally(mis=3, spu=3)


Told = tuple[str, str, str, list[list[tuple[int, tuple[int, ...]]]]]


def told(unit: UnitComparison) -> list[Told]:
    """Return name, status and rule of every node below the document, and where either side's stands."""
    return [
        (
            node.name,
            node.status.name,
            node.rule,
            [[(ref.instance, ref.path) for ref in side] for side in node.refs],
        )
        for node in rows(unit.nodes)[1:]
    ]


def test_the_tree_says_of_every_entity_and_component_where_it_stands_and_by_which_rule() -> None:
    ref = '<P>NEWT GINGRICH</P> SAW <L>ROME</L> AND <P STATUS="OPT">ADA</P> HERE <P>BO</P>'
    unit = compared(ref, "<L>NEWT</L> <P>GINGRICH</P> SAW ROME AND ADA HERE <P>BO</P>")

    def entity(name: str, status: str, rules: list[str], at: list[list[int]], parts: list[str]) -> list[Told]:
        where: list[list[tuple[int, tuple[int, ...]]]] = [[(item, ()) for item in side] for side in at]
        names = [name, "type", "extent", "content"]
        return [(*pair, where) for pair in zip(names, [status, *parts], rules, strict=True)]

    first = ["first-overlap", "type-other", "extent-other", "content-same"]
    right = ["first-overlap", "type-same", "extent-same", "content-same"]
    alone = ["entity-unmapped"] * 3
    assert told(unit) == [
        *entity("P", "INC", first, [[0], [0]], ["INC", "INC", "COR"]),
        *entity("P", "SPU", ["spurious-entity", *alone], [[], [1]], ["SPU"] * 3),
        *entity("L", "MIS", ["missing-entity", *alone], [[1], []], ["MIS"] * 3),
        *entity("P", "OPT", ["optional-entity", *alone], [[2], []], ["OPT"] * 3),
        *entity("P", "COR", right, [[3], [2]], ["COR"] * 3),
    ]
    assert (unit.document, unit.nodes.node(0).name) == ("x", "x")
    whys = [node.why for node in rows(unit.nodes) if node.why is not None]
    assert [why.rule for why in whys] == [
        "first-overlap",
        "spurious-entity",
        "missing-entity",
        "optional-entity",
        "first-overlap",
    ]
    assert [
        [(loser.side, loser.instance, loser.f, loser.taken_by) for loser in why.losers] for why in whys
    ] == [
        [(1, 1, (2, 3), -1)],
        [(0, 0, (2, 3), 0)],
        [],
        [],
        [],
    ]


def test_what_is_wrong_in_type_or_content_is_told_by_its_rule_and_the_fill_of_the_type() -> None:
    ref = '<ENAMEX TYPE="PERSON">NEWT</ENAMEX> IN ROME'
    unit = compared(ref, '<ENAMEX TYPE="LOCATION">KNEW</ENAMEX> IN ROME', SPEECH_NAMED_ENTITY)
    whole = [[(0, ())], [(0, ())]]
    assert told(unit) == [
        ("enamex", "INC", "first-overlap", whole),
        ("type", "INC", "type-other", [[(0, (1, 0, 0))], [(0, (1, 0, 0))]]),
        ("extent", "COR", "extent-same", whole),
        ("content", "INC", "content-error", whole),
    ]
    unit = compared(ref, "NEWT IN ROMA", SPEECH_NAMED_ENTITY)
    assert told(unit)[:2] == [
        ("enamex", "MIS", "missing-entity", [[(0, ())], []]),
        ("type", "MIS", "entity-unmapped", [[(0, (1, 0, 0))], []]),
    ]


def test_only_a_few_losers_are_kept() -> None:
    unit = compared("<P>A B C D E</P>", "<P>A</P> <P>B</P> <P>C</P> <P>D</P> <P>E</P>")
    pair = unit.nodes.node(1)
    assert pair.why is not None
    assert [loser.instance for loser in pair.why.losers] == [1, 2, 3]


def test_word_errors_are_counted_where_either_side_has_a_text_of_its_own() -> None:
    sides = sides_of("<P>NEWT</P> SAID", "<P>NEWT</P> SAID")
    shared = Sides(sides.sets, sides.documents)
    assert SpeechComparer(TASK).compare("x", sides).table[WORDS] == Tally(cor=2)
    assert WORDS not in SpeechComparer(TASK).compare("x", shared).table


def test_s4_of_equally_good_mappings_the_first_in_the_text_is_taken_whatever_the_file_says_c3() -> None:
    sides = sides_of("<P>NEWT GINGRICH</P>", "<P>NEWT</P> <P>GINGRICH</P>")
    own_document = sides.sets[1].documents["x"]
    turned = msgspec.structs.replace(own_document, instances=own_document.instances[::-1])
    sets = sides.sets[0], msgspec.structs.replace(sides.sets[1], documents={"x": turned})
    task = task_with(mapping=EntityMapping.OPTIMAL)
    for chosen, number in ((sides, 0), (Sides(sets, sides.documents, sides.texts), 1)):
        pair = SpeechComparer(task).compare("x", chosen).nodes.node(1)
        assert [ref.instance for ref in pair.refs[1]] == [number]


def test_s4_the_first_pair_from_left_to_right_whatever_its_type() -> None:
    """One entity of the reference over two of the hypothesis: the left one, though of another type."""
    ref, hyp = "<P>NEWT GINGRICH</P>", "<L>NEWT</L> <P>GINGRICH</P>"
    unit = compared(ref, hyp)
    assert components(unit) == {
        "type": Tally(inc=1, spu=1),
        "extent": Tally(inc=1, spu=1),
        "content": Tally(cor=1, spu=1),
    }
    assert unit.table["entity", "P", ""] == Tally(cor=1, inc=2, spu=3)
    spurious = next(
        unit.nodes.node(row) for row in unit.nodes.children(0) if not unit.nodes.node(row).refs[0]
    )
    assert spurious.why is not None
    (loser,) = spurious.why.losers
    assert (loser.reason, loser.f, loser.taken_by) == ("mapped-elsewhere", (2, 3), 0)


def test_s4_an_unmapped_entity_costs_one_error_per_active_component() -> None:
    assert compared("<P>NEWT</P>", "NEWT").table[TOTAL] == Tally(mis=3)
    assert compared("NEWT", "<P>NEWT</P>").table[TOTAL] == Tally(spu=3)
    two = task_with(chosen=(Component.TYPE, Component.EXTENT))
    assert compared("<P>NEWT</P>", "NEWT", two).table[TOTAL] == Tally(mis=2)
    assert set(components(compared("<P>NEWT</P>", "NEWT", two))) == {"type", "extent"}


def test_s4_the_optimal_mapping_gets_the_most_right() -> None:
    ref, hyp = "<P>NEWT GINGRICH</P>", "<L>NEWT</L> <P>GINGRICH</P>"
    unit = compared(ref, hyp, task_with(mapping=EntityMapping.OPTIMAL))
    assert unit.table[TOTAL] == Tally(cor=2, inc=1, spu=3)
    pair = unit.nodes.node(1 if unit.nodes.node(1).refs[0] else 5)
    assert pair.rule == "best-mapping"


def test_optional_entities_of_the_reference_cost_nothing_when_nothing_is_mapped_to_them() -> None:
    unit = compared('<P STATUS="OPT">NEWT</P>', "NEWT")
    assert unit.table[TOTAL] == Tally(non=3)
    assert unit.nodes.node(1).status is Status.OPT
    assert compared("NEWT", '<P STATUS="OPT">NEWT</P>').table[TOTAL] == Tally(spu=3)
    keys = replace(TASK, scoring_method=ScoringMethod.KEY2KEY)
    assert compared("NEWT", '<P STATUS="OPT">NEWT</P>', keys).table[TOTAL] == Tally(non=3)


def test_m14_a_reference_may_allow_for_several_types_but_a_hypothesis_may_not() -> None:
    key, sure, unsure = (
        f'<ENAMEX TYPE="{value}">NEWT</ENAMEX>'
        for value in ("PERSON|ORGANIZATION", "ORGANIZATION", "PERSON|LOCATION")
    )
    assert components(compared(key, sure, SPEECH_NAMED_ENTITY))["type"] == Tally(cor=1)
    assert components(compared(key, unsure, SPEECH_NAMED_ENTITY))["type"] == Tally(inc=1)
    keys = replace(SPEECH_NAMED_ENTITY, scoring_method=ScoringMethod.KEY2KEY)
    assert components(compared(key, unsure, keys))["type"] == Tally(cor=1)


def test_an_entity_without_words_overlaps_nothing() -> None:
    assert compared("NEWT <P>...</P>", "<P>NEWT</P>").table[TOTAL] == Tally(mis=3, spu=3)


def test_s8_entities_without_words_are_equal_at_one_place_of_the_common_axis() -> None:
    assert compared("NEWT <P>...</P> RAN", "NEWT <P>,</P> RAN").table[TOTAL] == Tally(cor=3)
    assert compared("NEWT <P>...</P> RAN", "NEWT <L>...</L> RAN").table[TOTAL] == Tally(cor=2, inc=1)
    assert compared("NEWT <P>...</P> RAN", "<P>...</P> NEWT RAN").table[TOTAL] == Tally(mis=3, spu=3)
    assert compared("NEWT RAN <P>...</P>", "NEWT RAN <P>...</P>").table[TOTAL] == Tally(cor=3)
    inserted = compared("NEWT <P>...</P> RAN", "OH NEWT <P>...</P> RAN AWAY")
    assert inserted.table[TOTAL] == Tally(cor=3)


@pytest.mark.parametrize("hypothesis", ["NEWT <P>...</P> RAN", "OH NEWT <P>...</P> RAN"])
def test_s8_in_mucs_way_too(hypothesis: str) -> None:
    task = replace(TASK, speech=replace(TASK.speech, muc_mode=True))
    tally = compared("NEWT <P>...</P> RAN", hypothesis, task).table[TOTAL]
    assert isinstance(tally, Tally)
    assert (tally.cor > 0, tally.inc, tally.mis, tally.spu) == (True, 0, 0, 0)


def test_what_the_task_does_not_define_is_shown_and_not_scored() -> None:
    unit = SpeechComparer(replace(TASK, classes=TASK.classes[:1])).compare(
        "x", sides_of("<P>NEWT</P> <L>ROME</L>", "<P>NEWT</P> <L>ROME</L>")
    )
    assert unit.table[TOTAL] == Tally(cor=3)
    assert Counter(unit.nodes.status)[Status.UNS] == 2


def test_c5_texts_that_differ_come_with_the_blocks_of_their_alignment() -> None:
    ref, hyp = "AT <P>NEWT GINGRICH</P> NOW", "AT NEWT <P>GOOD RICH</P> NOW NOW"
    blocks = compared(ref, hyp).blocks
    assert blocks is not None
    plain_ref, plain_hyp = "AT NEWT GINGRICH NOW", "AT NEWT GOOD RICH NOW NOW"
    values = [
        (plain_ref[a:b], plain_hyp[c:d], BLOCK_KINDS[kind])
        for a, b, c, d, kind in zip(
            blocks.a_start, blocks.a_end, blocks.b_start, blocks.b_end, blocks.kind, strict=True
        )
    ]
    assert values[:3] == [
        ("AT", "AT", "identical"),
        ("NEWT", "NEWT", "identical"),
        ("GINGRICH", "GOOD RICH", "regrouped"),
    ]
    assert sorted(values[3:]) == [("", "NOW", "b-only"), ("NOW", "NOW", "identical")]
    assert blocks.across(1, plain_hyp.index("GOOD"), plain_hyp.index(" NOW")) == (8, 16)
    assert compared(ref, ref).blocks is None
    always = replace(TASK, alignment=replace(TASK.alignment, align=Align.ALWAYS))
    assert compared(ref, ref, always).blocks is not None


MUC = replace(SPEECH_NAMED_ENTITY, speech=replace(SPEECH_NAMED_ENTITY.speech, muc_mode=True))


def muc(text: str, kind: str = "PERSON") -> str:
    return text.replace("<P>", f'<ENAMEX TYPE="{kind}">').replace("</P>", "</ENAMEX>")


def test_s4_in_mucs_way_extent_and_content_are_one_without_tolerance() -> None:
    """Hypothesis 6 is right in extent, if within the tolerance, and in content, hypothesis 2 in extent."""
    for hypothesis in ("NEW <P>GINGRICH</P>", "<P>NEWT GOOD RICH</P>", "<P>NEWT GOOD</P> RICH"):
        unit = compared(muc(REFERENCE), muc(hypothesis), MUC)
        assert unit.table["slot", "enamex", "type"] == Tally(cor=1)
        assert unit.table["slot", "enamex", "text"] == Tally(inc=1)
        assert unit.blocks is not None
    right = compared(muc("of the <P>Bank</P>"), muc("OFF <P>THE BANK</P>", "person"), MUC)
    assert right.table[TOTAL] == Tally(cor=2)  # an article is cleaned away (M5)


def test_s4_in_mucs_way_word_errors_count_and_the_links_are_those_of_the_mapping() -> None:
    unit = compared(muc("<P>NEWT</P> SAID <P>SO</P>"), muc("<P>NEWT</P> SAYED <P>SO</P>"), MUC)
    assert unit.table[WORDS] == Tally(cor=2, inc=1)
    assert (unit.document, unit.table) == ("x", unit.nodes.table())
    assert {share.row for share in unit.nodes.node(0).shares} == {WORDS}
    sides = sides_of(muc("<P>NEWT</P> SO"), muc("<P>NEWT</P> SO"), options=MUC.reading)
    assert SpeechComparer(MUC).compare("x", Sides(sides.sets, sides.documents)).links == unit.links


def test_s4_in_mucs_way_what_stands_nowhere_and_a_missing_document_are_compared_too_c6() -> None:
    sides = sides_of(muc("<P>NEWT</P> SAID"), muc("<P>NEWT</P> SAYED"), options=MUC.reading)
    own_document = sides.sets[0].documents["x"]
    bare = [
        msgspec.structs.replace(instance, extents=(), slots=instance.slots[1:])
        for instance in own_document.instances
    ]
    nowhere = msgspec.structs.replace(own_document, instances=tuple(bare))
    sets = msgspec.structs.replace(sides.sets[0], documents={"x": nowhere}), sides.sets[1]
    unit = SpeechComparer(MUC).compare("x", Sides(sets, sides.documents, sides.texts))
    assert unit.table["object", "enamex"] == Tally(mis=1, spu=1)
    sets = msgspec.structs.replace(sides.sets[0], documents={}), sides.sets[1]
    unit = SpeechComparer(MUC).compare("x", Sides(sets, sides.documents, sides.texts))
    assert unit.table["object", "enamex"] == Tally(spu=1)


def test_s4_in_mucs_way_entities_go_together_where_their_words_are_aligned_though_offsets_are_far_apart() -> (
    None
):
    unit = compared(muc("SO THEN HE SAID <P>NEWT</P>"), muc("HE SAID <P>NEWT</P>"), MUC)
    assert unit.table[TOTAL] == Tally(cor=2)


def test_s4_in_mucs_way_a_tag_that_cuts_a_word_has_all_of_it() -> None:
    unit = compared(muc("HE SAID NEW<P>T</P>"), muc("SO SAID <P>NEWT</P>"), MUC)
    assert unit.table[TOTAL] == Tally(cor=2)


def test_s4_in_mucs_way_nodes_stand_where_the_file_has_them_whatever_its_order_of_slots() -> None:
    """A slot that the task knows nothing of stands ahead: no text that is aligned may move it."""
    always = replace(MUC, alignment=replace(MUC.alignment, align=Align.ALWAYS))
    sides = sides_of(muc("<P>NEWT</P> SAID"), muc("<P>NEWT</P> SAID"), options=MUC.reading)
    sets = []
    for side in sides.sets:
        own_document = side.documents["x"]
        (instance,) = own_document.instances
        slots = (slot("NOTE", "seen"), *reversed(instance.slots), slot("SOURCE", "tape"))
        result = msgspec.structs.replace(
            own_document, instances=(msgspec.structs.replace(instance, slots=slots),)
        )
        sets.append(msgspec.structs.replace(side, documents={"x": result}))
    moved = Sides(tuple(sets), sides.documents, sides.texts)
    messages = told(SpeechComparer(always).compare("x", moved))
    assert messages == told(SpeechComparer(MUC).compare("x", moved))
    assert ("text", "COR", "equal", [[(0, (2, 0, 0))]] * 2) in messages


COLOURS = """;;
* name "colours"
;; INPUT_DEPENDENT_APPLICATION = "ref"
[COLOUR] => [COLOR] / [ ] __ [ ]
;; INPUT_DEPENDENT_APPLICATION = "ctm"
[GRAY] => [GREY] / [ ] __ [ ]
"""
"""One rule for the reference alone, one for transcripts of one format."""


def in_format(sides: Sides, *formats: str) -> Sides:
    """Return sides as if they came from files of these formats."""
    sets = zip(sides.sets, formats, strict=True)
    return sides._replace(sets=tuple(msgspec.structs.replace(side, format=name) for side, name in sets))


def test_h5_h7_what_a_format_means_counts_on_its_own_side() -> None:
    """In transcripts of words with times what stands in round brackets may be left out."""
    sides = sides_of("<P>NEWT (JUNIOR) BOND</P> SPOKE", "<P>NEWT BOND</P> SPEAKS")

    def content(*formats: str) -> Tally:
        return components(SpeechComparer(TASK).compare("x", in_format(sides, *formats)))["content"]

    assert content("ctm", "muc-sgml") == Tally(cor=1)
    assert content("muc-sgml", "ctm") == Tally(inc=1)


def test_h5_texts_that_differ_are_mapped_to_one_form_and_one_text_stays_as_it_is() -> None:
    glm = Source("x.glm", ";;\n[GONNA] => [GOING TO] / [ ] __ [ ]\n")
    task = replace(TASK, alignment=replace(TASK.alignment, glm=glm))
    assert compared("<P>NEWT</P> IS GONNA", "<P>NEWT</P> IS GONNA", task).table[WORDS] == Tally(cor=3)
    unit = compared("<P>NEWT</P> IS GONNA", "<P>NEWT</P> IS GOING TO", task)
    assert unit.table[WORDS] == Tally(cor=4)


@pytest.mark.parametrize(
    ("entity", "right"),
    [
        ('<ENAMEX TYPE="PERSON" ALT="Colour Bo">Newt</ENAMEX>', True),
        ('<ENAMEX TYPE="PERSON" ALT="Gray Colour Bo">Newt</ENAMEX>', True),
        ('<ENAMEX TYPE="PERSON" MIN="Colour Bo">Mister Gray Colour Bo</ENAMEX>', True),
        ('<ENAMEX TYPE="PERSON" MIN="Gray Colour Bo">Mister Gray Colour Bo</ENAMEX>', True),
        ('<ENAMEX TYPE="PERSON" ALT="Colour Ba">Newt</ENAMEX>', False),
    ],
)
def test_h5_s4_rules_for_a_side_or_a_format_reach_alternatives_and_minimal_strings(
    entity: str, right: bool
) -> None:
    heard = "GREY COLOR BO" if "Gray" in entity else "COLOR BO"
    task = replace(MUC, alignment=replace(MUC.alignment, glm=Source("x.glm", COLOURS)))
    sides = sides_of(f"{entity} spoke", f"{muc(f'<P>{heard}</P>')} SPEAKS", options=MUC.reading)
    unit = SpeechComparer(task).compare("x", in_format(sides, "ctm", "muc-sgml"))
    text = unit.table["slot", "enamex", "text"]
    assert (text.cor, text.inc) == ((1, 0) if right else (0, 1))


def test_s4_mucs_way_maps_by_f_and_not_from_left_to_right_m7_m11() -> None:
    hyp = muc("<P>NEWT</P>", "LOCATION") + " " + muc("<P>GINGRITCH</P>")
    unit = compared(muc(REFERENCE), hyp, MUC)
    assert unit.table["object", "enamex"] == Tally(cor=1, spu=1)
    assert unit.table["subtask", "enamex", "type", "person"] == Tally(cor=1)
    apart = compared(muc("<P>NEWT</P> SAID"), muc("NEWT <P>SAYED</P>"), MUC)
    assert apart.table["object", "enamex"] == Tally(mis=1, spu=1)  # M11: no shared place


def test_s4_alternatives_and_minimal_strings_count_in_mucs_way_m14() -> None:
    ref = '<ENAMEX TYPE="PERSON" ALT="Gingrich">Newt Gingrich</ENAMEX> spoke'
    unit = compared(ref, muc("NEW <P>GINGRICH</P> SPOKE"), MUC)
    assert (unit.table[TOTAL].cor, unit.table[TOTAL].inc) == (2, 0)
    ref = '<ENAMEX TYPE="PERSON" MIN="Gingrich">Mr. Newt Gingrich</ENAMEX> spoke'
    for spoken, right in (("NEWT GINGRICH", 1), ("MR NEWT GINGRICH", 1), ("NEWT", 0), ("NEW GINGRICH", 0)):
        unit = compared(ref, muc(f"<P>{spoken}</P> SPEAK"), MUC)
        assert unit.table["slot", "enamex", "text"].cor == right


@given(tagged_words())
def test_on_one_text_mucs_way_is_muc_named_entity(text: str) -> None:
    task = replace(TASK, speech=replace(TASK.speech, muc_mode=True))
    second = text.replace("<P>", "<L>").replace("</P>", "</L>")
    for hyp in (text, second):
        sides = sides_of(text, hyp)
        shared = Sides(sides.sets, sides.documents)
        assert SpeechComparer(task).compare("x", sides) == TemplateComparer(task).compare("x", shared)


# --- any two texts

TASKS = st.sampled_from(
    [
        task_with(tolerance=tolerance, aligner=aligner, mapping=mapping)
        for tolerance in (0, 1, 2)
        for aligner in Aligner
        for mapping in EntityMapping
    ]
)


@given(tagged_words(), TASKS)
def test_a_text_against_itself_is_right_in_everything(text: str, task: TaskDefinition) -> None:
    unit = compared(text, text, task)
    count = len(sides_of(text).instances("x")[0])
    assert unit.table.get(TOTAL, Tally()) == Tally(cor=3 * count)


@given(tagged_words(), tagged_words(), TASKS)
def test_the_table_is_what_its_components_add_up_to(ref: str, hyp: str, task: TaskDefinition) -> None:
    unit = compared(ref, hyp, task)
    assert unit.table == unit.nodes.table()
    total = unit.table.get(TOTAL, Tally())
    assert sum(components(unit).values(), Tally()) == total
    assert sum((tally for key, tally in unit.table.items() if key[0] == "entity"), Tally()) == total
    counts = [len(own_instance) for own_instance in sides_of(ref, hyp).instances("x")]
    assert (total.pos, total.act) == (3 * counts[0], 3 * counts[1])
    instances = [row for row in range(len(unit.nodes)) if unit.nodes.level[row] == Level.INSTANCE]
    assert len(instances) * 3 == len(unit.nodes) - 1 - len(instances)


@given(tagged_twice(), st.sampled_from([0, 1, 2]), st.sampled_from(list(EntityMapping)))
def test_exchanging_the_sides_exchanges_missing_and_spurious(
    texts: tuple[str, str], tolerance: int, mapping: EntityMapping
) -> None:
    """On the same words, for which blocks S6 prefers where they differ depends on the side."""
    task = task_with(tolerance=tolerance, mapping=mapping)
    forth, back = compared(*texts, task), compared(*reversed(texts), task)
    assert components(back) == {name: tally.swapped() for name, tally in components(forth).items()}


def shuffled(sides: Sides, order: st.DrawFn) -> Sides:
    sets = []
    for side in sides.sets:
        own_document = side.documents["x"]
        instances: list[Instance] = order(st.permutations(own_document.instances))
        documents = {"x": type(own_document)("x", tuple(instances), own_document.source, own_document.range)}
        sets.append(AnnotationSet(side.name, side.format, documents, side.sources))
    return Sides(tuple(sets), sides.documents, sides.texts)


@given(tagged_words(), tagged_words(), TASKS, st.data())
def test_the_order_of_the_files_does_not_matter(
    ref: str, hyp: str, task: TaskDefinition, data: st.DataObject
) -> None:
    sides = sides_of(ref, hyp)
    comparer = SpeechComparer(task)
    assert comparer.compare("x", shuffled(sides, data.draw)).table == comparer.compare("x", sides).table


@given(tagged_words(), tagged_words(), st.sampled_from(list(Aligner)))
def test_the_optimal_mapping_is_never_worse_and_the_tolerance_never_harms(
    ref: str, hyp: str, aligner: Aligner
) -> None:
    first, best = (
        compared(ref, hyp, task_with(aligner=aligner, mapping=mapping)).table.get(TOTAL, Tally())
        for mapping in EntityMapping
    )
    assert best.cor >= first.cor
    right = [
        components(compared(ref, hyp, task_with(aligner=aligner, tolerance=tolerance)))
        .get("extent", Tally())
        .cor
        for tolerance in range(4)
    ]
    assert right == sorted(right)


@pytest.mark.parametrize("muc_mode", [False, True])
def test_c4_pairs_made_by_hand_are_refused(muc_mode: bool) -> None:
    sides = sides_of("<P>NEWT</P>", "<P>NEWT</P>")
    stable_id, other_stable_identifier = (stable_ids("x", side)[0] for side in sides.instances("x"))
    task = replace(TASK, speech=replace(TASK.speech, muc_mode=muc_mode))
    with pytest.raises(InputRefused, match="1 manual pair or split") as refused:
        SpeechComparer(task).compare(
            "x", sides, Constraints(frozenset({(stable_id, other_stable_identifier)}))
        )
    assert [diagnostic.file for diagnostic in refused.value.diagnostics] == ["x"]
    pin = Pin(WordSpan("NEWT"), WordSpan("NEWT"))
    with pytest.raises(InputRefused, match="manual alignments of words") as refused:
        SpeechComparer(task).compare("x", sides, Constraints(pinned=frozenset({pin})))
    assert [diagnostic.file for diagnostic in refused.value.diagnostics] == ["x"]


def test_totals_are_those_of_the_comparison() -> None:
    sides = sides_of("<P>NEWT</P> went", "<P>NEWT</P> <L>went</L>")
    comparer = SpeechComparer(TASK)
    (document,) = sides.documents
    assert comparer.totals(document, sides) == comparer.compare(document, sides).totals
