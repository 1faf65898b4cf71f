"""What happens without a request: bots, clocks, stalled jobs, and the check of open tables against new rules."""
