"""The engine behind a pipe: requests of the window, answered in a worker process."""
