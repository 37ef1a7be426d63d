"""A dimension method: values count as alike if they begin with the same letter."""


def same_initial(first: object, second: object) -> int:
    """Return 1 for values with the same initial, whatever its case, else 0."""
    return int(str(first)[:1].casefold() == str(second)[:1].casefold())
