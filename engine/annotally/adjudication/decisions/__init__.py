"""Decisions on rows of a comparison, addressed by content: rules, pairings, states, orphans."""
