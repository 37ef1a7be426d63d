"""Configurations for the tests: the examples of the manual, section "Main Configuration File Format"."""

from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.text import Source
from annotally.tasks.muc_config.config import MucConfiguration, read_configuration

CLASS_DEFS = """:class_defs
       "enamex  enamex  scored  0"
       "numex   numex   scored  0"
       "timex   timex   scored  0"
"""
"""The manual's example of class_defs, verbatim but for blanks at its end."""

SLOT_DEFS = """:slot_defs
          "enamex       text    text    scored          4       string"
          "enamex       type    type    scored          4       set"
          "enamex       status  status  unscored        4       set"



          "enamex       alt     alt     unscored        4       string"

          "timex        text    text    scored          4       string"
          "timex        type    type    scored          4       set"
          "timex        status  status  unscored        4       set"
          "timex        alt     alt     unscored        4       string"

          "numex        text    text    scored          4       string"
          "numex        type    type    scored          4       set "
          "numex        status  status  unscored        4       set"
          "numex        alt     alt     unscored        4       string"
"""
"""The manual's example of slot_defs, verbatim but for blanks at its end."""

ENTITIES = f":scoring_task named_entity\n{CLASS_DEFS}{SLOT_DEFS}"

ELEMENTS = """:scoring_task template_element
:class_defs
    "PERSON person scored 0"
    "ORGANIZATION organization scored 0"
:slot_defs
    "PERSON PER_NAME name scored 100 string"
    "ORGANIZATION ORG_NAME name scored 100 string"
    "ORGANIZATION ORG_LEADER leader scored 100 pointer"
"""

SCENARIO = """:scoring_task scenario_template
:class_defs "EVENT event scored 0" "TEMPLATE template scored 0"
:slot_defs
    "EVENT POST post scored 1 string"
    "TEMPLATE CONTENT content scored 1 pointer"
"""

COREFERENCE = """:scoring_task coreference
:class_defs "coref coref scored 0"
:slot_defs
    "coref text text scored 1 string"
    "coref ref ref scored 1 pointer"
"""


def configured(text: str, path: str = "x.cfg") -> MucConfiguration:
    """Return what a text says."""
    return read_configuration([Source(path, text)])


def refused(text: str) -> tuple[Diagnostic, ...]:
    """Return why a text is refused; nothing if it is not."""
    try:
        configured(text)
    except InputRefused as refusal:
        return refusal.diagnostics
    return ()


def messages(text: str) -> list[str]:
    """Return place and finding of everything wrong with a text, warnings of an accepted one included."""
    result = refused(text) or configured(text).warnings
    return [f"{item.line}:{item.column}: {item.found}" for item in result]
