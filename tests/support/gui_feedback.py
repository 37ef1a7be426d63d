"""A small report of what was decided against whom."""

from annotally.reports.render.feedback import MISSING, OTHERWISE, Example, Feedback, FeedbackLine

CASE = Example("d", "Text d", 3, "Ann", "Anne")
FEEDBACK = Feedback(
    ("first", "second"),
    (
        FeedbackLine(0, "PERSON", "NAME", OTHERWISE, "take B", 2, 1, 1200, (CASE,), (("slip", 2),)),
        FeedbackLine(1, "PERSON", "", MISSING, "take A", 1, 0, 9, (CASE,)),
    ),
    7,
    2,
)
