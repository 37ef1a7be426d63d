"""Small files of CoNLL-U and Universal NER, with as much in them as the formats say."""


def row(number: str, form: str, misc: str = "_") -> str:
    """Return a line of CoNLL-U with a word and its last cell."""
    return f"{number}\t{form}" + "\t_" * 7 + f"\t{misc}\n"


COREFUD = (
    "# newdoc id = town\n# global.Entity = eid-etype-head-other\n# sent_id = town-1\n"
    "# text = Ada's friend  gave Bob (a Dr.) up.\n"
    + row("1-2", "Ada's")
    + row("1", "Ada", "Entity=(e2-person-2-sure:yes(e1-person-1-")
    + row("2", "'s", "Entity=e1)")
    + row("3", "friend", "Entity=e2)|Gloss=mate")
    + row("4", "gave", "Entity=(e4[1/2]-event-1-)")
    + row("5", "Bob", "Entity=(e3-person-1-note:a%2Db|SpaceAfter=No")
    + row("5.1", "_", "Entity=(e1-person-1-)")
    + row("6", "(", "SpaceAfter=No")
    + row("7", "a")
    + row("8", "Dr.", "SpaceAfter=No")
    + row("9", ")", "Entity=e3)")
    + row("10", "up", "Entity=(e4[2/2]-event-1-)|SpaceAfter=No")
    + row("11", ".")
    + "\n# sent_id = town-2\n"
    + row("1-2", "du", "SpaceAfter=No")
    + row("1", "de", "Entity=(e3-person-1-)")
    + row("2", "le")
    + row("3", "!")
    + "\n"
)
"""Nested, discontinuous and crossing mentions, a range that divides and one that does not, an empty node."""
TAGGED = (
    "# newdoc id = town\n"
    + row("1", "Ada", "NER=B-PER|start_char=0")
    + row("2", "Example", "NER=I-PER")
    + row("3", "met", "NER=O|SpaceAfter=No")
    + row("4", "Bob")
    + "\n"
    + row("1", "Villa", "NER=B-LOC")
    + "\n"
)
UNIVERSAL_NER = (
    "# newdoc id = town\n# sent_id = town-1\n# text = Ada Example (met) Bob\n"
    "1\tAda\tB-PER\t-\tanna\n2\tExample\tI-PER\t-\tanna\n3\t(\tO\t-\t-\n4\tmet\tO\t-\t-\n5\t)\tO\t-\t-\n"
    "6\tBob\tB-PER\t-\tben\n\n"
    "# newdoc id = hall\n# sent_id = hall-1\n# text = Nobody came\n"
    "1\tNobody\tO\t-\t-\n2\tcame\tO\t-\t-\n\n"
)
