"""Requests about every two of several annotators."""

from annotally.adjudication.project.inputs import Inputs
from annotally.model.diagnostics import TaskError, error
from annotally.model.wording import NO_WORDS, Wording, sentence_of
from annotally.reports.tables.pair_matrix import PairCell, PairMatrix
from annotally.service.project_requests import Host
from annotally.service.requests import request


class Pairs:
    """Requests about the pairs of annotators."""

    def __init__(self, host: Host) -> None:
        self._host = host

    @request
    def matrix(self, document: str = "") -> PairMatrix:
        """Return the scores of every two annotators, in a document or in all.

        Raises InputRefused for a task that has one key.
        """
        workspace = self._host.workspace()
        try:
            among = workspace.among()
        except TaskError as problem:
            raise error(
                "", 0, 0, sentence_of(problem), Wording("a task that compares annotators"), NO_WORDS
            ) from None
        documents = [document] if document else None
        cells = []
        for number, pair in enumerate(among.pairs, 1):
            score = among.score(pair, documents)
            cells.append(PairCell(*pair, score.f, score.documents))
            self._host.progress(number, len(among.pairs), Wording("Comparing each pair of annotators"))
        manual = len(workspace.constraints(document)) if document else workspace.manual
        return PairMatrix(among.annotators, tuple(cells), manual)

    @request
    def inputs(self, first: int, second: int) -> Inputs:
        """Return the open inputs, but of two annotators alone, to be compared as two keys.

        As in the matrix they are compared in the documents that both have.
        """
        inputs = self._host.inputs()
        layers = (*inputs.layers, *[None] * len(inputs.sides))
        return inputs._replace(
            sides=(inputs.sides[first], inputs.sides[second]),
            layers=(layers[first], layers[second]),
            key2key=True,
            by_pair=True,
        )
