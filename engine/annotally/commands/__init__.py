"""Parts of the command line: commands, groups of options, what is printed; `annotally.cli` joins them."""
