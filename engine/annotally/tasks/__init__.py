"""Task definitions: what is compared, and how."""
