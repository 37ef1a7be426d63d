"""By what label an annotation goes (A13)."""

from annotally.model.instances import Slot
from annotally.tasks.similarity.labels import Labels, readings_of
from annotally.tasks.similarity_profile import (
    Attribute,
    Label,
    LabelEquivalence,
    Schema,
    SimilarityRules,
    ValueChoice,
)
from support.similarity_samples import note

SCHEMA = Schema(
    (
        Label("PLACE"),
        Label(
            "NAME",
            True,
            (
                Attribute("kind"),
                Attribute("type", choices=(ValueChoice("p", "PER"), ValueChoice("x"))),
            ),
        ),
    )
)
LABELS = Labels(SimilarityRules(SCHEMA))


def test_a13_effective_before_true() -> None:
    assert LABELS.shown(note("NAME", "1", type="p")) == "PER"
    assert LABELS.shown(note("NAME", "1", type="x", kind="p")) == LABELS.shown(note("NAME", "1")) == "NAME"
    assert (LABELS.effective(note("NAME", "1", type="p")), LABELS.effective(note("OTHER", "1"))) == (
        "PER",
        "",
    )
    assert LABELS.declared("OTHER") is None


def test_a13_an_equivalence_class_before_both() -> None:
    classes = LabelEquivalence("AGENT", ("PER",)), LabelEquivalence("ANY", ("NAME", "PLACE"))
    labels = Labels(SimilarityRules(SCHEMA, equivalences=classes))
    shown = [
        labels.shown(candidate_note)
        for candidate_note in (note("NAME", "1", type="p"), note("NAME", "1"), note("PLACE", "1"))
    ]
    assert shown == ["AGENT", "ANY", "ANY"]
    assert labels.in_order() == ("ANY", "AGENT")
    assert LABELS.in_order() == ("PLACE", "NAME", "PER")


def test_who_takes_part() -> None:
    person = note("NAME", "1", type="p")
    assert LABELS.is_compared(person)
    assert not LABELS.is_compared(note("OTHER", "1"))
    for name in ("NAME", "PER"):
        labels = Labels(SimilarityRules(SCHEMA, ignored=(name,)))
        assert labels.is_ignored(person)
        assert not labels.is_compared(person)
        assert labels.is_ignored(note("NAME", "1")) is (name == "NAME")
    tokens = Labels(SimilarityRules(Schema((Label("lex"),))))
    assert not tokens.is_compared(note("lex", "1"))


def test_a_slot_without_values_has_no_readings() -> None:
    assert readings_of(Slot("a", ())) == []
