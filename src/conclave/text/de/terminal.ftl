## Am Tisch

terminal-you = du bist { $name }
terminal-moves = Züge
terminal-back = zurück
terminal-more-moves = { $number ->
    [one] … und { $number } weiterer Zug: Tippe ihn ein
   *[other] … und { $number } weitere Züge: Tippe einen ein
}
terminal-moves-made = { $number ->
    [one] nach { $number } Zug
   *[other] nach { $number } Zügen
}
terminal-thinking = { $seat } überlegt …
terminal-see-rule = (r: die Regel lesen)
terminal-curtain = { $seat }, du bist dran. Drücke Enter, wenn sonst niemand hinsieht.
terminal-leave = Den Tisch verlassen? Die Aufzeichnung des Spiels bleibt erhalten.
terminal-yes = Ja
terminal-no = Nein
terminal-close = Esc schließt
terminal-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
terminal-end-title = Das Spiel ist zu Ende
terminal-after-end = Drücke q, um zu beenden.

## Ein gespieltes Spiel

terminal-step = Zug { $number } von { $last }
terminal-jump = eine Zahl von 0 bis { $last } führt zu diesem Zug
terminal-eyes-all = Du siehst alles.
terminal-eyes-spectator = Du siehst, was Zuschauer sehen.
terminal-eyes-seat = Du siehst, was { $seat } sieht.

## Tasten

terminal-help-title = { $game }: Hilfe
terminal-command-leave = Beenden
terminal-command-help = Hilfe
terminal-command-rule = Regel
terminal-command-cards = Karten
terminal-command-hints = Schlussfolgerungen
terminal-command-guide = Anleitung
terminal-guide-title = Anleitung: { $title }
terminal-guide-now = Jetzt:
terminal-not-playable = Auf deiner Hand, jetzt nicht spielbar
terminal-command-moves = Züge
terminal-command-forward = Weiter
terminal-command-backward = Zurück
terminal-command-start = Anfang
terminal-command-end = Ende
terminal-command-eyes = Blickwinkel
terminal-command-run = Start/Pause
terminal-key-arrows = ↑ ↓: einen Zug auswählen
terminal-key-enter = Enter, →: eine Gruppe öffnen oder den Zug machen
terminal-key-back = ←, Esc: zurück zu den Gruppen
terminal-key-type = ein Buchstabe: einen Zug eintippen wie im grauen Beispiel; → ergänzt ihn, ↑ holt den letzten zurück
terminal-key-tab = Tab: zwischen Zügen, Eingabe, Plan und Verlauf wechseln; Pfeiltasten blättern
terminal-key-cards = F3: die Karten lesen, die du sehen kannst
terminal-key-hints = F4: lesen, was sich aus dem Gesehenen schließen lässt
terminal-key-guide = F5: die bisherigen Erklärungen der Anleitung lesen
terminal-key-rule = r, F2: die Regel zur Frage oder zum abgelehnten Zug lesen
terminal-key-help = ?, F1: diese Seite
terminal-key-quit = q, Strg-C: beenden
terminal-key-forward = →: nächster Zug
terminal-key-backward = ←: voriger Zug
terminal-key-ends = Pos1, Ende: zum Anfang, zum Ende
terminal-key-jump = Zahl, Enter: zu diesem Zug springen
terminal-key-eyes = e: den Blickwinkel wechseln
terminal-key-run = Leertaste: abspielen oder anhalten
terminal-plain-commands = Tippe einen Zug ein oder: help (Hilfe), board (Plan), moves (Züge){ $cards ->
    [yes] , cards (Karten), cards NAME (eine Karte)
   *[no] {""}
}{ $hints ->
    [yes] , hints (Schlussfolgerungen)
   *[no] {""}
}{ $guide ->
    [yes] , guide (Anleitung)
   *[no] {""}
}, rule (Regel), quit (beenden).
