import { isDateWord } from '#activities/channels/text/date-words.ts'
import { dayNamed, rangeIn, type StayDates, singleDate, stayRange } from '#activities/channels/text/stay-dates.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { endsBeforeDays, withDaysMarked } from './around-days.ts'
import { eitherCase } from './either-case.ts'
import { eventWordsIn } from './event-words.ts'
import { PARTICLES } from './name-particles.ts'
import { nameKey } from './same-guest.ts'

/** What a platform's notice tells of the stay within its sentences. */
export type ToldInProse = StayDates & { listing: string | null }

const NOTHING: ToldInProse = { checkIn: null, checkOut: null, listing: null }
const MOST_CHARACTERS = 6_000
const [LEAST_WORDS, LONGEST] = [4, 400]
const LONGEST_MS = 120 * 86_400_000

/** What a guest has, in nine languages, with its number; behind it and a word for where stands the house. */
const STAY = String.raw`${eitherCase(String.raw`
  reservation booking stay request trip prenotazione soggiorno richiesta buchung reservierung aufenthalt buchungsanfrage anfrage réservation
  séjour demande reserva estancia solicitud estadia pedido boeking reservering verblijf aanvraag rezerwacj\p{L}* pobyt\p{L}* rezervac\p{L}*
  bokning bokningen vistelse vistelsen reservationen reservasjon reservasjonen ophold opholdet opphold oppholdet
`)}(?:\s(?:n[.°º]{0,2}\s?|#)?[A-Z\d-]{6,16})?`
const OWNER = String.raw`(?:\s(?:of|by|from|di|von|de|van|do|da|od)\s\p{Lu}[\p{L}\p{M}'’-]*(?: ${PARTICLES}\p{Lu}[\p{L}\p{M}'’-]*){0,3})?`
const ARTICLE = '(?:the|il|lo|la|le|les|el|los|las|den|dem|der|die|das|het|de|os?|as?|our|your)'
/** With its article or without: `at the Old Mill`, `alla Locanda`. */
const WHERE = String.raw`(?:(?:at|for|in|per|presso|a|für|im|pour|à|dans|chez|au|en|para|em|no|na|voor|bij|w|we|dla|v|ve|u|pro|på|hos|vid|ved|till|til)\s(?:${ARTICLE}\s)?|(?:al|allo|alla|ai|agli|alle|nel|nello|nella|nei|nelle|aux?|beim|zum|nos|nas|ao|à)\s|(?:(?:per|à|dans|pour)\s)?(?:l|all|nell)['’])`
/** What hosts call what they let, and its name behind it. */
const HOUSE = eitherCase(`
  listing property annuncio alloggio struttura inserat unterkunft annonce logement hébergement anuncio alojamiento anúncio alojamento acomodação
  ferienunterkunft mietobjekt advertentie accommodatie oferta oferty ofercie obiekt obiekcie obiektu inzerát nabídka nabídce ubytování objekt
`)
/** Whose it is, which in some languages begins with a capital, and what it is: `w Twoim obiekcie Domek Świerkowy`, `at your cabin Fern Hollow`. */
const HOSTS_OWN = String.raw`(?:(?:[Yy]our|[Ii]hre[rnms]?|[Dd]eine[rnms]?|[Vv]otre|[Tt]u|[Ss]u|[Uu]w|[Jj]e|[Jj]ouw|[Ss]eu|[Ss]ua|[Tt]eu|[Tt]ua|[Tt]uo|[Tt]woim|[Tt]woje(?:go|j)|[Pp]aństwa|[Vv]aše(?:m|ho|mu)?)\s(?:(?:${HOUSE}|\p{Ll}+)\s)?)?`
/** What became of it may stand before where: `A new reservation has been made at`. */
const IS_MADE = String.raw`(?:\s(?:has been|was|wurde|è stata|a été|ha sido|foi|is|został[ao]?)\s(?:just\s|new\s)?\p{Ll}+)?`
/** Who has booked, or has stayed. */
const HAS_BOOKED = `(?:(?:just )?booked|prenotato|vient de réserver|réservé|acaba de reservar|reservado|reservó|acabou de reservar|reservou|zarezerwował(?:a|\\(a\\))?|bokat|booket|reserveret)`
const HAS_STAYED = `(?:(?:checked out of|checked into|stayed at|soggiornato (?:a|presso|in)|séjourné (?:à|dans)|(?:se ha alojado|se alojó|alojado) en|hospedou-se (?:em|no|na)|ficou (?:em|no|na)|verbleef in|zatrzymał(?:a|\\(a\\))? się w|nocował(?:a|\\(a\\))? w|boede i|bodde i))`
/** What became of it stands behind. */
const BECAME = String.raw`(?:has|have|was|were|is|wurde|ist|hat|a|è|ha|ont|sera|fue|foi|será|werd|wordt|heeft|został\p{L}*|byl\p{L}*|je|har|är|er|blev|ble)`
const NAME = String.raw`[«“„"'‘]?(?<listing>[\p{Lu}\d][^\n.!?;\uE002«»“”„"]{2,100}?)[»”“"'’]?`
/** Who comes, before whatever says where. */
const COMES = String.raw`(?:arrives|arriving|checks in|arriva|arriverà|kommt|reist|arrive|arrivera|llega|llegará|komt|arriveert|chega|przyjeżdża|przyjedzie|přijíždí|přijede|kommer|ankommer|anländer)(?:\s\p{Ll}+){0,2}\s`
const ENDS = String.raw`(?=${endsBeforeDays}|\s(?:an|aan|erhalten|eingegangen|bekommen|ontvangen|gekregen)\s*[.!]|\s*[.,!?;:()»”]|\s+[-–—]\s(?!\p{Lu}[^\n]*\.\s*$)|\s*$|\s${BECAME}(?!\p{L}))`
const BOOKS = '(?:book|reserve|prenotare|réserver|reservar|buchen|boeken|boka|booke|zarezerwować|rezerwować)'
const TOLD = [
  new RegExp(String.raw`(?<!\p{L})${STAY}${OWNER}${IS_MADE},?\s${WHERE}${HOSTS_OWN}${NAME}${ENDS}`, 'u'),
  new RegExp(String.raw`(?<!\p{L})${HOUSE}\s${NAME}${ENDS}`, 'u'),
  new RegExp(
    String.raw`(?<!\p{L})(?:${HAS_BOOKED}|${HAS_STAYED})\s(?:${ARTICLE}\s)?${HOSTS_OWN}(?=[«“„"'‘]?\p{Lu})${NAME}${ENDS}`,
    'u',
  ),
  new RegExp(String.raw`(?<!\p{L})${COMES}(?:do\s|${WHERE})(?=[«“„"'‘]?\p{Lu})${NAME}${ENDS}`, 'u'),
  new RegExp(String.raw`(?<!\p{L})${BOOKS}\s${NAME}(?=${endsBeforeDays})`, 'u'),
  new RegExp(String.raw`(?<!\p{L})${WHERE}${HOSTS_OWN}${NAME}(?=${endsBeforeDays})`, 'u'),
]

/** Of the sentences of a notice, in which no guest writes; where two name other days or houses, nothing is told of them. */
export function toldInProse(text: string, at: Date, guest: string | null): ToldInProse {
  const sentences = text
    .slice(0, MOST_CHARACTERS)
    .split(/[\n\t]|(?<=\p{L}{2}[.!?]) (?=\p{Lu})/u)
    .filter((line) => line.trim().split(/\s+/).length >= LEAST_WORDS)
    .map((line) => line.slice(0, LONGEST))
  const stays = sentences.flatMap((one) => stayIn(one, at))
  const [stay, ...others] = new Map(stays.map((one) => [`${one.checkIn} ${one.checkOut}`, one])).values()
  const houses = new Map(
    sentences.flatMap((one) => houseIn(one, guest) ?? []).map((house) => [fold(house), house] as const),
  )
  const [house = null] = houses.values()
  return {
    ...NOTHING,
    ...(others.length === 0 ? stay : {}),
    listing: houses.size === 1 ? house : null,
  }
}

/** Two days with what says `until` between them, or no other days. */
function stayIn(sentence: string, at: Date): StayDates[] {
  if (rangeIn(sentence) !== null) return [stayRange(sentence, at)]
  const days: string[] = []
  for (let rest = sentence, day = dayNamed(rest); day !== null && days.length < 3; day = dayNamed(rest)) {
    days.push(singleDate(rest, at) ?? '')
    rest = rest.slice(day.end)
  }
  const [checkIn = '', checkOut = ''] = days
  const length = Date.parse(checkOut) - Date.parse(checkIn)
  return days.length === 2 && length > 0 && length <= LONGEST_MS ? [{ checkIn, checkOut }] : []
}

function houseIn(sentence: string, guest: string | null): string | null {
  const marked = withDaysMarked(sentence)
  for (const told of TOLD) {
    const house = withoutWhatBecame(told.exec(marked)?.groups?.['listing'] ?? '')
    if (house !== '' && isHouse(house, guest)) return house
  }
  return null
}

/** Some languages say at the end what became of it: `voor Tuinhuis in de Jordaan geannuleerd`. */
function withoutWhatBecame(house: string): string {
  const words = house.trim().split(/\s+/)
  const last = words.findLastIndex((word) => !/^\p{Ll}/u.test(word) || eventWordsIn(fold(word)).size === 0)
  return words.slice(0, last + 1).join(' ')
}

/** What platforms call themselves, and where hosts are led to. */
const OF_PLATFORMS =
  /^(?:airbnb|booking\.com|vrbo|abritel|fewo|homeaway|stayz|bookabach|expedia|hotels\.com|agoda|partner central|extranet|ycs|pulse)(?!\p{L})/iu

/** No guest, no number and no day. */
function isHouse(house: string, guest: string | null): boolean {
  const words = fold(house).match(/\p{L}+/gu) ?? []
  const [own, other] = [nameKey(guest), nameKey(house)]
  const isGuest = own !== '' && (`${other} `.startsWith(`${own.split(' ')[0]} `) || own === other)
  const isNamed = words.some((word) => !isDateWord(word)) && !OF_PLATFORMS.test(house) && !/\d{6}/.test(house)
  return isNamed && !isGuest && !/^(?=.*\d)[A-Z\d-]+$/.test(house)
}
