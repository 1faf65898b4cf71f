"""What deploy/ hands to hosts names what is there: settings, roles, routes, files; and systemd accepts it."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from quadriga.server.app import Web
from quadriga.server.http.perimeter import LONGEST_BODY
from quadriga.server.settings import Settings, describe_settings, read_settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
FILES = [path for path in sorted(DEPLOY.rglob("*")) if path.is_file()]
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
#: What the samples are told beside the settings: by compose, by Caddy's caller.
OF_THE_SAMPLES = {"QUADRIGA_DOMAIN", "QUADRIGA_IMAGE", "QUADRIGA_SITE", "QUADRIGA_UPSTREAM"}


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_every_setting_that_is_named_exists(file: Path) -> None:
    known = {name for name, _, _ in describe_settings()} | OF_THE_SAMPLES
    assert set(re.findall(r"\bQUADRIGA_[A-Z_]+", file.read_text(encoding="utf-8"))) <= known


@pytest.mark.parametrize("name", ["server.env.example", "owner.env.example"])
def test_the_settings_of_the_units_can_be_read(name: str) -> None:
    lines = (DEPLOY / "systemd" / name).read_text(encoding="utf-8").splitlines()
    pairs = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    assert read_settings(pairs).database.endswith("/quadriga")


@pytest.mark.parametrize(("block", "file"), [("once", "once"), ("after every migration", "after-migration")])
def test_roles_are_those_of_the_documentation(block: str, file: str) -> None:
    """tests/server/test_roles.py plays with what stands there."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert f"```sql\n{(DEPLOY / 'postgres' / f'{file}.sql').read_text(encoding='utf-8')}```" in page
    assert f"-- {block}\n" in page


def test_the_commands_of_the_page_put_every_file_of_systemd_where_it_is_read(tmp_path: Path) -> None:
    """As they stand, but for the root they write below. The wheel is installed by the stage `package` of CI."""
    page = (ROOT / "docs" / "deploying.md").read_text(encoding="utf-8")
    commands = re.findall(r"^install .*$", page, flags=re.MULTILINE)
    assert len(commands) == 4
    (tmp_path / "etc" / "systemd" / "system").mkdir(parents=True)  # which every machine with systemd has
    for command in commands:
        here = command.replace(" /etc/", f" {tmp_path}/etc/")
        assert here != command
        subprocess.run(here, shell=True, cwd=ROOT, check=True)
    placed = {path.relative_to(tmp_path / "etc").as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    own = {"quadriga/server.env", "quadriga/owner.env", "quadriga/after-migration.sql"}
    assert placed == own | {f"systemd/system/{unit.name}" for unit in UNITS}
    assert {(tmp_path / "etc" / one).stat().st_mode & 0o777 for one in own if one.endswith(".env")} == {0o600}
    # What the units read is what was put there.
    named = set(re.findall(r"/etc/(quadriga/[\w.-]+)", "".join(unit.read_text(encoding="utf-8") for unit in UNITS)))
    assert named == own


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed here")
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8")
        here = text.replace("/opt/quadriga/bin/quadriga", str(Path(sys.executable).with_name("quadriga")))
        assert here != text
        # Whether psql is on this machine is not what is asked here.
        (tmp_path / unit.name).write_text(here.replace("/usr/bin/psql", "/bin/true"), encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", *sorted(map(str, tmp_path.glob("*.service")))]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed here")
@pytest.mark.parametrize("name", ["quadriga-web", "quadriga-work"])
def test_the_units_are_shut_in(name: str) -> None:
    """At most 2.0 of the 10 that systemd gives a service it shields from nothing."""
    command = ["systemd-analyze", "security", "--offline=yes", "--no-pager", "--threshold=20", f"{name}.service"]
    unit = str(DEPLOY / "systemd" / f"{name}.service")
    checked = subprocess.run([*command[:-1], unit], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout[-200:] + checked.stderr


def test_the_container_has_no_rights_and_nothing_to_write_to() -> None:
    recipe = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    stages = re.split(r"^FROM ", recipe, flags=re.MULTILINE)
    assert stages[0].rstrip().endswith("ARG BASE=debian:bookworm-slim")
    assert len(stages) == 3
    assert "\nUSER 10001:10001\n" in stages[2]
    assert stages[2].index("USER ") < stages[2].index("ENTRYPOINT ")
    assert all(word in stages[2] for word in ('ENTRYPOINT ["quadriga"]', "HEALTHCHECK ", "STOPSIGNAL SIGTERM"))
    assert "-perm /6000 -exec chmod a-s" in stages[2]
    assert all("pip" not in line for line in stages[2].splitlines())


def test_compose_shuts_everything_in_but_the_proxy() -> None:
    services = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_bytes())["services"]
    assert services.keys() == {"postgres", "redis", "migrate", "grants", "web", "work", "caddy"}
    assert [name for name, one in services.items() if "ports" in one] == ["caddy"]
    for name in ("migrate", "web", "work"):
        one = services[name]
        assert one["read_only"] is True
        assert one["cap_drop"] == ["ALL"]
        assert one["init"] is True
        given = {key: value for key, value in one["environment"].items() if key.startswith("QUADRIGA_")}
        read_settings({key: re.sub(r"\$\{[^}]*\}", "x", value) for key, value in given.items()})
    owner, app = (services[name]["environment"]["QUADRIGA_DATABASE"] for name in ("migrate", "web"))
    assert "quadriga_owner" in owner
    assert "quadriga_app" in app
    # What is waited for is there, and mounted files are too.
    for one in services.values():
        assert set(one.get("depends_on", ())) <= services.keys()
        for volume in one.get("volumes", ()):
            if volume.startswith("./"):
                assert (DEPLOY / volume.partition(":")[0]).is_file(), volume


def test_proxies_let_through_what_the_server_takes() -> None:
    nginx = (DEPLOY / "nginx" / "quadriga.conf").read_text(encoding="utf-8")
    caddy = (DEPLOY / "caddy" / "Caddyfile").read_text(encoding="utf-8")
    [nginx_limit] = re.findall(r"client_max_body_size (\d+)k;", nginx)
    [caddy_limit] = re.findall(r"max_size (\d+)KB", caddy)
    assert int(nginx_limit) * 1000 > LONGEST_BODY
    assert int(caddy_limit) * 1000 > LONGEST_BODY
    [streams] = re.findall(r"location ~ (\S+) \{", nginx)
    paths = Web(Settings()).litestar.openapi_schema.to_schema()["paths"]
    assert {path for path in paths if re.search(streams, path)} == {path for path in paths if path.endswith("stream")}
