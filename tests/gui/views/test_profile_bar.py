"""The bar of profiles: what there is, what is in force, what was asked of labels."""

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from annotally.reports.messages import SimilaritySetup
from annotally.tasks.similarity_profile import (
    LabelEquivalence,
    ScoreProfile,
    SimilarityChoice,
    SimilarityProfile,
    SimilarityTask,
)
from annotally_gui.views.profile_bar import ProfileBar


def setup(choice: SimilarityChoice, *names: str) -> SimilaritySetup:
    profiles = tuple(SimilarityProfile(name) for name in names)
    file = SimilarityTask("t", similarity_profiles=profiles, score_profiles=(ScoreProfile("only"),))
    return SimilaritySetup("mat", choice, file, "", "", ())


@pytest.fixture
def bar(qtbot: QtBot) -> ProfileBar:
    profile_bar = ProfileBar()
    qtbot.addWidget(profile_bar)
    return profile_bar


def test_profiles_are_listed_the_default_first(bar: ProfileBar) -> None:
    assert not bar.isVisible()
    bar.show_setup(setup(SimilarityChoice(similarity_profile="wide"), "", "narrow", "wide"))
    assert bar.isVisible()
    texts = [bar.similarity.itemText(number) for number in range(bar.similarity.count())]
    assert texts == ["Default", "narrow", "wide"]
    assert bar.similarity.currentText() == "wide"
    assert bar.score.itemText(0) == "Built in", "the file has none without a name"
    assert bar.labels.text() == "Labels…"
    bar.show_setup(None)
    assert not bar.isVisible()


def test_what_is_asked_of_labels_is_counted(bar: ProfileBar) -> None:
    equated = (LabelEquivalence("A", ("b", "c")),)
    bar.show_setup(setup(SimilarityChoice(equivalences=equated, ignored=("x", "y"))))
    assert bar.labels.text() == "Labels (3)…"
    assert "2 labels are ignored\n1 group counts as one" in bar.labels.toolTip()


def test_a_choice_is_told_by_name(bar: ProfileBar) -> None:
    texts: list[str] = []
    bar.similarity_chosen.connect(texts.append)
    bar.show_setup(setup(SimilarityChoice(), "", "narrow"))
    bar.similarity.activated.emit(1)
    bar.similarity.setCurrentIndex(1)
    bar.similarity.activated.emit(1)
    assert texts == ["", "narrow"]


def test_a_rule_of_matching_is_offered_for_spans_alone(bar: ProfileBar) -> None:
    names: list[str] = []
    bar.matching_chosen.connect(names.append)
    bar.show_setup(setup(SimilarityChoice()))
    assert not bar.matching.isVisible()
    bar.show_setup(replace(setup(SimilarityChoice(matching="gate")), has_matching=True))
    assert bar.matching.isVisible()
    assert bar.matching.rule == "gate"
    bar.matching.list.setCurrentIndex(1)
    bar.matching.list.activated.emit(1)
    assert names == ["strict"]
