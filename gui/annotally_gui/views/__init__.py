"""The panes that show a comparison. They change nothing; they report the user's requests by signals."""
