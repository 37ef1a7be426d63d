"""The panes: what a person sees of the comparison. Views never change anything, they say what was asked for."""
