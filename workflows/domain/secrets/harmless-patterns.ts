import { RELAY_CHANNELS } from '#workflows/domain/channels.ts'
import { sitesOf } from '#workflows/domain/platform-domains.ts'

/**
 * Figures that are known to open nothing, each in its own pattern. `alone` ones say so by themselves; the others
 * (a bare time, a date, a long number) are believed only where they do not stand right where a code would.
 */
export type HarmlessPattern = {
  pattern: RegExp
  alone: boolean /** Believed only where nothing names a code. */
  uncoded?: true
}

const MONTHS =
  'gen\\p{L}*|jan\\p{L}*|janv\\p{L}*|ene\\p{L}*|stycz\\p{L}*|feb\\p{L}*|fev\\p{L}*|févr\\p{L}*|lut\\p{L}*|mar\\p{L}*|mär\\p{L}*|maa\\p{L}*|apr\\p{L}*|avr\\p{L}*|abr\\p{L}*|kwie\\p{L}*|mag\\p{L}*|mai\\p{L}*|may\\p{L}*|mei|maj\\p{L}*|giu\\p{L}*|jun\\p{L}*|juin|czerw\\p{L}*|lug\\p{L}*|jul\\p{L}*|juil\\p{L}*|lip\\p{L}*|ago\\p{L}*|aug\\p{L}*|aoû\\p{L}*|sierp\\p{L}*|set\\p{L}*|sep\\p{L}*|wrze\\p{L}*|ott\\p{L}*|oct\\p{L}*|okt\\p{L}*|out\\p{L}*|paź\\p{L}*|nov\\p{L}*|lis\\p{L}*|dic\\p{L}*|dec\\p{L}*|dez\\p{L}*|déc\\p{L}*|gru\\p{L}*'

const WEEKDAY_NAMES =
  'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|segunda|terça|quarta|quinta|sexta|poniedziałe?k\\p{L}*|wtor\\p{L}+|środ\\p{L}+|czwart\\p{L}+|piąt\\p{L}+|sobot\\p{L}+|niedziel\\p{L}+'

const UNITS =
  'k?m²|m2|mq|qm|sqm|sq\\.?\\s?m|sq\\.?\\s?ft|km|cm|mm|m(?=[\\s.,;:!?)]|$)|met(?:ri|ro|er|ers|re|res|ros|rów)|mètres?|kilomet\\p{L}*|kilómet\\p{L}*|ft|feet|miles?|yards?|yds?(?!\\p{L})|min(?:\\.|uti|uto|utes?|uten|utos?|uuten|ut)?(?!\\p{L})|h(?:rs?|ours?)?(?!\\p{L})|ore|stunden?|heures?|horas?|uur|uren|godz\\p{L}*|days?|giorn[io]|tage?n?|jours?|d[ií]as?|dagen|dias|dni|nights?|nott[ei]|nächte?|nuits?|noches?|nachten|noites?|noc[ey]|weeks?|settiman[ae]|wochen?|months?|mes[ie]|years?|ann[oi]|jahre?|ans|años|jaar|anos|lat|kg|kilo\\p{L}*|tonn?\\p{L}*|kwh?|watt|volt|ampere|a(?=mp)|v(?!\\p{L})|mb(?:ps|it)?(?:/s)?|mega\\p{L}*|gb(?:ps|it)?|gbit|giga\\p{L}*|[gm]hz|°\\s?[cf]?|gradi|grad|degrees?|grados|graden|stopni|lit(?:ri|ers?|res?|ros)|l(?!\\p{L})|steps?|gradini|stufen|marches|escalones|treden|degraus|schodów|schodków|people|persons?|person[ae]|personen|personnes|pessoas|osob\\p{L}*|osób|guests?|ospiti|gäste|invités|huéspedes|gasten|hóspedes|gości|spots?|spaces?|post[io](?! \\d)|plätze|places(?! \\d)|plazas(?! \\d)|beds?|letti|betten|lits|camas|rooms?|stanze|camere|zimmer|pièces|habitaciones|kamers|apartments?|appartamenti|wohnungen|units?|channels?|canali|kanäle|chaînes|canales|towels?|cars?|auto|autos|wagen|voitures|coches|floors?|piani|stockwerke|étages|pisos|verdiepingen|andares|pięter|times?|volte|mal|fois|veces|secon\\p{L}*|sekunden?|secs?(?!\\p{L})|digits?|cifre|stellig\\p{L}*|chiffres|cifras|x\\s?\\d+'

const CURRENCY =
  '€|eur(?:o|os|oa)?(?!\\p{L})|\\$|usd|dollars?|£|gbp|pounds?|chf|fr\\.|franchi|franken|francs?|francos|pesos?|mxn|r\\$|reais|k[cč](?!\\p{L})|huf|forint\\p{L}*|lei(?!\\p{L})|kr(?:oner|onor)?(?!\\p{L})|zł|pln|złot\\p{L}*|%|percent|per cento|prozent'

/** What a price is for: 'per hour', 'je Kilowattstunde'. */
const FOR_EACH =
  '(?:per|pro|je|par|por|za|al|alla|a|the|an|de|le|la|el)\\s?(?:uur|hour|ora|stunde|heure|hora|godzin[ęe]|day|giorno|tag|jour|d[ií]a|dag|dzień|night|notte|nacht|nuit|noche|noite|noc|person[ae]?|persoon|personne|pessoa|osob[ęay]|kwh|kg|kilo)'

const STREETS =
  'via|viale|vicolo|piazza|piazzale|piazzetta|corso|largo|lungomare|lungotevere|lungarno|contrada|strada|località|salita|calata|rue|avenue|av\\.|boulevard|bd|chemin|place|impasse|quai|allée|route|calle|c/|avenida|avda\\.?|plaza|paseo|carrer|camino|ronda|rua|travessa|largo|praça|estrada|ul\\.|ulica|ulicy|aleja|al\\.|plac'
const STREET_ENDS = 'stra(?:ß|ss)e|str\\.|gasse|weg|platz|allee|ufer|ring|damm|straat|laan|gracht|kade|plein|steeg'

const LABELS =
  'room|apartment|appartment|apt\\.?|flat|unit|suite|house|number|civico|n\\.|nr\\.?|n°|no\\.|nº|camera|stanza|appartamento|interno|int\\.|scala|lotto|zimmer|wohnung|haus|hausnummer|top|stiege|chambre|appartement|bâtiment|bât\\.|habitación|apartamento|puerta n|quarto|pokój|mieszkanie|kamer|bus|buses|tram|trams|line|lines|linea|linee|linie|ligne|línea|lijn|linia|metro|u-bahn|autobus|autobús|autobuses|train|treno|zug|platform|binario|gleis|exit|uscita|ausfahrt|sortie|salida|afrit|saída|zjazd|highway|route|ss|sp|posto|stellplatz|spot|space|slot|platz|place|plaza|plek|lugar|miejsce|channel|canale|kanal|model|modello|modell|modèle|modelo|row|fila|cat\\.?|page|pagina|seite'

const PHONE_WORDS =
  'tel\\p{L}*\\.?|\\p{L}*taxis?|phones?|call(?:s|ing)?|ring us(?: on)?|chiama\\p{L}*|chiami|numero|cell\\p{L}*|mobile|handy\\p{L}*|whats ?app|sms|text(?: us| me)?(?: on| at)?|appel\\p{L}*|llam\\p{L}*|bel(?! )|bellen|zadzwo\\p{L}*|anruf\\p{L}*|ruf\\p{L}*|ligue|ligar|contact\\p{L}*|contatt\\p{L}*|emergency|emergenz\\p{L}*|notruf|urgences?|emergencias?'

const SIZES =
  'höhe|breite|tiefe|altezza|larghezza|profondità|height|width|depth|headroom|clearance|hauteur|largeur|profondeur|altura|anchura|largura|profundidad|hoogte|breedte|diepte|wysokoś|szerokoś|głębokoś'

const BEDS =
  'lett[oi]|letto matrimoniale|matrimonial[ei]|singol[oi]|beds?|doubles?|singles?|betten|(?:doppel|einzel)?bett|lits?|camas?|bedden|(?:tweepersoons|eenpersoons)?bed|(?:rozkładan\\p{L}* )?łóżk\\p{L}*'

const all = (pattern: string) => new RegExp(pattern, 'giu')

export const HARMLESS_PATTERNS: HarmlessPattern[] = [
  // How wide a bed is: 'un lit de 160', 'a bed of 140 x 200', 'zwei Betten 90'.
  {
    alone: true,
    pattern: all(
      `(?<!\\p{L})(?:${BEDS})\\s(?:(?:da|de|van|von|of|o szerokości|double|simple|individual(?:es)?)\\s){0,2}(?:[789]0|1[0-8]0|135|200)(?:\\s?[x×]\\s?(?:190|200|210|220))?(?![\\p{L}\\d])`,
    ),
  },
  // How high or wide, in metres, of one figure: 'Einfahrtshöhe 1,90', '1,95 de altura'.
  {
    alone: true,
    pattern: all(
      `\\p{L}*(?:${SIZES})\\p{L}*\\.?,?\\s(?:(?:di|von|de|of|max\\.?|is|ist|è|é|est|es)\\s)?\\d[.,]\\d{1,2}(?![\\d.,]*\\d)`,
    ),
  },
  { alone: true, pattern: all(`(?<![\\d.,])\\d[.,]\\d{1,2}\\s(?:(?:de|di|of|in)\\s)?(?:${SIZES})`) },
  // Hours of some days: 'lun-sab 8-19:30'.
  {
    alone: false,
    uncoded: true,
    pattern:
      /(?<!\p{L})(?:lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|jeu|sam|dim|jue|vie|ma|wo|vr|za|zo|seg|ter|qua|qui|sex|pon|wt|sr|śr|czw|pt|sob|nd)\p{L}{0,9}\.?(?:\s?(?:[-–/]|a|to|bis|au?|tot|do)\s?\p{L}{2,10}\.?)?,?\s(?:[01]?\d|2[0-4])(?:[.:]\d{2})?\s?[-–]\s?(?:[01]?\d|2[0-4])(?:[.:]\d{2})?(?![\d.:-]\d|\d)/giu,
  },
  // Hours of what is open: 'aperto 6-13', 'geöffnet 8-22'.
  {
    alone: false,
    uncoded: true,
    pattern:
      /(?<!\p{L})(?:open(?:ed|s|en)?|apert[oaie]|offen|geöffnet|auf|ouverte?s?|abiert[oa]s?|abre|geopend|abert[oa]s?|czynn\p{L}*|otwart\p{L}*)\s(?:[01]?\d|2[0-4])(?:[.:]\d{2})?\s?[-–]\s?(?:[01]?\d|2[0-4])(?:[.:]\d{2})?(?![\d:-]|[.,]\d)/giu,
  },
  // Hours, twice a day: '6-9 e 16-22'.
  {
    alone: true,
    uncoded: true,
    pattern:
      /(?<![\d.:,-])(?:[01]?\d|2[0-4])\s?[-–]\s?(?:[01]?\d|2[0-4])\s(?:e|and|und|et|y|en|i|,)\s(?:[01]?\d|2[0-4])\s?[-–]\s?(?:[01]?\d|2[0-4])(?![\d:-]|[.,]\d)/giu,
  },
  { alone: true, pattern: all(`(?<![\\d.,])\\d{1,3}[.,]\\d{2}\\s${FOR_EACH}(?!\\p{L})`) },
  // A figure with a comma: a height, a price, no code.
  { alone: false, uncoded: true, pattern: /(?<![\d.,])\d{1,3},\d{1,2}(?![\d,]|\.\d)/gu },
  // What is collected on which day.
  { alone: false, uncoded: true, pattern: all(`(?<!\\p{L})(?:${WEEKDAY_NAMES})(?!\\p{L})`) },
  // Hours of a shop behind its name and the way to it: 'a 200 metri 8-21, domenica fino alle 20'.
  {
    alone: false,
    uncoded: true,
    pattern:
      /(?<![\d.:,-])(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?\s?[-–]\s?(?:noon|midday|[01]?\d(?:[.:][0-5]\d)?|2[0-4](?:[.:][0-5]\d)?)(?![\d:-]|[.,]\d)/giu,
  },
  // From how deep to how deep: a price or a depth, never a code.
  { alone: false, pattern: /(?<![\d.,])\d[.,]\d{2}\s?(?:a|bis|à|to|tot|até|do|-|–)\s?\d[.,]\d{2}(?![\d.,])/giu },
  { alone: true, pattern: /\+\d[\d\s()./-]{6,18}\d/gu },
  { alone: true, pattern: /(?<!\d)00[1-9]\d(?:[\s()./-]?\d){7,12}(?!\d)/gu },
  {
    alone: true,
    pattern: all(
      `(?<!\\p{L})(?:${PHONE_WORDS})(?:\\s\\p{L}+){0,2}\\s?[:.]?\\s?\\(?0?\\d(?:[\\s()./-]{0,2}\\d){6,13}(?![\\p{L}\\d])`,
    ),
  },
  {
    alone: true,
    pattern: all(
      `(?<!\\p{L})(?:${PHONE_WORDS})(?:\\s\\p{L}+){0,2}\\s?[:.]?\\s?(?:11[0-8]|144|911|999|192|193)(?![\\p{L}\\d])`,
    ),
  },
  { alone: true, pattern: all(`(?:${CURRENCY})\\s?\\d+(?:[.,' ]\\d{3})*(?:[.,]\\d{1,2})?(?!\\d)`) },
  { alone: true, pattern: all(`(?<![\\d.])\\d+(?:[.,' ]\\d{3})*(?:[.,](?:\\d{1,2}|-))?\\s?(?:${CURRENCY})`) },
  {
    alone: true,
    pattern: all(`(?<![\\p{L}\\d.])\\d+(?:[.,]\\d+)?(?:\\s?[-–x/]\\s?\\d+(?:[.,]\\d+)?)?\\s?-?(?:${UNITS})(?!\\p{L})`),
  },
  {
    alone: true,
    pattern:
      /(?<![\d.])\d{1,3}(?:st|nd|rd|th|°|º|ª|\.|er|ère|e|ème|de|ste)?\s?(?:floor|piano|stock|etage|étage|piso|planta|verdieping|andar|pi[eę]tr\p{L}*|og)(?!\p{L})/giu,
  },
  {
    alone: true,
    pattern:
      /(?<!\p{L})(?:floor|piano|stock|etage|étage|piso|planta|verdieping|andar|pi[eę]tro)\s?:?\s?\d{1,2}(?!\d)/giu,
  },
  {
    alone: true,
    pattern:
      /(?<!\p{L})(?:alle|dalle|dalla|all'|ore|le ore|um|ab|bis|gegen|von|à|dès|de|a las|las|desde las|hasta las|às|das|até|om|tot|vanaf|van|o|od|do|po|from|at|until|till|by|before|after|dopo le|dopo|nach|après|depois das|después de las|between|entro|entro le|fino alle|tra le|zwischen|entre|tussen|verso(?: le)?|(?:in|at)torno alle|circa(?: alle| le)?|le(?=\s\d{1,2}[.:]\d{2})|around|about|vers|aux alentours de|autour de|(?:sobre|hacia|a eso de) las|rond(?:om)?|omstreeks|tegen|por volta d[ao]s|pelas|około|koło|check[ -]?in|check[ -]?out)\s?:?\s?(?:[01]?\d|2[0-4])(?:[.:h]\s?[0-5]\d)?(?:\s?(?:uhr|h|am|pm|a\.m\.|p\.m\.))?(?:\s?(?:-|–|to|and|und|bis|alle|e|et|à|y|a|en|tot|do|i|às|até)\s?(?:le\s|las\s)?(?:[01]?\d|2[0-4])(?:[.:h]\s?[0-5]\d)?(?:\s?(?:uhr|h|am|pm))?)?(?![\d.:]\d|\d)/giu,
  },
  {
    alone: true,
    pattern: /(?<![\d.:])(?:[01]?\d|2[0-4])(?:[.:]?[0-5]\d)?\s?(?:uhr|am|pm|a\.m\.|p\.m\.|hrs|uur|h(?![\p{L}\d]))/giu,
  },
  { alone: true, pattern: /(?<![\d.:])(?:[01]?\d|2[0-4])h[0-5]\d(?!\d)/giu },
  { alone: true, pattern: /(?<!\p{L})(?:h\s?24|24\s?h|24\s?\/\s?7|24\s?ore|7\s?\/\s?7)(?![\p{L}\d])/giu },
  {
    alone: true,
    pattern: /(?<![\d.:])(?:[01]?\d|2[0-4])[.:][0-5]\d\s?[-–]\s?(?:[01]?\d|2[0-4])[.:][0-5]\d(?![\d.:])/gu,
  },
  { alone: false, pattern: /(?<![\d.:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/gu },
  { alone: false, pattern: /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:20\d{2}|\d{2})(?!\d)/gu },
  { alone: true, pattern: /(?<!\d)20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/gu },
  {
    alone: true,
    pattern: all(
      `(?<!\\d)\\d{1,2}(?:st|nd|rd|th|\\.|°|º|er)?\\s(?:de\\s|of\\s)?(?:${MONTHS})(?!\\p{L})(?:\\s(?:de\\s)?(?:19|20)\\d{2})?`,
    ),
  },
  { alone: true, pattern: all(`(?<!\\p{L})(?:${MONTHS})\\s\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s(?:19|20)\\d{2})?(?!\\d)`) },
  {
    alone: true,
    pattern: all(
      `(?<!\\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december)\\s20\\d{2}`,
    ),
  },
  {
    alone: true,
    pattern:
      /(?<!\p{L})(?:since|dal|nel|del|from|in|seit|von|baujahr|anno|year|built|costruit[oa]|construit[e]?|construid[oa]|gebaut|gebouwd|renov\p{L}*|ristruttur\p{L}*|erbaut|depuis|sinds|desde|zbudowan\p{L}*|from the|en|de|of|od|uit|roku|w roku)\s(?:in\s|nel\s|en\s|w\s)?(?:1[5-9]|20)\d{2}(?![\p{L}\d])/giu,
  },
  {
    alone: true,
    pattern: all(
      `(?<!\\p{L})(?:${STREETS})\\s(?:[\\p{L}'’.-]+\\s){0,4}?[\\p{L}'’.-]+,?\\s(?:n\\.?\\s?)?\\d{1,3}(?:[/-]?[A-Za-z](?!\\p{L}))?(?!\\d)(?:,\\s?(?:[A-Z]{1,2}-)?\\d{4,5}\\s\\p{Lu}\\p{L}+)?`,
    ),
  },
  {
    alone: true,
    pattern: all(`(?<![\\d])\\d{1,3}\\s?(?:bis|ter)?,?\\s(?:rue|avenue|boulevard|chemin|place|impasse|quai|allée)\\s`),
  },
  {
    alone: true,
    pattern: all(
      `\\p{L}*(?:${STREET_ENDS})\\s\\d{1,3}(?:\\s?[a-z](?!\\p{L}))?(?!\\d)(?:,\\s?(?:[A-Z]{1,2}-)?\\d{4,5}\\s\\p{Lu}\\p{L}+)?`,
    ),
  },
  {
    alone: true,
    pattern:
      /(?<!\d)\d{1,3}[A-Z]?\s(?:\p{Lu}\p{L}+\s){1,3}(?:Street|Road|Avenue|Lane|Drive|Square|Court|St|Rd|Ave)(?!\p{L})/gu,
  },
  {
    alone: true,
    pattern: all(
      `(?<![\\p{L}\\d])(?:${LABELS})\\s?:?\\s?\\d{1,3}(?:\\s?[a-z](?!\\p{L}))?(?:\\s?(?:,|/|and|e|und|et|y|en|i|o|or)\\s?\\d{1,3})*(?![\\p{L}\\d])`,
    ),
  },
  { alone: true, pattern: /(?<=,\s?)(?:[A-Z]{1,2}-)?\d{4,5}\s(?=\p{Lu}\p{Ll})\p{L}+/gu },
  { alone: true, pattern: /(?<=,\s?)\d{4}\s?[A-Z]{2}\s(?=\p{Lu}\p{Ll})\p{L}+/gu },
  { alone: true, pattern: /(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\d])/gu },
  { alone: true, pattern: /(?<!\d)\d{2}-\d{3}\s(?=\p{Lu}\p{Ll})\p{L}+|(?<!\d)\d{4}-\d{3}\s(?=\p{Lu}\p{Ll})\p{L}+/gu },
  {
    alone: true,
    pattern:
      /(?<!\p{L})(?:cin|cir|cis|cap|plz|c\.?p\.?|codice (?:fiscale|postale|identificativo\p{L}*|cin|cir)(?: nazionale| regionale)?|p\.?\s?iva|partita iva|vat(?: no\.?| number)?|iban|code postal|c[oó]digo postal|post ?code|postleitzahl|zip(?: code)?|kod pocztowy|licen[cs]e(?: number)?|licencia|registration number|registre|booking (?:code|number)|buchungs(?:code|nummer)|codice (?:di )?prenotazione|num[eé]ro de r[eé]servation)\s?[:=]?\s?[A-Z0-9][A-Z0-9/-]{3,33}(?:\s\d{2,4}){0,6}/giu,
  },
  {
    alone: true,
    pattern:
      /(?<![\p{L}\d])(?:2[.,]4|5|6)\s?g(?:hz)?(?!\p{L})|(?<![\p{L}\d_])[345]g(?![\p{L}_])|(?<!\p{L})(?:wi-?fi|usb|hdmi)[ -]?\d(?:\.\d)?(?!\d)/giu,
  },
]

const MAPS = String.raw`google\.[a-z.]{2,6}\/maps|maps\.google\.[a-z.]{2,6}|maps\.app\.goo\.gl|goo\.gl\/maps|openstreetmap\.org|maps\.apple\.com`

/** Links that lead to a listing or a map. */
export const HARMLESS_LINKS = new RegExp(
  String.raw`^(?:https?:\/\/)?(?:[\w-]+\.)*(?:${RELAY_CHANNELS.map(sitesOf).join('|')}|${MAPS})(?:[\/?#]|$)`,
  'i',
)

/** Names in mixed letters that everybody knows. */
export const HARMLESS_NAMES =
  /^(?:kwh?|mbit|wifi|wi-fi|whatsapp|youtube|paypal|airbnb|iphones?|ipads?|ios|macbook|appletv|chromecast|firetv|playstation|mcdonald'?s?|homepod|homekit|b&b|a\/c|ac\/dc|r&b|h&m|m&s|gmbh|wpa[23]?|wep|fritz!?box|usb-c|ladies|smarttv|smart-tv|self-check-in|check-in|check-out|(?:\p{L}+-)+\p{L}+|\d{1,3}(?:st|nd|rd|th|er|e|ème|°|º|ª)|\d+(?:k|p|x|m|g|l|h|w|v)|4k|m2|km2|co2|a4|a5|\d+x\d+|[a-z]\d|\p{Lu}\d{1,2}|\d{1,2}\p{L}|\d{1,2}[-–]\d{1,2})$/iu
