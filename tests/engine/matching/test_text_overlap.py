"""The MUC-4 gate: same incident type, one shared word of a target or perpetrator."""

import pytest

from annotally.matching.text_overlap import GATES
from support.builders import instance, slot


def template(kind, **slots):
    names = {"target": "HUM TGT: NAME", "perpetrator": "PERP: INDIVIDUAL ID"}
    return instance(
        "TEMPLATE", "1", slot("INCIDENT: TYPE", kind), *(slot(names[n], t) for n, t in slots.items())
    )


@pytest.mark.parametrize(
    ("key", "response", "passes"),
    [
        (template("BOMBING", target="MAYOR QUILL"), template("bombing", target="QUILL"), True),
        (template("BOMBING", target="MAYOR QUILL"), template("ARSON", target="QUILL"), False),
        (template("BOMBING", target="MAYOR QUILL"), template("ATTACK", target="QUILL"), True),
        (template("ATTACK", target="MAYOR QUILL"), template("BOMBING", target="QUILL"), False),
        (template("BOMBING", target="THE QUILL"), template("BOMBING", target="THE VALE"), False),
        (template("BOMBING", target="THE QUILL"), template("BOMBING", perpetrator="A QUILL"), True),
        (template("BOMBING"), template("BOMBING"), False),
    ],
)
def test_muc4(key, response, passes):
    gate = GATES["muc4"]
    assert gate.passes(gate.extract(key), gate.extract(response)) is passes
