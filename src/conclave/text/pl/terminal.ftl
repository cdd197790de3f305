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
    [one] po { $number } ruchu
   *[other] po { $number } ruchach
}
terminal-thinking = { $seat } się zastanawia…
terminal-see-rule = (r: przeczytaj zasadę)
terminal-curtain = Teraz gra { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
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
terminal-after-end = Naciśnij q, aby wyjść.

## Rozegrana gra

terminal-step = ruch { $number } z { $last }
terminal-jump = wpisz liczbę od 0 do { $last }, aby przejść do tego ruchu
terminal-eyes-all = Widzisz wszystko.
terminal-eyes-spectator = Widzisz to, co widzi widz.
terminal-eyes-seat = Widzisz to, co widzi { $seat }.

## Klawisze

terminal-help-title = { $game }: pomoc
terminal-command-leave = Wyjdź
terminal-command-help = Pomoc
terminal-command-rule = Zasada
terminal-command-cards = Karty
terminal-command-hints = Wnioski
terminal-command-guide = Przewodnik
terminal-guide-title = Przewodnik: { $title }
terminal-guide-now = Teraz:
terminal-not-playable = Na ręce, teraz nie do zagrania
terminal-command-moves = Ruchy
terminal-command-forward = Dalej
terminal-command-backward = Wstecz
terminal-command-start = Początek
terminal-command-end = Koniec
terminal-command-eyes = Punkt widzenia
terminal-command-run = Start/pauza
terminal-key-arrows = ↑ ↓: wybierz ruch
terminal-key-enter = Enter, →: otwórz grupę albo wykonaj ruch
terminal-key-back = ←, Esc: wróć do grup
terminal-key-type = litera: wpisz ruch jak w szarym przykładzie; → uzupełnia, ↑ przywołuje poprzedni
terminal-key-tab = Tab: przełącz między ruchami, wpisywaniem, planszą i przebiegiem gry; strzałki przewijają
terminal-key-cards = F3: przeczytaj karty, które widzisz
terminal-key-hints = F4: przeczytaj, co wynika z tego, co widać
terminal-key-guide = F5: przeczytaj dotychczasowe wyjaśnienia przewodnika
terminal-key-rule = r, F2: przeczytaj zasadę, z której wynika pytanie lub odrzucenie ruchu
terminal-key-help = ?, F1: ta strona
terminal-key-quit = q, Ctrl-C: wyjdź
terminal-key-forward = →: następny ruch
terminal-key-backward = ←: poprzedni ruch
terminal-key-ends = Home, End: na początek, na koniec
terminal-key-jump = liczba, Enter: przejdź do tego ruchu
terminal-key-eyes = e: zmień punkt widzenia
terminal-key-run = spacja: uruchom albo zatrzymaj odtwarzanie
terminal-plain-commands = Wpisz ruch albo: help (pomoc), board (plansza), moves (ruchy){ $cards ->
    [yes] , cards (karty), cards NAZWA (jedna karta)
   *[no] {""}
}{ $hints ->
    [yes] , hints (wnioski)
   *[no] {""}
}{ $guide ->
    [yes] , guide (przewodnik)
   *[no] {""}
}, rule (zasada), quit (wyjdź).
