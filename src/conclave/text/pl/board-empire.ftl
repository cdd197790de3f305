### Co mówi plansza Empire w przeglądarce.

## Nazwy

emp-who = { $who ->
    [lady] Dama
    [lord] Lord
    [officer] Oficer
    [monk] Mnich
    [nun] Zakonnica
    [bishop] Biskup
    [maid] Pokojówka
    [cook] Kucharz
   *[butler] Kamerdyner
}
emp-type = { $type ->
    [nobles] Szlachta
    [clergy] Duchowieństwo
    [servants] Służba
    [vampire] Wampir
    [holy-water] Woda święcona
   *[support] Wsparcie
}
emp-side = { $side ->
    [vampires] gra wampirami
   *[humans] gra ludźmi
}
emp-pile = { $pile ->
    [hand] Ręka
    [draw-pile] Stos
    [cellar] Piwnica
    [cellar-closed] Piwnica zamknięta
   *[moat] Fosa
}
emp-pile-about = { $pile ->
    [hand] Karty na ręce
    [draw-pile] Stos dobierania
    [cellar] Piwnica: raz staje się stosem dobierania
    [cellar-closed] Piwnica jest zamknięta do końca gry
   *[moat] Fosa: poza grą
}
emp-known = { $known ->
    [unmasked] Wampir, zdemaskowany
    [vampire] Wampir, ukryty
    [human] Człowiek
    [trusted] Człowiek (wiesz o tym)
    [dead-vampire] to był wampir
    [dead-human] to był człowiek
   *[masked] Nie wiadomo
}

## Stół

emp-moment = { $time ->
    [day] Dzień { $number }
   *[night] Noc { $number }
}
emp-turn-of = Tura gracza { $name }
emp-forbidden = { $action ->
    [combat] W tej turze nie można walczyć
    [hide] W tej turze nie można się ukryć
   *[ask] W tej turze nie można użyć wody święconej
}
emp-in-play = Działa karta: { $card }
emp-castle = Zamek
emp-town = Miasto
emp-town-order = { $known ->
    [yes] od góry
   *[no] kolejność nieznana
}
emp-town-bottom = Na samym dole, w tej kolejności:
emp-dead = Martwi
emp-nobody = Jeszcze nikt
emp-your-hand = Twoja ręka
emp-read = Dotknij karty, aby ją tu przeczytać.
emp-attack-markers = Atak +{ $number } w pierwszej rundzie
emp-defence-markers = Obrona +{ $number } w pierwszej rundzie
emp-as-list = Jako lista
emp-as-board = Na planszy

## Walka

emp-combat = Walka
emp-round = Runda { $round } z { $rounds }
emp-part = { $part ->
    [attacker] atakuje
   *[target] jest celem
}
emp-value = { $part ->
    [attacker] Wartość ataku
   *[target] Wartość obrony
}
emp-extra = Znaczniki i karty wsparcia
emp-no-cards = jeszcze bez kart
emp-played = Zagrane jawnie

## Co zrobić

emp-how = { $step ->
    [draw] Dotknij kart, których nie potrzebujesz. Piwnica raz wróci, fosa nigdy.
    [unmask] Dotknij jednego ze swoich wampirów, aby go zdemaskować, albo nie zdradzaj żadnego.
    [support] Podświetlone karty wsparcia możesz teraz zagrać.
    [support-none] Nie masz teraz karty wsparcia do zagrania.
    [attack] Dotknij atakującej postaci.
    [target] Teraz dotknij celu ataku.
    [attack-ready] Zaatakuj albo dotknij innej postaci.
    [hide] Dotknij postaci, która ma się ukryć w mieście, za trzy karty wampirów.
    [ask] Dotknij postaci, o którą pytasz, za dwie karty wody święconej.
    [action] Możesz tylko spasować.
    [strike] Dotknij postaci, która od razu zaatakuje wampira.
    [pay] { $number ->
        [0] Odrzucić te karty?
        [one] Dotknij jednej karty do fosy.
        [few] Dotknij { $number } kart do fosy.
       *[other] Dotknij { $number } kart do fosy.
    }
    [fight] Dotknij kart, które zagrywasz.
    [fight-none] Nie masz karty, którą można tu zagrać.
    [spend] { $number ->
        [0] Zagrać te karty?
        [one] Dotknij jeszcze jednej karty.
       *[other] Dotknij { $number } kart.
    }
    [person] Dotknij postaci.
    [take] Dotknij karty, którą bierzesz.
    [cancel] Dotknij karty, która ma być anulowana.
   *[answer] Wybierz:
}
emp-actions = Akcje
emp-action = { $action ->
    [attack] Atak
    [hide] Ukrycie
   *[ask] Woda święcona
}
emp-choose-who = { $as ->
    [attacker] { emp-who }: atakuje
    [target] { emp-who }: cel ataku
   *[one] { emp-who }: wybierz
}
emp-to-cellar = { $number ->
    [one] Do piwnicy
   *[other] Do piwnicy: { $number }
}
emp-to-moat = { $number ->
    [one] Do fosy
   *[other] Do fosy: { $number }
}
emp-play-cards = { $number ->
    [one] Zagraj kartę
    [few] Zagraj { $number } karty
   *[other] Zagraj { $number } kart
}
emp-play-and-done = { $number ->
    [one] Zagraj tę kartę i zakończ
    [few] Zagraj { $number } karty i zakończ
   *[other] Zagraj { $number } kart i zakończ
}
emp-play-and-more = { $number ->
    [one] Zagraj i wybieraj dalej
   *[other] Zagraj i wybieraj dalej
}
emp-would-be = ({ $mine } przeciw { $other })
emp-done = { $how ->
    [defence] Bez kart obrony
    [second] Bez drugiej rundy
   *[attack] Bez dalszych kart
}
emp-pass = { $kind ->
    [unmask] Nikogo nie demaskuj
    [support] Bez karty wsparcia
    [strike] Nie atakuj
   *[other] Pas
}

## Notes i pomoc

emp-notebook = Notes
emp-notebook-about = Twoje podejrzenia. Zostają w tej przeglądarce, nikt inny ich nie widzi.
emp-help = Wnioski
emp-help-about = Prawdopodobieństwo, że dana postać jest wampirem, na podstawie tego, co widać, i przy założeniu, że wszystkie możliwości są równie prawdopodobne. Oraz: co zrobił gracz wampirów.
emp-close = Zamknij
emp-character = Postać
emp-where = Gdzie
emp-whereabouts = { $place ->
    [castle] Zamek
    [town] Miasto
   *[dead] nie żyje
}
emp-is = Wiadomo
emp-likely = Wampir?
emp-suspected = Z zachowania
emp-percent = { $number }%
emp-seen = Co robił gracz wampirów
emp-my-mark = Twoja notatka
emp-mark-name = { $mark ->
    [human] chyba człowiek
    [doubtful] niepewne
    [vampire] chyba wampir
   *[none] –
}
emp-mark-of = Twoja notatka: { emp-who }
emp-mark = { emp-who }: { $mark ->
    [human] chyba człowiek
    [doubtful] niepewne
    [vampire] chyba wampir
   *[none] bez notatki
}. Zmień notatkę
emp-trace = { $deed ->
    [attacked] zaatakowano: { $number }×
    [defended] broniono za { $number }
    [undefended] zostawiono bez obrony: { $number }×
    [led] posłano do ataku: { $number }×
    [hidden] ukryto: { $number }×
    [spared] oszczędzono: { $number }×
    [armed] znaczniki ataku: { $number }
   *[helped] znaczniki obrony: { $number }
}
