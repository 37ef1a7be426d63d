"""Widgets that views, dialogs and the window share."""
