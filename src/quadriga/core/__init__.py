"""What a game is: moves, decisions, chance, visibility, events, records, rules, conformance."""
