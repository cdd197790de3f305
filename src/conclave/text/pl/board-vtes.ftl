### Stół V:TES w przeglądarce

## Karty

vt-superior = { $discipline }, poziom wyższy
vt-cost = { $what ->
    [blood] Koszt: { $number } krwi
    [pool] Koszt: { $number } puli
   *[conviction] Koszt: { $number } przekonania
}
vt-capacity = Pojemność { $number }
vt-group = grupa { $number }
vt-printed = Życie { $life }, siła { $strength }, krwawienie { $bleed }
vt-now = Teraz na stole
vt-blood-capacity = { $number } z { $capacity } krwi
vt-counters = { $number ->
    [one] { $number } znacznik
    [few] { $number } znaczniki
   *[other] { $number } znaczników
}
vt-mark = { $mark ->
    [tapped] tapnięta
    [contested] sporna
    [marked] naznaczona
   *[anarch] anarchista
}
vt-contested-title = { $title } (tytuł sporny)
vt-number = { $what ->
    [bleed] Krwawienie { $number }
    [strength] Siła { $number }
    [stealth] Skrytość { $number }
    [intercept] Przechwycenie { $number }
   *[votes] Głosy { $number }
}
vt-on-it = Na niej:
vt-glossary = Co znaczą te pojęcia
vt-glossary-name = { $term ->
    [unique] unikalna
    [location] lokacja
    [trifle] drobiazg
    [out-of-turn] poza turą
    [discipline] karta dyscypliny
    [trophy] trofeum
    [burn-option] opcja spalenia
    [event] wydarzenie
    [ally] sojusznik
    [retainer] przyboczny
    [conviction] przekonanie
    [capacity] pojemność
    [title] tytuł
    [anarch] anarchista
    [blood-cursed] przeklęta krew
    [infernal] piekielny
    [red-list] Czerwona Lista
    [scarce] rzadki
    [slave] niewolnik
    [sterile] bezpłodny
    [advanced] zaawansowany
    [stealth] skrytość
    [intercept] przechwycenie
    [bleed] krwawienie
    [hunt] polowanie
    [edge] przewaga
    [referendum] referendum
    [votes] głosy
    [strength] siła
    [range] dystans
    [maneuver] manewr
    [first-strike] pierwsze uderzenie
    [additional-strike] dodatkowe uderzenie
    [dodge] unik
    [combat-ends] koniec walki
    [steal-blood] kradzież krwi
    [prevent] zapobieganie obrażeniom
    [aggravated] poważne obrażenia
    [press] napór
    [torpor] torpor
    [diablerie] diableria
    [blood-hunt] krwawe łowy
    [uncontrolled] niekontrolowany
    [contest] spór
    [burn] spalić
    [tap] tapnąć
    [hand-size] limit ręki
    [prey] ofiara
   *[predator] drapieżnik
}
vt-glossary-about = { $term ->
    [unique] W grze może być tylko jedna karta o tej nazwie. Gdy ktoś inny wprowadzi drugą, zaczyna się o nią spór.
    [location] Zostaje w grze i można jej używać wielokrotnie, już od tury, w której się pojawia.
    [trifle] Nie zużywa tury: daje jeszcze jedną akcję fazy mistrza, raz w każdej fazie mistrza.
    [out-of-turn] Zagrywa się ją w turze innego gracza; zużywa akcję fazy mistrza własnej następnej tury.
    [discipline] Daje wampirowi dyscyplinę albo podnosi ją na poziom wyższy i zwiększa pojemność o 1.
    [trophy] Może je dostać ten, kto spali wampira z Czerwonej Listy. Bez właściciela nic nie daje.
    [burn-option] Kto nie ma sługi, który mógłby z niej skorzystać, może ją odrzucić w dowolnej fazie odtapowania i dobrać inną.
    [event] Wchodzi do gry we własnej fazie odrzucania i w niej zostaje.
    [ally] Sługa, który nie jest wampirem. Działa i blokuje, żyje dzięki znacznikom życia i zostaje spalony, gdy ich zabraknie.
    [retainer] Służy jednemu słudze i sam nie działa. Gdy straci życie, zostaje spalony.
    [conviction] Karty na natchnionym, którymi płaci on za to, co robi.
    [capacity] Ile krwi wampir może pomieścić i ile trzeba, by wprowadzić go do gry. Kto ma większą pojemność, jest starszy.
    [title] Ranga, która daje głosy. Niektóre tytuły istnieją tylko raz: dwa wampiry, które roszczą sobie ten sam, toczą o niego spór.
    [anarch] Niezależny wampir, który opuścił sekty. Inni mogą nim zostać dzięki akcji.
    [blood-cursed] Ten wampir nie może popełnić diablerii.
    [infernal] Ten sługa nie odtapowuje się sam; można spalić 1 punkt puli, by go odtapnąć.
    [red-list] W fazie mistrza każdy może naznaczyć tego wampira, kazać swoim wampirom go zaatakować i zdobyć trofea.
    [scarce] Kto wprowadza go do gry, spala 3 punkty puli za każdego innego wampira jego klanu.
    [slave] Bez sługi wymienionego klanu nie podejmuje akcji skierowanych; może walczyć zamiast takiego sługi.
    [sterile] Ten wampir nie może wprowadzać do gry innych wampirów.
    [advanced] Późniejsza wersja wampira, którą można połączyć z wcześniejszą.
    [stealth] Jak dobrze akcja jest ukryta. Zablokuje ją tylko ten, kto ma co najmniej tyle przechwycenia.
    [intercept] Jak dobrze sługa wykrywa innych. Blok wymaga co najmniej tyle, ile akcja ma skrytości.
    [bleed] Akcja przeciw ofierze: jeśli się uda, spala ona tyle puli, ile wynosi krwawienie, a przewaga zmienia właściciela.
    [hunt] Akcja, dzięki której wampir zyskuje krew, zwykle 1.
    [edge] Żeton: kto go ma, może w fazie odtapowania zyskać 1 punkt puli albo spalić go za głos. Zdobywa się go udanym krwawieniem.
    [referendum] Wszyscy Matuzalemowie głosują nad tym, co proponuje karta. Przechodzi, gdy głosów za jest więcej niż przeciw.
    [votes] To, co liczy się w referendum: z tytułów, kart politycznych, przewagi.
    [strength] Obrażenia od ciosu gołą ręką, zwykle 1, na bliskim dystansie.
    [range] Rundę walki toczy się na bliskim albo dalekim dystansie. Daleko sięgają tylko uderzenia dystansowe.
    [maneuver] Zmienia dystans w tej rundzie walki albo znosi manewr przeciwnika.
    [first-strike] Rozpatruje się je przed uderzeniem przeciwnika: kto od niego padnie, już nie odda.
    [additional-strike] Jeszcze jedno uderzenie w tej rundzie, po pierwszych.
    [dodge] Zamiast uderzać, unika się uderzenia przeciwnika.
    [combat-ends] Walka kończy się natychmiast, przed wszystkimi innymi uderzeniami.
    [steal-blood] Krew przechodzi z przeciwnika na tego sługę. To nie obrażenia i nie można temu zapobiec.
    [prevent] Tyle obrażeń w ogóle nie powstaje.
    [aggravated] Obrażenia, których krew nie leczy: wampir trafia do torporu, a ranny może zostać spalony.
    [press] Walka trwa jeszcze jedną rundę albo napór przeciwnika zostaje zniesiony.
    [torpor] Tu leżą ranne wampiry. Mogą tylko próbować go opuścić; inni mogą je uratować albo wypić.
    [diablerie] Wampir wypija innego, leżącego w torporze, zabiera mu krew i ekwipunek i spala go. Głosuje się nad krwawymi łowami.
    [blood-hunt] Referendum w sprawie wampira, który popełnił diablerię: jeśli przejdzie, zostaje on spalony.
    [uncontrolled] Wampiry leżące zakryte przed Matuzalemem, dopóki nie położy na nich tyle wpływu, ile mają pojemności.
    [contest] Unikalna karta, którą mają dwaj Matuzalemowie: nie ma jej w grze, a każdy płaci 1 punkt puli na turę, aż któryś ustąpi.
    [burn] Odłożyć na stos popiołów właściciela. Spalona krew i pula wracają do banku.
    [tap] Obrócić kartę bokiem: została użyta. Tapnięty sługa nie działa ani nie blokuje, dopóki się nie odtapnie.
    [hand-size] Ile kart ma się zawsze na ręce, zwykle siedem: zagrane karty uzupełnia się od razu.
    [prey] Matuzalem po lewej, którego chce się wyeliminować.
   *[predator] Matuzalem po prawej, który chce wyeliminować gracza.
}

## Stół

vt-relation = { $is ->
    [prey] Twoja ofiara
    [predator] Twój drapieżnik
    [both] Twoja ofiara i drapieżnik
   *[you] Ty
}
vt-preys-on = Poluje na gracza { $name }
vt-ousted = Wyeliminowany
vt-leaving = Wycofuje się
vt-pool = Pula { $number }
vt-points = { $number ->
    [one] { $number } punkt zwycięstwa
    [few] { $number } punkty zwycięstwa
   *[other] { $number } punktów zwycięstwa
}
vt-edge = Przewaga
vt-votes = { $number ->
    [one] { $number } głos
    [few] { $number } głosy
   *[other] { $number } głosów
}
vt-sign = { $sign ->
    [pool] Pula: kto jej nie ma, odpada z gry
    [prey] Ofiara: kogo ten Matuzalem chce wyeliminować
    [minions] Gotowi słudzy, + ci w torporze
    [choosable] Tu można teraz coś wybrać
    [edge] Przewaga: 1 punkt puli więcej w fazie odtapowania
    [points] Punkty zwycięstwa
   *[votes] Głosy gotowych wampirów
}
vt-pile = { $pile ->
    [hand] Ręka
    [library] Biblioteka
    [crypt] Krypta
    [research] Obszar badań
    [ash] Stos popiołów
   *[removed] Usunięte
}
vt-pile-of = { $pile ->
    [ash] Stos popiołów: { $name }
   *[removed] Usunięte z gry: { $name }
}
vt-region = { $region ->
    [ready] Gotowe
    [torpor] Torpor
    [uncontrolled] Niekontrolowane
   *[beside] Inne karty
}
vt-region-empty = Brak sług
vt-face-down = Zakryty wampir
vt-your-hand = Twoja ręka
vt-turn = Tura { $number }: { $name }
vt-phases = Tura
vt-part = { $part ->
    [acts] działa
    [blocks] blokuje
    [fights] walczy
    [target] cel
   *[plays] zagrywa kartę
}
vt-unfold = Pokaż karty gracza { $name }
vt-can-be-chosen = { $number ->
    [one] { $number } kartę można tu wybrać
    [few] { $number } karty można tu wybrać
   *[other] { $number } kart można tu wybrać
}
vt-how-to-read = Czytanie karty: prawy przycisk, przytrzymanie albo klawisz i
vt-how-to-read-touch = Czytanie karty: przytrzymaj

## Decydowanie: wybór krok po kroku

vt-deciding = Twoja decyzja
vt-why-not-asked = teraz nikt cię o to nie pyta
vt-cannot-play = Karty „{ $card }” nie można teraz zagrać
vt-chosen = Wybrane
vt-back = Wstecz
vt-all-choices = Wszystko jako lista
vt-step-by-step = Krok po kroku
vt-from-hand = Z ręki
vt-otherwise = Poza tym
vt-ask = { $aspect ->
    [deed] Co ma się stać?
    [mode] Na jakim poziomie?
    [minion] Którym sługą?
    [other] Przeciw komu?
    [amount] Ile?
    [side] Za czy przeciw?
   *[subject] Czym?
}
vt-deed = { $kind ->
    [Bleed] Krwawienie
    [Hunt] Polowanie
    [LeaveTorpor] Opuszczenie torporu
    [BecomeAnarch] Do anarchistów
    [Rescue] Ratunek z torporu
    [Diablerize] Diableria
    [TakeEquipment] Przejęcie ekwipunku
    [BurnImbued] Spalenie natchnionego
    [AttackMarked] Atak na oznaczonego
    [Mark] Oznaczenie
    [Block] Blok
    [Transfer] Przenieś 1 punkt puli
    [Withhold] Zabierz 1 znacznik
    [Merge] Połączenie
    [Discard] Odrzucenie
    [BurnOption] Opcja spalenia
    [Pay] Zapłata
    [Yield] Ustąpienie
    [Convict] Przekonanie
    [Recover] Powrót do sił
   *[other] Wybór
}
vt-deed-play = Zagraj „{ $card }”
vt-deed-use = Użyj „{ $card }”
vt-ability = { $name } ({ $number })
vt-plain-mode = bez dyscypliny
vt-no-minion = bez sługi
vt-side = { $side ->
    [for] Za
   *[against] Przeciw
}
vt-less = Mniej
vt-more = Więcej
vt-amount = Wybierz { $number }
vt-amount-of = Od { $least } do { $most }

## Decydowanie: akcja i jej bloki

vt-duel = Akcja i bloki
vt-stealth = Skrytość
vt-intercept = Przechwycenie
vt-duel-state = { $state ->
    [declaring] Akcja jest właśnie ogłaszana.
    [blocked] Akcja jest zablokowana.
    [would-block] Na razie blok się udaje.
    [asking] Jeszcze nikt nie blokuje.
    [free] Nikt nie blokuje.
   *[short] Do bloku brakuje przechwycenia: { $number }.
}
vt-nobody-blocks = nikt nie blokuje
vt-asks = { $state ->
    [declined] rezygnuje
    [trying] próbuje blokować
    [now] teraz decyduje
   *[waiting] zdecyduje później
}
vt-failed = Nieudany blok: { $minions }
vt-does = { $kind ->
    [bleed] krwawi za { $number }
    [hunt] poluje
    [equip] wyposaża się
    [employ] zatrudnia przybocznego
    [recruit] werbuje sojusznika
    [political] akcja polityczna
    [leave-torpor] opuszcza torpor
    [rescue] ratuje z torporu
    [diablerize] dokonuje diablerii
    [become-anarch] dołącza do anarchistów
    [attack-marked] atakuje
    [gain-power] zyskuje moc
    [burn-imbued] pali natchnionego
    [take-equipment] przejmuje ekwipunek
   *[card] działa
}
vt-aimed-at = cel: { $whom }

## Decydowanie: walka

vt-combat = Walka
vt-round = Runda { $number }
vt-range = { $range ->
    [long] Daleki dystans
   *[close] Bliski dystans
}
vt-step = { $step ->
    [before-range] Przed dystansem
    [range] Dystans
    [strike] Uderzenia
    [damage] Obrażenia
    [additional] Dodatkowe uderzenia
    [press] Napór
   *[end-of-round] Koniec rundy
}
vt-steps = Kroki rundy
vt-strike = { $how ->
    [none] uderzenie jeszcze niewybrane
    [dodge] wykonuje unik
    [ends] kończy walkę
    [effect] uderza
    [aggravated] uderza, obrażenia poważne: { $number }
   *[damage] uderza, obrażenia: { $number }
}
vt-strike-ranged = na dystans
vt-strike-first = pierwsze uderzenie
vt-hand-strike = ręką
vt-damage-to-come = { $aggravated ->
    [0] Obrażenia w drodze: { $normal }
   *[other] { $normal ->
        [0] Obrażenia poważne w drodze: { $aggravated }
       *[other] Obrażenia w drodze: { $normal } i poważne: { $aggravated }
    }
}
vt-prevents-now = może teraz zapobiegać
vt-strikes-left = { $number ->
    [one] { $number } dodatkowe uderzenie
    [few] { $number } dodatkowe uderzenia
    [many] { $number } dodatkowych uderzeń
   *[other] { $number } dodatkowego uderzenia
}
vt-goes-on = Będzie jeszcze jedna runda.
vt-ends-here = Walka kończy się z tą rundą.
vt-blood-of = krew: { $blood } z { $capacity }
vt-life-of = życie: { $life }

## Decydowanie: referenda

vt-referendum = Referendum
vt-blood-hunt = Krwawe łowy: { $minion }
vt-terms = Warunki
vt-term = { $name }: { $number }
vt-for = Za
vt-against = Przeciw
vt-votes-of = Głosy
vt-votes-left = { $number ->
    [0] nie widać więcej głosów
    [one] został { $number } głos
    [few] zostały { $number } głosy
    [many] zostało { $number } głosów
   *[other] zostało { $number } głosu
}
vt-voted-for = { $number } za
vt-voted-against = { $number } przeciw
vt-not-voted = jeszcze bez głosu
vt-would-pass = Na razie przechodzi.
vt-would-fail = Na razie upada.
vt-is-settled = Wynik jest przesądzony bez względu na głosy.

## Decydowanie: zagrywana karta

vt-playing = Zagrywana karta
vt-can-cancel = Zadziała, jeśli nikt jej nie anuluje.
