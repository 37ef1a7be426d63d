"""Tables of scores, agreement, errors and configuration."""
