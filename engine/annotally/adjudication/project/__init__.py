"""The project: entries, the ledger of commands, the file that keeps them."""
