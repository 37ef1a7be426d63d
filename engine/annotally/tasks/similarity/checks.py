"""Checks of a MAT task: its schema, its similarity profiles, its score profiles; see `similarity_findings`.

The same for a task file, for one made from the data, and for a profile that is being edited.
"""

from collections import Counter
from collections.abc import Iterator

from annotally.model.diagnostics import Severity
from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording
from annotally.tasks.near_names import perhaps
from annotally.tasks.similarity.dependency_order import order_findings, strata_findings
from annotally.tasks.similarity.dimensions import tag_profile_findings
from annotally.tasks.similarity.findings import (
    Finding,
    FindingKey,
    find_missing_parts,
    prefix_findings,
    unknown_labels,
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
            message = Wording("a second {element} without name", element=kind)
            if name:
                message = Wording("a second {element} called {name!r}", element=kind, name=shown(name, 40))
            yield Finding(
                (kind, number),
                message,
                Wording("every name once, and one default"),
                Wording("give it another name"),
            )
        earlier_names.add(name)


# --- the schema


def schema_findings(schema: Schema) -> Iterator[Finding]:
    """Find the faults of a task's labels; keys have the names of label, attribute, restriction."""
    # Restrictions are checked against the labels there are, whether these have faults or not: one mistake
    # gives one finding.
    if not schema.labels:
        remedy = Wording("declare the labels in <annotation_set_descriptors>")
        yield Finding((), Wording("no label to compare"), Wording("at least one content label"), remedy)
    for name, count in Counter(label.name for label in schema.labels).items():
        if count > 1:
            yield Finding(
                (name,),
                Wording("label {name} again", name=shown(name, 40)),
                Wording("every label once"),
                Wording("remove one of them"),
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
        subject = Wording(
            "attribute {name} of {label}", name=shown(attribute.name, 40), label=shown(label.name, 40)
        )
        if names[attribute.name] > 1:
            names[attribute.name] = 1
            yield Finding(
                key,
                Wording("{subject} again", subject=subject),
                Wording("every attribute once"),
                Wording("remove one of them"),
            )
        yield from _attribute_findings(key, subject, attribute, true)
        if attribute in effective[1:]:
            message = Wording(
                "{subject} gives effective labels, as {effective} does",
                subject=subject,
                effective=shown(effective[0].name, 40),
            )
            yield Finding(
                key, message, Wording("one such attribute for each label"), Wording("leave them out of one")
            )
        for name in dict.fromkeys(attribute.effective_labels.values()):
            if name in true - {label.name}:
                yield Finding(
                    key,
                    Wording("effective label {name}, which is a true label too", name=shown(name, 40)),
                    Wording("a name of its own"),
                    Wording(
                        "both are compared and counted as {name}; rename one if that is not meant",
                        name=shown(name, 40),
                    ),
                    Severity.WARNING,
                )


def _attribute_findings(
    key: FindingKey, subject: Wording, attribute: Attribute, true: set[str]
) -> Iterator[Finding]:
    if attribute.points:
        for name in dict.fromkeys(attribute.restrictions):
            yield from unknown_labels((*key, name), (name,), true)
        if attribute.choices:
            yield Finding(
                key,
                Wording("choices for {subject}", subject=subject),
                Wording("none: its values are annotations"),
                Wording("remove them"),
            )
    elif attribute.restrictions:
        message = Wording(
            "label restrictions for {subject}, which is of type {type}", subject=subject, type=attribute.type
        )
        yield Finding(
            key, message, Wording('type="annotation"'), Wording("correct the type, or remove the choices")
        )
    if attribute.effective_labels and attribute.aggregation is not Aggregation.NONE:
        message = Wording(
            "effective labels for {subject}, which is a {aggregation}",
            subject=subject,
            aggregation=attribute.aggregation,
        )
        yield Finding(
            key, message, Wording("a single value that the label follows from"), Wording("remove them")
        )
    # Choices must be unique and of the attribute's type, restrictions only occur with annotation values.
    values = Counter(choice.value for choice in attribute.choices)
    for value in (value for value, count in values.items() if count > 1):
        yield Finding(
            key,
            Wording("choice {value!r} of {subject} again", value=shown(value, 40), subject=subject),
            Wording("every choice once"),
            Wording("remove one of the two"),
        )
    for value in values:
        if not _fits(attribute.type, value):
            expected = Wording("values of type {type}", type=attribute.type)
            yield Finding(
                key,
                Wording("choice {value!r} of {subject}", value=shown(value, 40), subject=subject),
                expected,
                Wording("correct one of the two"),
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
        yield from unknown_labels(("stratum", number), stratum, schema.by_name)
    yield from strata_findings(schema, profile)
    yield from order_findings(schema, profile)
    profile_by_label: dict[str, int] = {}
    for number, tags in enumerate(profile.tag_profiles):
        key: FindingKey = ("tag_profile", number)
        yield from unknown_labels((*key, "true_labels"), tags.labels, schema.by_name)
        for name in dict.fromkeys(tags.labels):
            if profile_by_label.setdefault(name, number) != number:
                message = Wording(
                    "label {name} in tag profiles {first} and {second}",
                    name=shown(name, 40),
                    first=profile_by_label[name] + 1,
                    second=number + 1,
                )
                yield Finding(
                    (*key, "true_labels"),
                    message,
                    Wording("every label in one at most"),
                    Wording("remove it from one of them"),
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
    yield from unknown_labels(("label_limitation",), score.limitation, schema.by_name)


def _aggregation_findings(schema: Schema, score: ScoreProfile, row_names: set[str]) -> Iterator[Finding]:
    """Find the faults of rows that add labels; ``row_names`` are those of other rows."""
    # Rows of the table share one space of names, so the set that comes in is copied and grows with each row.
    row_names = set(row_names)
    for number, aggregation in enumerate(score.aggregations):
        key: FindingKey = ("aggregation", number)
        yield from find_missing_parts(
            key, Wording("an aggregation"), name=aggregation.name, labels=aggregation.labels
        )
        if aggregation.name in row_names:
            message = Wording(
                "an aggregation called {name!r}, as another row of the scores",
                name=shown(aggregation.name, 40),
            )
            yield Finding(
                (*key, "name"), message, Wording("a name of its own"), Wording("give it another name")
            )
        row_names.add(aggregation.name)
        yield from unknown_labels((*key, "true_labels"), aggregation.labels, schema.by_name)


def _attribute_row_findings(schema: Schema, score: ScoreProfile) -> Iterator[Finding]:
    """Find the faults of rows by the values of attributes."""
    # Without labels of its own a row is of all labels. Unknown ones are reported by themselves and not
    # counted here, lest their attributes be reported as missing too.
    for number, by_attribute in enumerate(score.attribute_decompositions):
        key: FindingKey = ("attr_decomposition", number)
        yield from find_missing_parts(key, Wording("a decomposition"), attributes=by_attribute.attributes)
        yield from unknown_labels((*key, "true_labels"), by_attribute.labels, schema.by_name)
        labels = [schema.by_name[n] for n in by_attribute.labels or schema.by_name if n in schema.by_name]
        has = {name for label in labels for name in label.by_name}
        for name in by_attribute.attributes:
            if labels and name not in has:
                message = Wording("attribute {name!r}, which no label of the task has", name=shown(name, 40))
                if by_attribute.labels:
                    message = Wording(
                        "attribute {name!r}, which none of these labels has", name=shown(name, 40)
                    )
                remedy = perhaps(
                    name, sorted(has), Wording("remove the attribute, or add a label that has it")
                )
                yield Finding((*key, "attrs"), message, Wording("attributes of the labels"), remedy)


def _method_row_findings(schema: Schema, score: ScoreProfile, *, own_methods: bool) -> Iterator[Finding]:
    """Find the faults of rows by the answers of a function of the owner."""
    for number, by_method in enumerate(score.partition_decompositions):
        key: FindingKey = ("partition_decomposition", number)
        yield from find_missing_parts(key, Wording("a decomposition"), method=by_method.method)
        yield from unknown_labels((*key, "true_labels"), by_method.labels, schema.by_name)
        if by_method.method and not own_methods:
            message = Wording(
                "unknown partition method {method!r}",
                method=shown(by_method.method, 40),
            )
            remedy = Wording(
                "give the Python module that defines it (--dimension-methods, or the preferences)"
            )
            yield Finding((*key, "method"), message, Wording("a function of the owner's module"), remedy)
