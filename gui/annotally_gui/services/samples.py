"""The samples that come with the program: one for each kind of task."""

from dataclasses import dataclass, replace
from pathlib import Path

from annotally.tasks.alignment_options import NOTHING_DIFFERENT
from annotally.tasks.similarity_profile import NOTHING_ASKED
from annotally.tasks.task_names import file_name
from annotally.tasks.text_tolerance import USUAL_TOLERANCE
from annotally_gui.services.i18n import mark
from annotally_gui.services.session import SessionRequest
from annotally_resources import resource


@dataclass(frozen=True, slots=True)
class Sample:
    """A sample: its title, its features, the task, and its files below the folder of samples.

    A ``task`` that ends in ``.xml`` is a task file in that folder.
    """

    title: str
    tip: str
    task: str
    key: str
    response: str
    texts: str = ""
    key2key: bool = False
    names: tuple[str, str] = ("key", "response")
    """What the sides are called."""

    def request(self) -> SessionRequest:
        """Return the request that opens it."""
        folder = Path(str(resource("sample")))
        texts = (str(folder / self.texts),) if self.texts else ()
        sides = (str(folder / self.key),), (str(folder / self.response),)
        task = file_name(str(folder / self.task)) if self.task.endswith(".xml") else self.task
        return SessionRequest(task, texts, *sides, self.names, key2key=self.key2key)


ELEMENTS = Sample(
    mark("Template elements"),
    mark("Persons and organizations in fourteen texts, a key and a response; every outcome occurs"),
    "sample-template-element",
    "key",
    "response",
    "texts",
)
"""The sample that is opened where no other is asked for."""

ANNOTATORS = Sample(
    mark("Two annotators"),
    mark("Keys of two annotators for the same fourteen texts, to compare and adjudicate"),
    "sample-template-element",
    "key",
    "second-key",
    "texts",
    key2key=True,
    names=("first", "second"),
)
"""The sample of two annotators, for adjudication."""

SAMPLES: tuple[Sample, ...] = (
    Sample(
        mark("Coreference"),
        mark("Mentions and their classes in three texts: broken, merged, missing and spurious ones"),
        "coreference",
        "coreference/key.sgm",
        "coreference/response.sgm",
    ),
    Sample(
        mark("Management successions"),
        mark("Management successions in five texts: pointers, identical objects, text filtering"),
        "muc6-scenario-template",
        "successions/key",
        "successions/response",
        "successions/texts",
    ),
    Sample(
        mark("Named entities"),
        mark("ENAMEX, TIMEX and NUMEX in four texts"),
        "muc7-named-entity",
        "entities/key.sgm",
        "entities/response.sgm",
    ),
    Sample(
        mark("Relations and events"),
        mark("Persons and their employers in five texts, compared by MAT's similarity"),
        "relations/relations.xml",
        "relations/key",
        "relations/response",
    ),
    Sample(
        mark("Speech"),
        mark("A transcript and the words of a speech recogniser side by side: names spoken and recognised"),
        "speech-named-entity",
        "speech/transcript.stm",
        "speech/words.ctm",
        names=("transcript", "recogniser"),
    ),
    ANNOTATORS,
)
"""The others, as they are listed."""


def sample_of(request: SessionRequest) -> Sample | None:
    """Return the sample that a request opens, None for files of a person's own."""
    # Options that a person changed do not make another sample of it, so they are reset before the
    # comparison.
    plain = replace(request, similarity=NOTHING_ASKED, differing=NOTHING_DIFFERENT, tolerance=USUAL_TOLERANCE)
    return next((sample for sample in (ELEMENTS, *SAMPLES) if sample.request() == plain), None)
