## People

guest-called = Gość { $number }
nobody-yet = Jeszcze cię nie znamy: najpierw zajmij miejsce albo podaj imię.
name-empty = Imię musi mieć co najmniej jedną literę.
name-taken = Ktoś już nazywa się { $name }. Wybierz inną nazwę.
name-of-account = Istnieje konto o nazwie { $name } albo łudząco podobnej. Jeśli jest twoje, zaloguj się; jeśli nie, wybierz inną nazwę.
password-too-short = Hasło musi mieć co najmniej { $least } znaków.
password-too-weak = To hasło łatwo odgadnąć. Wymyśl coś, co nie jest popularne ani nie jest twoją nazwą i ma co najmniej { $least } znaków, na przykład trzy lub cztery słowa, które nic nie łączy.
wrong-password = Nie ma konta o tej nazwie z tym hasłem.
account-already = Masz już konto.

## Bots

bot-gentle = Łagodny bot
    .about = Gra na wyczucie, odpowiada od razu i czasem się myli. Miłe towarzystwo na pierwszą partię.
bot-fair = Solidny bot
    .about = Bierze to, co w danej chwili wygląda najlepiej, odpowiada od razu i nie snuje planów.
bot-strong = Silny bot
    .about = Myśli naprzód i liczy się z tym, co możesz mieć. Myśli najwyżej { $seconds } s.
bot-merciless = Bezlitosny bot
    .about = Myśli jeszcze dalej, pamięta, co robisz, i niczego nie daruje. Myśli najwyżej { $seconds } s.
bot-greedy = Zachłanny bot
    .about = Bierze to, co w danej chwili wygląda najlepiej. Dobry przeciwnik do nauki.
bot-naive = Naiwny bot
    .about = Gra jak zachłanny bot, ale nie wyciąga wniosków z tego, co robią inni.
bot-random = Losowy bot
    .about = Gra cokolwiek, co wolno. Łatwo z nim wygrać.

## The log

log-begin = Gra się zaczyna.
log-continued = Gra toczy się dalej po { $moves ->
    [one] jednym ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
}.
log-join = { $name } zajmuje miejsce.
log-leave = { $name } wstaje od stołu.
log-free = Na życzenie gospodarza miejsce jest znów wolne: { $name }.
log-bot = Na życzenie gospodarza dalej gra bot: { $name }.
log-close = Gospodarz zamknął stół.
log-expire = Od dawna nikogo tu nie było. Stół jest zamknięty.
log-resign = { $name } poddaje grę. Dalej gra bot.
log-timeout = Skończył się czas: { $name }. Dalej gra bot.
log-undo = Cofnięto ruch: { $asker }.
log-undo-asked = { $name } prosi o cofnięcie ruchu.
log-undo-agreed = { $name } zgadza się na cofnięcie ruchu: { $asker }.
log-undo-refused = { $name } nie zgadza się na cofnięcie ruchu: { $asker }.

## What is refused at a table

no-such-table = Nie ma takiego stołu.
not-public = Ten stół nie jest publiczny. Poproś kogoś, kto przy nim siedzi, o zaproszenie.
bad-invitation = To zaproszenie nie jest do tego stołu.
not-your-table = Nie masz miejsca przy tym stole.
only-seated-chat = Rozmawiać mogą tylko ci, którzy siedzą przy stole.
no-open-seat = Przy tym stole nie ma wolnego miejsca.
seat-taken = Miejsce { $number } nie jest wolne.
one-seat-each = Możesz zająć tylko jedno miejsce.
table-waiting = Gra się jeszcze nie zaczęła: jedno miejsce jest wolne.
table-finished = Gra jest skończona.
only-host = Może to zrobić tylko osoba, która przygotowała ten stół.
still-here = { $name } jest przy stole albo przed chwilą był(a). Bot może zagrać za osobę, której nie ma od { $seconds ->
    [one] sekundy
   *[other] { $seconds } sekund
}.
away-for-days = Przy stole, którego zegar liczy dni, można przychodzić i odchodzić. Jeśli { $name } nie wróci na czas, zegar odda miejsce botowi.
table-begun = Gra już się zaczęła: nie można zwolnić miejsca ani zamknąć stołu.
table-was-closed = Ten stół zamknięto, zanim zaczęła się gra.
table-not-finished = Gra jeszcze trwa. Jej zapis zobaczysz, gdy się skończy.
table-moved-on = Przy stole zaszły zmiany: twoja odpowiedź dotyczy wpisu { $number }, a ostatni to { $last }.
no-such-number = Stół ma wpisów: { $last }, a nie { $number }.
table-busy = Zbyt wiele osób działa przy tym stole naraz. Spróbuj jeszcze raz.
table-other-rules = Tę grę rozegrano według innych zasad niż te na serwerze i nie można jej pokazać.
table-departed = Od czasu tej gry zasady się zmieniły. Można ją pokazać do ruchu { $number }, w którym się rozchodzi.
chat-empty = Powiedz coś.
chat-too-long = Powiedz to krócej: najwyżej { $most } znaków.
no-reactions = W tej grze nie ma reakcji: pytamy cię o wszystko.
no-action-under-way = Żadna akcja nie jest w toku.
undo-pending = Jakiś ruch jest już cofany.
nothing-to-undo = Nie masz ruchu, który można by cofnąć.
no-undo-asked = Nikt nie prosił cię o cofnięcie ruchu.
continue-same-game = Kontynuuj tak, jak było: { $game }, miejsc: { $seats }.
continue-with-bots = Grę kontynuuje się z botami: żadne miejsce nie może być wolne.
continue-over = W tym miejscu gra jest skończona: wybierz wcześniejszy ruch.
no-lesson = Dla gry { $game } nie ma pierwszej partii z przewodnikiem.

## Talie

no-such-deck = Nie ma takiej talii albo nie należy ona do ciebie.
too-many-decks = Masz już { $most } talii. Najpierw usuń jedną z nich.

## Replays

no-such-replay = Nie ma takiej powtórki.
analysis-busy = Wiele gier jest już właśnie badanych. Spróbuj później.
analysis-failed = Nie udało się zbadać tej gry.
bad-eyes = Patrz jako „all”, jako „none” albo jako miejsce od 0 do { $last }.
record-too-long = Zapis może mieć najwyżej { $most } ruchów.

## Requests

not-found = Tu niczego nie ma.
method-not-allowed = Tego tu nie można zrobić.
too-large = To jest za długie.
too-many-requests = Za dużo naraz. { try-again }
too-many-guests = Z twojej sieci przyszło właśnie wielu nowych gości. { try-again }
too-many-sign-ins = Za dużo prób logowania. { try-again }
too-many-tables = W krótkim czasie przygotowano za dużo stołów. { try-again }
too-many-tables-waiting = Na graczy { $most ->
    [one] czeka już twój stół
    [few] czekają już { $most } twoje stoły
    [many] czeka już { $most } twoich stołów
   *[other] czeka już { $most } twojego stołu
}. Najpierw zacznij grę przy którymś albo go zamknij.
too-many-sockets = Masz otwartych za dużo stołów naraz. Zamknij niektóre.
server-full = W tej chwili nie ma miejsca dla kolejnych osób. { try-again }
too-many-messages = Za dużo wiadomości naraz. { try-again }
too-many-uploads = Za dużo zapisów w krótkim czasie. { try-again }
too-much-uploaded = Przesłane przez ciebie zapisy zajmują już całe przeznaczone na nie miejsce.
too-many-analyses = Inne gry, które chcesz zbadać, jeszcze czekają. { try-again }
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
body-too-slow = Zapytanie nie dotarło w całości na czas.
server-busy = Serwer jest teraz bardzo zajęty. Spróbuj za chwilę.
bad-request = Żądanie nie ma sensu: { $detail }
bad-message = Wiadomość nie ma sensu: { $detail }
bad-origin = To pochodzi z innej strony i zostało odrzucone.
broken = Coś się tu zepsuło. To nie twoja wina.
database-away = Baza danych chwilowo nie odpowiada. Spróbuj jeszcze raz.

## Starting the server

bad-database-url = „{ $url }” to nie baza danych. Podaj plik, sqlite:///PLIK albo postgresql://NAZWA@KOMPUTER/BAZA.
workers-need-postgresql = Kilka procesów wymaga PostgreSQL: podaj jego adres w --database.
database-unreachable = Nie można użyć bazy danych { $url }: { $reason }
database-in-use = Bazy danych { $url } używa już inny serwer. Zatrzymaj go albo wybierz inny plik przez --database.
database-newer = Baza danych { $url } pochodzi z nowszej wersji Conclave. Zaktualizuj Conclave albo uruchom serwer ze starszą kopią.
database-damaged = Baza danych { $url } jest uszkodzona ({ $reason }). Uruchom serwer z jej kopią.
cannot-listen = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $reason }. Wybierz inny przez --port.
bad-trusted-proxy = „{ $value }” nie oznacza żadnych serwerów proxy. Podaj adresy lub sieci rozdzielone przecinkami: --trusted-proxy 127.0.0.1,10.0.0.0/8
unknown-limit = Nie ma limitu „{ $name }”. Są: { $known }.
bad-limit = „{ $value }” nie może być limitem „{ $name }”. Zapisz go tak: --limit { $name }={ $example }
