"""One-up strings: the names that tell the objects of one class and document apart."""


def one_up_order(name: str) -> tuple[bool, int, str]:
    """Return the sort key of a one-up string: numbers by value, ahead of all other strings."""
    number = name.isascii() and name.isdigit()
    return (not number, int(name) if number else 0, name)
