"""What differs between two sides and is not compared by the task (C10): found, counted by kind, and said."""
