"""The work of a day in a project: many decisions at once, and what is told of those that were made."""
