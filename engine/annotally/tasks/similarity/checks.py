"""Checks of a MAT task: its schema, its similarity profiles, its score profiles; see `similarity_findings`.

The same for a task file, for one made from the data, and for a profile that is being edited.
"""

from collections import Counter
from collections.abc import Iterator

from annotally.model.diagnostics import Severity
from annotally.model.source_diagnostics import shown
from annotally.tasks.muc_config.values import perhaps
from annotally.tasks.similarity.dependency_order import order_findings, strata_findings
from annotally.tasks.similarity.dimensions import tag_profile_findings
from annotally.tasks.similarity.findings import (
    Finding,
    FindingKey,
    find_missing_parts,
    prefix_findings,
    unknown_names,
)
from annotally.tasks.similarity.row_keys import ALL
from annotally.tasks.similarity_profile import (
    Aggregation,
    Attribute,
    Label,
    Schema,
    ScoreProfile,
    SimilarityProfile,
    SimilarityTask,
    ValueType,
)


def task_findings(task: SimilarityTask, *, own_methods: bool = False) -> Iterator[Finding]:
    """Find all faults of a task; ``own_methods``: its owner's module has further methods.

    With an erroneous schema the profiles are not checked. The program's own profile is checked too, if the
    task has no similarity profile.
    """
    # Schema first: names of labels and attributes are looked up in it by all later checks.
    of_schema = list(prefix_findings(("schema",), schema_findings(task.schema)))
    yield from of_schema
    if any(finding.severity is Severity.ERROR for finding in of_schema):
        return  # further findings would only repeat it
    for number, profile in enumerate(task.similarity_profiles):
        key: FindingKey = ("similarity_profile", number)
        yield from prefix_findings(key, profile_findings(task.schema, profile, own_methods=own_methods))
    if not task.similarity_profiles:
        yield from order_findings(task.schema, SimilarityProfile())
    for number, score in enumerate(task.score_profiles):
        yield from prefix_findings(
            ("score_profile", number), score_findings(task.schema, score, own_methods=own_methods)
        )
    for kind, names in (
        ("similarity_profile", [named_profile.name for named_profile in task.similarity_profiles]),
        ("score_profile", [named_profile.name for named_profile in task.score_profiles]),
    ):
        yield from _names_twice(kind, names)


def _names_twice(kind: str, names: list[str]) -> Iterator[Finding]:
    earlier_names: set[str] = set()
    for number, name in enumerate(names):
        if name in earlier_names:
            message = f"a second {kind} {f'called {shown(name, 40)!r}' if name else 'without name'}"
            yield Finding((kind, number), message, "every name once, and one default", "give it another name")
        earlier_names.add(name)


# --- the schema


def schema_findings(schema: Schema) -> Iterator[Finding]:
    """Find the faults of a task's labels; keys have the names of label, attribute, restriction."""
    # Restrictions are checked against the labels there are, whether these have faults or not: one mistake
    # gives one finding.
    if not schema.labels:
        remedy = "declare the labels in <annotation_set_descriptors>"
        yield Finding((), "no label to compare", "at least one content label", remedy)
    for name, count in Counter(label.name for label in schema.labels).items():
        if count > 1:
            yield Finding(
                (name,), f"label {shown(name, 40)} again", "every label once", "take one of them out"
            )
    true = {label.name for label in schema.labels}
    for label in schema.labels:
        yield from _label_findings(label, true)


def _label_findings(label: Label, true: set[str]) -> Iterator[Finding]:
    # Setting the count to 1 after the first report makes each repeated attribute one finding.
    names = Counter(attribute.name for attribute in label.attributes)
    effective = [attribute for attribute in label.attributes if attribute.effective_labels]
    for attribute in label.attributes:
        key: FindingKey = (label.name, attribute.name)
        subject = f"attribute {shown(attribute.name, 40)} of {shown(label.name, 40)}"
        if names[attribute.name] > 1:
            names[attribute.name] = 1
            yield Finding(key, f"{subject} again", "every attribute once", "take one of them out")
        yield from _attribute_findings(key, subject, attribute, true)
        if attribute in effective[1:]:
            message = f"{subject} gives effective labels, as {shown(effective[0].name, 40)} does"
            yield Finding(key, message, "one such attribute for each label", "leave them out of one")
        for name in dict.fromkeys(attribute.effective_labels.values()):
            if name in true - {label.name}:
                yield Finding(
                    key,
                    f"effective label {shown(name, 40)}, which is a true label too",
                    "a name of its own",
                    f"both are compared and counted as {shown(name, 40)}; rename one if that is not meant",
                    Severity.WARNING,
                )


def _attribute_findings(
    key: FindingKey, subject: str, attribute: Attribute, true: set[str]
) -> Iterator[Finding]:
    if attribute.points:
        for name in dict.fromkeys(attribute.restrictions):
            yield from unknown_names((*key, name), "label", (name,), true, "the task")
        if attribute.choices:
            yield Finding(key, f"choices for {subject}", "none: its values are annotations", "take them out")
    elif attribute.restrictions:
        message = f"label restrictions for {subject}, which is of type {attribute.type}"
        yield Finding(key, message, 'type="annotation"', "correct the type, or take them out")
    if attribute.effective_labels and attribute.aggregation is not Aggregation.NONE:
        message = f"effective labels for {subject}, which is a {attribute.aggregation}"
        yield Finding(key, message, "a single value that the label follows from", "take them out")
    # Choices must be unique and of the attribute's type, restrictions only occur with annotation values.
    values = Counter(choice.value for choice in attribute.choices)
    for value in (value for value, count in values.items() if count > 1):
        yield Finding(
            key, f"choice {shown(value, 40)!r} of {subject} again", "every choice once", "leave one"
        )
    for value in values:
        if not _fits(attribute.type, value):
            expected = f"values of type {attribute.type}"
            yield Finding(
                key, f"choice {shown(value, 40)!r} of {subject}", expected, "correct one of the two"
            )


def _fits(kind: ValueType, value: str) -> bool:
    try:
        if kind is ValueType.INT:
            int(value)
        elif kind is ValueType.FLOAT:
            float(value)
    except ValueError:
        return False
    return True


# --- similarity profiles


def profile_findings(
    schema: Schema, profile: SimilarityProfile, *, own_methods: bool = False
) -> Iterator[Finding]:
    """Find the faults of a similarity profile: strata (A8), tag profiles, dimensions (A3, A9)."""
    # From the outside in: names of labels, strata, the order that follows from them, then each tag profile. A
    # label in two profiles would be compared in two ways; the first that has it is remembered
    # (``setdefault``).
    for number, stratum in enumerate(profile.strata):
        yield from unknown_names(("stratum", number), "label", stratum, schema.by_name, "the task")
    yield from strata_findings(schema, profile)
    yield from order_findings(schema, profile)
    profile_by_label: dict[str, int] = {}
    for number, tags in enumerate(profile.tag_profiles):
        key: FindingKey = ("tag_profile", number)
        yield from unknown_names((*key, "true_labels"), "label", tags.labels, schema.by_name, "the task")
        for name in dict.fromkeys(tags.labels):
            if profile_by_label.setdefault(name, number) != number:
                message = (
                    f"label {shown(name, 40)} in tag profiles {profile_by_label[name] + 1} and {number + 1}"
                )
                yield Finding(
                    (*key, "true_labels"), message, "every label in one at most", "take it out of one of them"
                )
        yield from prefix_findings(key, tag_profile_findings(schema, tags, own_methods=own_methods))


# --- score profiles


def score_findings(schema: Schema, score: ScoreProfile, *, own_methods: bool = False) -> Iterator[Finding]:
    """Find the faults of a score profile: names of rows, labels, attributes, methods (A13)."""
    # A row's name must be unique among labels, effective labels and aggregations; then each part's labels,
    # attributes and methods must exist.
    effective = {
        n
        for schema_label in schema.labels
        for a in schema_label.attributes
        for n in a.effective_labels.values()
    }
    yield from _aggregation_findings(schema, score, {ALL, *schema.by_name, *effective})
    yield from _attribute_row_findings(schema, score)
    yield from _method_row_findings(schema, score, own_methods=own_methods)
    yield from unknown_names(("label_limitation",), "label", score.limitation, schema.by_name, "the task")


def _aggregation_findings(schema: Schema, score: ScoreProfile, row_names: set[str]) -> Iterator[Finding]:
    """Find the faults of rows that add labels; ``row_names`` are those of other rows."""
    # Rows of the table share one space of names, so the set that comes in is copied and grows with each row.
    row_names = set(row_names)
    for number, aggregation in enumerate(score.aggregations):
        key: FindingKey = ("aggregation", number)
        yield from find_missing_parts(key, "an aggregation", name=aggregation.name, labels=aggregation.labels)
        if aggregation.name in row_names:
            message = f"an aggregation called {shown(aggregation.name, 40)!r}, as another row of the scores"
            yield Finding((*key, "name"), message, "a name of its own", "give it another name")
        row_names.add(aggregation.name)
        yield from unknown_names(
            (*key, "true_labels"), "label", aggregation.labels, schema.by_name, "the task"
        )


def _attribute_row_findings(schema: Schema, score: ScoreProfile) -> Iterator[Finding]:
    """Find the faults of rows by the values of attributes."""
    # Without labels of its own a row is of all labels. Unknown ones are reported by themselves and not
    # counted here, lest their attributes be reported as missing too.
    for number, by_attribute in enumerate(score.attribute_decompositions):
        key: FindingKey = ("attr_decomposition", number)
        yield from find_missing_parts(key, "a decomposition", attributes=by_attribute.attributes)
        yield from unknown_names(
            (*key, "true_labels"), "label", by_attribute.labels, schema.by_name, "the task"
        )
        labels = [schema.by_name[n] for n in by_attribute.labels or schema.by_name if n in schema.by_name]
        has = {name for label in labels for name in label.by_name}
        owner = "no label of the task" if not by_attribute.labels else "none of these labels"
        for name in by_attribute.attributes:
            if labels and name not in has:
                message = f"attribute {shown(name, 40)!r}, which {owner} has"
                remedy = perhaps(name, sorted(has), "take it out, or add a label that has it")
                yield Finding((*key, "attrs"), message, "attributes of the labels", remedy)


def _method_row_findings(schema: Schema, score: ScoreProfile, *, own_methods: bool) -> Iterator[Finding]:
    """Find the faults of rows by the answers of a function of the owner."""
    for number, by_method in enumerate(score.partition_decompositions):
        key: FindingKey = ("partition_decomposition", number)
        yield from find_missing_parts(key, "a decomposition", method=by_method.method)
        yield from unknown_names((*key, "true_labels"), "label", by_method.labels, schema.by_name, "the task")
        if by_method.method and not own_methods:
            message = f"partition method {shown(by_method.method, 40)!r}, which is none of the program"
            remedy = "give the Python module that has it (--dimension-methods, or the preferences)"
            yield Finding((*key, "method"), message, "a function of the owner's module", remedy)
