"""The result of a comparison: nodes, items, links, constraints, equivalence, reason codes."""
