"""What an adjudicator is made of: what is entered, who goes with whom by hand, the final key, its scores."""
