import type { LanguageRules } from '#workflows/domain/emergency/rule-book.ts'

export const MACROS_NL = {
  cant: '(kan niet|kan nauwelijks|kunnen niet|kan geen|krijg geen|krijgt geen|krijg bijna geen|kan bijna niet|lukt niet om|komen niet|kom niet|kan amper|kan haast niet|kunnen er niet|kan er niet)',
  who: '(iemand|een man|inbreker*|onbekende*|vreemde*|dief|dieven|mensen|een vent|mannen)',
  he: '(man|vriend|ex|partner|iemand|buurman|buren|vent|hij|vrouw|vader|broer|dronken|kerel)',
}

export const RULES_NL: LanguageRules = {
  fire: `
    (brandt|brand|vlammen|rook|fik|smeult) & (gordijn*|oven|stopcontact|bank|bed|handdoek|gang|pan|plafond|matras|magnetron|trappenhuis|overal|prullenbak|kachel)
    (rookalarm|rookmelder|brandalarm) ~2 (af|loeit|piept)
    = (brand|vuur|er is brand|help brand|het brandt|er is vuur)
    (er is|er was|we hebben|help|er staat|er breekt) (een|er)? (brand|brandje|vuur)
    brand (in|op|uitgebroken|bij|uit) ~2 (keuken|huis|appartement|kamer|balkon|oven|dak|gebouw|tuin|uitgebroken|woning|schuur|buren|trappenhuis)
    (brand uitgebroken|in brand|staat in de fik|in de fik|in vlammen|vlam in de pan|vat vlam|vlam gevat)
    (keuken|huis|oven|appartement|dak|gordijn*|bank|bed|gebouw|stopcontact|auto|pan|iets|alles|meterkast|ketel|wasmachine|droger|balkon|frituurpan|tv) ~2 (brandt|in brand|rookt|vonkt|vonken|ontploft|staat in brand)
    (ruik|ruiken|ruikt|stinkt|geur|lucht) ~3 (brand|rook|brandlucht|verbrand|verbrande|schroeilucht|aangebrand)
    (brandlucht|schroeilucht|rooklucht)
    rook ~2 (komt|uit|overal|zwarte|in de keuken|in het|in huis|onder de deur|dikke)
    (vol|veel|zwarte|dikke|zoveel) rook
    (rookmelder|brandalarm|brandmelder) ~3 (gaat af|afgegaan|loeit|stopt niet|ging af|blijft afgaan|af)
    (vonken) ~3 (stopcontact|kabel|meterkast|lamp)
    (stopcontact|meterkast) ~2 vonken
    (brandweer) ~2 (bellen|gebeld|bel|snel|alsjeblieft|nodig|komt)
    (bel|bellen|nodig) ~2 brandweer
  `,
  gas: `
    (ruik|ruiken|ruikt|stinkt|geur|lucht) ~3 (gas|gaslucht|rotte eieren)
    (gaslek|gaslucht|gasalarm|koolmonoxide*|gas lek|gaslekkage)
    gas ~2 (lekt|ontsnapt|stroomt)
  `,
  water: `
    water & (enkels|knieen|knie|stijgt|overstroomt)
    (druppelt|lekt|druipt|stroomt|loopt|regent|spuit|drupt|gutst|sijpelt) & (plafond|lamp|muur|stopcontact|trap|gang|van boven|meterkast|gootsteen|dak)
    (water|het) ~4 (plafond|muur|muren|overal|door de lamp|onder de deur|van boven|leiding|uit de vaatwasser|uit de wasmachine|stroomt|spuit|door het dak|over de vloer|in de kelder|uit de boiler) ~2 (druipt|lekt|loopt|stroomt|komt|spuit|naar binnen|water|lekken)?
    (druppelt|lekt|druipt|stroomt|loopt|drupt|regent|lekken|sijpelt) ~3 (plafond|dak|muur|door de lamp|van boven|uit de muur|in de kamer|binnen)
    (plafond|dak|muur|lamp) ~2 (lekt|druppelt|druipt|ingestort|stort in|komt naar beneden|doorweekt|drupt|lekkage)
    (overstroming|overstroomd|overstroomt|ondergelopen|waterschade|blank staat|staat blank|onder water|loopt onder|wateroverlast|waterlek|waterlekkage|staan onder water)
    (leiding|waterleiding|boiler|cv ketel|radiator|toilet|wc|bad|wasmachine|vaatwasser|gootsteen|kraan|slang|spoelbak|afvoer) ~3 (gesprongen|gebarsten|loopt over|overgelopen|kapot gesprongen|lekt enorm|stroomt over|spuit|geknapt|gesprongen)
    (gesprongen|gebarsten) (leiding|waterleiding|slang|buis)
    (enorme|grote|flinke) lekkage
    lekkage (in|aan) ~2 (plafond|badkamer|keuken|dak)
    $cant ~3 (water|kraan|hoofdkraan) ~2 (dicht|stoppen|afsluiten|dichtdraaien|uit)
    (krijg|krijgen) ~2 (kraan|water) niet (dicht|uit)
  `,
  injury: `
    (gebroken|gesneden|verbrand|verstuikt|geplet|gekneusd|opengehaald) & (been|arm|enkel|pols|hoofd|hand|vinger|neus|knie|voet|schouder|voorhoofd|kin|oog)
    (bloedt|bloed ik|bloeden|bloeding)
    (veel|verliest|overal|onder het|vol|zoveel) ~1 bloed
    (gevallen|uitgegleden|valpartij|gestruikeld) ~6 (trap|hoofd|been|arm|beweegt|opstaan|pijn|bewusteloos|gebroken|balkon|douche|gewond|bloedt|zwembad|raam|enkel|heup)
    (trap|balkon|ladder|douche|raam) ~3 (gevallen|gestort)
    (been|arm|enkel|pols|neus|voet|vinger|heup|rib|hand|schouder) ~1 (gebroken|uit de kom)
    (gebroken) (been|arm|enkel|pols|heup)
    (hoofd) ~2 (gestoten|verwond|geraakt)
    (is|zwaar|ernstig|iemand|zijn|ben|raakte|kind|zoon|dochter) ~1 (gewond|verbrand|geelektrocuteerd)
    (elektrische schok|stroomstoot|geelektrocuteerd)
    (gesneden|snijwond|diepe snee|diepe wond)
    (verdrinkt|verdronken|aan het verdrinken)
    beweegt niet
    (ambulance|ziekenwagen|ziekenauto) ~2
    (gebeten|gestoken) ~3 (hond|slang|schorpioen|adder)
    (hond|slang) ~2 gebeten
    (ingeslikt|gedronken|doorgeslikt) ~3
    (batterij|bleekmiddel|pillen|schoonmaakmiddel|gif) ~2 (ingeslikt|gedronken|gegeten)
    (ernstig|zwaar|een) ongeluk ~1 (gebeurd|gehad|hier)
  `,
  illness: `
    $cant ~2 (ademen|ademhalen|adem|lucht|slikken|ademt)
    (ademt|adem) ~1 (niet|nauwelijks|moeilijk|slecht|niet meer)
    (benauwd|ademnood|stikt|verstikt|stikken|kortademig|moeite met ademen|moeite met ademhalen)
    (pijn|druk|steken) ~2 (borst|hart|linkerarm)
    (borstpijn|pijn op de borst|hartaanval|hartinfarct|beroerte|herseninfarct|bewusteloos|flauwgevallen|toeval|epileptisch*|epilepsie|anafylact*|overdosis|hartstilstand|buiten bewustzijn|astma aanval|astmaaanval|buiten westen)
    (wordt niet wakker|reageert niet|niet aanspreekbaar|reageert niet meer|niet wakker)
    (allergische) (reactie|shock)
    (keel|tong|gezicht|lippen) ~3 (zwelt|opgezwollen|dik|blauw|gezwollen|op)
    (dokter|arts|huisarts|ziekenhuis) ~2 (nodig|snel|spoed|dringend|bellen|direct|alsjeblieft|meteen)
    (nodig|bel|zoeken|hebben) ~2 (dokter|arts|ziekenhuis)
    (naar het ziekenhuis|naar de spoedeisende|naar de spoed|eerste hulp nodig)
    (hoge koorts|40 koorts|40 graden koorts|koorts van 40|39 koorts|koorts van 39|41 graden)
    (braakt|spuugt|overgeven|kotst|geeft over) ~2 (bloed|constant|uren)
    (gaat dood|ga dood|stervende|ik sterf|dood gaan|sterft)
    (vliezen gebroken|weeen|bevalling begonnen)
    (zelfmoord|van kant maken|suicide|niet meer leven)
    (vergiftigd|vergiftiging|voedselvergiftiging)
    (blauw) ~1 (aangelopen|lippen)
    (insuline|inhaler|epipen) ~3 (nodig|vergeten|dringend|op)
    (nodig|zonder) ~2 (insuline|epipen)
  `,
  break_in: `
    (ingebroken|inbraak|inbreker*|overvallen|beroofd|inbreken|bestolen|beroving)
    $who ~4 (in huis|in het huis|in het appartement|in te breken|bij het raam|naar binnen|binnen|deur open te|aan de deur te|in onze kamer|in ons)
    (gestolen|gejat|geroofd) ~2
    (raam|deur|slot) ~2 (opengebroken|ingeslagen|ingetrapt|geforceerd)
  `,
  locked_out: `
    (sleutel|sleutels) & (afgebroken|slot|vast)
    (buitengesloten|buiten gesloten|opgesloten|ingesloten|buitegesloten|zit vast in|zitten vast in|vastgezeten|buitensluiten)
    (deur|voordeur|poort|sleutelkastje|slot) ~2 (dichtgevallen|dicht gevallen|in het slot|gaat niet open|krijg niet open|klemt|wil niet open|niet open|dichtgeslagen|dichtgewaaid)
    (sleutel|sleutels) ~3 (kwijt|binnen|verloren|afgebroken|past niet|werkt niet|vergeten|vast|gebroken|ligt binnen|gestolen|draait niet|nog binnen)
    (verloren|kwijt|kwijtgeraakt) ~2 (sleutel|sleutels)
    $cant ~3 (naar binnen|erin|binnen|deur open|in het huis|in het appartement)
    (staan|sta|zitten|wachten) ~2 (buiten|voor de deur|voor een dichte deur|op straat|voor dichte deur) ~5 (sleutel*|code|deur|regen|kou|nacht|binnen|kinderen|niet|donker|dicht|niemand|help)
    (code|cijferslot|sleutelkluis|sleutelkastje|pincode) ~2 (werkt niet|doet het niet|klopt niet|fout|onjuist|leeg|niet open|gaat niet)
    (vast|opgesloten|vastzitten|gevangen) ~2 (lift|badkamer|balkon|toilet|wc|kamer)
    (lift|badkamer|balkon|toilet|wc) ~2 (vast|opgesloten|niet uit)
  `,
  violence: `
    (dronken|man|vent|vreemde|iemand|buurman) & (trapt|dreigt|bonst|slaat|vermoorden|bedreigt)
    $he ~3 (slaat|geslagen|bedreigt|bedreigd|valt aan|aangevallen|steekt|gestoken|wurgt|verkracht|mishandelt|achtervolgt|vermoorden|schopt|mishandeld)
    (word|wordt|werd|werden|worden|ben|zijn) ~2 (bedreigd|aangevallen|geslagen|mishandeld|verkracht|gestoken|achtervolgd|lastiggevallen)
    (heeft|met|zwaait met) (een)? (mes|pistool|wapen|bijl)
    (schoten|geschoten|schietpartij|schietend|geweld|vechtpartij|steekpartij|mishandeling)
    (politie) ~2 (bellen|gebeld|bel|snel|alsjeblieft|nodig|direct|help)
    (bel|bellen|nodig|belt) ~2 politie
    (schreeuwt|gilt|geschreeuw|gegil) ~3 (help|vrouw|kind)
    (bang) ~3 (mijn leven|hem|ons leven|mijn man|die man|mijn vriend)
    laat (me|ons) niet (gaan|weg)
    (wil|dreigt) ~2 (vermoorden|doden|slaan|te slaan)
  `,
  other: `
    = (help|help ons|help me|help mij|sos|help snel|help alsjeblieft|noodgeval|spoed)
    (help) (ons|me|mij) ~1 (snel|alsjeblieft|nu|dringend|meteen)
    (is|het is|hebben|dit is|er is) (een)? (noodgeval|noodsituatie|spoedgeval)
    (noodgeval|noodsituatie) ~1 (help|bel|snel|in het|alsjeblieft)
    112 ~1 (gebeld|bellen|bel)
    (bel|gebeld) 112
    (in gevaar|levensgevaar)
  `,
  harmless: `
    (om te sterven|adembenemend|doodmoe|sterf van de honger|een moord voor|niet normaal|doodgaan van)
    (open haard|haardvuur|vuurkorf|brandhout|kampvuur|vuurwerk|brandblusser|branddeken|brandtrap|nooduitgang|vuurschaal|vuurplaats|brandveilig*|brandnieuw|haard|zonnebrand*|branddeur|merk)
    (vuur|kampvuur|bbq|barbecue|haard) (maken|aansteken)
    (is er|zijn er|heeft|hebben jullie|heb je|heeft u|waar is|werkt de|aanwezig) ~3 (rookmelder*|ehbo*|brandblusser*|koolmonoxidemelder*|brandalarm|co melder|ehbo doos|verbanddoos)
    (ehbo doos|ehbo kist|verbanddoos|ehbo set|eerste hulp doos|eerste hulp kit|noodnummer*|noodgevallen|contactpersoon|in geval van nood|noodcontact|noodsleutel|reservesleutel|bij nood|noodverlichting|noodplan)
    (gasfornuis|gasbarbecue|gasfles|gaskachel|gasgrill|gas bbq|gasaansluiting|aardgas|gasoven|gaskookplaat|gasverwarming|gashaard|gasmeter)
    (koolmonoxidemelder|koolmonoxide melder) ~1 (aanwezig|in)
    (geen|niet|zonder) (rook|brand|gas|noodgeval|lekkage|bloed|dringend|spoed|gaslucht|gewonden|haast|vuur|inbraak)
    (warm|koud|drink|geen|lauw|kokend) water
    (waterdruk|waterkoker|waterpark|waterkant|watersport*|water van de zee)
    (file|vliegveld|snelweg|douane|werk) ~1 (vast|vastzitten)
    (vast|vastzitten) ~1 (in de file|op het vliegveld|aan|op de snelweg|op)
    (wifi|netflix|tv|kortings|boekings|post|kluis|internet) ~1 (code|wachtwoord|sleutel)
    (sleutel|sleutels) ~2 (inleveren|achterlaten|teruggeven|neerleggen|op tafel|in het kastje|ophalen|in de brievenbus|achtergelaten|afgeven|in de box|bij)
    (dokter|ziekenhuis|apotheek|politie|huisarts) ~2 (in de buurt|dichtstbijzijnde|dichtbij|dichtst*)
    (dichtstbijzijnde|naaste) (dokter|ziekenhuis|apotheek|huisarts|politiebureau)
    (glas|bord|kopje|vaas|lamp|stoel) ~1 (gebroken|kapot|gevallen)
    (bevallen|in de smaak|goed bevallen)
    (uit eten|buiten eten|buiten zitten|buiten roken)
    (bevalt|is ons goed gevallen|regen gevallen|sneeuw gevallen)
    benauwd ~1 (warm|weer)
    rook (buiten|vrij|niet|ik|je)
    (ik rook|wij roken)
    (snijden|brood|mes set|messen)
  `,
  elsewhere: `
    in (januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)
    (vorig|afgelopen|vorige) (jaar|zomer|winter|keer|maand|week|vakantie|huisje|verblijf|lente)
    (jaar|jaren|maanden|weken) geleden
    (toen ik|vroeger|in de film|in het boek|op het nieuws|in een ander|in ons vorige|in de serie|het liedje|recensies|reviews)
    (in geval van|wat als|stel dat|wat moeten we doen als|mocht er|voor het geval|als er|als we|als iemand|als ik|als het) ~5
    (al opgelost|opgelost|weer in orde|vals alarm|al verholpen)
    (reisverzekering|verzekering) ~6
  `,
}
