"""All text shown to people, in English, German and Polish."""

from conclave.text.words import MissingWords, OptionWords, Words, language_here, languages

__all__ = ["MissingWords", "OptionWords", "Words", "language_here", "languages"]
