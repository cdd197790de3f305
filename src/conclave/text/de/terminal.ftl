## Am Tisch

terminal-you = du bist { $name }
terminal-moves = Züge
terminal-back = zurück
terminal-more-moves = { $number ->
    [one] … und { $number } weiterer Zug: tippe ihn
   *[other] … und { $number } weitere Züge: tippe einen
}
terminal-moves-made = { $number ->
    [one] { $number } Zug gemacht
   *[other] { $number } Züge gemacht
}
terminal-thinking = { $seat } überlegt …
terminal-see-rule = (r: die Regel lesen)
terminal-curtain = Jetzt sitzt { $seat } hier. Drücke Enter, wenn sonst niemand hinsieht.
terminal-leave = Den Tisch verlassen? Die Aufzeichnung des Spiels bleibt erhalten.
terminal-yes = Ja
terminal-no = Nein
terminal-close = Esc schließt
terminal-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
terminal-end-title = Das Spiel ist zu Ende
terminal-after-end = Mit q verlässt du den Tisch.

## Ein gespieltes Spiel

terminal-step = Zug { $number } von { $last }
terminal-jump = eine Zahl von 0 bis { $last } führt zu diesem Zug
terminal-eyes-all = Du siehst alles.
terminal-eyes-spectator = Du siehst, was Zuschauer sehen.
terminal-eyes-seat = Du siehst, was { $seat } sieht.

## Tasten

terminal-help-title = { $game }: Hilfe
terminal-command-leave = Gehen
terminal-command-help = Hilfe
terminal-command-rule = Regel
terminal-command-cards = Karten
terminal-command-hints = Was könnte ich wissen?
terminal-command-guide = Anleitung
terminal-guide-title = Anleitung: { $title }
terminal-guide-now = Jetzt:
terminal-not-playable = Auf deiner Hand, jetzt nicht spielbar
terminal-command-moves = Züge
terminal-command-forward = Vor
terminal-command-backward = Zurück
terminal-command-start = Anfang
terminal-command-end = Ende
terminal-command-eyes = Wessen Augen
terminal-command-run = Laufen/Halt
terminal-key-arrows = ↑ ↓: durch die Züge gehen
terminal-key-enter = Enter, →: eine Überschrift öffnen oder den Zug machen
terminal-key-back = ←, Esc: zurück zu den Überschriften
terminal-key-type = Buchstabe: einen Zug tippen wie im grauen Muster; → ergänzt ihn, ↑ holt den letzten zurück
terminal-key-tab = Tab: reihum zu Zügen, Eingabe, Plan und Verlauf; Pfeiltasten blättern dort
terminal-key-cards = F3: die Karten lesen, die du sehen kannst
terminal-key-hints = F4: lies, was du aus dem Gesehenen wissen könntest
terminal-key-guide = F5: noch einmal lesen, was die Anleitung erklärt hat
terminal-key-rule = r, F2: die Regel zur Frage oder zur Ablehnung lesen
terminal-key-help = ?, F1: diese Seite
terminal-key-quit = q, Strg-C: gehen
terminal-key-forward = →: einen Zug vor
terminal-key-backward = ←: einen Zug zurück
terminal-key-ends = Pos1, Ende: zum Anfang, zum Ende
terminal-key-jump = Zahl, Enter: zu diesem Zug springen
terminal-key-eyes = e: mit den Augen des nächsten Spielers sehen
terminal-key-run = Leertaste: laufen lassen oder anhalten
terminal-plain-commands = Tippe einen Zug oder: help (Hilfe), board (Plan), moves (Züge){ $cards ->
    [yes] , cards (Karten), cards NAME (eine Karte)
   *[no] {""}
}{ $hints ->
    [yes] , hints (was du wissen könntest)
   *[no] {""}
}{ $guide ->
    [yes] , guide (Anleitung)
   *[no] {""}
}, rule (Regel), quit (gehen).
