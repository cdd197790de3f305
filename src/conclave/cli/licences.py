"""`conclave licences`: the licences of Conclave and its dependencies."""

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
"""The extra for developing Conclave, which isn't needed to run it."""
HOMES = ("homepage", "home", "source", "source code", "repository", "github", "documentation")
"""Labels of home pages in package metadata, best first."""

Package = dict[str, Any]


@click.command()
@json_option
def licences(as_json: bool) -> None:
    """List the licences of Conclave and its dependencies.

    These are the packages that are installed with it or built into its browser client, with the
    licences they declare.
    """
    own = distribution("conclave")
    python, client = installed(own), built_in()
    if as_json:
        report: dict[str, object] = {"conclave": described(own), "notice": NOTICE}
        report |= {"credits": CREDITS, "python": python, "client": client}
        click.echo(json.dumps(report, ensure_ascii=False, indent=1))
        return
    click.echo(f"Conclave {own.version} is under the {licence(own)} licence.\n")
    click.echo(f"{click.wrap_text(NOTICE, 100)}\n")
    click.echo("\n".join(CREDITS))
    print_packages("Installed Python packages", python)
    if client is None:
        click.echo("\nThe browser client has not been built here.")
    else:
        print_packages("Packages built into the browser client", client)


def print_packages(heading: str, packages: list[Package]) -> None:
    """Print a list of packages."""
    click.secho(f"\n{heading}", bold=True)
    for package in packages:
        name = f"{package['name']} {package['version']}"
        click.echo(f"  {name:34}  {package['licence']:26}  {package['home']}".rstrip())


def installed(own: Distribution) -> list[Package]:
    """The installed direct and indirect dependencies, including those of extras."""
    extras = set(fields(own, "Provides-Extra")) - {TOOLS}
    found: dict[str, Package] = {}
    seen: set[tuple[str, str]] = set()
    queue = requirements(own, extras)
    while queue:
        name, wanted = queue.pop()
        if (name, wanted) in seen:
            continue
        seen.add((name, wanted))
        try:
            package = distribution(name)
        except PackageNotFoundError:  # for an extra or another platform
            continue
        found[package.name.lower()] = described(package)
        queue += requirements(package, set(wanted.split(",")))
    return [found[name] for name in sorted(found)]


def requirements(package: Distribution, extras: set[str]) -> list[tuple[str, str]]:
    """The requirements of a package with these extras: names, and the extras of each."""
    found = []
    for line in package.requires or ():
        match = re.match(r"([\w.-]+)\s*(?:\[([^]]*)\])?", line)
        extra = re.search(r"extra == ['\"]([^'\"]+)", line)
        if match and (extra is None or extra[1] in extras):
            found.append((match[1], (match[2] or "").replace(" ", "")))
    return found


def described(package: Distribution) -> Package:
    """Name, version, licence and home page of a package."""
    version, home = package.version, home_page(package)
    return {"name": package.name, "version": version, "licence": licence(package), "home": home}


def fields(package: Distribution, name: str) -> list[str]:
    """All values of a metadata field."""
    return list(package.metadata.get_all(name) or ())


def licence(package: Distribution) -> str:
    """The licence of a package, by name if its metadata have one."""
    if expression := fields(package, "License-Expression"):
        return expression[0]
    declared = "".join(fields(package, "License")[:1])
    if declared and "\n" not in declared and declared != "UNKNOWN":  # some contain the whole text
        return declared
    classes = [line.split(" :: ") for line in fields(package, "Classifier")]
    named = ", ".join(parts[-1] for parts in classes if parts[0] == "License")
    return named or declared.partition("\n")[0] or "not declared"


def home_page(package: Distribution) -> str:
    """The home page of a package."""
    urls = (line.partition(", ") for line in fields(package, "Project-URL"))
    labelled = {label.lower(): url for label, _, url in urls}
    best = next((labelled[label] for label in HOMES if label in labelled), "")
    return best or "".join(fields(package, "Home-page")[:1])


def built_in() -> list[Package] | None:
    """The packages in the browser client, as listed by its build."""
    file = Settings().static / "licences" / "packages.json"
    if not file.exists():
        return None
    listed: list[Package] = json.loads(file.read_text(encoding="utf-8"))
    return listed
