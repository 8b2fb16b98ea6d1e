import type { LanguageRules } from '#workflows/domain/emergency/rule-book.ts'

export const MACROS_DE = {
  cant: '(kann nicht|kann nich|kann keine|koennen nicht|konnen nicht|kriege keine|kriegt keine|bekomme keine|bekommt keine|komme nicht|kommen nicht|kaum|kann kaum|krieg keine|bekommen keine)',
  who: '(jemand|ein mann|einbrecher|fremde|ein fremder|leute|diebe|dieb|manner|unbekannte|jmd)',
  he: '(mann|freund|ex|er|partner|jemand|nachbar|nachbarn|typ|ehemann|sie|frau|vater|bruder|betrunkener|fremder)',
}

export const RULES_DE: LanguageRules = {
  fire: `
    (brennt|brennen|flammen|rauch|qualm|qualmt|feuer) & (handtuch|vorhang|herd|ofen|steckdose|treppenhaus|topf|sofa|bett|decke|matratze|flur|keller|mikrowelle|toaster|mulleimer|kabel|balkon|heizung|adventskranz)
    = (feuer|brand|es brennt|hilfe feuer|hilfe es brennt)
    (es|haus|wohnung|kuche|kueche|herd|ofen|dach|balkon|vorhang|steckdose|auto|bett|sofa|etwas|alles|topf|pfanne|mull|haus nebenan|backofen|toaster|zimmer|keller|garten|waschmaschine|trockner|sicherungskasten) ~2 (brennt|in flammen|steht in flammen|qualmt|raucht|brent|angefangen zu brennen|in brand|explodiert|brennen)
    brennt ~2 (es|hier|kuche|kueche|haus|wohnung|zimmer|balkon|ofen|herd|garten|dach|keller)
    (feuer|flammen|brand) (in|im|auf|am|aus|ausgebrochen|ist ausgebrochen|uberall) ~2 (kuche|kueche|haus|wohnung|zimmer|balkon|ofen|dach|keller|treppenhaus|garten|herd|steckdose|ausgebrochen|flur|uberall)
    (riecht|stinkt|rieche|riechen|geruch) ~3 (verbrannt|verbrannte*|rauch|verschmort|brand|angebrannt|nach verbranntem)
    (brandgeruch|rauchgeruch|kabelbrand|zimmerbrand|wohnungsbrand|kuchenbrand|schmorgeruch)
    rauch ~3 (kommt|steigt|quillt|dringt|uberall|aus dem|aus der|im treppenhaus|im zimmer|in der)
    (voller|viel|dichter|schwarzer|kommt|so viel|ganz viel) ~1 rauch
    (rauchmelder|feuermelder|brandmelder|feueralarm|feueralarm) ~3 (geht los|ging los|losgegangen|hort nicht auf|schlagt an|angeschlagen|schrillt|alarm|lautet|los)
    (funken|spruht funken) ~4 (steckdose|kabel|herd|sicherung*|lampe)
    (steckdose|kabel|herd|sicherung*|lampe) ~3 (funken|funkt|schmort|qualmt)
    (feuerwehr) ~2 (rufen|gerufen|bitte|schnell|ruft|alarmiert|brauchen|kommt|verstandigt)
    (brauchen|rufen|ruft|rufe) ~2 feuerwehr
  `,
  gas: `
    (riecht|stinkt|rieche|riechen|geruch) ~3 gas
    (gasgeruch|gasleck|gasalarm|gasaustritt|kohlenmonoxid|gasgeruh)
    gas ~2 (tritt aus|stromt aus|entweicht|ausgetreten|ausstromt)
    (riecht|stinkt) ~3 faulen eiern
    (co|gas|kohlenmonoxid) (melder|warner) ~2 (geht los|piept|schlagt|ging los|alarm)
  `,
  water: `
    wasser & (knochel*|knie*|knietief|steigt|knocheltief)
    (tropft|lauft|rinnt|regnet|leckt|spritzt|ausgelaufen|fliest|undicht) & (decke|lampe|wand|steckdose|treppenhaus|von oben|flur|sicherungskasten|lichtschalter|wanden)
    (wasser) ~4 (decke|wand|wande|uberall|lampe|unter der tur|steht|lauft aus|tropft|von oben|rohr|aus der spulmaschine|aus der waschmaschine|im keller|in der wohnung|aus dem boiler|durch die|hort nicht auf)  ~3
    (tropft|lauft|kommt|regnet|rinnt|leckt|tropfelt|fliest|spritzt) ~4 (decke|dach|von oben|wand|lampe|wande) ~2
    (decke|dach|lampe|wand) ~3 (tropft|undicht|lauft wasser|eingesturzt|durchnasst|kommt runter|kommt herunter|wolbt)
    (wasserschaden|wasserrohrbruch|rohrbruch|uberschwemm*|ueberschwemm*|uberflut*|ueberflut*|hochwasser|wassereinbruch)
    (rohr|leitung|schlauch|boiler|heizung|heizkorper|wasserleitung|toilette|klo|badewanne|waschmaschine|spulmaschine|spulung|durchlauferhitzer|spulbecken) ~3 (geplatzt|gebrochen|lauft uber|uberlauf*|lauft aus|ausgelaufen|geborsten|undicht|leckt|ubergelaufen|explodiert|platzt)
    (lasst sich|konnen|kann|geht) ~2 (wasser|hahn|haupthahn) ~2 (nicht abstellen|nicht zudrehen|nicht stoppen|nicht abdrehen|nicht mehr zu)
    (unter wasser|steht das wasser|im wasser|wohnung schwimmt)
  `,
  injury: `
    (batterie|knopfzelle|tabletten|putzmittel|reiniger|munze|magnet) & (verschluckt|geschluckt|getrunken)
    (gebrochen|geschnitten|verbrannt|verbruht|gequetscht|verstaucht|aufgeplatzt|eingeklemmt) & (bein|arm|knochel|hand|finger|kopf|fus|knie|nase|schulter|ol|gesicht|stirn|rucken|herdplatte)
    (verbruht|verbrueht|verbrennung|verbrennungen)
    (blutet|blute|bluten) ~2 (stark|kopf|sehr|nicht auf|heftig|aus|am|immer|viel|er|sie|ich|nase und)?
    (viel|verliert|uberall|alles voller|voller|so viel) ~1 blut
    (gesturzt|gefallen|ausgerutscht|runtergefallen|hingefallen|gestuerzt|gestolpert|abgesturzt|sturz) ~6 (treppe|kopf|bein|arm|bewegt|aufstehen|blutet|bewusstlos|verletzt|gebrochen|nicht mehr|schmerzen|balkon|dusche|fus|hufte|weh|pool|fenster)
    (treppe|balkon|leiter|fenster|dusche|pool) ~3 (gesturzt|gefallen|runtergefallen|gestuerzt|hinuntergefallen|ausgerutscht)
    (bein|arm|knochel|handgelenk|fus|finger|nase|hufte|rippe|hand|schulter) ~2 (gebrochen|ausgerenkt|ausgekugelt)
    (kopf) ~2 (gestosen|angeschlagen|aufgeschlagen|verletzt|gestossen)
    (verletzt|verletzte|verletzter|schwerverletzt|verbrannt|verbruht) ~2 (schwer|hand|arm|kopf|person|jemand|bitte|ist|sich|gesicht|bein|hilfe|am)
    (ist|hat sich|sind|habe mich|wurde|jemand|kind|sohn|tochter|schwer) ~2 (verletzt|verbrannt|verbruht|verwundet)
    (stromschlag|stromunfall|elektrischer schlag|elektroschock)
    (geschnitten|schnittwunde|tiefer schnitt|tiefe wunde)
    (ertrinkt|ertrunken|am ertrinken)
    (bewegt sich nicht|ruhrt sich nicht)
    (krankenwagen|rettungswagen|notarzt|rettungsdienst|sanitater|rettung)  ~2
    (gebissen|gestochen) ~3 (hund|schlange|kreuzotter|skorpion|qualle|allergisch)
    (hund|schlange|skorpion) ~3 gebissen
    (verschluckt|geschluckt|getrunken) ~3 (batterie|reiniger|bleichmittel|tabletten|putzmittel|gift|munze)
    (schwerer|schlimmer|schrecklicher|ein) unfall ~2 (passiert|gehabt|hier|gegeben|hilfe)
    unfall (passiert|gehabt|hier)
  `,
  illness: `
    (kannicht|kanich|kan net|nicht|nich|kaum|keine) ~1 (atmen|luft kriegen|luft bekommen)
    $cant ~2 (atmen|luft|schlucken|atem)
    (atmet|atme|atmen) ~2 (nicht|kaum|schwer|schlecht|keine|nicht mehr)
    (atemnot|keine luft|erstickt|erstick*|herzinfarkt|schlaganfall|bewusstlos|ohnmachtig|ohnmacht|krampfanfall|epileptisch*|anaphylakt*|uberdosis|herzstillstand|kollabiert|herzanfall|luftnot|asthmaanfall)
    (brust|herz|linken arm) ~2 (schmerz*|stechen|druck|tut weh|schmerzt)
    (schmerzen|druck|stechen|stiche|brustschmerz*) ~3 (brust|herz|herzgegend)
    (zusammengebrochen|umgekippt|weggetreten|brustschmerzen)
    (wacht nicht auf|reagiert nicht|nicht ansprechbar|wacht nicht mehr auf|nicht wach|reagiert nicht mehr)
    (allergische) (reaktion|schock)
    (hals|zunge|gesicht|lippen|rachen) ~3 (schwillt|geschwollen|zuschwellen|anschwellen|blau)
    (brauchen|brauche|braucht|rufen|ruft|bitte|benotigen|schnell|sofort|dringend) ~3 (arzt|notarzt|krankenhaus|doktor|arztin|artzt)
    (ins krankenhaus|in die notaufnahme)
    (hohes fieber|40 fieber|41 fieber|39 fieber|fieber 40|fieberkrampf|40 grad fieber)
    (erbricht|kotzt|spuckt|erbrechen) ~2 (blut|standig|stundenlang)
    (stirbt|ich sterbe|am sterben|liegt im sterben)
    (fruchtblase|wehen) ~3 (geplatzt|eingesetzt|gekommen|hat|alle)
    (selbstmord|umbringen|suizid*|nicht mehr leben)
    (vergiftet|vergiftung|rauchvergiftung)
    (blau) ~1 (angelaufen|lippen|im gesicht)
    (insulin|notfallspray|epipen|asthmaspray) ~3 (brauche*|dringend|vergessen|fehlt|leer)
    (brauche|braucht|ohne) ~2 (insulin|epipen|asthmaspray)
  `,
  break_in: `
    (eingebrochen|einbruch|einbrecher|aufgebrochen|ausgeraubt|eingebrohen|einbrechen|bestohlen|uberfallen|raububerfall)
    $who ~4 (in der wohnung|im haus|im zimmer|einzubrechen|versucht die tur|am fenster|ins haus|in die wohnung|reinzukommen|einsteigen|hereinzukommen|in unserer|in unserem|an der tur)
    (gestohlen|geklaut|gestolen|entwendet) ~2
    (fenster|tur|tuer|schloss) ~3 (eingeschlagen|aufgebrochen|aufgehebelt|eingetreten|aufgehebelt)
  `,
  locked_out: `
    (schlussel|schluessel) & (abgebrochen|schloss|steckt fest)
    (ausgesperrt|ausgeschlossen|eingeschlossen|eingesperrt|ausgespert|ausgespeert|eingespert|rausgesperrt)
    (tur|tuer|haustur|wohnungstur) ~2 (zugefallen|ins schloss gefallen|zugeschlagen|geht nicht auf|lasst sich nicht|offnet nicht|klemmt|offnet sich nicht|nicht offnen|nicht auf)
    (schlussel|schluessel|schlusel) ~3 (verloren|drin|drinnen|abgebrochen|steckt|innen|passt nicht|vergessen|dreht|weg|gestohlen|funktioniert nicht|nicht da|kaputt|fehlt|in der wohnung)
    (kommen|komme|konnen|koennen|kann) ~2 (nicht rein|nicht hinein|nicht ins haus|nicht in die wohnung|nicht in das|nicht ins|nicht in die)
    (stehen|stehe|sitzen|warten|sind|stecken) ~2 (drausen|draussen|vor der tur|vor der tuer|vor verschlossener|vor dem haus|auf der strase) ~5 (schlussel|code|tur|regen|kalte|kalt|rein|nacht|kinder|dunkeln|nicht|niemand|kindern|hilfe)
    (vor verschlossener tur|vor verschlossener tuer)
    (code|tastenfeld|turcode|zahlencode|schlusselbox|schlusselkasten|pin) ~2 (funktioniert nicht|geht nicht|falsch|stimmt nicht|ungultig|leer|offnet nicht|lasst sich nicht)
    (steckengeblieben|stecken|gefangen|fest|eingeklemmt|sitzen|hangen) ~3 (aufzug|fahrstuhl|lift)
    (aufzug|fahrstuhl|lift|badezimmer|bad|klo|balkon|toilette) ~3 (stecken|fest|eingesperrt|eingeschlossen|gefangen|steckengeblieben|nicht mehr raus|nicht raus)
  `,
  violence: `
    (betrunkener|betrunkene|fremder|mann|jemand|nachbar) & (tritt|droht|hammert|schlagt|bedroht|tobt|umbringen)
    $he ~3 (schlagt|geschlagen|schlaegt|bedroht|angegriffen|greift|wurgt|verprugelt|vergewaltigt|gestochen|attackiert|verfolgt|pruegelt|prugelt|umzubringen)
    (werde|wurde|werden|wurden|bin|sind) ~2 (bedroht|angegriffen|geschlagen|uberfallen|vergewaltigt|verprugelt|belastigt|verfolgt)
    (hat|mit|ein|einem|einer) ~1 (messer|pistole|waffe|axt) ~2 (bedroht|in der hand|er|gezogen|bewaffnet|vor der tur|uns|mich)
    mann mit messer
    (schusse|geschossen|schieserei|schiesserei|gewalt|schlagerei|schlaegerei|messerstecherei)
    (polizei) ~2 (rufen|gerufen|bitte|schnell|ruft|hilfe|sofort|brauchen|alarmiert|kommen)
    (brauchen|rufen|ruft|rufe) ~2 polizei
    (schreit|schreie|schreien) ~3 (hilfe|frau|kind)
    (angst) ~3 (um mein leben|um unser leben|vor ihm|vor meinem|leben)
    (lasst) (mich|uns) nicht (gehen|raus|weg)
    (will|wollte|droht) ~2 (umbringen|toten|umzubringen|schlagen)
  `,
  other: `
    = hilfe
    = (hilfe|hilf|helft|bitte) (hilfe|uns|mir|bitte) ~2
    = (sos|notfall|ein notfall)
    (helft|hilf|helfen sie|helfen) ~1 (uns|mir) ~1 (schnell|bitte|sofort|dringend)
    (ist|es ist|haben|dies ist|das ist|handelt sich) (ein|einen|um einen)? notfall
    notfall ~1 (bitte|hilfe|in der wohnung|schnell|im haus|anrufen|melden)
    (112|110) ~1 (gerufen|angerufen|anrufen|gewahlt|rufen)
    (lebensgefahr|in gefahr)
  `,
  harmless: `
    (zum sterben schon|zum niederknien|sterben vor|sterbe vor hunger|atemberaubend*)
    (feuerloscher|feuerstelle|feuerholz|feuerschale|lagerfeuer|kaminfeuer|kamin|feuerwerk|feuertreppe|feuerleiter|brennholz|feuerzeug|feuerkorb|brandschutz*|feuerfest*|feuerwehrhaus|feuerwehrfest|brandneu|sonnenbrand)
    (feuer|lagerfeuer|grill|kamin) (machen|anzunden|anmachen|an)
    (gibt es|haben sie|habt ihr|hat die wohnung|hat das|ist ein|sind|vorhanden|wo ist|wo sind|funktioniert der) ~3 (rauchmelder|feuermelder|verbandskasten|erste hilfe|feuerloscher|rauchmelder*|notausgang|brandmelder)
    (erste hilfe kasten|erste hilfe set|verbandskasten|hausapotheke|notausgang|notfallnummer*|notfallkontakt*|notrufnummer*|notfallset|notfallplan|notfallschlussel|notausstieg|fur den notfall|im notfall|fur notfalle|notfallapotheke|arztlicher notdienst)
    (gasherd|gasgrill|gasheizung|gasflasche|gastherme|gaskocher|gas herd|gaskartusche|gaskochfeld|gasanschluss|erdgas|gaskamin|gastank|gasthermen)
    (kein|keine|keinen|ohne|nicht) (rauch|feuer|gas|notfall|brand|blut|wasserschaden|gasgeruch|dringend|einbruch|verletzt|einbruche)
    (warmes|heises|kaltes|warmwasser|heisses|kein|leitungs|trink) wasser
    (wasserdruck|wasserkocher|wasserhahn|wasserpark|wasserfall*|wassertemperatur)
    (im stau|auf der autobahn|am flughafen|im zoll|bei der arbeit)
    (wlan|wifi|post|gutschein|netflix|tv|rabatt|buchungs|tresor|safe|internet) ~1 (code|passwort|schlussel)
    (schlussel) ~2 (abgeben|zuruckgeben|hinterlegen|lassen|legen|in die box|auf den tisch|ubergabe|abholen|hinterlassen|einwerfen|zuruck|gelegt)
    (stehen|stehe) ~2 (auf der warteliste|in der anzeige|am flughafen)
    (arzt|krankenhaus|apotheke|polizei) ~2 (in der nahe|nachste*|umgebung|attest|um die ecke)
    (glas|teller|tasse|vase|lampe|becher) ~1 (zerbrochen|gefallen|gebrochen|runtergefallen)
    (ins wasser gefallen|preis gefallen|hat uns gefallen|gut gefallen|sehr gefallen|gefallen hat|uns gefallen|mir gefallen|gefallt)
    (viel zu beginn|stecken geblieben im stau)
    (polizei) ~2 (meldung|anmeldung|meldeschein)
    (rettungsring|rettungsweste|rettungswesten|rettungsboot)
  `,
  elsewhere: `
    (im|seit) (januar|februar|marz|maerz|april|mai|juni|juli|august|september|oktober|november|dezember)
    (letztes|letzten|letzter|voriges|vergangenen|vorigen|letzte) (jahr|sommer|winter|jahres|mal|urlaub|monat|woche|unterkunft|reise|ferienwohnung)
    (vor) ~2 (jahren|monaten|wochen)
    (als kind|damals|fruher|in einer anderen|im film|im buch|im krimi|in den nachrichten|in der vorherigen|im roman|das lied|bewertungen|im fernsehen)
    (falls|im falle|was passiert wenn|was machen wir wenn|was tun wenn|sollte|fur den fall|wenn man|wenn wir|was ist wenn|wenn es|wenn etwas|wenn ein) ~5
    (alles wieder gut|schon erledigt|behoben|wieder in ordnung|schon gelost|fehlalarm)
    (versicherung|reiserucktritt*|haftpflicht*) ~6
  `,
}
