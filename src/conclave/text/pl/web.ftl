## Ramka

skip = Przejdź do treści
nav = Nawigacja
loading = Wczytywanie…
unreachable = Nie można połączyć się z serwerem. Czy działa?
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
lost-page = Nie ma takiej strony
rule-link = Zasada { $rule }
rule = zasada
signs = Symbole

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
starter-decks = „Graj teraz” daje wszystkim talie startowe. Przy nowym stole każdy sam wybiera swoją talię.
players = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
players-range = od { $from } do { $to } graczy
minutes-range = od { $from } do { $to } minut
my-running = Twoje gry
my-finished = Twoje zakończone gry
finished-none = Tu pojawią się twoje zakończone gry. Możesz obejrzeć ich powtórki.
public-tables = Otwarte stoły
public-none = Nie toczy się teraz żadna otwarta gra.
watch = Oglądaj
continue = Graj dalej
to-table = Do stołu
waiting = czeka na graczy
play-again = Zagraj ponownie
see-replay = Obejrzyj powtórkę
upload-record = Obejrzyj grę z pliku z zapisem
your-turn = Twoja kolej

## Nowy stół

new-table = Nowy stół…
new-table-of = Nowy stół: { $game }
create-table = Otwórz stół
seats = Gracze
seat-count = Liczba graczy
seat-number = Miejsce { $number }
seat-me = Ja
seat-open = Wolne, na zaproszenie
options = Zasady domowe
public-table = Otwarty: każdy może oglądać i dołączyć
clock = Zegar
clock-none = Bez zegara
clock-move = Na ruch
clock-game = Na grę
clock-days = Dni na ruch, do powolnej gry
clock-seconds = Sekundy na ruch
clock-minutes = Minuty na gracza
clock-increment = Sekundy dodawane po każdym ruchu
clock-day-count = Dni na ruch
clock-consequence = Jeśli skończy ci się czas, dalej zagra za ciebie bot.
clock-per-move = { $count ->
    [one] { $count } sekunda na ruch.
    [few] { $count } sekundy na ruch.
   *[other] { $count } sekund na ruch.
}
clock-per-game = { $minutes ->
    [one] { $minutes } minuta na gracza
    [few] { $minutes } minuty na gracza
   *[other] { $minutes } minut na gracza
} { $seconds ->
    [one] oraz { $seconds } sekunda po każdym ruchu.
    [few] oraz { $seconds } sekundy po każdym ruchu.
   *[other] oraz { $seconds } sekund po każdym ruchu.
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
table-closed = Nie masz dostępu do tego stołu
open-seats = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
invite = Wyślij ten link, aby zaprosić graczy
waiting-for-players = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
host-bot = Niech gra bot
host-bot-for = Niech bot zagra za gracza…
host-bot-title = Czy za gracza { $name } ma dalej grać bot?
host-bot-words = Bot będzie grał do końca partii. Gracz { $name } nie będzie mógł wrócić na to miejsce.
close-table = Zamknij stół
close-table-title = Zamknąć ten stół?
close-table-words = Nikt już nie będzie mógł tu usiąść.
was-closed = Ten stół zamknięto, zanim zaczęła się gra.

## Przy stole

waiting-for = Oczekiwanie na ruch: { $names }…
also-deciding = Wybierają także: { $names }.
stops = Kiedy mnie pytać
stops-when = Pytaj mnie
stops-about = Dotyczy sytuacji, w których możesz reagować na działania innych. W twojej turze pytamy zawsze. Nikt inny nie widzi tych ustawień.
stops-never = nigdy
stops-could = gdy mogę działać
stops-always = zawsze
yield-action = Pomiń tę akcję
yield-action-about = Pasuj za mnie do końca tej akcji
yield-action-short = Akcja
yield-turn = Pomijaj do mojej tury
yield-turn-about = Pasuj za mnie do początku mojej następnej tury
yield-turn-short = Moja tura
hold = Zapytaj przy najbliższej okazji
hold-about = Zapytaj mnie przy najbliższej okazji, nawet jeśli mogę tylko spasować
hold-short = Pytaj
passing = Pasujesz…
lately = Ostatnio: { $line }
catch-up = Przejdź do bieżącej chwili
game-over = Gra jest skończona.
connecting = Łączenie…
connected = połączono
lost = Utracono połączenie. Ponowna próba…
lost-short = brak połączenia
watchers = { $count ->
    [one] { $count } widz
   *[other] { $count } widzów
}
log = Przebieg gry
log-and-talk = Przebieg gry i czat
chat = Powiedz coś
send = Wyślij
undo = Cofnij
undo-asked = { $name } chce cofnąć ruch.
undo-waiting = { $name } chce cofnąć ruch. Muszą się jeszcze zgodzić: { $names }.
undo-mine = Chcesz cofnąć ruch. Muszą się jeszcze zgodzić: { $names }.
undo-agree = Zgadzam się
undo-refuse = Nie zgadzam się
resign = Poddaj się
resign-title = Poddać się?
resign-words = Dalej zagra za ciebie bot. Powrót na to miejsce nie będzie możliwy.
plain-view = Widok prosty
plain-view-always = Widok prosty: listy i tabele zamiast rysowanych plansz, wygodne dla czytników ekranu
notify-me = Powiadamiaj
you = ty
a-bot = bot
has-account = ma konto
away = poza stołem
resigned = poddanie
deciding = decyduje
player = Gracz
choices = Twoje ruchy
search-choices = { $count ->
    [one] Szukaj w { $count } ruchu
   *[other] Szukaj w { $count } ruchach
}
found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $count }
   *[other] Znaleziono { $count }
}
position = Stół
result = Wynik
place = Miejsce
copy-text = Kopiuj jako tekst
time-left = Pozostały czas
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
replay-start = Początek gry
replay-bar = Przejdź do ruchu
replay-first = Na początek
replay-back = Poprzedni ruch
replay-next = Następny ruch
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
chances = Szanse na wygraną
chances-show = Pokaż szanse na wygraną
chances-working = Obliczanie szans na wygraną…
chances-graph = Jedna linia na gracza: szansa na wygraną po każdym ruchu. Punkty zwrotne wymieniono niżej.
chances-turning-points = Punkty zwrotne
chances-no-turning-points = Brak punktów zwrotnych: żaden ruch nikogo wiele nie kosztował.
chances-stopped = Szukanie punktów zwrotnych trwało zbyt długo.
chances-figures = Wszystkie liczby
eyes = Punkt widzenia
eyes-all = wszyscy: nic nie jest ukryte
eyes-none = widz
share = Link do tego ruchu
download-record = Pobierz zapis
continue-here = Graj od tego miejsca przeciw botom
continue-as = jako { $name }

## Zasady

rules-of = Zasady: { $game }
rules-about = Zasady jako numerowane punkty. Każde pytanie i każdy odrzucony ruch przy stole wskazuje jeden z nich.
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

account = Konto i ustawienia
who-you-are = Twoje konto
you-nobody = Nie masz jeszcze imienia. Dostaniesz je, gdy usiądziesz do stołu.
you-guest = Grasz jako gość: { $name }. Gościa pamięta tylko ta przeglądarka.
you-account = Zalogowano jako { $name }.
account-name = Nazwa użytkownika
password = Hasło
password-about = Co najmniej 8 znaków, trudne do odgadnięcia
sign-in = Zaloguj się
sign-in-about = Gry rozegrane tu jako gość przejdą na twoje konto.
signed-in = Zalogowano.
sign-out = Wyloguj się
signed-out = Wylogowano.
sign-up = Załóż konto
sign-up-about = Z kontem znajdziesz swoje gry w każdej przeglądarce. Wystarczą nazwa i hasło.
signed-up = Konto zostało założone.
settings = Ustawienia
language = Język
theme = Wygląd
theme-system = jak w systemie
theme-dark = ciemny
theme-light = jasny
theme-to-light = Włącz jasny wygląd
theme-to-dark = Włącz ciemny wygląd
pace = Czas pokazywania ruchów innych graczy
pace-slow = długi
pace-normal = normalny
pace-fast = krótki
pace-none = żaden: od razu wynik

## O programie

about = O Conclave
about-words = Conclave służy do gry w gry z ukrytą informacją: ludzie, boty i programy przy jednym stole.
unofficial-short = Nieoficjalny projekt fanowski
unofficial-title = Nieoficjalny projekt fanowski
unofficial = Conclave tworzą fani. Projekt nie jest powiązany z autorami, wydawcami ani innymi właścicielami praw do gier, w które się tu gra, ani przez nich wspierany czy sponsorowany. Nazwy gier należą do ich właścicieli i służą tylko wskazaniu, według jakich zasad się gra. Nie skopiowano żadnych grafik ani drukowanych tekstów gier.
unofficial-vendetta = Vendetta to gra, której autorami są Matthäus i Nestel.
unofficial-masquerade = Wampir: Maskarada – Wendeta to gra Charliego Clevelanda i Bruna Faiduttiego. Teksty kart Conclave pisze samo na podstawie ich działania.
unofficial-empire = Vampire Empire to gra Filipa Miłuńskiego. Obie talie są tu własnym projektem Conclave.
unofficial-vtes = Vampire: The Eternal Struggle to gra Richarda Garfielda. Teksty kart Conclave pisze samo na podstawie ich działania.
licences = Licencje
credits = Autorzy i licencje
credit-icons = Ikony
credit-fonts = Kroje pisma
credit-map = Plan wioski, mieszkańców zamku, symbole graczy i ornamenty narysowano dla Conclave.
licence-own = Conclave jest udostępniane na licencji MIT. Listę innych programów, z których korzysta serwer, wyświetla polecenie: conclave licences
licence-packages = Zawarte w tej stronie
privacy-title = Prywatność
privacy = Rozpoznaje cię jedno ciasteczko. Operator serwera przechowuje twoje imię, gry oraz, jeśli masz konto, hasło w postaci skrótu argon2. Nic nie jest pobierane z innych stron.

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
