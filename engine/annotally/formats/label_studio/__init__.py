"""Label Studio JSON."""
