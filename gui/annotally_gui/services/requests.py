"""The requests of the engine, as the window names them: ``engine.call(Adjudication.decide, ...)``.

To a type checker these are the classes of the engine's service with their signatures. The window itself never
imports the service, which takes long and which the worker process alone needs: when it runs, an attribute of
such a class is the name of the request. Which methods are requests is declared in the service.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from annotally.service.adjudication import Adjudication as Adjudication
    from annotally.service.agreement import AgreementRequests as AgreementRequests
    from annotally.service.annotator_significance import AnnotatorSignificance as AnnotatorSignificance
    from annotally.service.campaign import CampaignRequests as CampaignRequests
    from annotally.service.concordance import ConcordanceRequests as ConcordanceRequests
    from annotally.service.decided_scores import DecidedScores as DecidedScores
    from annotally.service.document_cache import KnownRequests as KnownRequests
    from annotally.service.editing import Editing as Editing
    from annotally.service.final_key import KeyRequests as KeyRequests
    from annotally.service.full_report import ReportRequests as ReportRequests
    from annotally.service.laboratory import LaboratoryRequests as LaboratoryRequests
    from annotally.service.pair_matrix import Pairs as Pairs
    from annotally.service.project_files import ProjectFiles as ProjectFiles
    from annotally.service.raw_scores import RawScoreRequests as RawScoreRequests
    from annotally.service.review import ReviewRequests as ReviewRequests
    from annotally.service.rules import RuleRequests as RuleRequests
    from annotally.service.run_comparison import RunRequests as RunRequests
    from annotally.service.server import Service as Service
    from annotally.service.voting import Voting as Voting
    from annotally.service.word_pins import PinRequests as PinRequests
else:
    from annotally.service.requests import RequestName

    class NamesOf:
        """A class of requests of which only the names are known."""

        def __init__(self, name: str) -> None:
            self._name = name

        def __getattr__(self, method: str) -> RequestName:
            return RequestName(f"{self._name}.{method}")

    def __getattr__(name: str) -> NamesOf:
        if name.startswith("_"):
            raise AttributeError(name)
        return NamesOf(name)
