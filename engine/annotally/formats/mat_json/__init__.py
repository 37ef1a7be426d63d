"""MAT JSON documents."""
