"""The rules of Vampire: The Eternal Struggle, compiled where a C compiler is at hand."""
