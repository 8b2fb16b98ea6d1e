import { AMENITIES, type Amenity } from '#workflows/domain/amenities.ts'
import type { Topic } from '#workflows/domain/topic.ts'

const ARRIVE = String.raw`(?:arriv\p{L}*|ankommen|ankunft\p{L}*|anreis\p{L}*|angereist|llega\p{L}*|entrare|entrar|get in|come in|move in)`
const LEAVE = String.raw`(?:check ?-?out\p{L}*|auscheck\p{L}*|abreis\p{L}*|partenza|partire|lasciare|liberare|uscire|depart\p{L}*|leave|leaving|vacate|partir|quitter|liberer|rendre|salir|salida|dejar)`
const ENTER = String.raw`(?:check ?-?in\p{L}*|eincheck\p{L}*|${ARRIVE})`
const WHEN = String.raw`(?:che ora|quando|orari\p{L}*|what time|when|which time|wann|wie viel uhr|wieviel uhr|uhrzeit|zeit|quelle heure|quand|heures?|que hora|cuando|hora|horario)`
const EARLY = String.raw`(?:early|earlier|before|prima|in anticipo|anticip\p{L}*|fruh\p{L}*|eher|vorher|plus tot|en avance|avant|antes|temprano|mas pronto)`
const LATE = String.raw`(?:late|later|tardi|tarda|posticip\p{L}*|spat\p{L}*|langer|plus tard|tard|tardi[fv]\p{L}*|tarde|tardia)`
const PASSWORD = String.raw`(?:password|passwort|kennwort|mot de passe|contrasena|clave|credenziali|zugangsdaten|codice|code|chiave|schlussel|login)`
const WIFI = String.raw`(?:wi ?-?fi|wlan|internet)`
const LINK = String.raw`(?:links?|sito|pagina|annuncio|website|listing|page|seite|webseite|inserat|lien|annonce|enlace|anuncio)`
const HOUSE = String.raw`(?:la casa|l'appartamento|l'alloggio|la struttura|la villa|il vostro|the house|the apartment|the flat|the place|the property|your place|your house|your apartment|the accommodation|you located|die wohnung|das haus|die unterkunft|das apartment|eure wohnung|ihre wohnung|le logement|l'appartement|la maison|votre logement|el apartamento|el piso|el alojamiento|la casa)`
/** Not across the end of a sentence, and not far. */
const NEAR = String.raw`[^.?!\n]{0,40}?`

const near = (one: string, other: string) => `${one}${NEAR}${other}|${other}${NEAR}${one}`
const topic = (name: Topic, pattern: string): [Topic, RegExp] => [
  name,
  new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu'),
]

/** What guests ask about, folded, five languages at once. The order matters: what one has read, the next no longer sees. */
export const TOPICS: [Topic, RegExp][] = [
  topic('lateCheckOut', near(LATE, LEAVE)),
  topic('earlyCheckIn', near(EARLY, ENTER)),
  topic('lateArrival', near(LATE, ENTER)),
  topic('wifiPassword', `${near(PASSWORD, WIFI)}|password|passwort|mot de passe|contrasena`),
  topic('airbnbLink', near(LINK, 'airbnb')),
  topic('bookingLink', near(LINK, String.raw`(?:booking(?:\.com)?|prenot\p{L}*|book|buch\p{L}*|reserv\p{L}*)`)),
  topic('checkOut', `${near(WHEN, LEAVE)}|check ?-?out(?:zeit| time)?|auschecken|abreisezeit`),
  topic(
    'checkIn',
    `${near(WHEN, ENTER)}|check ?-?in(?:zeit| time)?|einchecken|anreisezeit|arrival time|orario di arrivo`,
  ),
  topic(
    'directions',
    String.raw`come (?:si arriva|arriviamo|arrivare|ci arriviamo|raggiung\p{L}*)|raggiung\p{L}*|indicazioni(?: stradali)?|how (?:do|can|should) (?:we|i) (?:get|reach)(?: to| there)?|directions|getting there|how to (?:get|reach)|anfahrt\p{L}*|wegbeschreibung|wie kommen wir|wie kommt man|hinkommen|comment (?:venir|arriver|acceder|nous rendre|s'y rendre)|itineraire|como (?:llegar|se llega|llegamos|puedo llegar|podemos llegar)`,
  ),
  topic(
    'address',
    String.raw`indirizzo(?: esatto| preciso)?|address|adresse|direccion|dove (?:si trova|e|siete)(?: esattamente)? ${HOUSE}|dove siete|where (?:is|are) ${HOUSE}|where are you located|where ${HOUSE} (?:is|are)(?: located)?|wo (?:ist|liegt|befindet sich) ${HOUSE}|ou (?:se trouve|est) ${HOUSE}|donde (?:esta|se encuentra) ${HOUSE}`,
  ),
  topic(
    'access',
    String.raw`chiav[ei]|keys?|schlussel\p{L}*|cles?|clefs?|llaves?|codic[ei]|codes?|codigos?|self check ?-?in|keybox|lockbox|zugang\p{L}*|citofono`,
  ),
  topic(
    'floor',
    String.raw`(?:a )?(?:che|quale) piano|al piano|piano terra|(?:what|which) floor|(?:ground|first|second|third) floor|floor|welche[rsmn]? (?:stock|etage|stockwerk)|stockwerk|erdgeschoss|quel etage|rez-de-chaussee|etage|(?:que|cual) (?:piso|planta)|planta(?: baja)?`,
  ),
  topic(
    'bathrooms',
    String.raw`bagn[oi]|bathrooms?|toilets?|badezimmer|bader|(?:das|ein|eigenes) bad|salles? de bains?|toilettes|banos?`,
  ),
  ...Object.entries(AMENITIES).map(([name, pattern]): [Topic, RegExp] => [
    name as Amenity,
    new RegExp(pattern.source, 'gu'),
  ]),
  topic(
    'rooms',
    String.raw`stanz[ae]|camer[ae](?: da letto)?|bedrooms?|rooms?|zimmer|schlafzimmer|chambres?|pieces|habitaci\p{L}*|dormitorios?`,
  ),
  topic(
    'beds',
    String.raw`lett[oi](?: matrimonial[ei])?|beds?|double bed|betten|bett|doppelbett|lits?|camas?|posti letto|divano letto|sofa ?bed`,
  ),
  topic(
    'price',
    String.raw`quanto costa\p{L}*|prezz[oi]|how much(?: is| does| are)?|prices?|kostet|preise?|prix|combien coute\p{L}*|cuanto cuesta\p{L}*|precios?`,
  ),
]
