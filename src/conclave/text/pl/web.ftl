## Ramka

skip = Przejdź do treści
nav = Nawigacja
loading = Chwileczkę …
unreachable = Serwer jest nieosiągalny. Czy działa?
dismiss = Zamknij
cancel = Anuluj
save = Zapisz
saved = Zapisano.
copy = Kopiuj
copied = Skopiowano
yes = tak
no = nie
hidden = tajne
to-lobby = Do poczekalni
lost-page = Tu nic nie ma
rule-link = Zasada { $rule }
rule = zasada
signs = Znaki

## Poczekalnia

lobby-title = Usiądź do stołu
lobby-about = Gry pełne tajemnic, z przyjaciółmi i botami. Bez przygotowań: jedno kliknięcie i grasz.
games = Gry
opponents = „Graj teraz”: ty i { $count ->
    [one] jeden bot
    [few] { $count } boty
   *[other] { $count } botów
}
play-now = Graj teraz
learn-by-playing = Ucz się, grając
how-to-play = Jak się gra
rules = Zasady
decks = Talie
starter-decks = „Graj teraz” rozdaje wszystkim talie startowe. Do nowego stołu każdy przynosi talię, którą wybierze.
players = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
players-range = od { $from } do { $to } graczy
minutes-range = od { $from } do { $to } minut
my-running = Twoje gry
my-finished = Twoje zakończone gry
finished-none = Tu znajdziesz swoje zakończone gry, do obejrzenia na nowo.
public-tables = Otwarte stoły
public-none = Nie toczy się żadna otwarta gra.
watch = Oglądaj
continue = Graj dalej
to-table = Do stołu
waiting = czeka na graczy
play-again = Zagraj ponownie
see-replay = Obejrzyj powtórkę
upload-record = Obejrzyj grę z pliku z zapisem
your-turn = Twoja kolej

## Nowy stół

new-table = Nowy stół …
new-table-of = Nowy stół: { $game }
create-table = Przygotuj stół
seats = Kto gra
seat-count = Ilu graczy
seat-number = Miejsce { $number }
seat-me = Ja
seat-open = Wolne, na zaproszenie
options = Zasady domowe
public-table = Otwarty: każdy może oglądać i dołączyć
clock = Zegar
clock-none = Bez zegara
clock-move = Na ruch
clock-game = Na grę
clock-days = Dni, do powolnej gry
clock-seconds = Sekund na ruch
clock-minutes = Minut na gracza
clock-increment = Sekund dodawanych po każdym ruchu
clock-day-count = Dni na ruch
clock-consequence = Za gracza, któremu skończy się czas, gra dalej bot.
clock-per-move = { $count ->
    [one] { $count } sekunda na ruch.
    [few] { $count } sekundy na ruch.
   *[other] { $count } sekund na ruch.
}
clock-per-game = { $minutes ->
    [one] { $minutes } minuta na gracza,
    [few] { $minutes } minuty na gracza,
   *[other] { $minutes } minut na gracza,
} { $seconds ->
    [one] { $seconds } sekunda więcej po każdym ruchu.
    [few] { $seconds } sekundy więcej po każdym ruchu.
   *[other] { $seconds } sekund więcej po każdym ruchu.
}
clock-per-days = { $count ->
    [one] { $count } dzień na ruch.
   *[other] { $count } dni na ruch.
}

## Dołączanie

join = Dołącz do stołu
join-title = Dołącz do gry: { $game }
choose-seat = Wybierz miejsce
open-seat = wolne
sit-down = Usiądź
leave-seat = Opuść miejsce
your-name = Twoje imię
guest-name = zostaw puste, aby grać jako gość
table-full = Przy tym stole nie ma już wolnych miejsc.
table-closed = Ten stół nie jest dla ciebie dostępny
open-seats = { $count ->
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
   *[other] { $count } miejsc jest wolnych
}
invite = Wyślij ten link tym, którzy mają zagrać
waiting-for-players = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
host-bot = Niech gra bot
host-bot-for = Niech zamiast gracza gra bot …
host-bot-title = Czy dalej ma grać bot? { $name }
host-bot-words = Bot gra do końca partii. Na to miejsce nie można już wrócić: { $name }.
close-table = Zamknij stół
close-table-title = Zamknąć ten stół?
close-table-words = Nikt już nie będzie mógł tu usiąść.
was-closed = Ten stół zamknięto, zanim zaczęła się gra.

## Przy stole

waiting-for = Czekamy: { $names } …
also-deciding = Wybierają także: { $names }.
stops = Kiedy mnie pytać
stops-when = Pytaj mnie
stops-about = Tam, gdzie możesz reagować na to, co robią inni. O to, czego wymaga twoja tura, pytamy zawsze. Nikt inny nie dowie się, co wybierasz.
stops-never = nigdy
stops-could = gdy mogę działać
stops-always = zawsze
yield-action = Nie w tej akcji
yield-action-about = Pasuj za mnie do końca tej akcji
yield-action-short = Akcja
yield-turn = Od mojej tury
yield-turn-about = Pasuj za mnie do początku mojej następnej tury
yield-turn-short = Moja tura
hold = Następnym razem
hold-about = Zapytaj mnie przy najbliższej okazji, nawet jeśli mogę tylko spasować
hold-short = Pytaj
passing = Pasujesz …
lately = Ostatnio: { $line }
catch-up = Pokaż wszystko od razu
game-over = Gra skończona.
connecting = Łączenie …
connected = połączono
lost = Utracono połączenie. Ponawiam …
lost-short = brak połączenia
watchers = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
   *[other] { $count } osób ogląda
}
log = Co się wydarzyło
log-and-talk = Co się wydarzyło i rozmowa
chat = Powiedz coś
send = Wyślij
undo = Cofnij
undo-asked = { $name } chce cofnąć ruch.
undo-waiting = { $name } chce cofnąć ruch. Muszą się jeszcze zgodzić: { $names }.
undo-mine = Chcesz cofnąć ruch. Muszą się jeszcze zgodzić: { $names }.
undo-agree = Zgoda
undo-refuse = Odmów
resign = Poddaj się
resign-title = Poddać się?
resign-words = Bot gra dalej za ciebie. Na to miejsce nie można wrócić.
plain-view = Widok prosty
plain-view-always = Widok prosty zamiast rysowanych plansz: listy i tabele, dobre dla czytników ekranu
notify-me = Powiadamiaj
you = ty
a-bot = bot
has-account = ma konto
away = nieobecny
resigned = poddał się
deciding = decyduje
player = Gracz
choices = Twoje możliwości
search-choices = { $count ->
    [one] Szukaj w { $count } możliwości
   *[other] Szukaj w { $count } możliwościach
}
found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $count }
   *[other] Znaleziono { $count }
}
position = Stół
result = Jak się skończyło
place = Miejsce
copy-text = Kopiuj jako tekst
time-left = Czas do końca gry
time-minutes = { $count ->
    [one] Została { $count } minuta.
    [few] Zostały { $count } minuty.
   *[other] Zostało { $count } minut.
}
time-called = Czas minął.
score = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}

## Powtórki

replay = Powtórka
replay-of = Powtórka: { $game }
replay-step = Ruch { $number } z { $total }
replay-start = Początek
replay-bar = Przejdź do ruchu
replay-first = Na początek
replay-back = Ruch wstecz
replay-next = Ruch dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
chances = Szanse na wygraną
chances-show = Kto jak stał?
chances-working = Trwa dogrywanie od wielu chwil …
chances-graph = Linia dla każdego gracza: szanse na wygraną po każdym ruchu. Punkty zwrotne wymieniono niżej.
chances-turning-points = Punkty zwrotne
chances-no-turning-points = Żaden ruch nikogo wiele nie kosztował.
chances-stopped = Szukanie punktów zwrotnych trwało zbyt długo.
chances-figures = Wszystkie liczby
eyes = Oczami
eyes-all = wszystkich: nic nie ukryte
eyes-none = widza
share = Link do tej chwili
download-record = Pobierz zapis
continue-here = Graj odtąd przeciw botom
continue-as = jako { $name }

## Zasady

rules-of = Zasady: { $game }
rules-about = Zasady jako numerowane zdania. Każde pytanie i każda odmowa przy stole wskazuje zdanie, na którym się opiera.
rules-language = Punkty, które nie mają jeszcze przekładu, są po angielsku.
rules-page = Do czytania
rules-reference = Do sprawdzania
rules-behind = { $count ->
    [one] Zasada, z której to wynika
    [few] { $count } zasady, z których to wynika
   *[other] { $count } zasad, z których to wynika
}
search-rules = Szukaj w zasadach
contents = Spis treści

## Osoby i ustawienia

account = Ty i twoje ustawienia
who-you-are = Kim jesteś
you-nobody = Nie masz tu jeszcze imienia. Dostaniesz je, gdy usiądziesz do stołu.
you-guest = Grasz jako gość: { $name }. Gości zna tylko ta przeglądarka.
you-account = Zalogowano jako { $name }.
account-name = Nazwa konta
password = Hasło
password-about = Co najmniej 8 znaków, trudne do odgadnięcia
sign-in = Zaloguj się
sign-in-about = Gry rozegrane tu jako gość przejdą na twoje konto.
signed-in = Zalogowano.
sign-out = Wyloguj się
signed-out = Wylogowano.
sign-up = Załóż konto
sign-up-about = Konto zachowuje twoje gry w różnych przeglądarkach. Nazwa i hasło, nic więcej.
signed-up = Konto założone.
settings = Ustawienia
language = Język
theme = Wygląd
theme-system = jak w systemie
theme-dark = ciemny
theme-light = jasny
theme-to-light = Włącz jasny wygląd
theme-to-dark = Włącz ciemny wygląd
pace = Jak długo pokazywać ruchy innych
pace-slow = długo
pace-normal = zwyczajnie
pace-fast = krótko
pace-none = wcale: od razu pokaż wynik

## O programie

about = O Conclave
about-words = Conclave to stół do gier z ukrytą informacją. Siadają przy nim ludzie, boty i programy.
unofficial-short = Nieoficjalny projekt fanowski
unofficial-title = Nieoficjalny projekt fanowski
unofficial = Conclave tworzą fani. Projekt nie jest powiązany z autorami, wydawcami ani innymi właścicielami praw do gier, w które się tu gra, ani przez nich wspierany czy sponsorowany. Nazwy gier należą do ich właścicieli i służą tylko wskazaniu, według jakich zasad się gra. Nie skopiowano żadnych grafik ani drukowanych tekstów gier.
unofficial-vendetta = Vendetta to gra autorów Matthäus i Nestel.
unofficial-masquerade = Wampir: Maskarada – Wendeta to gra Charliego Clevelanda i Bruna Faiduttiego. Teksty kart pisze Conclave na podstawie tego, co karty robią.
unofficial-empire = Vampire Empire to gra Filipa Miłuńskiego. Obie talie są tu własnym projektem Conclave.
unofficial-vtes = Vampire: The Eternal Struggle to gra Richarda Garfielda. Teksty kart pisze Conclave na podstawie tego, co karty robią.
licences = Licencje
credits = Podziękowania i licencje
credit-icons = Ikony
credit-fonts = Kroje pisma
credit-map = Plan wioski, mieszkańców zamku, znaki graczy i ornamenty narysowano dla Conclave.
licence-own = Samo Conclave jest na licencji MIT. Kto prowadzi ten serwer, może wypisać, czego jeszcze używa: conclave licences.
licence-packages = Wbudowane w tę stronę
privacy-title = Co jest przechowywane
privacy = Jedno ciasteczko mówi, kim jesteś. Twoje gry, imię, a przy koncie także hasło jako skrót argon2 przechowuje ten, kto prowadzi ten serwer. Nic nie jest pobierane z zewnątrz.

## Przewodnik dla początkujących

guide = Przewodnik
guide-off = Wyłącz przewodnik
guide-now = Teraz:
guide-waits = Przewodnik odezwie się, gdy pojawi się coś nowego.
guide-next = { $count ->
    [one] Dalej (jeszcze 1)
    [few] Dalej (jeszcze { $count })
    [many] Dalej (jeszcze { $count })
   *[other] Dalej (jeszcze { $count })
}
guide-done = Rozumiem
guide-again = Jeszcze raz: { $title }
guide-progress = Wyjaśniono dotąd: { $told } z { $all }
