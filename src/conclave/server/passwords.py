"""Which passwords an account may have: none that is short, common, or the person's own name.

No rules about digits and signs: they make passwords harder to remember, not to guess.
"""

from __future__ import annotations

from zxcvbn import zxcvbn  # type: ignore[import-untyped]

from conclave.server.errors import Refused

SHORTEST = 8
LOOKED_AT = 20
"""How many characters are looked at: few enough that it takes 0.1 s at the very worst."""
GUESSES = 10**6
"""A password that is found in fewer guesses is refused."""
COMMON = (
    *("conclave", "vendetta", "masquerade", "empire", "vtes"),
    *("passwort", "kennwort", "geheim", "geheimnis", "hallo", "schatz", "fussball"),
    *("haslo", "hasło", "polska", "kocham", "kochanie", "dupa", "zaq1"),
)
"""Words that are guessed first here, and that lists of English passwords do not know."""


def check_password(password: str, name: str) -> None:
    """Refuse a password that others would guess. Takes milliseconds: not for the event loop."""
    if len(password) < SHORTEST:
        raise Refused("password-too-short", least=SHORTEST)
    own = [name, "".join(name.split()), *name.split()]
    found = zxcvbn(password[:LOOKED_AT], user_inputs=[*own, *COMMON])
    if found["guesses"] < GUESSES:
        raise Refused("password-too-weak", least=SHORTEST)
