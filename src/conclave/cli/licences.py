"""`conclave licences`: the licences of Conclave and of all that is installed or shipped with it."""

from __future__ import annotations

import json
import re
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from typing import Any

import click

from conclave.cli.shared import json_option
from conclave.server.settings import Settings

NOTICE = (
    "Conclave is unofficial work by fans. It is not affiliated with, endorsed or sponsored by the "
    "authors, publishers or rights holders of these games. Names of games and cards belong to "
    "their owners; no artwork, card text or rulebook text of theirs is included. Effects and "
    "numbers are facts; the wording is our own."
)
CREDITS = (
    "Icons: game-icons.net (Lorc, Delapouite and others), CC BY 3.0.",
    "Typefaces: Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica) and Almendra "
    "(Ana Sanfelippo), OFL 1.1.",
    "Maps, portraits, marks and ornaments were drawn for Conclave.",
)
TOOLS = "dev"
"""The extra with what is needed to work on Conclave, but not to run it."""
HOMES = ("homepage", "home", "source", "source code", "repository", "github", "documentation")
"""What packages call the address of their home page, best first."""

Package = dict[str, Any]


@click.command()
@json_option
def licences(as_json: bool) -> None:
    """List the licences of all that comes with Conclave.

    That is what is installed with it, or built into its browser client. Names and licences are
    those that the packages themselves declare.
    """
    own = distribution("conclave")
    python, client = installed(own), built_in()
    if as_json:
        told: dict[str, object] = {"conclave": described(own), "notice": NOTICE}
        told |= {"credits": CREDITS, "python": python, "client": client}
        click.echo(json.dumps(told, ensure_ascii=False, indent=1))
        return
    click.echo(f"Conclave {own.version} is under the {licence(own)} licence.\n")
    click.echo(f"{click.wrap_text(NOTICE, 100)}\n")
    click.echo("\n".join(CREDITS))
    tell("Python packages that it needs, as installed here", python)
    if client is None:
        click.echo("\nThe browser client has not been built here.")
    else:
        tell("Packages built into the browser client", client)


def tell(heading: str, packages: list[Package]) -> None:
    """Print a list of packages."""
    click.secho(f"\n{heading}", bold=True)
    for package in packages:
        name = f"{package['name']} {package['version']}"
        click.echo(f"  {name:34}  {package['licence']:26}  {package['home']}".rstrip())


def installed(own: Distribution) -> list[Package]:
    """The installed packages that ours needs, directly or through others, extras included."""
    extras = set(fields(own, "Provides-Extra")) - {TOOLS}
    found: dict[str, Package] = {}
    seen: set[tuple[str, str]] = set()
    open_ = needs(own, extras)
    while open_:
        name, asked = open_.pop()
        if (name, asked) in seen:
            continue
        seen.add((name, asked))
        try:
            package = distribution(name)
        except PackageNotFoundError:  # of an extra, or of another platform
            continue
        found[package.name.lower()] = described(package)
        open_ += needs(package, set(asked.split(",")))
    return [found[name] for name in sorted(found)]


def needs(package: Distribution, extras: set[str]) -> list[tuple[str, str]]:
    """What a package asks for with these extras: names, and the extras it wants of each."""
    wanted = []
    for line in package.requires or ():
        asked = re.match(r"([\w.-]+)\s*(?:\[([^]]*)\])?", line)
        extra = re.search(r"extra == ['\"]([^'\"]+)", line)
        if asked and (extra is None or extra[1] in extras):
            wanted.append((asked[1], (asked[2] or "").replace(" ", "")))
    return wanted


def described(package: Distribution) -> Package:
    """What a package says of itself."""
    version, home = package.version, home_page(package)
    return {"name": package.name, "version": version, "licence": licence(package), "home": home}


def fields(package: Distribution, name: str) -> list[str]:
    """What a package's metadata say under a name, which may occur several times."""
    return list(package.metadata.get_all(name) or ())


def licence(package: Distribution) -> str:
    """A package's licence: a name, where its metadata have one."""
    if expression := fields(package, "License-Expression"):
        return expression[0]
    said = "".join(fields(package, "License")[:1])
    if said and "\n" not in said and said != "UNKNOWN":  # some put the whole text there
        return said
    classes = [line.split(" :: ") for line in fields(package, "Classifier")]
    named = ", ".join(parts[-1] for parts in classes if parts[0] == "License")
    return named or said.partition("\n")[0] or "not declared"


def home_page(package: Distribution) -> str:
    """Where a package is at home."""
    urls = (line.partition(", ") for line in fields(package, "Project-URL"))
    labelled = {label.lower(): url for label, _, url in urls}
    best = next((labelled[label] for label in HOMES if label in labelled), "")
    return best or "".join(fields(package, "Home-page")[:1])


def built_in() -> list[Package] | None:
    """What the browser client is built from: the build lists it beside the client."""
    file = Settings().static / "licences" / "packages.json"
    if not file.exists():
        return None
    listed: list[Package] = json.loads(file.read_text(encoding="utf-8"))
    return listed
