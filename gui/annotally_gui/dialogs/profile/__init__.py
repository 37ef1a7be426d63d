"""The sheet that edits similarity profiles, page by page."""
