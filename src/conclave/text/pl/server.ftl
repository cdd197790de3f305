## People

guest-called = Gość { $number }
nobody-yet = Najpierw zajmij miejsce albo podaj imię.
name-empty = Imię musi mieć co najmniej jedną literę.
name-taken = Nazwa { $name } jest już zajęta. Wybierz inną.
name-of-account = Istnieje już konto o nazwie { $name } albo łudząco podobnej. Jeśli jest twoje, zaloguj się. Jeśli nie, wybierz inną nazwę.
password-too-short = Hasło musi mieć co najmniej { $least } znaków.
password-too-weak = To hasło łatwo odgadnąć. Użyj co najmniej { $least } znaków, unikaj popularnych haseł i swojej nazwy. Dobre są trzy lub cztery niezwiązane ze sobą słowa.
wrong-password = Nieprawidłowa nazwa użytkownika lub hasło.
account-already = Masz już konto.

## Bots

bot-gentle = Łagodny bot
    .about = Gra na wyczucie, odpowiada od razu i czasem się myli. Miłe towarzystwo na pierwszą partię.
bot-fair = Solidny bot
    .about = Bierze to, co w danej chwili wygląda najlepiej, odpowiada od razu i nie snuje planów.
bot-strong = Silny bot
    .about = Planuje z wyprzedzeniem i liczy się z tym, co możesz mieć. Myśli najwyżej { $seconds } s.
bot-merciless = Bezlitosny bot
    .about = Planuje jeszcze dalej, pamięta, co robisz, i niczego nie daruje. Myśli najwyżej { $seconds } s.
bot-greedy = Zachłanny bot
    .about = Bierze to, co w danej chwili wygląda najlepiej. Dobry przeciwnik do nauki.
bot-naive = Naiwny bot
    .about = Gra jak zachłanny bot, ale nie wyciąga wniosków z tego, co robią inni.
bot-random = Losowy bot
    .about = Wykonuje dowolny dozwolony ruch. Łatwo z nim wygrać.

## The log

log-begin = Gra się zaczyna.
log-continued = Gra toczy się dalej po { $moves ->
    [one] jednym ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
}.
log-join = { $name } zajmuje miejsce.
    .you = Zajmujesz miejsce.
log-leave = { $name } wstaje od stołu.
log-free = Gospodarz zwolnił miejsce gracza { $name }.
log-bot = Na życzenie gospodarza za gracza { $name } gra dalej bot.
log-close = Gospodarz zamknął stół.
log-expire = Stół zamknięto, bo od dawna nikogo tu nie było.
log-resign = { $name } poddaje grę. Dalej gra bot.
log-timeout = Graczowi { $name } skończył się czas. Dalej gra bot.
log-undo = { $asker_seat_is ->
    [you] Cofnięto twój ruch.
   *[other] Cofnięto ruch gracza { $asker_seat }.
}
log-undo-asked = { $name } prosi o cofnięcie ruchu.
    .you = Prosisz o cofnięcie ruchu.
log-undo-agreed = { $asker_seat_is ->
    [you] { $name } zgadza się na cofnięcie twojego ruchu.
   *[other] { $name } zgadza się na cofnięcie ruchu gracza { $asker_seat }.
}
    .you = Zgadzasz się na cofnięcie ruchu gracza { $asker_seat }.
log-undo-refused = { $asker_seat_is ->
    [you] { $name } nie zgadza się na cofnięcie twojego ruchu.
   *[other] { $name } nie zgadza się na cofnięcie ruchu gracza { $asker_seat }.
}
    .you = Nie zgadzasz się na cofnięcie ruchu gracza { $asker_seat }.

## What is refused at a table

no-such-table = Nie ma takiego stołu.
not-public = Ten stół nie jest otwarty dla wszystkich. Poproś o zaproszenie kogoś, kto przy nim siedzi.
bad-invitation = To zaproszenie nie dotyczy tego stołu.
not-your-table = Nie masz miejsca przy tym stole.
only-seated-chat = Czatować mogą tylko gracze przy tym stole.
no-open-seat = Przy tym stole nie ma wolnych miejsc.
seat-taken = Miejsce { $number } nie jest wolne.
one-seat-each = Możesz zająć tylko jedno miejsce.
table-waiting = Gra jeszcze się nie zaczęła: wciąż są wolne miejsca.
table-finished = Gra jest skończona.
only-host = Może to zrobić tylko gospodarz stołu.
still-here = Gracz { $name } jest przy stole albo był przy nim przed chwilą. Bot może zastąpić gracza, którego nie ma od { $seconds ->
    [one] sekundy
   *[other] { $seconds } sekund
}.
away-for-days = Przy tym stole zegar liczy dni, więc można przychodzić i odchodzić. Jeśli { $name } nie wróci na czas, miejsce przejmie bot.
table-begun = Gra już się zaczęła: nie można zwolnić miejsca ani zamknąć stołu.
table-was-closed = Ten stół zamknięto, zanim zaczęła się gra.
table-not-finished = Gra jeszcze trwa. Jej zapis będzie dostępny po zakończeniu.
table-moved-on = Gra potoczyła się dalej: twoja odpowiedź dotyczy wpisu { $number }, a ostatni to { $last }.
no-such-number = Nie ma wpisu { $number }: ostatni to { $last }.
table-busy = Zbyt wiele żądań przy tym stole naraz. Spróbuj ponownie.
table-other-rules = Tę grę rozegrano według innych zasad i nie można jej pokazać.
table-departed = Od czasu tej gry zasady się zmieniły. Można ją pokazać tylko do ruchu { $number }.
chat-empty = Wiadomość jest pusta.
chat-too-long = Wiadomość może mieć najwyżej { $most } znaków.
no-reactions = W tej grze nie ma reakcji, więc nie ma tu czego ustawiać.
no-action-under-way = Nie trwa żadna akcja.
undo-pending = Trwa już cofanie innego ruchu.
nothing-to-undo = Nie masz ruchu, który można by cofnąć.
no-undo-asked = Nikt nie prosił o cofnięcie ruchu.
continue-same-game = Możesz kontynuować tylko tę samą grę: { $game }, liczba miejsc: { $seats }.
continue-with-bots = Grę kontynuujesz przeciw botom: żadne miejsce nie może pozostać wolne.
continue-over = W tym miejscu gra jest już skończona. Wybierz wcześniejszy ruch.
no-lesson = Dla gry { $game } nie ma pierwszej partii z przewodnikiem.

## Talie

no-such-deck = Nie ma takiej talii albo nie należy ona do ciebie.
too-many-decks = Masz już { $most } talii. Najpierw usuń jedną z nich.

## Replays

no-such-replay = Nie ma takiej powtórki.
analysis-busy = Serwer analizuje już wiele gier. Spróbuj później.
analysis-failed = Nie udało się przeanalizować tej gry.
bad-eyes = Punkt widzenia to „all”, „none” albo miejsce od 0 do { $last }.
record-too-long = Zapis może mieć najwyżej { $most } ruchów.

## Requests

not-found = Nie ma takiej strony.
method-not-allowed = Tutaj nie można tego zrobić.
too-large = To jest za długie.
too-many-requests = Za dużo żądań. { try-again }
too-many-guests = Zbyt wielu nowych gości z twojej sieci. { try-again }
too-many-sign-ins = Za dużo prób logowania. { try-again }
too-many-tables = W krótkim czasie otwarto za dużo stołów. { try-again }
too-many-tables-waiting = Na graczy { $most ->
    [one] czeka już twój stół
    [few] czekają już { $most } twoje stoły
    [many] czeka już { $most } twoich stołów
   *[other] czeka już { $most } twojego stołu
}. Najpierw zacznij grę przy którymś albo go zamknij.
too-many-sockets = Masz otwartych za dużo stołów naraz. Zamknij niektóre.
server-full = Serwer jest chwilowo pełny. { try-again }
too-many-messages = Za dużo wiadomości naraz. { try-again }
too-many-uploads = W krótkim czasie przesłano za dużo zapisów. { try-again }
too-much-uploaded = Twoje miejsce na przesłane zapisy jest pełne.
too-many-analyses = Twoje poprzednie analizy jeszcze trwają. { try-again }
too-many-deck-checks = Za dużo list talii naraz. { try-again }
try-again = { $minutes ->
    [0] Spróbuj ponownie za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
    [few] Spróbuj ponownie za { $minutes } minuty.
    [many] Spróbuj ponownie za { $minutes } minut.
   *[other] Spróbuj ponownie za { $minutes } minuty.
}
body-too-slow = Żądanie nie dotarło na czas.
server-busy = Serwer jest przeciążony. Spróbuj za chwilę.
bad-request = Nieprawidłowe żądanie: { $detail }
bad-message = Nieprawidłowa wiadomość: { $detail }
bad-origin = To żądanie pochodzi z innej strony i zostało odrzucone.
broken = Coś poszło nie tak po naszej stronie.
database-away = Baza danych chwilowo nie odpowiada. Spróbuj ponownie.

## Starting the server

bad-database-url = „{ $url }” nie jest adresem bazy danych. Podaj plik, sqlite:///PLIK albo postgresql://NAZWA@KOMPUTER/BAZA.
workers-need-postgresql = Więcej niż jeden proces wymaga PostgreSQL: podaj jego adres w --database.
database-unreachable = Nie można użyć bazy danych { $url }: { $reason }
database-in-use = Bazy danych { $url } używa już inny serwer. Zatrzymaj go albo wybierz inny plik przez --database.
database-newer = Baza danych { $url } pochodzi z nowszej wersji Conclave. Zaktualizuj Conclave albo użyj starszej kopii zapasowej.
database-damaged = Baza danych { $url } jest uszkodzona ({ $reason }). Uruchom serwer z kopią zapasową.
cannot-listen = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $reason }. Wybierz inny port przez --port.
bad-trusted-proxy = „{ $value }” nie jest listą serwerów proxy. Podaj adresy lub sieci rozdzielone przecinkami: --trusted-proxy 127.0.0.1,10.0.0.0/8
unknown-limit = Nie ma limitu „{ $name }”. Dostępne: { $known }.
bad-limit = „{ $value }” nie jest prawidłową wartością limitu „{ $name }”. Przykład: --limit { $name }={ $example }
