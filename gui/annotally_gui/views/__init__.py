"""The panes: what a person sees of the comparison. They change nothing, they say what was asked for."""
