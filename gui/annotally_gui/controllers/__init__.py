"""One function per thing a person does; the only place that asks the engine to do something."""
