### Stół V:TES w przeglądarce

## Karty

vt-superior = { $discipline }, poziom wyższy
vt-cost = { $what ->
    [blood] Koszt: { $number } krwi
    [pool] Koszt w puli: { $number }
   *[conviction] Koszt w przekonaniach: { $number }
}
vt-capacity = Pojemność { $number }
vt-group = { $number ->
    [0] dowolna grupa
   *[other] grupa { $number }
}
vt-printed = Życie { $life }, siła { $strength }, atak na pulę { $bleed }
vt-now = Teraz na stole
vt-blood-capacity = { $number } z { $capacity } krwi
vt-counters = { $number ->
    [one] { $number } znacznik
    [few] { $number } znaczniki
   *[other] { $number } znaczników
}
vt-mark = { $mark ->
    [tapped] stapowana
    [contested] sporna
    [marked] oznaczona
   *[anarch] anarchista
}
vt-special-counters = { $number } { $number ->
    [one] znacznik
    [few] znaczniki
   *[other] znaczników
} { $counter ->
    [corruption] korupcji
    [derangement] obłędu
    [vandal] wandalizmu
    [graft] przeszczepu
    [hostage] zakładnika
    [pathos] patosu
    [torture] tortur
   *[research] badań
}
vt-contested-title = { $title } (tytuł sporny)
vt-number = { $what ->
    [bleed] Atak na pulę { $number }
    [strength] Siła { $number }
    [stealth] Skrytość { $number }
    [intercept] Przechwycenie { $number }
   *[votes] Głosy { $number }
}
vt-on-it = Na niej:
vt-glossary = Co znaczą te pojęcia
vt-glossary-name = { $term ->
    [unique] unikatowa
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
    [bleed] atak na pulę
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
    [tap] tapować
    [hand-size] limit ręki
    [prey] ofiara
   *[predator] drapieżnik
}
vt-glossary-about = { $term ->
    [unique] W grze może być tylko jedna karta o tej nazwie. Gdy inny Matuzalem wprowadzi drugą, karta staje się sporna.
    [location] Zostaje w grze i można jej używać wielokrotnie, już od tury, w której wchodzi do gry.
    [trifle] Daje jeszcze jedną akcję fazy mistrza, raz w każdej fazie mistrza.
    [out-of-turn] Zagrywasz ją w turze innego gracza; zużywa akcję fazy mistrza twojej następnej tury.
    [discipline] Daje wampirowi dyscyplinę albo podnosi ją na poziom wyższy i zwiększa pojemność o 1.
    [trophy] Możesz je dostać za spalenie wampira z Czerwonej Listy. Bez właściciela nic nie daje.
    [burn-option] Jeśli nie masz sługi, który mógłby z niej skorzystać, możesz ją odrzucić w dowolnej fazie odtapowania i dobrać inną.
    [event] Wchodzi do gry w twojej fazie odrzucania i w niej zostaje.
    [ally] Sługa, który nie jest wampirem. Działa i blokuje, a gdy straci całe życie, zostaje spalony.
    [retainer] Służy jednemu słudze i sam nie działa. Gdy straci całe życie, zostaje spalony.
    [conviction] Karty na natchnionym, którymi płaci on za swoje działania.
    [capacity] Ile krwi wampir może pomieścić i ile wpływu wprowadza go do gry. Wampir o większej pojemności jest starszy.
    [title] Ranga, która daje głosy. Niektóre tytuły istnieją tylko raz: dwa wampiry z tym samym tytułem toczą o niego spór.
    [anarch] Niezależny wampir, który opuścił sekty. Inne wampiry mogą dołączyć do anarchistów dzięki akcji.
    [blood-cursed] Ten wampir nie może popełnić diablerii.
    [infernal] Ten sługa nie odtapowuje się jak zwykle; możesz spalić 1 punkt puli, by go odtapować.
    [red-list] Każdy Matuzalem może w fazie mistrza oznaczyć tego wampira. Wtedy jego wampiry mogą go atakować i zdobywać trofea.
    [scarce] Gdy przechodzi pod twoją kontrolę, spalasz 3 punkty puli za każdego innego wampira jego klanu.
    [slave] Jeśli nie kontrolujesz sługi wymienionego klanu, nie podejmuje akcji skierowanych. Może walczyć zamiast takiego sługi.
    [sterile] Ten wampir nie może wprowadzać do gry innych wampirów.
    [advanced] Późniejsza wersja wampira, którą można połączyć z wersją podstawową.
    [stealth] Jak dobrze akcja jest ukryta. Zablokować ją może tylko sługa, który ma co najmniej tyle przechwycenia.
    [intercept] Jak dobrze sługa wykrywa akcje. Blok wymaga co najmniej tyle przechwycenia, ile akcja ma skrytości.
    [bleed] Akcja przeciw twojej ofierze. Jeśli się uda, ofiara traci tyle punktów puli, ile wynosi atak, a ty zyskujesz przewagę.
    [hunt] Akcja, dzięki której wampir zyskuje krew, zwykle 1.
    [edge] Kto ma przewagę, może w fazie odtapowania zyskać 1 punkt puli albo spalić ją za głos. Zdobywa się ją udanym atakiem na pulę.
    [referendum] Wszyscy Matuzalemowie głosują nad tym, co proponuje karta. Przechodzi, gdy głosów za jest więcej niż przeciw.
    [votes] Oddajesz je w referendach. Pochodzą z tytułów, kart politycznych i przewagi.
    [strength] Obrażenia od uderzenia ręką, zwykle 1, na bliskim dystansie.
    [range] Rundę walki toczy się na bliskim albo dalekim dystansie. Na dalekim działają tylko uderzenia dystansowe.
    [maneuver] Zmienia dystans w tej rundzie albo cofa manewr przeciwnika.
    [first-strike] Działa przed uderzeniem przeciwnika. Jeśli przeciwnik nie jest już gotowy, nie oddaje ciosu.
    [additional-strike] Jeszcze jedno uderzenie w tej rundzie, po pierwszych.
    [dodge] Zamiast uderzyć, unika się uderzenia przeciwnika.
    [combat-ends] Walka kończy się od razu, przed innymi uderzeniami.
    [steal-blood] Krew przechodzi z przeciwnika na tego sługę. To nie obrażenia i nie można temu zapobiec.
    [prevent] Tylu obrażeń się nie zadaje.
    [aggravated] Obrażenia, których krew nie leczy: wampir zapada w torpor, a ranny wampir może zostać spalony.
    [press] Prowadzi do kolejnej rundy walki albo cofa napór przeciwnika.
    [torpor] Obszar rannych wampirów. Mogą tylko próbować go opuścić. Inne wampiry mogą je uratować albo popełnić na nich diablerię.
    [diablerie] Wampir wypija innego, leżącego w torporze, zabiera mu krew i ekwipunek i spala go. Potem głosuje się nad krwawymi łowami.
    [blood-hunt] Referendum w sprawie wampira, który popełnił diablerię: jeśli przejdzie, zostaje on spalony.
    [uncontrolled] Wampiry leżą zakryte w obszarze niekontrolowanym, dopóki nie ma na nich tyle wpływu, ile wynosi ich pojemność.
    [contest] Dwaj Matuzalemowie mają tę samą unikatową kartę. Nie ma jej w grze, a obaj płacą 1 punkt puli na turę, aż jeden ustąpi.
    [burn] Odłożyć na stos popiołów właściciela. Spalona krew i pula wracają do banku.
    [tap] Obrócić kartę bokiem, bo została użyta. Stapowany sługa nie może działać ani blokować, dopóki się nie odtapuje.
    [hand-size] Ile kart masz na ręce, zwykle siedem. Zagrane karty uzupełnia się od razu.
    [prey] Matuzalem po twojej lewej. Chcesz go wyeliminować.
   *[predator] Matuzalem po twojej prawej. Chce wyeliminować ciebie.
}

## Stół

vt-relation = { $is ->
    [prey] Twoja ofiara
    [predator] Twój drapieżnik
    [both] Twoja ofiara i drapieżnik
   *[you] Ty
}
vt-preys-on = Poluje na gracza { $name }
vt-ousted = Poza grą
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
    [pool] Pula: bez puli Matuzalem odpada z gry
    [prey] Ofiara: Matuzalem do wyeliminowania
    [minions] Gotowi słudzy + ci w torporze
    [choosable] Możesz tu coś wybrać
    [edge] Przewaga: 1 punkt puli w fazie odtapowania
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
    [ash] Stos popiołów gracza { $name }
   *[removed] Usunięte karty gracza { $name }
}
vt-region = { $region ->
    [ready] Gotowe
    [torpor] Torpor
    [uncontrolled] Niekontrolowane
   *[beside] Inne karty
}
vt-region-empty = Brak sług
vt-face-down = Zakryty wampir
vt-kept-hidden = Zakryta karta
vt-kept-known = { $card } (zakryta)
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
vt-how-to-read = Aby przeczytać kartę, kliknij prawym przyciskiem, przytrzymaj ją albo naciśnij i
vt-how-to-read-touch = Aby przeczytać kartę, przytrzymaj ją

## Decydowanie: wybór krok po kroku

vt-deciding = Twoja decyzja
vt-why-not-asked = teraz nie ty decydujesz
vt-cannot-play = Karty „{ $card }” nie można teraz zagrać
vt-chosen = Wybrane
vt-back = Wstecz
vt-all-choices = Wszystko jako lista
vt-step-by-step = Krok po kroku
vt-from-hand = Z ręki
vt-otherwise = Poza tym
vt-ask = { $aspect ->
    [deed] Co chcesz zrobić?
    [mode] Na jakim poziomie?
    [minion] Którym sługą?
    [other] Jaki cel?
    [amount] Ile?
    [side] Za czy przeciw?
   *[subject] Czym?
}
vt-deed = { $kind ->
    [Bleed] Atak na pulę
    [Hunt] Polowanie
    [LeaveTorpor] Opuszczenie torporu
    [BecomeAnarch] Przejście do anarchistów
    [Rescue] Ratunek z torporu
    [Diablerize] Diableria
    [TakeEquipment] Przejęcie ekwipunku
    [BurnImbued] Spalenie natchnionego
    [AttackMarked] Atak na oznaczonego sługę
    [Mark] Oznaczenie
    [Block] Blok
    [Transfer] Przenieś 1 punkt puli
    [Withhold] Zabierz 1 punkt puli
    [Merge] Połączenie
    [Discard] Odrzucenie
    [BurnOption] Opcja spalenia
    [Pay] Zapłata
    [Yield] Ustąpienie
    [Convict] Przekonanie
    [Recover] Powrót do gotowości
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
    [would-block] Blok by się udał.
    [asking] Jeszcze bez bloku.
    [free] Akcja bez bloku.
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
    [bleed] atakuje pulę za { $number }
    [hunt] poluje
    [equip] wyposaża się
    [employ] zatrudnia przybocznego
    [recruit] werbuje sojusznika
    [political] podejmuje akcję polityczną
    [leave-torpor] opuszcza torpor
    [rescue] ratuje z torporu
    [diablerize] popełnia diablerię
    [become-anarch] dołącza do anarchistów
    [attack-marked] atakuje
    [gain-power] zdobywa moc
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
    [aggravated] uderza (obrażenia poważne: { $number })
   *[damage] uderza (obrażenia: { $number })
}
vt-strike-ranged = na dystans
vt-strike-first = pierwsze uderzenie
vt-hand-strike = ręką
vt-damage-to-come = { $aggravated ->
    [0] Grożą obrażenia: { $normal }
   *[other] { $normal ->
        [0] Grożą obrażenia poważne: { $aggravated }
       *[other] Grożą obrażenia: { $normal } i poważne: { $aggravated }
    }
}
vt-prevents-now = może teraz zapobiec
vt-strikes-left = { $number ->
    [one] { $number } dodatkowe uderzenie
    [few] { $number } dodatkowe uderzenia
    [many] { $number } dodatkowych uderzeń
   *[other] { $number } dodatkowego uderzenia
}
vt-goes-on = Będzie jeszcze jedna runda.
vt-ends-here = Walka kończy się po tej rundzie.
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
    [0] brak widocznych głosów
    [one] został { $number } głos
    [few] zostały { $number } głosy
    [many] zostało { $number } głosów
   *[other] zostało { $number } głosu
}
vt-voted-for = { $number } za
vt-voted-against = { $number } przeciw
vt-not-voted = jeszcze bez głosu
vt-would-pass = Teraz by przeszło.
vt-would-fail = Teraz by upadło.
vt-is-settled = Wynik jest już przesądzony.

## Decydowanie: zagrywana karta

vt-playing = Zagrywana karta
vt-can-cancel = Zadziała, jeśli nikt jej nie anuluje.
