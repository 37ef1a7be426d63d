"""The log of decisions and feedback to annotators."""
