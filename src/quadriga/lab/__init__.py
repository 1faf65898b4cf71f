"""Thousands of games: between bots, and as environments and data for research.

What plays games runs on any installation. Ray, ratings, Parquet and the environments need the extra `quadriga[lab]`,
which is imported only by what uses it.
"""
