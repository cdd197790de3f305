casket-title = Schatulle
casket-pitch = Erben bieten auf Schatullen. Alle kennen einen Teil des Inhalts, niemand kennt ihn ganz.
casket-seat = { $number ->
    [0] Agathe
    [1] Bertram
    [2] Cäcilie
    [3] Dorian
   *[4] Edmund
}
casket-how-to-play =
    Alle beginnen mit 30 Münzen.
    Für jede Schatulle würfeln alle verdeckt unter einem Becher. Sie enthält so viele Münzen, wie alle Würfel zusammen zeigen.
    Im Uhrzeigersinn bietest du mehr als das höchste Gebot oder steigst aus. Wer übrig bleibt, zahlt sein Gebot und nimmt die Münzen in der Schatulle.
    Ein hohes Gebot verrät den anderen, dass du hoch gewürfelt hast – oder dass sie das glauben sollen.
    Nach der letzten Schatulle gewinnen die meisten Münzen.

casket-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}

## Was geschieht

casket-carried-in = Schatulle { $casket } wird hereingetragen. Alle würfeln unter ihrem Becher.
casket-rolled = Dein Würfel zeigt { $pips }.
casket-offered = { $seat } bietet { casket-coins }.
casket-withdrew = { $seat } steigt aus.
casket-opened = { $seat } zahlt { casket-coins }. Die Würfel zeigen { $dice }: Die Schatulle enthält { $worth }.
casket-buried = Niemand will die Schatulle. Sie wird ungeöffnet begraben.

## Fragen und Antworten

casket-bidding = { $highest ->
    [0] Schatulle { $casket }: Eröffnest du die Gebote?
   *[other] Schatulle { $casket }: Das höchste Gebot ist { $highest }. Bietest du mehr?
}
casket-move-bid = { casket-coins } bieten
    .group = Bieten
    .within = { $coins }
casket-move-withdraw = Aussteigen
casket-bad-bid = „{ $move }“ geht nicht. Biete mehr als { $highest } und höchstens { $most } Münzen, oder steig aus.

## Das Ende

casket-all-sold = Die letzte Schatulle ist verkauft. { $winners_count ->
    [one] { $winners } hat die meisten Münzen und gewinnt.
   *[other] { $winners } haben die meisten Münzen und gewinnen gemeinsam.
}

## Der Tisch

casket-option-caskets = Schatullen
    .about = Wie viele Schatullen verkauft werden.
    .value = { $value }
casket-view-casket = Schatulle
casket-view-coins = Münzen
casket-view-dice = Würfel
casket-view-bids = Gebot
casket-view-bidding = Bietet noch

## Die Einführung

guide-casket-welcome = Worum es geht
    .text = Schatullen werden verkauft, eine nach der anderen. Eine Schatulle, für die du weniger zahlst, als sie enthält, macht dich reicher; eine, für die du mehr zahlst, ärmer. Am Ende gewinnen die meisten Münzen.
    .now = Sieh dir den Tisch an: Alle beginnen mit 30 Münzen.
guide-casket-die = Dein Würfel
    .text = Nur du siehst deinen Würfel. Die Schatulle enthält so viele Münzen, wie alle Würfel zusammen zeigen; du kennst also einen Teil ihres Werts. Jeder andere Würfel zeigt im Mittel drei oder vier.
    .now = Zähle für alle anderen je drei oder vier zu deinem Würfel: Etwa so viel sollte sie enthalten.
guide-casket-bidding = Bieten
    .text = Biete mehr als das höchste Gebot oder steig aus. Wer ausgestiegen ist, wartet auf die nächste Schatulle. Wer übrig bleibt, muss kaufen.
    .now = Biete weniger, als du erwartest. Wer hoch bietet, weiß vielleicht etwas – oder will, dass du es glaubst.
guide-casket-opened = Was darin war
    .text = Der Käufer hat gezahlt und genommen, was die Würfel zeigten. Wer eine Versteigerung gewinnt, hat oft zu viel gehofft; es ist klug, ein oder zwei Münzen früher aufzuhören.
    .now = Vergleiche den Preis mit dem Inhalt, und merke dir, wer geblufft hat.
