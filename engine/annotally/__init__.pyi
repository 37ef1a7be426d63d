from annotally.library.adjudicating import adjudicate as adjudicate
from annotally.library.comparing import agreement as agreement
from annotally.library.comparing import compare as compare
from annotally.library.files import WrittenFiles as WrittenFiles
from annotally.library.files import read as read
from annotally.library.files import write as write
from annotally.library.frames import MissingLibrary as MissingLibrary
from annotally.library.values import AgreementFigure as AgreementFigure
from annotally.library.values import AgreementPair as AgreementPair
from annotally.library.values import AgreementResult as AgreementResult
from annotally.library.values import AnnotatedRelation as AnnotatedRelation
from annotally.library.values import AnnotatedSpan as AnnotatedSpan
from annotally.library.values import AnnotatedText as AnnotatedText
from annotally.library.values import Annotations as Annotations
from annotally.library.values import ComparedPair as ComparedPair
from annotally.library.values import ComparisonResult as ComparisonResult
from annotally.library.values import FinalKey as FinalKey
from annotally.library.values import PairSide as PairSide
from annotally.library.values import ScoreEntry as ScoreEntry
from annotally.model.diagnostics import AnnotallyError as AnnotallyError
from annotally.model.diagnostics import Diagnostic as Diagnostic
from annotally.model.diagnostics import InputRefused as InputRefused
from annotally.model.diagnostics import TaskError as TaskError

__version__: str
