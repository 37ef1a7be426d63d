"""The program's start: arguments, services, composition of the window."""
