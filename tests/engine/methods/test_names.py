"""One-ups: what sorts the names of objects."""

from annotally.methods.names import one_up_order


def test_numbers_come_by_value_and_ahead_of_everything_else():
    """A digit of another script is a name: nothing is counted with it here."""
    names = ["b", "٣", "10", "9", "²", "a", "09", "2b", ""]
    assert sorted(names, key=one_up_order) == ["09", "9", "10", "", "2b", "a", "b", "²", "٣"]
