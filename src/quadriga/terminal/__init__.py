"""Play, replay and inspect in a terminal: line by line, so that pipes and screen readers work."""
