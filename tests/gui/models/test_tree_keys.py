"""Rows found again by what they say, in trees compared anew."""

from annotally.comparison.result import Level
from annotally_gui.models.forest import Forest
from annotally_gui.models.tree_keys import Step, TreeRowKey, keys_of, rows_of
from support.forest_builders import sample_trees


def test_every_row_of_its_own_words_is_found_again_wherever_its_document_stands() -> None:
    trees = sample_trees()
    forest, turned = Forest(trees), Forest(list(reversed(trees)))
    keys = keys_of(forest, range(len(forest)))
    rows = rows_of(turned, keys.values())
    assert set(rows) == set(keys.values())
    for row, key in keys.items():
        assert turned.title(rows[key]) == forest.title(row)
        assert turned.place(rows[key])[0] == forest.place(row)[0]
    objects = [row for row in keys if forest.level[row] == Level.INSTANCE]
    assert len({keys[row] for row in objects}) == len(objects), "no two objects say the same"
    assert all(turned.place(rows[keys[row]]) == forest.place(row) for row in objects)


def test_an_object_that_lost_its_partner_is_found_by_either_text() -> None:
    forest = Forest(sample_trees())
    row = next(r for r in range(len(forest)) if forest.level[r] == Level.INSTANCE and forest.text(r, 0))
    document, (step,) = keys_of(forest, (row,))[row]
    for changed in (Step(step.title, step.a, "another"), Step("another", step.a, "")):
        key = TreeRowKey(document, (changed,))
        assert rows_of(forest, (key,)) == {key: row}
    other_number = next(
        r for r in range(len(forest)) if forest.level[r] == Level.INSTANCE and forest.text(r, 1)
    )
    document, (step,) = keys_of(forest, (other_number,))[other_number]
    key = TreeRowKey(document, (Step("another", "nobody", step.b),))
    (result,) = rows_of(forest, (key,)).values()
    assert forest.text(result, 1) == step.b


def test_what_is_gone_is_left_out() -> None:
    forest = Forest(sample_trees())
    (key,) = keys_of(forest, (0,)).values()
    assert key.steps == ()
    assert rows_of(forest, (key,)) == {key: 0}
    gone = [TreeRowKey("no such document", ()), TreeRowKey(key.document, (Step("none", "of", "these"),))]
    assert rows_of(forest, gone) == {}
    assert keys_of(forest, (-1, len(forest))) == {}
