"""The files for whoever runs a server: what they name exists, and what they start would start."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import typer.main
import yaml  # type: ignore[import-untyped]

from metalworks.cli import app
from metalworks.cli.serve import address_of

from .conftest import PACKED, ROOT, TOOLS

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
    assert {*PACKED, *(f"tools/{name}" for name in TOOLS), "src", "web", "requirements.txt"} == set(copied)
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
    assert f"127.0.0.1:{understood['port']}/health" in words["HEALTHCHECK"]


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
    for header in ("Host $host", "Upgrade $http_upgrade", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme"):
        assert f"proxy_set_header {header};" in lines
    assert "location = /metrics { return 404; }" in lines


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_nginx_understands_its_site(tmp_path: Path) -> None:
    """With a certificate made here, and ports that need no rights."""
    pair = ["-keyout", f"{tmp_path}/privkey.pem", "-out", f"{tmp_path}/fullchain.pem"]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example.org", *pair],
        check=True, capture_output=True,
    )  # fmt: skip
    site = (DEPLOY / "nginx.conf").read_text("utf-8").replace("/etc/letsencrypt/live/play.example.org", str(tmp_path))
    (tmp_path / "site.conf").write_text(site)
    whole = (
        f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; include {tmp_path}/site.conf; }}"
    )
    (tmp_path / "nginx.conf").write_text(whole)
    tried = subprocess.run(
        ["nginx", "-t", "-p", tmp_path, "-c", tmp_path / "nginx.conf"], capture_output=True, text=True, check=False
    )
    assert tried.returncode == 0, tried.stderr
