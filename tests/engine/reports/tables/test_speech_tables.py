"""Rows, marks and reasons of named entities in speech."""

from dataclasses import replace

from annotally.comparison.result import WORDS, Sides
from annotally.methods.speech.comparer import SpeechComparer
from annotally.reports.render.score_text import rows_page
from annotally.reports.tables.score_tables import judged, score_rows
from annotally.reports.tables.speech_tables import by_component, speech_headings
from annotally.reports.tree.inspection import inspect
from annotally.reports.tree.unit_tree import marks, tree_table
from annotally.scoring.tally import Tally
from support.speech_samples import TASK, compared, sides_of

REF = "AT <P>NEWT GINGRICH</P> AND <P>DOLE</P> NOW"
HYP = "AT UH <P>NEWT</P> <L>GOOD RICH</L> AND DOLE NOW"


def test_components_stand_first_then_types_as_they_come_then_all() -> None:
    table = compared(REF, HYP).table
    assert [(row[1], row[2], row[3]) for row in speech_headings(TASK, table)] == [
        ("component scores", "", "type"),
        ("component scores", "", "extent"),
        ("component scores", "", "content"),
        ("entity scores", "", "P"),
        ("entity scores", "", "L"),
        ("all components", "", "all components"),
    ]
    rows = score_rows(TASK, table)
    assert judged(TASK, table) == rows[-2].tally
    assert sum((row.tally for row in rows[:3]), Tally()) == rows[-2].tally
    assert (rows[-1].section, rows[-1].name) == ("word errors", "words")


def test_what_is_undefined_is_a_dash_c2() -> None:
    page = rows_page(score_rows(TASK, {}))
    assert page.splitlines()[-1] == "All components    0    0    0    0    0    0    0    –    –  –    –"


def test_mucs_way_has_mucs_rows() -> None:
    task = replace(TASK, speech=replace(TASK.speech, muc_mode=True))
    assert by_component(TASK)
    assert not by_component(task)
    assert score_rows(task, {})[-1].section == "all slots"


def test_entities_on_the_other_text_are_drawn_where_it_is_aligned_to_this_one() -> None:
    sides = sides_of(REF, HYP)
    tree = tree_table(compared(REF, HYP), "x", sides, TASK)
    text = sides.documents["x"].text
    drawn = marks(tree, text, sides, TASK)
    places = zip(drawn.lane, drawn.start, drawn.end, strict=True)
    assert sorted((lane, text[start:end]) for lane, start, end in places) == [
        (0, "DOLE"),
        (0, "NEWT GINGRICH"),
        (1, "GINGRICH"),
        (1, "NEWT"),
    ]
    same = tree_table(compared(REF, REF), "x", sides_of(REF, REF), TASK)
    assert same.blocks is None


def test_the_inspector_says_why_in_words() -> None:
    sides = sides_of(REF, HYP)
    unit = SpeechComparer(TASK).compare("x", sides)
    pair, alone = list(unit.nodes.children(0))[:2]
    inspection = inspect(unit, pair, "x", sides, TASK)
    first = "entity: the first pair that overlaps on the common axis, from left to right (S3, S4)"
    assert inspection.why == ("extent: starts or ends elsewhere (S2)", first)
    (considered,) = inspection.considered
    right = "components that would be right 0.00 %"
    assert considered == f"also considered: response L 2, {right}: paired with another one (S4)"
    (lost,) = inspect(unit, alone, "x", sides, TASK).considered
    assert lost.endswith("paired with another one (S4) (P 1)")


def test_without_texts_of_their_own_the_sides_stand_on_the_documents() -> None:
    sides = sides_of(REF, REF)
    shared = Sides(sides.sets, sides.documents)
    assert shared.text(1, "x") == sides.documents["x"]
    own_mapping = dict(SpeechComparer(TASK).compare("x", sides).table)
    assert own_mapping.pop(WORDS) == Tally(cor=6)
    assert SpeechComparer(TASK).compare("x", shared).table == own_mapping
