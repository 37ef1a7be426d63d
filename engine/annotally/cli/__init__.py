"""The command line: commands, groups of options, output; `annotally.cli.main` joins them."""
