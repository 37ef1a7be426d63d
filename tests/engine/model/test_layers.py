"""C9: which feature of a layer is its label, whatever side and value comes first."""

from itertools import permutations

import pytest

from annotally.model.layers import Feature, Layer, is_textual, label_feature, merged


def layer(name: str, *features: str) -> Layer:
    """Return a layer; a feature with ``#`` holds no strings, one with ``!`` is bound to a tag set."""
    values = (
        Feature(feature.strip("#!"), not feature.endswith("#"), feature.endswith("!"), True)
        for feature in features
    )
    return Layer(name.rpartition(".")[2], name, tuple(values))


@pytest.mark.parametrize(
    ("name", "features", "expected"),
    [
        ("custom.Thing", ("note",), "note"),
        ("custom.Thing", ("size#", "note"), "note"),
        ("custom.Thing", ("note", "value", "identifier"), "value"),
        ("custom.Thing", ("note", "Value"), "Value"),
        ("custom.Thing", ("value#", "note", "sort"), "note"),
        ("lexmorph.type.pos.POS", ("coarseValue", "PosValue"), "PosValue"),
        ("syntax.type.dependency.Dependency", ("flavor", "DependencyType"), "DependencyType"),
        ("custom.POS", ("note", "position", "identifier"), "identifier"),
        ("custom.Thing", ("note", "identifier", "tag!"), "identifier"),
        ("custom.Thing", ("note", "tag!"), "tag"),
        ("custom.Multivalspan", ("f1", "f2"), "f1"),
        ("custom.Thing", ("size#", "sure#"), ""),
        ("custom.Thing", (), ""),
    ],
)
def test_c9_the_order_of_what_is_the_label(name: str, features: tuple[str, ...], expected: str) -> None:
    assert label_feature(layer(name, *features)) == expected


@pytest.mark.parametrize(
    ("values", "expected"),
    [((), False), (("1", "-2.5", "1e3"), False), (("true", "FALSE"), False), (("1", "NN"), True)],
)
def test_c9_a_feature_holds_strings_unless_all_its_values_are_numbers_or_truths(
    values: tuple[str, ...], expected: bool
) -> None:
    assert is_textual(values) is expected


def test_c9_sides_have_a_layer_together_whatever_their_order() -> None:
    sides = (layer("a.T", "x#", "y", "z"), layer("a.T", "z", "x", "w"), layer("a.T", "z", "x"))
    values = {merged(order) for order in permutations(sides)}
    assert len(values) == 1
    (together,) = values
    assert [feature.name for feature in together.features] == [
        "x",
        "z",
    ]  # what one side has not at all is left out
    assert [feature.text for feature in together.features] == [True, True]


def test_a_layer_goes_by_its_type_and_both_its_names_in_any_case() -> None:
    candidate_layer = Layer("COREF", "de.CoreferenceLink", ())
    assert all(candidate_layer.is_called(name) for name in ("coref", "de.coreferencelink", "CoreferenceLink"))
    assert not candidate_layer.is_called("Link")
