## Przy stole

terminal-you = grasz jako { $name }
terminal-moves = Ruchy
terminal-back = wstecz
terminal-more-moves = { $number ->
    [one] … i jeszcze { $number } ruch: wpisz go
    [few] … i jeszcze { $number } ruchy: wpisz jeden z nich
   *[other] … i jeszcze { $number } ruchów: wpisz jeden z nich
}
terminal-moves-made = { $number ->
    [one] wykonano { $number } ruch
    [few] wykonano { $number } ruchy
   *[other] wykonano { $number } ruchów
}
terminal-thinking = { $seat } się zastanawia …
terminal-see-rule = (r: przeczytaj zasadę)
terminal-curtain = Teraz przy ekranie siada { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
terminal-leave = Odejść od stołu? Zapis gry zostanie zachowany.
terminal-yes = Tak
terminal-no = Nie
terminal-close = Esc zamyka
terminal-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}
terminal-end-title = Koniec gry
terminal-after-end = Naciśnij q, aby odejść.

## Rozegrana gra

terminal-step = ruch { $number } z { $last }
terminal-jump = liczba od 0 do { $last } przenosi do tego ruchu
terminal-eyes-all = Widzisz wszystko.
terminal-eyes-spectator = Widzisz to, co widzi widz.
terminal-eyes-seat = Widzisz to, co widzi { $seat }.

## Klawisze

terminal-help-title = { $game }: pomoc
terminal-command-leave = Odejdź
terminal-command-help = Pomoc
terminal-command-rule = Zasada
terminal-command-cards = Karty
terminal-command-hints = Co mogę wiedzieć?
terminal-command-guide = Przewodnik
terminal-guide-title = Przewodnik: { $title }
terminal-guide-now = Teraz:
terminal-not-playable = Na ręce, teraz nie do zagrania
terminal-command-moves = Ruchy
terminal-command-forward = Dalej
terminal-command-backward = Wstecz
terminal-command-start = Początek
terminal-command-end = Koniec
terminal-command-eyes = Czyje oczy
terminal-command-run = Start/stop
terminal-key-arrows = ↑ ↓: przeglądaj ruchy
terminal-key-enter = Enter, →: otwórz nagłówek albo wykonaj ruch
terminal-key-back = ←, Esc: wróć do nagłówków
terminal-key-type = litera: wpisz ruch według szarego wzoru; → uzupełnia, ↑ przywołuje poprzedni
terminal-key-tab = Tab: kolejno ruchy, wpisywanie, plansza i dziennik; strzałki przewijają
terminal-key-cards = F3: przeczytaj karty, które widzisz
terminal-key-hints = F4: przeczytaj, co możesz wywnioskować z tego, co widać
terminal-key-guide = F5: przeczytaj jeszcze raz, co wyjaśnił przewodnik
terminal-key-rule = r, F2: przeczytaj zasadę, z której wynika pytanie lub odmowa
terminal-key-help = ?, F1: ta strona
terminal-key-quit = q, Ctrl-C: odejdź
terminal-key-forward = →: ruch naprzód
terminal-key-backward = ←: ruch wstecz
terminal-key-ends = Home, End: na początek, na koniec
terminal-key-jump = liczba, Enter: przejdź do tego ruchu
terminal-key-eyes = e: patrz oczami kolejnego gracza
terminal-key-run = spacja: odtwarzaj albo zatrzymaj
terminal-plain-commands = Wpisz ruch albo: help (pomoc), board (plansza), moves (ruchy){ $cards ->
    [yes] , cards (karty), cards NAZWA (jedna karta)
   *[no] {""}
}{ $hints ->
    [yes] , hints (co możesz wiedzieć)
   *[no] {""}
}{ $guide ->
    [yes] , guide (przewodnik)
   *[no] {""}
}, rule (zasada), quit (odejdź).
