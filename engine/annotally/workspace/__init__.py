"""The workspace: inputs opened, compared and signed."""
