"""One-up strings, by which a file tells the objects of one class and document apart."""


def one_up_order(name: str) -> tuple[bool, int, str]:
    """Return what sorts one-up strings: numbers by value, ahead of everything that is none."""
    number = name.isascii() and name.isdigit()
    return (not number, int(name) if number else 0, name)
