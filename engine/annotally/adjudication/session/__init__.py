"""An open adjudication: a workspace and a project, and what follows from both."""
