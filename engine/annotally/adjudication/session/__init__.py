"""An open adjudication: a workspace and a project, with the decisions, scores and final key of both."""
