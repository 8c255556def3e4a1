"""The files for whoever runs a server: what they name exists, and what they start would start."""

from __future__ import annotations

import contextlib
import importlib.metadata
import re
import shlex
import shutil
import subprocess
import time
from pathlib import Path

import httpx
import pytest
import typer.main
import yaml  # type: ignore[import-untyped]
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from metalworks.cli import app
from metalworks.cli.serve import address_of
from tests.server.process import PATIENCE

from .conftest import PACKED, ROOT, TOOLS
from .test_wheel import play_by_script

pytestmark = pytest.mark.compiled_only

DEPLOY = ROOT / "deploy"
SERVE = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]


def options_of(words: list[str]) -> dict[str, object]:
    """What `metalworks serve` understands of these words; it refuses what it does not know."""
    parameters: dict[str, object] = SERVE.make_context("serve", list(words)).params
    return parameters


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's lines, continued ones joined."""
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Dockerfile").read_text("utf-8"))
    found = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, rest in found]


def entrypoint() -> list[str]:
    [words] = [rest for word, rest in instructions() if word == "ENTRYPOINT"]
    return [str(word) for word in yaml.safe_load(words)]


def test_the_image_copies_what_the_package_is_built_from() -> None:
    copied = [
        Path(source.rstrip("/")).as_posix()
        for word, rest in instructions()
        if word == "COPY" and not rest.startswith("--from")
        for source in rest.split()[:-1]
    ]
    assert {*PACKED, *(f"tools/{name}" for name in TOOLS), "src", "web", "requirements-server.txt"} == set(copied)
    let_in = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    assert {name.partition("/")[0] for name in copied} == set(let_in)
    assert all((ROOT / name).exists() for name in copied)


def test_the_image_runs_the_server_as_nobody_special() -> None:
    words = dict(instructions())
    assert words["USER"] != "root"
    command, serve, *options = entrypoint()
    assert (command, serve) == ("metalworks", "serve")
    understood = options_of(options)
    assert understood["host"] == "0.0.0.0"
    assert words["EXPOSE"] == str(understood["port"])
    assert f"127.0.0.1:{understood['port']}/live'" in words["HEALTHCHECK"]


def locked(file: str) -> dict[str, str]:
    """The versions in a lock file."""
    found = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / file).read_text("utf-8"), re.MULTILINE)
    return {name.lower(): version for name, version in found}


def test_the_image_has_what_the_server_needs_and_no_compiler() -> None:
    """Everything that the extra asks for, and what that asks for, as this environment has it; and nothing else."""
    needed: set[str] = set()
    asked = [Requirement("metalworks[server]")]
    while asked:
        requirement = asked.pop()
        for extra in ("", *requirement.extras):
            for line in importlib.metadata.requires(requirement.name) or ():
                one = Requirement(line)
                if one.marker is not None and not one.marker.evaluate({"extra": extra}):
                    continue
                name = canonicalize_name(one.name)
                if name not in needed or one.extras:
                    needed.add(name)
                    asked.append(one)
    assert set(locked("requirements-server.txt")) == needed
    assert not {"mypy", "setuptools", "textual"} & needed
    assert locked("requirements-server.txt").items() <= locked("requirements.txt").items()
    runs = [
        rest for word, rest in instructions()[[word for word, _ in instructions()].index("FROM", 1) :] if word == "RUN"
    ]
    assert not [rest for rest in runs if "apt-get" in rest or "requirements.txt" in rest]


@pytest.mark.long
@pytest.mark.timeout(1_800)
def test_the_image_is_built_and_a_game_is_played_there() -> None:
    if (
        shutil.which("docker") is None
        or subprocess.run(["docker", "info"], capture_output=True, check=False).returncode
    ):
        pytest.skip("Docker does not run here")

    def docker(*words: str) -> str:
        return subprocess.run(["docker", *words], check=True, capture_output=True, text=True).stdout.strip()

    docker("build", "--file", str(DEPLOY / "Dockerfile"), "--tag", "metalworks-of-a-test", str(ROOT))
    place = ["--database", "/home/metalworks/tables.sqlite3"]
    container = docker("run", "--detach", "--publish", "127.0.0.1::8000", "metalworks-of-a-test", *place)
    try:
        address = f"http://{docker('port', container, '8000').splitlines()[0]}"
        until = time.monotonic() + 60
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{address}/ready").is_success:
                    break
            assert time.monotonic() < until, docker("logs", container)
            time.sleep(0.2)
        assert play_by_script(address)
        for absent in ("gcc", "cc", "node", "mypy"):
            looked = ["docker", "exec", container, "sh", "-c", f"command -v {absent}"]
            assert subprocess.run(looked, capture_output=True, check=False).returncode, absent
        docker("stop", "--time", f"{PATIENCE:.0f}", container)
        assert docker("inspect", "--format", "{{.State.ExitCode}}", container) == "0"
    finally:
        docker("rm", "--force", container)


def test_the_composition() -> None:
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    server, database = composed["services"]["server"], composed["services"]["database"]
    folder = (DEPLOY / server["build"]["context"]).resolve()
    assert (folder / server["build"]["dockerfile"]).samefile(DEPLOY / "Dockerfile")
    understood = options_of([*entrypoint()[2:], *server["command"]])
    address = address_of(str(understood["database"]))
    user, name = database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]
    assert address == f"postgresql://{user}@database/{name}"
    assert server["environment"]["PGPASSWORD"] == database["environment"]["POSTGRES_PASSWORD"]
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert database["healthcheck"]["test"]
    # Whoever reaches this port is believed about where visitors come from: it must be this machine alone.
    assert server["environment"]["FORWARDED_ALLOW_IPS"] == "*"
    assert server["ports"] == [f"127.0.0.1:8000:{understood['port']}"]
    assert {volume.partition(":")[0] for volume in database["volumes"]} == set(composed["volumes"])


def service() -> str:
    return (DEPLOY / "metalworks.service").read_text("utf-8")


def test_the_service_starts_the_server() -> None:
    [line] = re.findall(r"^ExecStart=(.*)$", service(), re.MULTILINE)
    program, serve, *options = shlex.split(line.replace("$METALWORKS_OPTIONS", "--thinkers 2"))
    assert (program, serve) == ("/opt/metalworks/bin/metalworks", "serve")
    assert options_of(options)["https"]
    assert f"python3 -m venv {Path(program).parent.parent}" in (ROOT / "docs" / "operations.md").read_text("utf-8")


def test_tests_wait_no_longer_for_a_server_to_end_than_those_who_kill_it() -> None:
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]["server"]
    assert f"TimeoutStopSec={PATIENCE:.0f}" in service().splitlines()
    assert composed["stop_grace_period"] == f"{PATIENCE:.0f}s"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    unit = tmp_path / "metalworks.service"
    unit.write_text(service().replace("/opt/metalworks/bin/metalworks", shutil.which("true") or ""))
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr
    assert "metalworks.service" not in checked.stderr


def test_the_proxy_passes_on_what_the_server_needs() -> None:
    text = re.sub(r"\s#.*|^#.*", "", (DEPLOY / "nginx.conf").read_text("utf-8"), flags=re.MULTILINE)
    assert text.count("{") == text.count("}")
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    assert all(line.endswith((";", "{", "}")) for line in lines)
    understood = options_of(shlex.split(service().split("serve ", 1)[1].splitlines()[0])[:-1])
    assert f"server {understood['host']}:{understood['port']};" in lines
    for header in (
        "Host $http_host",
        "Upgrade $http_upgrade",
        "X-Forwarded-For $remote_addr",
        "X-Forwarded-Proto $scheme",
    ):
        assert f"proxy_set_header {header};" in lines
    assert "location = /metrics { return 404; }" in lines
