"""Template files with one document in which many objects say the same, for the benchmark of templates."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class AlikeCorpus:
    """One document with many objects of one class a side, of which all pairs have a fill in common.

    ``shape``: ``identical``, all fills are the same; ``named``, objects have names of their own, a third of
    which differ between the sides; ``strangers``, no name is on both sides; ``listed``, identical with two
    aliases each. ``task`` is one of `_OBJECTS`.
    """

    task: str
    shape: str
    objects: int

    def write(self, folder: Path) -> None:
        """Write a file for each side: ``key`` and ``response``."""
        folder.mkdir(parents=True, exist_ok=True)
        template, aliases = _OBJECTS[self.task]
        for side in ("key", "response"):
            lines = (
                template.format(
                    number=number + 1,
                    name=self._name(side, number),
                    more=aliases if self.shape == "listed" else "",
                )
                for number in range(self.objects)
            )
            (folder / side).write_text("".join(lines), encoding="utf-8")

    def _name(self, side: str, number: int) -> str:
        if self.shape in ("identical", "listed"):
            return "Acme"
        return f"{side} {number}" if self.shape == "strangers" or number % 3 == 0 else f"firm {number}"


_ORGANIZATION = """<ORGANIZATION-D-{number}> :=
    ORG_NAME: "{name}"
    ORG_TYPE: COMPANY
{more}"""
_EVENT = """<EVENT-D-{number}> :=
    WHO: "{name}"
    PLACE: "Paris"
{more}"""
_INCIDENT = """0.  MESSAGE: ID                     TST1-MUC3-0001
1.  MESSAGE: TEMPLATE               {number}
2.  INCIDENT: DATE                  12 MAR 89
4.  INCIDENT: TYPE                  BOMBING
9.  PERP: INDIVIDUAL ID             "{name}"
{more}
"""
_INCIDENT_ALIASES = '10. PERP: ORGANIZATION ID           "AC"\n                                    "ACS"\n'
_OBJECTS = {
    "muc6-template-element": (_ORGANIZATION, '    ORG_ALIAS: "AC"\n               "A.C."\n'),
    "templette": (_EVENT, '    ALIAS: "AC"\n           "A.C."\n'),
    "muc4": (_INCIDENT, _INCIDENT_ALIASES),
    "muc4-gated": (_INCIDENT, _INCIDENT_ALIASES),
}
"""An object of each task, and the lines of its aliases."""
