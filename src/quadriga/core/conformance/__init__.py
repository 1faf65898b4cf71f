"""What every game promises, tried on random games: `conform` plays them and counts each check."""

from quadriga.core.conformance.checks import CHECKS
from quadriga.core.conformance.run import Failure, Report, conform

__all__ = ["CHECKS", "Failure", "Report", "conform"]
