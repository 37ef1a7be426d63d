"""The dialogs. Each is imported when it is first opened."""
