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
    .pron = du
    .person = you
empire-of-nobles = Adligen
empire-of-clergy = Geistlichen
empire-of-servants = Diener

## Was Unterstützungskarten bewirken

empire-phrase-either = { $both ->
    [attack-marker-defence-marker] leg { empire-phrase-either.markers }
    [defence-marker-attack-marker] leg { empire-phrase-either.markers }
   *[other] { $first } oder { $second }
}
    .markers = einen Angriffs- oder Verteidigungsmarker { $first-where }
    .then = { $both ->
        [attack-marker-defence-marker] legst du { empire-phrase-either.markers }
        [defence-marker-attack-marker] legst du { empire-phrase-either.markers }
       *[other] wählst du: { CAPITAL($first-clause) }, oder { $second-clause }
    }
    .inf = { $both ->
        [attack-marker-defence-marker] { empire-phrase-either.markers } legen
        [defence-marker-attack-marker] { empire-phrase-either.markers } legen
       *[other] entweder { $first-inf } oder { $second-inf }
    }
    .clause = { $both ->
        [attack-marker-defence-marker] du legst { empire-phrase-either.markers }
        [defence-marker-attack-marker] du legst { empire-phrase-either.markers }
       *[other] du wählst: { CAPITAL($first-clause) }, oder { $second-clause }
    }
empire-phrase-attack-marker = leg { empire-phrase-attack-marker.what }
    .what = einen Angriffsmarker { empire-phrase-attack-marker.where }
    .where = auf einen { $of ->
        [none] Charakter
       *[other] { $of-name }
    } im Schloss
    .then = legst du { empire-phrase-attack-marker.what }
    .inf = { empire-phrase-attack-marker.what } legen
    .clause = du legst { empire-phrase-attack-marker.what }
empire-phrase-defence-marker = leg { empire-phrase-defence-marker.what }
    .what = einen Verteidigungsmarker { empire-phrase-defence-marker.where }
    .where = { empire-phrase-attack-marker.where }
    .then = legst du { empire-phrase-defence-marker.what }
    .inf = { empire-phrase-defence-marker.what } legen
    .clause = du legst { empire-phrase-defence-marker.what }
empire-phrase-remove-markers = entferne { empire-phrase-remove-markers.what }
    .what = alle Marker von einem { $of ->
        [none] Charakter
       *[other] { $of-name }
    } im Schloss
    .then = entfernst du { empire-phrase-remove-markers.what }
    .inf = { empire-phrase-remove-markers.what } entfernen
    .clause = du entfernst { empire-phrase-remove-markers.what }
empire-phrase-invite = hol { empire-phrase-invite.what }
    .what = einen { $of ->
        [none] Charakter
       *[other] { $of-name }
    } deiner Wahl aus der Stadt ins Schloss
    .then = holst du { empire-phrase-invite.what }
    .inf = { empire-phrase-invite.what } holen
    .clause = du holst { empire-phrase-invite.what }
empire-phrase-send-to-town = leg { empire-phrase-send-to-town.what } und füll das Schloss auf
    .what = einen { $of ->
        [none] Charakter
       *[other] { $of-name }
    } aus dem Schloss unter die Stadt
    .then = legst du { empire-phrase-send-to-town.what } und füllst das Schloss auf
    .inf = { empire-phrase-send-to-town.what } legen und das Schloss auffüllen
    .clause = du legst { empire-phrase-send-to-town.what } und füllst das Schloss auf
empire-phrase-draw = zieh { empire-phrase-draw.what }
    .what = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
    .then = ziehst du { empire-phrase-draw.what }
    .inf = { empire-phrase-draw.what } ziehen
    .clause = du ziehst { empire-phrase-draw.what }
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
    .then = siehst du { empire-phrase-fetch.pile } durch, nimmst { empire-phrase-fetch.card } und mischst den Rest
    .inf = { empire-phrase-fetch.pile } durchsehen, { empire-phrase-fetch.card } nehmen und den Rest mischen
    .clause = du siehst { empire-phrase-fetch.pile } durch, nimmst { empire-phrase-fetch.card } und mischst den Rest
empire-phrase-cancel-card = annulliere { empire-phrase-cancel-card.what }; danach darf dein Gegner weitere spielen
    .what = eine vom Gegner gespielte Kampfkarte
    .then = annullierst du { empire-phrase-cancel-card.what }; danach darf dein Gegner weitere spielen
    .inf = { empire-phrase-cancel-card.what } annullieren, worauf dein Gegner weitere spielen darf
    .clause = du annullierst { empire-phrase-cancel-card.what }; danach darf dein Gegner weitere spielen
empire-phrase-strengthen = deine Seite erhält in diesem Kampf +{ $number }
    .then = erhält deine Seite in diesem Kampf +{ $number }
    .inf = deiner Seite in diesem Kampf +{ $number } geben
    .clause = { empire-phrase-strengthen }
empire-phrase-shield = deine Verteidigung erhält in diesem Kampf +{ $number }
    .then = erhält deine Verteidigung in diesem Kampf +{ $number }
    .inf = deiner Verteidigung in diesem Kampf +{ $number } geben
    .clause = { empire-phrase-shield }
empire-phrase-forbid = { $action ->
    [combat] für den Rest des Zuges darf niemand einen Kampf beginnen
    [hide] für den Rest des Zuges darf niemand einen Charakter in der Stadt verstecken
   *[ask] für den Rest des Zuges darf niemand Weihwasser benutzen
}
    .then = { $action ->
        [combat] darf für den Rest des Zuges niemand einen Kampf beginnen
        [hide] darf für den Rest des Zuges niemand einen Charakter in der Stadt verstecken
       *[ask] darf für den Rest des Zuges niemand Weihwasser benutzen
    }
    .inf = { $action ->
        [combat] für den Rest des Zuges Kämpfe verbieten
        [hide] für den Rest des Zuges das Verstecken in der Stadt verbieten
       *[ask] für den Rest des Zuges Weihwasser verbieten
    }
    .clause = { empire-phrase-forbid }
empire-phrase-other-discards = dein Gegner wirft { empire-phrase-other-discards.what } ab
    .what = { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } seiner Wahl in seinen Schlossgraben
    .then = wirft dein Gegner { empire-phrase-other-discards.what } ab
    .inf = deinen Gegner { empire-phrase-other-discards.what } abwerfen lassen
    .clause = { empire-phrase-other-discards }
