"""Write `src/lib/types.ts`: what the server sends and takes, from the server's Structs.

Run it with `PYTHONPATH=src python web/write_types.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from inspect import getsource
from itertools import pairwise
from pathlib import Path
from textwrap import wrap
from types import UnionType
from typing import Literal, get_args, get_origin

from msgspec import NODEFAULT, Struct, inspect

from conclave.server import deck_shapes, requests, shapes, socket_shapes

TYPES = Path(__file__).resolve().parent / "src" / "lib" / "types.ts"
MODULES = (shapes, deck_shapes, socket_shapes, requests)
WIDTH = 100

HEADER = """\
/**
 * What the server sends and takes. Generated from its Structs (src/conclave/server/shapes.py and
 * others), so don't edit it: run `PYTHONPATH=src .venv/bin/python web/write_types.py`.
 */

import type { Difference } from './differences'

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain }
export type View = Record<string, Plain>
export type GameEvent = { event: string } & View
"""


def generate() -> str:
    """The whole file."""
    interfaces = ["".join(interface(struct)) for struct in structs()]
    return "\n".join([HEADER, *map(alias, unions()), *interfaces])


def structs() -> list[type[Struct]]:
    """The Structs that the modules name, by themselves or in a union."""
    values = [value for module in MODULES for value in vars(module).values()]
    parts = [part for value in values for part in get_args(value) or (value,)]
    found = [part for part in parts if isinstance(part, type) and issubclass(part, Struct)]
    return [one for one in dict.fromkeys(found) if one is not Struct and one.__name__[0] != "_"]


@cache
def unions() -> dict[str, list[str]]:
    """The unions and literals that have a name in the modules, with their parts."""
    return {
        name: [f"'{part}'" if isinstance(part, str) else part.__name__ for part in get_args(value)]
        for module in MODULES
        for name, value in vars(module).items()
        if get_origin(value) in (Literal, UnionType)
    }


def alias(name: str) -> str:
    """A union as a type, broken into lines like Prettier does it."""
    start, parts = f"export type {name} =", unions()[name]
    line = " | ".join(parts)
    if len(f"{start} {line}") <= WIDTH:
        return f"{start} {line}\n"
    if len(f"  {line}") <= WIDTH:
        return f"{start}\n  {line}\n"
    return f"{start}\n" + "".join(f"  | {part}\n" for part in parts)


def interface(kind: type[Struct]) -> Iterator[str]:
    """The lines of a Struct as an interface."""
    struct = inspect.type_info(kind)
    assert isinstance(struct, inspect.StructType)
    docs = field_docs(kind)
    yield comment(kind.__doc__ or "")
    yield f"export interface {kind.__name__} {{\n"
    if struct.tag_field is not None:
        yield f"  {struct.tag_field}: '{struct.tag}'\n"
    for field in struct.fields:
        # An answer contains its defaults, but a request needn't.
        unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        optional = not field.required and (unset or struct.forbid_unknown_fields)
        mark = "?" if optional else ""
        yield comment(docs.get(field.name, ""), "  ")
        yield f"  {field.encode_name}{mark}: {written(field.type)}\n"
    yield "}\n"


def written(info: inspect.Type) -> str:
    """A type in TypeScript."""
    match info:
        case inspect.Metadata(extra_json_schema={"title": str(title)}):
            return title
        case inspect.StructType():
            return info.cls.__name__
        case inspect.UnionType():
            return union([written(part) for part in info.types])
        case inspect.LiteralType():
            return union([f"'{value}'" for value in info.values])
        case inspect.ListType() | inspect.VarTupleType():
            item = written(info.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(map(written, info.item_types))}]"
        case inspect.DictType():
            return f"Record<string, {written(info.value_type)}>"
    return {
        inspect.AnyType: "Plain",
        inspect.NoneType: "null",
        inspect.BoolType: "boolean",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.StrType: "string",
    }[type(info)]


def union(parts: list[str]) -> str:
    """A union by its name, if it has one; `null` comes last."""
    others = [part for part in parts if part != "null"]
    named = [name for name, known in unions().items() if set(known) == set(others)]
    return " | ".join([*(named or others), *(["null"] if "null" in parts else [])])


def field_docs(struct: type[Struct]) -> dict[str, str]:
    """The docstrings below the fields of a Struct."""
    (definition,) = ast.parse(getsource(struct)).body
    assert isinstance(definition, ast.ClassDef)
    return {
        field.target.id: str(doc.value.value)
        for field, doc in pairwise(definition.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(doc, ast.Expr) and isinstance(doc.value, ast.Constant)
    }


def comment(text: str, indent: str = "") -> str:
    """A docstring as a comment."""
    if not text:
        return ""
    line = f"{indent}/** {' '.join(text.split())} */\n"
    if len(line) <= WIDTH + 1:
        return line
    lines = wrap(text, WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
    return "\n".join([f"{indent}/**", *lines, f"{indent} */\n"])


if __name__ == "__main__":
    TYPES.write_text(generate(), encoding="utf-8")
