"""The text and the tree beside it: clicks, nested extents, find, selection, copying."""

from PySide6.QtCore import QPoint

from support.driver import Driver


def nested_place(sample: Driver) -> tuple[int, list[int]]:
    """Return a character inside several marks, and their rows, innermost first."""
    marks = sample.reading.text.marks
    for offset in range(len(sample.reading.text.text)):
        rows = [int(str(row)) for row in marks.under(offset)]
        if len(rows) > 1 and sample.reading.text.is_visible(offset):
            return offset, rows
    raise AssertionError("no nested extents in this document")


def go_to_nested(sample: Driver) -> tuple[int, list[int]]:
    """Show the first document with nested extents in it."""
    model = sample.corpus.model
    for row in range(model.rowCount()):
        expected = model.document(row)
        sample.corpus.document_activated.emit(expected)
        sample.until(lambda expected=expected: sample.document == expected)
        try:
            return nested_place(sample)
        except AssertionError:
            continue
    raise AssertionError("no nested extents in the sample")


def outlined(sample: Driver) -> frozenset[object]:
    """Return the rows whose extents have the strong outline."""
    return sample.reading.text._state.current


def test_clicking_an_extent_selects_its_row_and_explains_it(sample: Driver) -> None:
    row = int(str(sample.reading.text.marks.keys[0]))
    sample.click(sample.reading.text.viewport(), sample.mark_place(row))
    sample.until(lambda: sample.selected is not None)
    sample.idle()
    assert sample.selected is not None
    assert sample.selected[0] == sample.document
    tree = sample.mapping.tree
    assert sample.mapping.model.row_at(tree.currentIndex()) == sample.app_state.forest_row()
    assert tree.viewport().rect().contains(tree.visualRect(tree.currentIndex()).center())
    assert sample.forest.text(sample.app_state.forest_row(), 0) in sample.inspector.page.toPlainText()


def test_clicking_a_row_outlines_its_extent_in_the_text(sample: Driver) -> None:
    tree, text = sample.mapping.tree, sample.reading.text
    sample.keys("ctrl+shift+Down")  # open every level
    sample.until(lambda: tree.isExpanded(sample.mapping.model.index_at(1)))
    scrolled = text.verticalScrollBar().value()
    for row in range(1, len(sample.forest)):
        index = sample.mapping.model.index_at(row)
        box = tree.visualRect(index)
        if row in text.marks.keys and tree.viewport().rect().contains(box):
            break
    sample.click(tree.viewport(), box.center())
    sample.until(lambda: sample.selected == (sample.document, row))
    assert row in outlined(sample)
    starts = [start for start, key in zip(text.marks.starts, text.marks.keys, strict=True) if key == row]
    assert text.is_visible(starts[0])
    assert text.verticalScrollBar().value() == scrolled


def test_clicking_again_goes_through_nested_extents(sample: Driver) -> None:
    offset, rows = go_to_nested(sample)
    place = sample.place_of(offset)
    values = []
    for _ in range(len(rows) + 1):
        previous_selected = sample.selected
        sample.click(sample.reading.text.viewport(), place)
        sample.until(lambda previous=previous_selected: sample.selected != previous)
        assert sample.selected is not None
        values.append(sample.selected[1])
        sample.bot.wait(sample.app.doubleClickInterval() + 50)  # a double click selects a word instead
    assert values == [*rows, rows[0]]


def test_dragging_selects_and_control_c_copies_exactly_that(sample: Driver) -> None:
    text = sample.reading.text
    start, end = text.rect_of(3), text.rect_of(20)
    sample.drag(
        text.viewport(), QPoint(start.left() + 1, start.center().y()), QPoint(end.left(), end.center().y())
    )
    sample.until(lambda: text.selection() == (3, 20))
    sample.keys("ctrl+c")
    sample.until(lambda: sample.clipboard() == text.text[3:20])
    assert sample.selected is None  # a drag is no click


def test_control_a_selects_the_whole_text_and_copies_it_to_the_last_emoji(sample: Driver) -> None:
    text = sample.reading.text
    sample.click(text.viewport(), QPoint(text.viewport().width() - 4, text.viewport().height() - 4))
    sample.until(text.hasFocus)
    sample.keys("ctrl+a", "ctrl+c")
    sample.until(lambda: sample.clipboard() == text.text)
    assert text.selection() == (0, len(text.text))


def test_control_f_finds_as_it_is_typed_and_f3_goes_on(sample: Driver) -> None:
    text, bar = sample.reading.text, sample.reading.find_bar
    sample.keys("ctrl+f")
    sample.until(bar.field.hasFocus)
    sample.write("the")
    folded = text.text.casefold()
    places = [at for at in range(len(folded)) if folded.startswith("the", at)]
    sample.until(lambda: text.selection() == (places[0], places[0] + 3))
    assert bar.count.text() == f"{len(places)} matches"
    sample.keys("F3")
    sample.until(lambda: text.selection() == (places[1], places[1] + 3))
    sample.keys("shift+F3", "shift+F3")  # round to the last one
    sample.until(lambda: text.selection() == (places[-1], places[-1] + 3))
    sample.keys("Escape")
    sample.until(bar.isHidden)
    assert text.selected_text().casefold() == "the"
    sample.until(text.hasFocus)
    sample.keys("ctrl+c")
    sample.until(lambda: sample.clipboard() == text.text[places[-1] : places[-1] + 3])


def test_what_is_not_in_the_text_is_said_not_to_be_found(sample: Driver) -> None:
    bar = sample.reading.find_bar
    sample.keys("ctrl+f")
    sample.until(bar.field.hasFocus)
    sample.write("zebra crossing")
    sample.until(lambda: bar.count.text() == "not found")
    assert sample.reading.text.selected_text() == ""


def test_a_double_click_takes_the_word(sample: Driver) -> None:
    text = sample.reading.text
    word = text.text.split()[0]
    sample.click(text.viewport(), sample.place_of(1), times=2)
    sample.until(lambda: text.selected_text() == word)
    assert text.selection() == (text.text.index(word), text.text.index(word) + len(word))


def test_control_c_in_the_tree_copies_the_selected_row(sample: Driver) -> None:
    sample.mapping.tree.setFocus()
    sample.keys("F8")
    # The tree selects its first row, a document, when it gets the focus: wait for the disagreement.
    sample.until(lambda: sample.app_state.forest_row() > 0)
    row = sample.app_state.forest_row()
    sample.keys("ctrl+c")
    cells = [sample.forest.title(row), sample.state(), *(sample.forest.text(row, side) for side in (0, 1))]
    sample.until(lambda: sample.clipboard() == "\t".join(cells) + "\n")
    assert sample.app_state.forest_row() == row
