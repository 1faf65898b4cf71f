"""The dashboard and the alerts of deploy/ ask for what our processes tell, and say what to do."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from prometheus_client import Counter, Gauge, Histogram

from quadriga.server import metrics

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
#: What prometheus_client tells of any process, and Prometheus itself of whom it asks.
OF_ANY_PROCESS = {"up": set[str](), "process_cpu_seconds_total": set(), "process_resident_memory_bytes": set()}
#: What Prometheus adds to everything, as deploy/prometheus has it.
ADDED = {"instance", "job", "kind", "le"}


def told() -> dict[str, set[str]]:
    """The series that our processes tell Prometheus, with their labels."""
    found: dict[str, set[str]] = dict(OF_ANY_PROCESS)
    suffixes: dict[type, tuple[str, ...]] = {
        Counter: ("_total",),
        Gauge: ("",),
        Histogram: ("_bucket", "_count", "_sum"),
    }
    for value in vars(metrics).values():
        if isinstance(value, Counter | Gauge | Histogram):
            for suffix in suffixes[type(value)]:
                found[value._name + suffix] = set(value._labelnames)
    return found


def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DEPLOY / "grafana" / "quadriga.json").read_text(encoding="utf-8"))
    return found


def alerts() -> list[dict[str, Any]]:
    text = (DEPLOY / "prometheus" / "alerts.yml").read_bytes()
    return [rule for group in msgspec.yaml.decode(text)["groups"] for rule in group["rules"]]


def expressions() -> list[str]:
    shown = [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]
    return [*shown, *(rule["expr"] for rule in alerts())]


def series(expression: str) -> list[tuple[str, set[str]]]:
    """The series an expression names, with the labels it asks them for."""
    words = r"\b(quadriga_\w+|process_\w+|up)\b(?:\{([^}]*)\})?"
    return [(name, set(re.findall(r"(\w+)\s*[=!]", chosen))) for name, chosen in re.findall(words, expression)]


@pytest.mark.parametrize("expression", expressions())
def test_every_metric_that_is_drawn_or_watched_is_told(expression: str) -> None:
    asked = series(expression)
    assert asked
    for name, labels in asked:
        assert name in told(), name
        assert labels <= told()[name] | ADDED, name
    grouped = {label.strip() for by in re.findall(r"by \(([^)]*)\)", expression) for label in by.split(",")}
    assert grouped <= ADDED.union(*(told()[name] for name, _ in asked))


def test_every_metric_that_is_told_is_drawn() -> None:
    drawn = {name for expression in expressions() for name, _ in series(expression)}
    for name in told().keys() - OF_ANY_PROCESS.keys():
        family = re.sub(r"_(bucket|count|sum)$", "", name)
        assert any(one.startswith(family) for one in drawn), name


def test_every_bot_result_that_an_alert_names_is_counted() -> None:
    named = {value for expression in expressions() for value in re.findall(r'result="(\w+)"', expression)}
    worker = (ROOT / "src/quadriga/server/jobs/worker.py").read_text(encoding="utf-8")
    assert named
    assert all(f'"{value}"' in worker for value in named)


def test_every_panel_has_its_place() -> None:
    panels = dashboard()["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    cells = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(cells) == len(panels)
    assert all(panel["gridPos"]["x"] + panel["gridPos"]["w"] <= 24 for panel in panels)


@pytest.mark.parametrize("rule", alerts(), ids=lambda rule: rule["alert"])
def test_every_alert_says_what_to_do(rule: dict[str, Any]) -> None:
    page, _, anchor = rule["annotations"]["runbook"].partition("#")
    headings = re.findall(r"^## (.*)$", (ROOT / page).read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert anchor in {heading.lower().replace(" ", "-") for heading in headings}
