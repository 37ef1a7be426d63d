"""Template objects of which every flag, and every state that counts nothing, can be seen in a report."""

from annotally.model.instances import Instance
from support.builders import instance, pointer, slot, string


def flagged() -> list[Instance]:
    """Return a key: an optional person, and a mill that points to it, with slots of every kind."""
    mill = (
        slot("ORG_NAME", "the Mill Corp."),
        slot("ORG_TYPE", "COMPANY", "OTHER", optional=True),
        slot("ORG_LEADER", pointer("PERSON-1")),
        slot("COMMENT", "old"),
        slot("ORG_HUE", string("blue", extent=(3, 7))),
    )
    person = instance("PERSON", "1", slot("PER_NAME", "Ada"), optional=True)
    return [person, instance("ORGANIZATION", "2", *mill)]
