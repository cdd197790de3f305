# ruff: noqa: E501 (a row for each pattern)
"""What an editor strikes out, as a table: pattern, language, an example of it and one without it.

A pattern is a regular expression or a function that yields the offending words. `text.editor` finds
them in all texts; `text.test_editor` tests every pattern with its two examples.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

Finder = Callable[[str], Iterator[str]]

CARDS: Final = ("text", "note")
SENTENCES: Final = ("text", "note", "log", "prompt")
GAME: Final = ("text", "line", "note", "log", "prompt", "move")
ALL: Final = (*GAME, "message")


class Pattern(NamedTuple):
    """Something that no text should contain."""

    languages: str
    """`en de pl`"""
    name: str
    find: str | Finder
    bad: str
    """A text with it."""
    good: str
    """A similar text without it."""
    kinds: tuple[str, ...] = ALL
    """The kinds of texts it is looked for in."""


# Functions


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return re.split(r"(?<=[.!?…])[”“)]?\s+|\n", text)


def repeated(text: str) -> Iterator[str]:
    """Five or more words that occur twice in a sentence."""
    for sentence in sentences(text):
        words = re.findall(r"[\w+−’-]+", sentence.lower())
        seen: dict[tuple[str, ...], int] = {}
        for at in range(len(words) - 4):
            five = tuple(words[at : at + 5])
            if seen.setdefault(five, at) + 5 <= at:
                yield " ".join(five)
                break


def long_sentence(text: str) -> Iterator[str]:
    """A sentence of more than 45 words."""
    for sentence in sentences(text):
        words = re.findall(r"\w+", sentence)
        if len(words) > 45:
            yield f"{len(words)} words: {' '.join(words[:6])}"


def two_colons(text: str) -> Iterator[str]:
    """A sentence with two colons, apart from the discipline that a line begins with."""
    for line in text.split("\n"):
        rest = re.sub(r"^[^.:,;]{1,60}: ", "", line)
        yield from re.findall(r"[^.:]*:[^.:]*:(?=\s)", rest)


def straight(text: str) -> Iterator[str]:
    """A straight quotation mark or apostrophe, apart from code."""
    if not re.search(r"pip install|pyproject", text):
        yield from re.findall(r"\w*['\"´`]\w*", text)


PAIRS: Final = {"(": ")", "[": "]", "„": "“”", "“": "”"}


def unbalanced(text: str) -> Iterator[str]:
    """A bracket or quotation mark that is not closed, or not opened."""
    for line in text.split("\n"):
        stack: list[str] = []
        for sign in line:
            if stack and sign in PAIRS[stack[-1]]:
                stack.pop()
            elif sign in PAIRS:
                stack.append(sign)
            elif sign in ")]”":
                yield sign
        yield from stack


def no_full_stop(text: str) -> Iterator[str]:
    """A line that does not end like a sentence."""
    for line in text.split("\n"):
        if not re.search(r"[.!?…][”“)]*$", line.rstrip()):
            yield line[-30:]


def numbers_pl(text: str) -> Iterator[str]:
    """A Polish noun in a form that its number never takes."""
    for found in re.finditer(r"(?<![\d.,+−/–-])(\d+) (\w+)", text):
        number, noun = int(found[1]), found[2]
        if noun in POLISH_NOUNS:
            ending = (
                0 if number == 1
                else 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
                else 2
            )  # fmt: skip
            if ending not in POLISH_NOUNS[noun]:
                yield found[0]


FORMS: Final = {
    "karta kartę głos znacznik punkt transfer wampir wampira sługa sługę obrażenie uderzenie żeton "
    "ruch gracz bot stół mafioso dzielnica dzielnicę runda rundę tura turę akcja akcję miejsce "
    "sekunda sekundę minuta minutę krew": (0,),
    "głosy znaczniki punkty transfery żetony ruchy gracze boty stoły mafiosi obrażenia uderzenia": (
        1,
    ),
    "karty dzielnicy dzielnice rundy tury akcje sekundy minuty": (0, 1),
    "kart głosów znaczników punktów transferów wampirów sług obrażeń uderzeń żetonów ruchów graczy "
    "botów stołów mafiosów dzielnic rund tur sekund minut": (1, 2),
}
POLISH_NOUNS: Final = {form: numbers for forms, numbers in FORMS.items() for form in forms.split()}
"""Forms of nouns with the numbers they follow: 0 after 1, 1 after 2 to 4, 2 after 5."""

# Words that patterns share

EN_UNITS = (
    "card|vampire|minion|vote|counter|action|player|point|transfer|move|seat|turn|round|bot|deck|"
    "second|minute|day|strike|maneuver|retainer|district|marker|token|table|victim|line|game"
)
DE_ONE = (
    "Karte|Stimme|Marke|Aktion|Runde|Sekunde|Minute|Waffe|Person|Punkt|Siegpunkt|Vampir|Tag|Zug|"
    "Platz|Angriff|Transfer|Bezirk|Tisch|Ort|Stapel|Bot|Deck"
)
DE_MANY = (
    "Karten|Stimmen|Marken|Aktionen|Runden|Sekunden|Minuten|Waffen|Personen|Punkte|Siegpunkte|"
    "Vampire|Tage|Züge|Plätze|Angriffe|Transfers|Bezirke|Tische|Orte|Bots|Decks|Mafiosi|Gefolgsleute"
)
DE_MODAL = "darf|darfst|dürfen|kann|kannst|können|muss|musst|müssen"
DE_THEIRS = "dem|der|den|diese[mnr]|jede[mnr]|eine[mr]|deine[mnr]|ihre[mnr]|seine[mnr]"
DE_OWNED = (
    "Kapazität|Stärke|Kontrolle|Besitzer|Hand|Ablagestapel|Bibliothek|Gruft|Disziplin|Disziplinen|"
    "Titel|Angriff|Schaden|Region|Kosten|Wirkung|Ende|Beginn|Wahl|Zahl|Anzahl|Hälfte|Aktion|Stimmen"
)
DE_CONJUNCTIONS = (
    "und oder ohne statt so nur als bis auch außer selbst wie sowie erst dann nicht immer "
    "besonders was anstatt Mal allem zwar"
)
DE_MASCULINE = "Vampir|Untergebener|Verbündeter|Gefolgsmann|Ort|Gegenstand|Titel|Angriff"
CITIES = (
    "Addis Ababa|Algiers|Athens|Brussels|Bucharest|Cairo|Cape Town|Cologne|Copenhagen|Cordoba|"
    "Florence|Geneva|Hanover|Havana|Lisbon|Mexico City|Milan|Moscow|Munich|Naples|Prague|Rome|"
    "Seville|Taipei|Turin|Venice|Vienna|Warsaw|Zurich"
)
PL_MODAL = "może|możesz|mogą|możecie|musi|musisz|muszą|można"
PL_IMPERATIVE = (
    "weź|połóż|odrzuć|dobierz|spal|wybierz|przesuń|przenieś|zyskaj|pokaż|przejrzyj|potasuj|wtasuj|"
    "zagraj|stapuj|odtapuj|znajdź|umieść|zabierz|odłóż|usuń|obejrzyj|wróć"
)
PL_TYPES = (
    "walka|akcja|reakcja|modyfikator akcji|karta mistrza|ekwipunek|przyboczny|sojusznik|wydarzenie|"
    "akcja polityczna|moc|przekonanie"
)
PL_PREPOSITIONS = (
    "w we z ze na do po przy za o od dla przez pod nad przed u ku bez między spośród wśród "
    "przeciw wobec poza obok oprócz dzięki według zamiast podczas mimo i oraz lub albo ani a ale "
    "nie"
)
PL_CONJUNCTIONS = (
    "tylko i a oraz lub albo ani ale nawet chyba mimo dopiero zwłaszcza podczas tak jak zaś także "
    "również czyli więc to nie zawsze właśnie natychmiast teraz"
)


def after(words: str) -> str:
    """Not after one of these words."""
    return "".join([f"(?<!\\b{word})(?<!\\b{word.capitalize()})" for word in words.split()])


# The table

PATTERNS: Final = (
    # Left over from the machinery
    Pattern("en", "None printed", r"\bNone\b(?! of\b)", "Gain None blood.", "None of them is ready.", (*SENTENCES, "line")),
    Pattern("de pl", "None printed", r"\b[Nn]one\b", "Erhalte None Blut.", "Erhalte 1 Blut."),
    Pattern("en de pl", "placeholder left over", r"[{}]|\$\w|\\u\d|\bundefined\b|\bNaN\b", "Gain { $number } blood.", "Gain 2 blood."),
    Pattern("en de pl", "raw id", r"\b[a-z]+#\d|(?<=\s)#\d", "krid#3 taps.", "Krid taps.", GAME),
    # Chains instead of sentences
    Pattern("en", "modal and colon", r"\b(?:may|can|must|cannot)\b(?![^.:;\n]*take this action)[^.:;\n]*:", "You may: untap.", "This vampire may take this action: Untap.", CARDS),
    Pattern("de", "modal and colon", rf"\b(?:{DE_MODAL})\b(?![^.:;\n]*Aktion unternehmen)[^.:;\n]*:", "Danach darf dieser Vampir: Manöver.", "Dieser Vampir darf diese Aktion unternehmen: Enttappe ihn.", CARDS),
    Pattern("pl", "modal and colon", rf"\b(?:{PL_MODAL})\b(?![^.:;\n]*podjąć tę akcję)[^.:;\n]*:", "Ten wampir może: zapobiegnij 1 obrażeniu.", "Ten wampir może podjąć tę akcję: Odtapuj go.", CARDS),
    Pattern("en", "then with a colon", r"(?<!since )\bthen:", "Tap it; then: burn it.", "Tap it, then burn it."),
    Pattern("de", "then with a colon", r"\b(?:dann|danach):", "Tappe ihn; danach: lege ihn ab.", "Tappe ihn. Danach lege ihn ab."),
    Pattern("pl", "then with a colon", r"\b(?:potem|następnie|po czym):", "Stapuj go; potem: spal go.", "Stapuj go, a potem spal."),
    Pattern("en", "if with a colon", r"\b(?:[Ii]f|[Ww]hen(?:ever)?|[Uu]nless)\b(?![^.,:;]*\bnamed\b)[^.,:;]*:", "If it is ready: untap it.", "If it is ready, untap it. If a card named Golconda: Inner Peace is in play, tap it.", CARDS),
    Pattern("de", "if with a colon", r"\b(?:[Ww]enn|[Ff]alls|[Ss]obald)\b(?![^.:;]*(?:Aktion unternehmen|ähle eines):)[^.:;]*:", "Wenn du willst: enttappe ihn.", "Wenn du willst, enttappe ihn. Wenn er bereit ist, wähle eines: …", CARDS),
    Pattern("pl", "if with a colon", r"\b(?:[Jj]eśli|[Gg]dy|[Kk]iedy)\b(?![^.:;]*(?:podjąć tę akcję|ybierz jedno):)[^.:;]*:", "Jeśli chcesz: odtapuj go.", "Jeśli chcesz, odtapuj go. Jeśli jest gotowy, wybierz jedno: …", CARDS),
    Pattern("en de pl", "two colons in a sentence", two_colons, "Presence: Strike: if you want: dodge.", "Presence: Strike: dodge. Press: once.", CARDS),
    Pattern("de", "lower case after a colon", r": (?:wähle|lege|tappe|enttappe|nimm|verliere|erhalte|hebe|bring|ziehe|wirf|dies(?:e|er|es)|wenn|du|der|die|das|jede[rs]?|eine?)\b(?! [^.]*\boder\b)", "Am Ende: dieser Vampir enttappt.", "Am Ende: Dieser Vampir enttappt.", CARDS),
    Pattern("en", "aside in brackets", r"\((?:even if|only|not|also) [^)]*\)", "You may (even if not ready) draw.", "You may draw even if this vampire is not ready.", CARDS),
    Pattern("de", "aside in brackets", r"\((?:auch wenn|nur|nicht|auf diese) ?[^)]*\)", "Du darfst (auch wenn nicht bereit) ziehen.", "Du darfst ziehen, auch wenn dieser Vampir nicht bereit ist.", CARDS),
    Pattern("pl", "aside in brackets", r"\((?:nawet|tylko|nie|sekta|na tego|jeśli chcesz|także) ?[^)]*\)", "Możesz (nawet bez gotowości) dobrać kartę.", "Możesz dobrać kartę, nawet jeśli ten wampir nie jest gotowy.", CARDS),
    Pattern("en", "type in brackets", r"\bcards? \((?!s\))[a-z ]+\)", "Take a card (political action).", "Take a political action card."),
    Pattern("de", "type in brackets", r"\bKarten? \((?:\w+karte|[Pp]olitische \w+|Aktion|Reaktion|Kampf|Ausrüstung|Gefolgsmann|Verbündeter|Ereignis|\w+modifikator|Kraft|Ort)\b[^)]*\)", "Nimm eine Karte (Meisterkarte).", "Nimm eine Meisterkarte."),
    Pattern("pl", "type in brackets", rf"\((?:{PL_TYPES})\)", "Weź kartę (walka).", "Weź kartę walki.", GAME),
    Pattern("en de pl", "times in brackets", r"\(\d+[ -]?(?:times|[Mm]al|raz\w*)\)", "Draw a card (3 times).", "Draw 3 cards."),
    Pattern("en de pl", "phrase repeated in a sentence", repeated, "Put a marker on a noble in the castle or put a marker on a noble in the castle.", "Put a marker on a noble in the castle.", SENTENCES),
    Pattern("en de pl", "sentence of more than 45 words", long_sentence, " ".join(["word"] * 46) + ".", " ".join(["word"] * 45) + ". Word."),
    # Typography
    Pattern("en de pl", "word doubled", r"(?i)\b(?!die\b|das\b|sie\b|der\b)(\w+) \1\b(?!-)", "Tap the the minion.", "Tap the minion."),
    Pattern("en de pl", "punctuation doubled", r",,|;;|::|(?<!\.)\.\.(?!\.)|,\.|;[.,:]|:[.,;]|,[;:]|\.;|\?\?|!!", "Tap it,, then stop.", "Tap it … then stop."),
    Pattern("en de pl", "space before punctuation", r"(?<=\S) [,.;:?)](?!\w|…)|\( ", "Tap it , please.", "Tap it, please (.5)."),
    Pattern("en pl", "space before an ellipsis", r"(?<=\w) …$|(?<=\w) …(?=\s)", "One moment …", "One moment…"),
    Pattern("de", "no space before an ellipsis", r"\w…", "Einen Augenblick…", "Einen Augenblick …"),
    Pattern("en de pl", "two spaces", r"(?<=\S)  +(?=\S)", "Tap  it.", "Tap it."),
    Pattern("en de pl", "space at an end", r"^ | $", " Tap it.", "Tap it.", GAME),
    Pattern("en de pl", "straight quotation mark or apostrophe", straight, "It's tapped.", "It’s tapped. pip install \"conclave\""),
    Pattern("en", "quotation marks of another language", r"[„«»]", "Play „Blur“.", "Play “Blur”."),
    Pattern("de", "quotation marks of another language", r"[”«»]|(?:^|[\s(])“", "Spiele “Blur”.", "Spiele „Blur“."),
    Pattern("pl", "quotation marks of another language", r"[“«»]", "Zagraj „Blur“.", "Zagraj „Blur”."),
    Pattern("en de pl", "hyphen for a dash", r"(?<=\S) - (?=\S)|(?<=\d)-(?=\d+\b(?!-))", "Seats 3-5 - all.", "Seats 3–5 – all, 2-player."),
    Pattern("en de pl", "hyphen for a minus", r"(?:(?<=\s)|^|(?<=\())-\d", "Gets -1 stealth.", "Gets −1 stealth."),
    Pattern("de pl", "em dash", r"—", "Ja — nein.", "Ja – nein."),
    Pattern("en de pl", "brackets or quotation marks unbalanced", unbalanced, "Tap it (once.", "Tap “it” (once)."),
    Pattern("en de pl", "no full stop", no_full_stop, "Tap it", "Tap it.", ("text", "note", "log")),
    Pattern("en de pl", "sentence begins in lower case", r"(?:^|\n)[a-zäöüąćęłńóśźż]\w*|(?<!\bz\. B)(?<!\bnp)(?<!\be\.g)(?<!\bi\.e)(?<!\bitd)(?<!\btzn)(?<!\bbzw)(?<!\bu\. a)(?<!\bd\. h)(?<!\bca)(?<!\bitp)(?<![.\d])[.!?] [a-zäöüąćęłńóśźż]\w*", "Tap it. then stop.", "Tap it. Then stop.", SENTENCES),
    Pattern("en de pl", "sentence within a message begins in lower case", r"(?<=[a-zäöüąćęłńóśźż)][.?]) [a-zäöüąćęłńóśźż]\w+", "Saved. go on.", "Saved. Go on. 2. teil", ("message",)),
    # Numbers
    Pattern("en", "number and noun", rf"(?<![\d.,+−/–-])(?<!Methuselah )(?<!Seat )(?<!Player )(?:1 (?:{EN_UNITS})s|(?:0|[2-9]|[1-9]\d+) (?:{EN_UNITS}))\b(?!-|’| (?:limit|cards?|phase|size))", "Draw 2 card.", "Draw 1 card and 2 cards. 2 counters, +1 strikes"),
    Pattern("de", "number and noun", rf"(?<![\d.,+−/–-])(?:1 (?:{DE_MANY})|(?:0|[2-9]|[1-9]\d+) (?:{DE_ONE}))\b(?![-–])", "Ziehe 1 Karten.", "Ziehe 1 Karte und 2 Karten."),
    Pattern("pl", "z for ze", r"\b[Zz] (?:s[łpt]|śr|sz[tc]|z[nw]|wsz)\w*", "Przenieś 1 krew z starszego wampira.", "Przenieś 1 krew ze starszego wampira z sali."),
    Pattern("pl", "number and noun", numbers_pl, "Dobierz 5 karty.", "Dobierz 2 karty i 5 kart z 1 karty."),
    # English
    Pattern("en", "whoever, somebody, everybody, nobody", r"(?i)\b(?:who(?:m|so)?ever|(?:some|every|any|no)body)\b", "Whoever has it wins.", "The player who has it wins."),
    Pattern("en", "shall", r"(?i)\bshall\b", "Who shall play?", "Who plays?"),
    Pattern("en", "is no X", r"(?<![Tt]here )\b(?:is|are|was) no (?!longer\b|more\b|one\b)\w+", "This is no deck.", "There is no deck. It is no longer here."),
    Pattern("en", "he, him, his", r"(?i)\b(?:he|him|his|himself)\b", "A player shows his hand.", "A player shows their hand."),
    Pattern("en", "that much, so many", r"\bthat much \w+s\b|\b(?:so|as) many\b(?! [^.]*\bas\b)|\bso much\b", "Draw that much cards.", "Draw that many cards."),
    Pattern("en", "that number without a number", r"\bthat number\b", "Damage equal to that number + 1.", "X damage, where X is 2."),
    Pattern("en", "that Methuselah for each Methuselah", r"\bthat Methuselah\b[^.]*\bfor each Methuselah\b", "That Methuselah gains 1 pool; that Methuselah burns 1 for each Methuselah.", "Each Methuselah gains 1 pool."),
    Pattern("en", "other than any", r"\bother than any\b|\bone or more of each\b", "Each other than any Methuselah chosen.", "Each other Methuselah.", CARDS),
    Pattern("en", "this card remembers", r"\bremembers?\b", "This card remembers that minion.", "Choose a minion.", CARDS),
    Pattern("en", "a or an", r"\b[Aa] (?:[aei]|o(?!ne\b|nce\b|ne-)|un(?!i))\w*|\b[Aa]n (?![aeioAEIOF8LMNRSXH]|un|hour|ho|U\b|‘|“)[a-z]\w*", "Choose a ally.", "Choose an ally, a unique card, a one-time code."),
    Pattern("en", "word order of another language", r"(?i)\bas the system has it\b|\bwho stood how well\b|\blooked back at\b|\bis not so\b|\bthat do all they say\b|\byour account is there\b|\bwhat your own turn needs\b|\bis played on\b|\bwith \d+%|\bplays? on\b|\bthose are in\b|\b\w+ file so\b", "Whoever runs out of time is played on by a bot.", "A bot takes over."),
    Pattern("en", "American spelling", r"\b(?:color|favor|honor|defense|canceled|center|canceling)\b", "The color was canceled.", "The colour was cancelled."),
    Pattern("en", "optional twice", r"\bmay\b[^.;:]*\bif (?:you|they|she) (?:want|like|wish)\b|\bEither\b[^.]*, then\b[^.]*\bor\b", "You may untap if you want.", "You may untap.", CARDS),
    Pattern("en", "this and that for the same", r"\bthis (?:card|minion|vampire)\b[^.;:]*\bthat (?:card|minion|vampire) (?:itself|again)\b", "Put this card on that card itself.", "Put this card on the vampire.", CARDS),
    # German
    Pattern("de", "von for a genitive", rf"\b(?:{DE_OWNED}) von (?:{DE_THEIRS})\b(?! Hand\b)|\bvon dem\b(?! (?:aus|\w+ an)\b)", "Die Kapazität von diesem Vampir steigt.", "Die Kapazität dieses Vampirs steigt. Eine Karte deiner Wahl von der Hand."),
    Pattern("de", "ohne X verstärkt", r"\bohne [\w ]+ verstärkt\b", "Ein Vampir ohne Präsenz verstärkt.", "Ein Vampir ohne die verstärkte Version von Präsenz."),
    Pattern("de", "nicht des Klans", r"\bnicht (?:des|vom|aus dem) Klans?\b", "Ein Vampir nicht des Klans Ventrue.", "Ein Vampir, der kein Ventrue ist."),
    Pattern("de", "nicht ein", r"\bnicht ein(?:e[nmrs]?)? (?=(?:\w+e[nmrs]? )?[A-ZÄÖÜ])(?!einzig)", "Das ist nicht ein Vampir.", "Das ist kein Vampir. Setze sie nicht ein."),
    Pattern("de", "nominative for accusative", rf"\b(?:[Ww]ähle|[Nn]imm|[Tt]appe|[Ee]nttappe|[Ll]ege|[Ss]piele|[Zz]eige|[Vv]erschiebe|[Ss]uche|[Bb]efreie|[Bb]lockt?) (?:ein|dieser|jeder|kein|dein) (?:\w+er )?(?:{DE_MASCULINE})\b", "Wähle ein Vampir.", "Wähle einen Vampir."),
    Pattern("de", "English city", rf"\b(?:{CITIES})\b", "Prinz von Rome", "Prinz von Rom"),
    Pattern("de", "comma before a clause", rf"(?<=\w){after(DE_CONJUNCTIONS)} (?:wenn|dass|weil|obwohl|sodass|damit er|damit sie)\b", "Enttappe ihn wenn er bereit ist.", "Enttappe ihn, wenn er bereit ist, und wenn du willst."),
    Pattern("de", "polite form of address", r"(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihr|Ihre[nmrs]?)\b", "Wollen Sie blocken?", "Willst du blocken? Sie blockt."),
    Pattern("de", "old spelling", r"(?i)\b(?:da|mu|mü|la|lä|i|vergi)ß(?:t|te|ten)?\b|\bSchloß\b", "Du mußt, daß es geht.", "Du musst, dass es geht."),
    Pattern("de", "this card remembers", r"\b(?:merkt|erinnert) sich\b|\bgemerkte[nrms]?\b", "Diese Karte merkt sich den Untergebenen.", "Wähle einen Untergebenen.", CARDS),
    Pattern("de pl", "English word", r"(?<![\w’])(?:the|this|that|with|each|vampire|minion|player|of the|and)(?![\w’])(?! \()", "Wähle the Vampir.", "Wähle den Vampir.", GAME),
    Pattern("de", "Karte vom Typ", r"\bKarten? vom Typ\b|\bMethusalem \d \d\b", "Eine Karte vom Typ Meister.", "Eine Meisterkarte."),
    # Polish
    Pattern("pl", "twój for swój", rf"(?i)\b(?:{PL_IMPERATIVE}|\w+(?<!\bnasz)sz)\b(?:[^.;:,?(\n]|, (?!któr|jeśli|gdy|tw[oó]j|a |to |ale |że |ten |wampir |aby (?!(?:się )?\w+ć\b)))*\b(?:twój|twoj\w+|twego|twych|twym)\b", "Weź kartę z twojej biblioteki.", "Weź kartę ze swojej biblioteki. Twój wampir działa. Możesz stapować tę kartę, aby wampir pod twoją kontrolą zyskał 1 krew. Możesz sprawić, że wampiry w twojej talii działają.", (*GAME, "message")),
    Pattern("pl", "put on someone", r"(?i)\b(?:połóż|kładzie\w*|kładź|położyć|umieść|umieszcza\w*)\b[^.;:,]*\bna (?:\w+ ){0,2}(?:wampira|sługę|sojusznika|kartę|natchnionego|przybocznego)\b", "Połóż tę kartę na tego wampira.", "Połóż tę kartę na tym wampirze."),
    Pattern("pl", "Tylko, jeśli", r"\b[Tt]ylko, (?:jeśli|gdy|kiedy)", "Tylko, jeśli jest gotowy.", "Tylko jeśli jest gotowy."),
    Pattern("pl", "comma before a clause", rf"(?<=[\w”)]){after(PL_CONJUNCTIONS)} (?:jeśli|jeżeli|gdy|gdyż|ponieważ|że|żeby|aby|chyba że|dopóki)\b", "Odtapuj go jeśli jest gotowy.", "Odtapuj go, jeśli jest gotowy. Tylko jeśli chcesz."),
    Pattern("pl", "comma before który", rf"(?<=[\w”)]){after(PL_PREPOSITIONS)} (?:który|która|które|którzy|którego|której|których|któremu|którym|którymi|którą)\b", "Wampir który działa.", "Wampir, który działa, i ten, w którym jest krew."),
    Pattern("pl", "nie może … lub", r"\bnie (?:może|mogą|możesz)\b[^.;:,]*\blub\b", "Nie może blokować: nie może działać lub blokować.", "Nie może działać ani blokować."),
    Pattern("pl", "jako reakcja", r"\bjako (?:reakcj|akcj|walk)\w+", "Zagraj ją jako reakcja.", "Zagraj ją w reakcji."),
    Pattern("pl", "undeclined name after a colon", r"\b(?:klan\w*|dyscyplin\w+|sekt\w+|tytuł\w*|gracz\w*): [A-ZŁŚŻ▯]", "Wampir klanu: Brujah.", "Wampir klanu Brujah.", CARDS),
    Pattern("pl", "English city", rf"\b(?:{CITIES}|London|Paris|Stockholm|Edinburgh|New York|Monaco|Thessaloniki|Versailles|Washington)\b", "książę (London)", "książę Londynu"),
    Pattern("pl", "polite form of address", r"\b(?:Państw[oa]|Panu|Pani)\b", "Czy Pani blokuje?", "Czy blokujesz?"),
    Pattern("pl", "this card remembers", r"\bzapamięt\w+", "Ta karta zapamiętuje sługę.", "Wybierz sługę.", CARDS),
)  # fmt: skip
