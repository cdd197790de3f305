"""Password checks: not short, not common, not the person's own name.

There are no rules about digits and symbols, because they make passwords harder to remember but not
harder to guess.
"""

from __future__ import annotations

from zxcvbn import zxcvbn  # type: ignore[import-untyped]

from conclave.server.errors import Refused

SHORTEST = 8
LOOKED_AT = 20
"""How many characters are checked, to limit the time to 0.1 s."""
GUESSES = 10**6
"""The minimum number of guesses a password must take."""
COMMON = (
    *("conclave", "vendetta", "masquerade", "empire", "vtes"),
    *("passwort", "kennwort", "geheim", "geheimnis", "hallo", "schatz", "fussball"),
    *("haslo", "hasło", "polska", "kocham", "kochanie", "dupa", "zaq1"),
)
"""Obvious words here that aren't in lists of common passwords."""


def check_password(password: str, name: str) -> None:
    """Refuse a password that is easy to guess. Too slow for the event loop."""
    if len(password) < SHORTEST:
        raise Refused("password-too-short", least=SHORTEST)
    own = [name, "".join(name.split()), *name.split()]
    found = zxcvbn(password[:LOOKED_AT], user_inputs=[*own, *COMMON])
    if found["guesses"] < GUESSES:
        raise Refused("password-too-weak", least=SHORTEST)
