"""Services handed around: settings, theme, icons, alerts, the engine's worker."""
