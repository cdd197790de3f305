### Przewodnik po pierwszej partii V:TES: każda rzecz jest wyjaśniona, gdy się pojawi

## Stół

guide-vtes-welcome = Cel gry
    .text = Jesteś Matuzalemem, wampirem tak starym, że walczą za niego inni. Twoje wpływy to twoja pula: zaczynasz z 30 punktami. Kto nie ma już puli, odpada z gry, a wygrywasz, eliminując pozostałych.
    .now = Pamiętaj o jednym: z puli płacisz za wszystko, a zarazem jest ona twoim życiem.
guide-vtes-table = Ofiara i drapieżnik
    .text = Gracz po twojej lewej to twoja ofiara: ją atakujesz. Gracz po prawej to twój drapieżnik: on atakuje ciebie. We dwoje przeciwnik jest jednym i drugim. Po każdej stronie są gotowi słudzy, słudzy w torporze i wampiry, których nikt jeszcze nie kontroluje.
    .now = Znajdź swoją stronę, siedem kart na ręce i cztery zakryte wampiry, które możesz oglądać tylko ty.
guide-vtes-turn = Twoja tura
    .text = Tura ma pięć faz: odtapowanie, mistrz, słudzy, wpływ, odrzucanie. Najpierw odtapowują się wszystkie twoje stapowane karty i znów można ich używać. Pozostałe fazy poznasz po kolei.
    .now = Tam, gdzie nie ma o czym decydować, nie padnie pytanie; w pierwszych turach gra może więc przejść od razu do fazy wpływu.

## Fazy tury

guide-vtes-master = Faza mistrza
    .text = Karty mistrza zagrywasz osobiście: miejsca, intrygi, nauka. W każdej swojej fazie mistrza możesz zagrać jedną, a większość kosztuje punkty puli. Karta, która zostaje w grze, działa od tej chwili.
    .now = Zagraj jedną, jeśli cię stać: kartę, która daje coś co turę, najlepiej zagrać wcześnie. W przeciwnym razie spasuj.
guide-vtes-crypt = Wampiry z krypty
    .text = Zaczynasz z czterema wampirami w obszarze niekontrolowanym. Nikt inny ich nie widzi. Liczba na każdym to pojemność: tyle kosztuje sprowadzenie go i tyle krwi mieści. Im większa, tym więcej wampir potrafi.
    .now = Obejrzyj wszystkie cztery. Mały wampir szybko wejdzie do gry i zacznie działać, duży potrzebuje kilku tur.
guide-vtes-transfers = Faza wpływu
    .text = Wampiry sprowadzasz transferami: każdy przenosi 1 punkt z twojej puli na jednego z nich. Kto zaczyna grę, ma w pierwszej turze tylko jeden transfer, potem są cztery w każdej turze. To, co leży na wampirze, zostaje tam, aż będzie opłacony.
    .now = Wybierz jednego wampira i przenieś na niego wszystkie transfery. Jeden w grze jest więcej wart niż dwa opłacone w połowie.
guide-vtes-in-play = To już twoje
    .text = To, co weszło do gry pod twoją kontrolą, leży odkryte po twojej stronie. Wampir, którego pojemność jest osiągnięta, wchodzi odtapowany do obszaru gotowych, a zapłacone punkty są teraz jego krwią: działać może w twojej następnej fazie sług, a blokować już wcześniej. Miejsca i inne trwałe karty działają od tej chwili.
    .now = Przeczytaj nową kartę. U wampira najważniejsze są dyscypliny: od nich zależy, które karty może zagrać.
guide-vtes-discard = Faza odrzucania
    .text = Na końcu tury możesz odrzucić jedną kartę i dobrać inną. Karty nie przychodzą same: dobierasz tylko wtedy, gdy jakąś zagrasz albo odrzucisz.
    .now = Odrzuć to, czego nikt u ciebie nie może zagrać, albo to, co masz podwójnie. Kto zatrzymuje wszystko, zapycha sobie rękę.
guide-vtes-other-turn = Tura przeciwnika
    .text = Teraz przeciwnik przechodzi te same fazy. Ty też możesz dostać pytanie: czy blokujesz akcję albo czy odpowiadasz kartą. Do tego potrzebni są gotowi, odtapowani słudzy.
    .now = Patrz, kogo sprowadza i ile puli mu to zostawia.

## Akcje

guide-vtes-acting = Faza sług
    .text = Każdy twój gotowy, odtapowany sługa może podjąć akcję; tapuje się za nią aż do twojej następnej tury. Kto działa, nie może potem blokować, więc każda akcja kosztuje trochę obrony.
    .now = Niech któryś działa, a gdy wszyscy zrobili swoje, spasuj.
guide-vtes-bleeding = Atak na pulę
    .text = Atak na pulę odbiera ofierze punkty puli, zwykle 1. Tak wygrywa się większość partii i nie trzeba do tego karty. Ale atak nie ma skrytości: zablokować go może każdy odtapowany sługa ofiary. Karty mogą go wzmocnić.
    .now = Atakuj pulę, gdy ofiara nie ma nikogo odtapowanego albo gdy blok ci nie szkodzi.
guide-vtes-hunting = Polowanie
    .text = Krwią wampiry płacą i leczą rany. Polowanie daje wampirowi 1 krew i ma 1 skrytości. Wampir bez krwi musi polować, zanim zrobi się cokolwiek innego.
    .now = Poluj wampirem, który ma mało krwi; pełnemu nic to nie da.
guide-vtes-action-cards = Karty akcji
    .text = Wiele kart to akcje: sługa bierze ekwipunek, zatrudnia przybocznego, werbuje sojusznika, zwołuje referendum albo robi to, co mówi karta. Gdy akcja zostanie zablokowana, karta przepada, ale koszt płaci się tylko przy powodzeniu. Większość ma 1 skrytości.
    .now = Karty, które można teraz zagrać, są wyróżnione. Wybierz jedną, a potem tego, kto ją zagra.
guide-vtes-announced = Twoja akcja trwa
    .text = Akcja jest ogłoszona, a sługa stapowany. Zanim się spełni, można ją zablokować: może to zrobić gracz, przeciw któremu jest skierowana, a w innym razie ofiara i drapieżnik. Blokujący potrzebuje co najmniej tyle przechwycenia, ile skrytości ma twój sługa.
    .now = Możesz zagrać z ręki modyfikatory akcji, na przykład dające więcej skrytości. Jeśli nie masz nic, spasuj i czekaj.
guide-vtes-attacked = Przeciwnik działa
    .text = Sługa przeciwnika podejmuje akcję. Jeśli jest skierowana przeciw tobie, możesz ją zablokować; jeśli przeciw nikomu, możesz to zrobić jako ofiara lub drapieżnik. Nic się jeszcze nie stało: najpierw padnie pytanie do ciebie.
    .now = Sprawdź, kto działa, z jaką skrytością i kto u ciebie jest jeszcze odtapowany.
guide-vtes-stops = Wiele małych pytań
    .text = W V:TES niemal w każdej chwili ktoś może zareagować, dlatego co jakiś czas pada pytanie, czy chcesz. Pasowanie nic nie kosztuje. Możesz wybrać, jak często padają pytania: nigdy, tylko gdy możesz działać, albo zawsze.
    .now = Pasuj, gdy nie masz planu. W przeglądarce ustawisz to nad stołem.
guide-vtes-mid-action = Karty w trakcie akcji
    .text = Modyfikatory akcji zagrywa ten, kto działa, a reakcje odtapowany sługa innego gracza. Skrytość i przechwycenie można dodać tylko wtedy, gdy są potrzebne, a tę samą kartę sługa może zagrać w jednej akcji tylko raz.
    .now = Zachowaj dobrą reakcję na akcję, która zaboli. Jeśli ta nie boli, spasuj.
guide-vtes-playing = Karta zagrana
    .text = Za każdą zagraną kartę od razu dobierasz inną, więc zagranie karty nigdy nie jest stratą. Kartę z dyscypliną może zagrać tylko wampir, który ją ma; kto ma wyższy poziom, może wybrać mocniejszy efekt.
    .now = Obejrzyj nową kartę.
guide-vtes-targets = Wybór celu
    .text = Gdy zagrywasz kartę albo ogłaszasz akcję, od razu wybierasz, przeciw komu lub czemu jest skierowana i jak jej używasz. Później nie można tego zmienić.
    .now = Wybierz jeden z wyróżnionych celów.
guide-vtes-attached = Karty na kartach
    .text = Ekwipunek i przyboczni leżą na swoim słudze, a niektóre inne karty także leżą na karcie. Działają, dopóki tam leżą, i odchodzą razem z kartą, na której leżą.
    .now = Przeczytaj kartę, zanim na niej polegasz: w przeglądarce kliknij ją prawym przyciskiem albo dotknij i przytrzymaj.
guide-vtes-bled = Udany atak na pulę
    .text = Te punkty puli przepadły. Wrócić mogą tylko dzięki kartom, przewadze i wyeliminowaniu ofiary.
    .now = Porównaj pule. Kto spada poniżej 10, powinien zostawić kogoś do blokowania.
guide-vtes-edge = Przewaga
    .text = Po udanym ataku na pulę bierze się przewagę; jest tylko jedna. Kto ma ją w swojej fazie odtapowania, może wziąć 1 punkt puli z banku; w referendum można ją oddać za jeden głos.
    .now = Jeden udany atak na turę utrzymuje przewagę u ciebie, a z nią 1 punkt puli.

## Blokowanie i walka

guide-vtes-blocking = Czy blokujesz?
    .text = Możesz spróbować powstrzymać akcję jednym gotowym, odtapowanym sługą. Jeśli jego przechwycenie jest co najmniej równe skrytości działającego, blok się udaje: akcja przepada, twój sługa się tapuje i obaj walczą. Możesz też zrezygnować, wtedy akcja toczy się dalej.
    .now = Blokuj, gdy możesz poświęcić sługę i nie boisz się walki. Przy słabym ataku na pulę lepiej czasem zrezygnować.
guide-vtes-stealth = Skrytość przeciw przechwyceniu
    .text = Trwa próba bloku i liczą się dwie liczby: skrytość działającego i przechwycenie blokującego. Obie strony mogą na przemian zagrywać karty, aż nikt nic nie doda. Jeśli skrytość jest większa, próba się nie udaje i może spróbować ktoś inny.
    .now = Porównaj obie sumy i zastanów się, kto może jeszcze coś dodać.
guide-vtes-blocked = Akcja zablokowana
    .text = To, co miało się stać, się nie dzieje. Zagrana do tego karta przepada, ale jej kosztu się nie płaci. Blokujący się tapuje i obaj słudzy walczą.
    .now = Bez obaw: walka trwa jedną rundę, jeśli nikt nie chce więcej.
guide-vtes-combat = Walka
    .text = Walka składa się z rund, a runda z trzech kroków: dystans, uderzenia, napór. Zwykle walczy się na bliski dystans i obaj uderzają jednocześnie. W każdym kroku najpierw decyduje strona działającego. Można tu zagrywać tylko karty walki.
    .now = Bez kart jest prosto: obaj uderzają ręką za 1 obrażenie i walka się kończy.
guide-vtes-range = Dystans
    .text = Na bliskim dystansie liczą się wszystkie uderzenia, na dalekim tylko dystansowe, na przykład z broni palnej. Manewr zmienia dystans, a druga strona może odpowiedzieć własnym. Manewry dają karty i broń.
    .now = Jeśli możesz strzelać, a przeciwnik nie, manewruj na daleki dystans. W przeciwnym razie spasuj.
guide-vtes-strikes = Wybór uderzenia
    .text = Sługa uderza ręką, bronią albo kartą walki. Unik chroni go przed uderzeniem przeciwnika; „koniec walki” przerywa wszystko, zanim padną obrażenia. Oba uderzenia następują jednocześnie.
    .now = Uderz ręką, jeśli chcesz zachować karty. Jeśli tej walki nie wygrasz, zrób unik albo ją zakończ.
guide-vtes-damage = Obrażenia
    .text = Najpierw obrażeniom można zapobiec kartami. Resztę wampir leczy, paląc 1 krew za każdy punkt; sojusznik zamiast tego traci życie. Poważnych obrażeń nie da się wyleczyć: wampir zapada przez nie w torpor, a już ranny może zostać spalony.
    .now = Policz krew obu stron: komu jej zabraknie, ten zapada w torpor.
guide-vtes-press = Napór
    .text = Runda się skończyła, a z nią walka, chyba że ktoś napiera, by walczyć dalej. Drugi może wtedy sam naprzeć, by ją zakończyć.
    .now = Napieraj, gdy wygrywasz i wytrzymasz jeszcze jedną rundę. W przeciwnym razie pozwól walce się skończyć.
guide-vtes-torpor = W torporze
    .text = Wampir, który nie mógł wyleczyć ran, leży w torporze. Nadal należy do swojego Matuzalema, ale może tylko próbować się podnieść. Tymczasem każdy gotowy wampir może przyjść i wypić go do cna.
    .now = Jeśli jest twój, szybko go wyciągnij. Jeśli cudzy, to łatwy łup.
guide-vtes-rescue = Wyjście z torporu
    .text = Opuszczenie torporu to akcja samego wampira i kosztuje 2 krwi. Może go też uratować inny twój wampir, a te 2 krwi dzielą między siebie, jak chcesz. Obie akcje mają 1 skrytości. Jeśli pierwszą zablokuje wampir, może dopuścić się diablerii.
    .now = Lepiej niech ratuje ktoś inny, dopóki przeciwnik ma odtapowanego silnego wampira.
guide-vtes-diablerie = Diableria
    .text = Wampir może pożreć innego, który leży w torporze: zabiera całą jego krew i ekwipunek, a ofiara zostaje spalona. Ale to zbrodnia. Od razu wszyscy głosują, czy sprawca będzie ścigany; jeśli wniosek przejdzie, i on zostaje spalony.
    .now = Najpierw policz głosy: we dwoje i bez tytułów krwawe łowy często nie przechodzą, bo nikt nie ma dość głosów.

## Polityka i koniec

guide-vtes-referendum = Referendum
    .text = Akcja polityczna się powiodła. Gracz, który zwołał referendum, ustala teraz warunki, potem wszyscy w dowolnej kolejności oddają głosy, a potem się je liczy. Wniosek przechodzi, gdy głosów za jest więcej niż przeciw.
    .now = Przeczytaj, co by się stało i z kim.
guide-vtes-votes = Oddawanie głosów
    .text = Głosy dają wampiry z tytułami, przewaga i karty polityczne, które spalasz z ręki, po jednym głosie. Nie musisz użyć wszystkich.
    .now = Głosuj przeciw temu, co ci szkodzi, jeśli możesz odwrócić wynik; w przeciwnym razie zachowaj karty.
guide-vtes-titles = Tytuł
    .text = Książę ma w każdym referendum dwa głosy, justycjariusz trzy, członek Wewnętrznego Kręgu cztery; liczą się nawet wtedy, gdy wampir jest stapowany, byle był gotowy. Większość tytułów może nosić tylko jeden wampir.
    .now = Wampira z tytułem warto chronić, a cudzego warto zaatakować.
guide-vtes-contest = Karta sporna
    .text = Każdy wampir i każda unikatowa karta istnieje tylko raz. Gdy do gry wchodzi druga, obie zakrywa się i nikt nie może ich używać. Każda strona płaci za to 1 punkt puli w każdej fazie odtapowania albo ustępuje; o tytuł wampir płaci 1 krew. Kto zostanie, ma ją sam.
    .now = Ustąp, jeśli karta nie jest warta puli. Długi spór szkodzi obu stronom.
guide-vtes-ousting = Poza grą
    .text = Kto nie ma puli, odpada z gry ze wszystkimi kartami. Jego drapieżnik zdobywa punkt zwycięstwa i 6 punktów puli i ma nową ofiarę. Ostatni przy stole zdobywa jeszcze jeden punkt. Wygrywa najwięcej punktów, także u tych, którzy już odpadli.
    .now = To wszystko, co trzeba wiedzieć. Po partii we dwoje spróbuj zagrać w troje lub więcej: tam ofiara i drapieżnik to już różne osoby.
