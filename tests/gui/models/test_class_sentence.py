"""How annotators differ in classes of coreference."""

from annotally.reports.tree.inspection import Card, CardLine
from annotally_gui.models.class_sentence import class_sentence


def card(side: str, notes: dict[int, str]) -> Card:
    lines = tuple(
        CardLine(str(number), f"m{number}", "", (note,) if note else (), False)
        for number, note in notes.items()
    )
    return Card(side, f"{len(lines)} mentions" if lines else "", lines)


WHOLE = {1: "in a", 2: "in a", 3: "in a"}
OWN = dict.fromkeys((1, 2, 3), "")


def test_classes_of_a_component_are_counted() -> None:
    split = {1: "in a", 2: "in b", 3: "in b"}
    assert class_sentence([card("x", WHOLE), card("y", split)], component=True) == [
        "Classes differ: A one, B two."
    ]
    assert class_sentence([card("x", WHOLE), card("y", WHOLE)], component=True) == [
        "A and B group these mentions alike."
    ]
    three = [card("x", WHOLE), card("y", split), card("z", {1: "in a"})]
    assert class_sentence(three, component=True) == [
        "Classes differ: A one, B two, C one.",
        "C lacks two mentions.",
    ]
    assert class_sentence([card("x", WHOLE)] * 3, component=True) == ["All group these mentions alike."]


def test_a_class_is_split_had_in_part_or_had_too() -> None:
    def of(notes: dict[int, str]) -> list[str]:
        return class_sentence([card("x", OWN), card("y", notes)], component=False)

    assert of({1: "in a", 2: "in b", 3: "in no class"}) == ["B splits this class of A into three."]
    assert of(WHOLE) == ["B has this class of A inside a larger class."]
    same = [card("x", OWN), card("y", WHOLE)]
    assert class_sentence(same, component=False, agrees=True) == ["B has the same class as A."]
    assert of({1: "in a", 2: "in a"}) == ["B has part of this class of A.", "B lacks one mention."]
    assert of({}) == ["Only A has this class of three mentions."]
    other_way = class_sentence(
        [card("x", {1: "in a", 2: "in b"}), card("y", {1: "", 2: ""})], component=False
    )
    assert other_way == ["A splits this class of B into two."]


def test_nothing_is_said_of_no_mentions() -> None:
    assert class_sentence([card("x", {}), card("y", {})], component=True) == []
    several = [card("x", WHOLE), card("y", WHOLE), card("z", {})]
    assert class_sentence(several, component=True)[-1] == "C: none of these mentions."
