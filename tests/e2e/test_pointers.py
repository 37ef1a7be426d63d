"""Following pointers from object to object, and going back."""

from PySide6.QtCore import QPoint

from annotally.comparison.result import Level
from support.driver import Driver
from support.program import xdotool


def pointer_row(driver: Driver) -> int:
    """Return the first row of the forest that points to another object."""
    model = driver.mapping.model
    return next(row for row in range(len(driver.forest)) if model.is_pointer(row))


def select(driver: Driver, row: int) -> None:
    document, number = driver.forest.place(row)
    driver.mapping.row_activated.emit(document, number)
    driver.until(lambda: driver.selected == (document, number))
    driver.idle()


def target_of(driver: Driver, row: int) -> tuple[str, int]:
    """Return the place of the object whose class and number the pointer's text names."""
    forest = driver.forest
    expected = " ".join(forest.text(row, 0).split()[1:3])
    first = forest.bases[forest.document_at(row)]
    number = next(
        other_number
        for other_number in range(first, forest.end(first))
        if forest.level[other_number] == Level.INSTANCE and forest.title(other_number) == expected
    )
    return forest.place(number)


def test_return_in_the_tree_follows_a_pointer_and_alt_left_goes_back(sample: Driver) -> None:
    row = pointer_row(sample)
    select(sample, row)
    back, forward = (sample.context.actions.action(f"go.{way}") for way in ("back", "forward"))
    assert not back.isEnabled()
    sample.mapping.tree.setFocus()
    sample.keys("Return")
    sample.until(lambda: sample.selected == target_of(sample, row))
    sample.until(back.isEnabled)
    sample.keys("alt+Left")
    sample.until(lambda: sample.selected == sample.forest.place(row))
    sample.until(forward.isEnabled)
    sample.keys("alt+Right")
    sample.until(lambda: sample.selected == target_of(sample, row))


def test_ctrl_and_click_follow_a_pointer(sample: Driver) -> None:
    row = pointer_row(sample)
    select(sample, row)
    tree, model = sample.mapping.tree, sample.mapping.model
    above = model.index_at(sample.forest.parent(row))
    select(sample, model.row_at(above))
    tree.expand(above)
    tree.scrollTo(model.index_at(row))
    box = tree.visualRect(model.index_at(row, 2))
    xdotool("keydown", "ctrl")
    sample.click(tree.viewport(), box.center())
    sample.until(lambda: sample.selected == target_of(sample, row))
    xdotool("keyup", "ctrl")
    assert sample.forest.level[sample.app_state.forest_row()] == Level.INSTANCE


def test_the_inspector_leads_on_too_and_only_where_there_is_a_pointer(sample: Driver) -> None:
    row = pointer_row(sample)
    follow = sample.context.actions.action("go.target")
    select(sample, sample.forest.object_of(row))
    assert not follow.isEnabled()
    select(sample, row)
    sample.until(follow.isEnabled)
    page = sample.inspector.page
    sample.until(lambda: page.first_anchor)
    sample.click(page.viewport(), page.cursorRect(page.document().find("→")).center() + QPoint(8, 0))
    sample.until(lambda: sample.selected == target_of(sample, row))
