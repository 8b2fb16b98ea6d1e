import type { Cues } from './cues.ts'

export const cuesDe: Cues = {
  enter:
    'in die wohnung, ins haus, schlussel bekommen, schlussel abholen, check-in, eincheck*, einzuchecken, anreis*, anzureisen, ankomm*, ankunft*, angereist, rein, hinein, beziehen, einziehen, kommen wir an, kommen gegen, kommen um, kommen erst, kommen ab, kommen schon, reinkommen',
  leave:
    'letzten tag, letzter tag, check-out, auscheck*, auszuchecken, abreis*, abzureisen, raus, hinaus, verlassen, ausziehen, bleiben bis, abfahr*, auszug',
  comes:
    'kommen, kommt, da sein, da sind, bezugsfertig, fertig, bereit, landen, ins haus, in die bude, zu euch, hinkommen, schlussel, eintreffen, einlaufen',
  stays: 'bleiben, behalten, raumen, weg sein, gehen, nutzen, dableiben, losfahren',
  early: 'fruh*, eher, vorher, vor der zeit, vorzeitig, vormittag*',
  late: 'spat*, langer, nach mitternacht, nachts',
  when: 'wann, um wie viel uhr, wie viel uhr, wieviel uhr, uhrzeit, ab wann, bis wann, ab wie viel uhr, zeit, zeiten',
  aspects: {
    heated: 'beheizt*, geheizt*, warm, warmes, unbeheizt*, beheizbar',
    cost: 'was kostet, was kostets, wie hoch(?= (?:ist|sind|ware|waren) (?:die|der|das|eure|ihre|deine|denn)), wie viel kostet, kostet, kosten, kostenlos*, kostenfrei*, gratis, umsonst, gebuhr*, aufpreis, zuschlag*, bezahlen, preis*, extra, kostenpflichtig, teuer',
    included:
      'inbegriffen, inklusive, inkl, enthalten, vorhanden, mitbringen, gestellt, bereitgestellt, im preis, dabei, eigene',
    where: 'irgendwo, wo, wohin, wo ist, wo sind',
    hours:
      'wie oft, wie haufig, alle wie viel*, alle wieviel*, an welchem tag, welcher tag, an welchen tagen, wann, offnungszeit*, geoffnet, offen, uhrzeit*, zeiten, ab wann, bis wann, ganzjahrig, saison, das ganze jahr, schliesst, offnet, auf(?=\\s*(?:[?!.;]|$|und ))',
    far: 'wie weit, weit, entfernt, entfernung*, nah, nahe, nachste*, nahester, wie lange (?:dauert|braucht|brauchen|fahrt|lauft|geht), wie lange ist, in der nahe, fussweg, zu fuss, laufen, minuten',
    count: 'wie viele, wie vielen, wieviele, wievielen, wie viel, wieviel, anzahl',
    private: 'privat*, gemeinsam*, geteilt*, allein*, eigen*, fur uns allein, gemeinschaft*',
    indoor: 'innen, aussen*, draussen, hallenbad, drinnen',
    fenced: 'eingezaunt*, umzaunt*, zaun',
    covered: 'uberdacht*, dach',
    speed: 'schnell*, geschwindigkeit, mbit, glasfaser, stabil*',
    reserve: 'reservier*, buch*, vorbestell*',
    methods: 'wie bezahl*, karte, bar, uberweisung, kreditkarte, barzahlung, wie zahlen',
    size: 'wie gross, gross, grosse, quadratmeter',
  },
  negation: 'nicht, kein*, ohne, leider, nie, niemals, weder, noch nicht, verboten, untersagt, ausgeschlossen, nein',
  asks: 'stimmt es, stimmt das, stimmt, ist es richtig, nur zur bestatigung, ist es wahr, ware gut, ware schon, ware toll, ware super, ware praktisch, bitte, wissen, mochte*, brauch*, benotig*, frage, fragen, konnen wir, konnen sie, kann man, kann ich, konnten, konnt ihr, kannst du, durfen wir, darf man, darf ich, durfte*, ware es moglich, ist es moglich, gibt es, haben sie, habt ihr, hatten sie, bestatigen, sagen, hatte gern*, hatten gern*',
  opens:
    'wo, wann, wie, welche*, wieviel*, gibt, habt, haben, hat, hatte*, kann, kannst, konnen, konnt*, durfen, darf, ist, sind, wird, werden, muss, mussen, was, wer, warum, ab, bis, um, stimmt, braucht, brauchen, in welche*, zu, mit, sollen, soll, ware*, liegt, steht, stehen, verfugt, besteht, kostet, funktioniert, geht, nehmt, nehmen, akzeptier*, erlaubt, bietet, bieten',
  confirms:
    'richtig, oder, korrekt, stimmt das, stimmt es, also, stimmt, nicht wahr, gell, wir haben gelesen, ich habe gelesen, wenn ich richtig, habe ich richtig verstanden, verstehe ich, gehe davon aus, bestatigen',
  joins:
    'und auch, ausserdem, zudem, und noch, noch eine frage, eine weitere frage, des weiteren, ebenso, sowie, und gibt, und ist, und wie, und wann, und wo, und konnen, und durfen, und kann, und darf, und habt, und haben, und hat',
  changes:
    'ubrigens, doch, jetzt sind wir, wir sind jetzt, wir sind zu, statt, stattdessen, verspat*, andert, geandert, dazu, mitbringen werden, bringen auch, bringen noch, einen tag spater, einen tag fruher, kommt noch, kommen noch, sind nun',
  thanks:
    'danke*, dankeschon, vielen, vielmals, dank, lieben, herzlichen, herzlich, besten, tausend, perfekt, super, prima, toll, klasse, alles, klar, bis, bald, morgen, dann, ubermorgen, freitag, samstag, sonntag, montag, dienstag, mittwoch, donnerstag, tschuss, auf, wiedersehen, einverstanden, in, ordnung, schonen, schones, schone, guten, tag, abend, wochenende, woche, wunderbar, gut, sehr, ok, okay, verstanden, freuen, freue, uns, mich, wir, ich, schon, fur, die, das, den, der, ihre, ihr, eure, euer, deine, dein, schnelle, schnell, rasche, nette, liebe, lieber, freundliche, antwort, auskunft, info, infos, information, informationen, hilfe, gastfreundschaft, aufenthalt, zeit, und, war, waren, ist, so, hat, haben, gefallen, wohlgefuhlt, es, wohnung, haus, unterkunft, grusse, gruss, viele, mfg, lg, vg, hallo, ja, gerne, kein, problem, passt, genau, wie, auch, noch, mal, nochmals, nochmal, euch, ihnen, dir, sie, du, darauf, anna, tollen, wunderschon, wunderschone, ganz, zu, euch, am, ein, eine, einen',
  neutral:
    'gewechselt, wechselt, wechseln, abgeholt, geleert, abgeschaltet, ausgeschaltet, eingeschaltet, schaltet, aus, an, selber, selbst, tagsuber, lauft, man, dorthin, haus, hauses, studio, chalet, garten, uberall, mutter, vater, eltern, oma, opa, mann, frau, sohn, tochter, freund*, flug, flieger, landen, landet, jahr*, monat*, alt, kg, kilo, wiegt, rasse, beginnt, endet, ordnung, okay, problem, nachste*, serviert, tun, machen, dort, holz, mittags, eigene*, kommt, gehen, liegt, uns, extra, sind, da, mitnehmen, uhr, noch, jemand, jede*, uberhaupt, ganz*, verfugt, verfugung, steht, stehen, vorhanden*, inklusive, ebenfalls, ausserdem, zudem, kurz, gern, wirklich, bestatigen, erlaubt, gestattet, mitbringen, mitzubringen, mitnehmen, willkommen, akzeptiert, akzeptieren, schicken, senden, mussen, muss, exakt*, genau*, eigentlich, uberhaupt, irgendwo, irgendein*, anwesen, ferienhaus, gebaude, unterkunft, zimmer, studio, vor, ort, vorort, direkt, bei, nahe, umgebung, gegend, hause, ubernachten, ubernachtung*, schlafen, essen, kaufen, abstellen, stellen, lassen, dalassen, lagern, deponieren, unterstellen, aufbewahren, benutz*, nutzen, nutzung, benutzung, verwenden, unser*, zwei, drei, vier, funf, sechs, personen, person, erwachsene, leute, gaste, pro, tag, nacht, je, gelesen, gesehen, anzeige, beschreibung, steht, laut, erreichen, gehen, fahren, laufen, reisen, klein*, hinter, neben, bisher, bereits, gut, weil, da, ausgestattet, ausstattung, gibts, hatten, hatte, wollen, wollten, wurden, wurde, sollten, sollen, brauche, brauchen, benotigen, wahrend, extra, zusatzlich, uberall, draussen, drinnen, tagsuber, nachts, ubers, jeweils, insgesamt, meter, kilometer, minuten, euro, stunde, stunden, auto, autos, machen, kommt, kommen, bekommen, erhalten, zuruck, funktioniert, klappt, geht, ok, okay, moglich, ware, weg, fahrt, faehrt, hin, hinfahren, lange, braucht, dauert, gegen, etwa, ungefahr, circa, mindestens, maximal, bleiben, muss man, leise, laden, aufladen, benutzt, abholen, holt, halt, fahrplan, erreichbar, erreicht, gelangt, kommt man, passt, passen, reicht, leiht, bringen, gebracht, liegen, befindet, befinden, findet, finden, genau, uber, per, rum, herum, los, dazu, davon, bekommt, kriegt, kriegen, holen, hinstellen, hutte, almhutte, loft, villa, eins, eines',
}
