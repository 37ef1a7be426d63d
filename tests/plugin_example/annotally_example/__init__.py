"""An example of a plugin for Annotally."""
