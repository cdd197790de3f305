### Die Karten von Vampire Empire: wie sie heißen, was auf ihnen steht, und die Wendungen der
### Unterstützungskarten. Welche Formen eine Wendung hat, sagt lang.ftl.

## Wie die Karten heißen

empire-card-nobles = Adlige { $number }
empire-card-clergy = Geistliche { $number }
empire-card-servants = Diener { $number }
empire-card-nobles-clergy = Adlige/Geistliche { $number }
empire-card-nobles-servants = Adlige/Diener { $number }
empire-card-clergy-servants = Geistliche/Diener { $number }
empire-card-vampire = Vampir { $number }
empire-card-vampire-nobles = Vampir/Adlige { $number }
empire-card-vampire-clergy = Vampir/Geistliche { $number }
empire-card-vampire-servants = Vampir/Diener { $number }
empire-card-holy-water = Weihwasser { $number }
empire-card-holy-water-nobles = Weihwasser/Adlige { $number }
empire-card-holy-water-clergy = Weihwasser/Geistliche { $number }
empire-card-holy-water-servants = Weihwasser/Diener { $number }
empire-card-organist = Organist
empire-card-lady-in-waiting = Hofdame
empire-card-kitchen-boy = Küchenjunge
empire-card-swarm-of-bats = Fledermausschwarm
empire-card-crypt-door = Grufttür
empire-card-bloodline = Blutlinie
empire-card-thick-fog = Dichter Nebel
empire-card-wall-of-mist = Nebelwand
empire-card-nightmares = Albträume
empire-card-blood-frenzy = Blutrausch
empire-card-mesmerize = Hypnose
empire-card-secret-passage = Geheimgang
empire-card-novice = Novize
empire-card-squire = Junker
empire-card-ostler = Stallknecht
empire-card-sacrifice = Opfer
empire-card-sermon = Predigt
empire-card-spring = Quelle
empire-card-wine-cellar = Weinkeller
empire-card-barred-gates = Verriegelte Tore
empire-card-torches = Fackeln
empire-card-watchman = Wächter
empire-card-purge = Reinigung

## Was auf ihnen steht

empire-phrase-combat-card = { $type-name } · Wert { $value }{ $type ->
    [vampire] {" "}· für enttarnte Vampire{ empire-phrase-combat-card.and }
    [holy-water] {" "}· gegen enttarnte Vampire{ empire-phrase-combat-card.or }
   *[other] { $classes-several ->
        [yes] {" "}· für { $classes-type }
       *[none] {""}
    }
}
    .and = { $classes-first ->
        [none] {""}
       *[other] {" "}und für { $classes-type }
    }
    .or = { $classes-first ->
        [none] {""}
       *[other] {" "}oder für { $classes-type }
    }
    .text = { $effect }
    .group = Kampfkarten
    .note = {""}
empire-phrase-support-card = Unterstützung · kostet { $day } am Tag, { $night } bei Nacht{ $in_combat ->
    [yes] {" "}· während eines Kampfes
   *[no] {""}
}
    .text = { $effect }
    .group = { $side ->
        [vampires] Unterstützungskarten der Vampire
       *[humans] Unterstützungskarten der Menschen
    }
    .note = { $ours ->
        [all] Von Conclave entworfen; die gedruckte Karte ist nicht bekannt.
        [cost] In der Spielregel beschrieben; die Kosten hat Conclave entworfen.
       *[none] {""}
    }

## Wer

empire-phrase-you = du
    .acc = dich
    .person = you
empire-of-nobles = Adligen
empire-of-clergy = Geistlichen
empire-of-servants = Diener

## Verben: dieses Spiel fordert kürzer auf

empire-verb-put = legen
    .one = legt
    .you = legst
    .order = leg
empire-verb-draw = ziehen
    .one = zieht
    .you = ziehst
    .order = zieh

## Was Unterstützungskarten bewirken

empire-phrase-either = { $both ->
    [attack-marker-defence-marker] leg { empire-phrase-either.markers }
    [defence-marker-attack-marker] leg { empire-phrase-either.markers }
   *[other] { $first } oder { $second }
}
    .markers = einen Angriffs- oder Verteidigungsmarker { $first-where }
    .state-then = { $both ->
        [attack-marker-defence-marker] legst du { empire-phrase-either.markers }
        [defence-marker-attack-marker] legst du { empire-phrase-either.markers }
       *[other] wählst du: { CAPITAL($first-state) }, oder { $second-state }
    }
    .inf = { $both ->
        [attack-marker-defence-marker] { empire-phrase-either.markers } legen
        [defence-marker-attack-marker] { empire-phrase-either.markers } legen
       *[other] entweder { $first-inf } oder { $second-inf }
    }
    .state = { $both ->
        [attack-marker-defence-marker] du legst { empire-phrase-either.markers }
        [defence-marker-attack-marker] du legst { empire-phrase-either.markers }
       *[other] du wählst: { CAPITAL($first-state) }, oder { $second-state }
    }
empire-phrase-attack-marker = einen Angriffsmarker { empire-phrase-attack-marker.where }
    .verb = put
    .where = auf einen { $of ->
        [none] Charakter
       *[other] { $of-name }
    } im Schloss
empire-phrase-defence-marker = einen Verteidigungsmarker { empire-phrase-defence-marker.where }
    .verb = put
    .where = { empire-phrase-attack-marker.where }
empire-phrase-remove-markers = alle Marker von einem { $of ->
    [none] Charakter
   *[other] { $of-name }
} im Schloss
    .verb = remove
empire-phrase-invite = einen { $of ->
    [none] Charakter
   *[other] { $of-name }
} deiner Wahl aus der Stadt ins Schloss
    .verb = fetch
empire-phrase-send-to-town = leg { empire-phrase-send-to-town.what } und füll das Schloss auf
    .what = einen { $of ->
        [none] Charakter
       *[other] { $of-name }
    } aus dem Schloss unter die Stadt
    .state-then = legst du { empire-phrase-send-to-town.what } und füllst das Schloss auf
    .inf = { empire-phrase-send-to-town.what } legen und das Schloss auffüllen
    .state = du legst { empire-phrase-send-to-town.what } und füllst das Schloss auf
empire-phrase-draw = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
    .verb = draw
empire-phrase-fetch = sieh { empire-phrase-fetch.pile } durch, nimm { empire-phrase-fetch.card } und misch den Rest
    .pile = { $pile ->
        [cellar] deinen Keller
        [moat] deinen Schlossgraben
       *[draw-pile] deinen Nachziehstapel
    }
    .card = { $type ->
        [none] eine Karte
        [vampire] eine Vampirkarte
        [holy-water] eine Karte Weihwasser
       *[other] eine Karte „{ $type-name }“
    }
    .state-then = siehst du { empire-phrase-fetch.pile } durch, nimmst { empire-phrase-fetch.card } und mischst den Rest
    .inf = { empire-phrase-fetch.pile } durchsehen, { empire-phrase-fetch.card } nehmen und den Rest mischen
    .state = du siehst { empire-phrase-fetch.pile } durch, nimmst { empire-phrase-fetch.card } und mischst den Rest
empire-verb-cancel = unwirksam machen
    .one = macht
    .you = machst
    .many = machen
    .order = mache
    .prefix = unwirksam
    .to = unwirksam zu machen
empire-phrase-cancel-card = eine vom Gegner gespielte Kampfkarte
    .verb = cancel
    .tail = ; danach darf dein Gegner weitere spielen
empire-phrase-strengthen = in diesem Kampf +{ $number }
    .subject = deine Seite
    .verb = gain
    .let = deiner Seite in diesem Kampf +{ $number }
    .let-verb = give
empire-phrase-shield = in diesem Kampf +{ $number }
    .subject = deine Verteidigung
    .verb = gain
    .let = deiner Verteidigung in diesem Kampf +{ $number }
    .let-verb = give
empire-phrase-forbid = { $action ->
    [combat] für den Rest des Zuges darf niemand einen Kampf beginnen
    [hide] für den Rest des Zuges darf niemand einen Charakter in der Stadt verstecken
   *[ask] für den Rest des Zuges darf niemand Weihwasser benutzen
}
    .state-then = { $action ->
        [combat] darf für den Rest des Zuges niemand einen Kampf beginnen
        [hide] darf für den Rest des Zuges niemand einen Charakter in der Stadt verstecken
       *[ask] darf für den Rest des Zuges niemand Weihwasser benutzen
    }
    .inf = { $action ->
        [combat] für den Rest des Zuges Kämpfe verbieten
        [hide] für den Rest des Zuges das Verstecken in der Stadt verbieten
       *[ask] für den Rest des Zuges Weihwasser verbieten
    }
    .state = { empire-phrase-forbid }
empire-phrase-other-discards = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} seiner Wahl in seinen Schlossgraben
    .subject = dein Gegner
    .verb = discard
