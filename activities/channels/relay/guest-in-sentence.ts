import type { Relay } from '#activities/channels/incoming-message.ts'
import { isDateWord } from '#activities/channels/text/date-words.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { eitherCase } from './either-case.ts'
import { eventWordsIn } from './event-words.ts'
import { guestName } from './guest-name.ts'
import { IS_PARTICLE, PARTICLES } from './name-particles.ts'
import { isNoName } from './told-of-in-notice.ts'

const NAME = String.raw`(?<name>\p{Lu}[\p{L}\p{M}'’-]*(?: ${PARTICLES}\p{Lu}[\p{L}\p{M}'’.-]*){0,3})`
const CODE = String.raw`(?:\s(?:n[.°º]{0,2}\s?|#)?[A-Z\d-]{6,16})`
/** Where a sentence begins, or what is told in one. */
const BEGINS = String.raw`(?:^|[.!:]\s+|(?<!\p{L})(?:that|che|dass|que|dat|że|že),?\s)`
const BEHIND = String.raw`(?= \p{Ll}|\s*[.,!?)]|\s*$)`
const OF_GUEST = String.raw`(?<!\p{L})${eitherCase(`
  guest traveler traveller ospite viaggiatore viaggiatrice gast urlauber urlauberin reisende[nr]? voyageur voyageuse vacancier client cliente
  huésped viajero viajera reiziger hóspede viajante gäst gästen gæst gæsten gjest gjesten resenären gość gościa podróżny podróżna podróżnego host hosta hostem
`)}\s`
const STAY = String.raw`(?<!\p{L})${eitherCase(String.raw`
  reservation booking stay change buchung reservierung anfrage änderung boeking reservering aanvraag wijziging rezerwacj\p{L}* rezervac\p{L}*
  prenotazione richiesta réservation demande reserva solicitud pedido bokning bokningen reservationen reservasjon reservasjonen
`)}`
/** Behind what is somebody's, in languages that say it otherwise of a house, and in those that do not. */
const [OF_PERSON, OF_ANY] = ['(?:of|by|von|van|od|av|af)', '(?:di|de|da|do|del)']
/** `dla obiektu` */
const LOWER = String.raw`\p{Ll}+`
const COMES = String.raw`^(?:Is|Did|Has|Was|Ist|Hat|Heeft|Czy)\s`

/** Behind it some languages name first what somebody did: `Helaas heeft Thijs de reservering geannuleerd`. */
const REGRETS = '(?:Leider|Helaas|Tyvärr|Desværre|Dessverre)'

/** What a person does or asks for with a stay, behind their name; whose it is, where they say last what became of it. */
const DOES =
  /^ (?:has|had|have|is|did|cancel\p{L}*|chang\p{L}*|modif\p{L}*|accept\p{L}*|declin\p{L}*|wants|would|hat|möchte|musste|ha|vuole|desidera|a|ont|souhaite|quiere|heeft|wil|har|vill|vil|önskar|ønsker|avbokade|ändrade|aflyste|ændrede|kansellerte|endret|cancelou|alterou|quer|pretende|deseja|odwoła\p{L}*|anulowa\p{L}*|zmieni\p{L}*|zmodyfikowa\p{L}*|zapłaci\p{L}*|zaplati\p{L}*|paid|pagó|pagou|canceló|cambió|modificó|prosi|chce|zruši\p{L}*|změni\p{L}*|musel\p{L}*|seine[nr]?|ihre[nr]?|deren|zijn|haar|hun)(?!\p{L})/u
const IN_TEXT = [
  { pattern: String.raw`${OF_GUEST}${NAME}${BEHIND}`, isDoer: false },
  { pattern: String.raw`${STAY}${CODE}?\s${OF_PERSON}\s${NAME}${BEHIND}`, isDoer: false },
  {
    pattern: String.raw`${STAY}\s(?:from|da|von|de|di|od|van)\s${NAME}(?=\s(?:for|at|per|presso|für|pour|para|voor|pro|w|em|en)\s(?:${LOWER}\s)?[«“„"'‘]?\p{Lu})`,
    isDoer: false,
  },
  { pattern: String.raw`${STAY}${CODE}\s${OF_ANY}\s${NAME}${BEHIND}`, isDoer: false },
  { pattern: String.raw`${BEGINS}(?:[AO] )?${NAME}(?= \p{Ll})`, isDoer: true },
  { pattern: String.raw`${COMES}${NAME}(?= \p{Ll})`, isDoer: false },
  { pattern: String.raw`^${REGRETS},?\s(?:hat|heeft|har)\s${NAME}(?= \p{Ll})`, isDoer: false },
].map(({ pattern, isDoer }) => ({ pattern: new RegExp(pattern, 'gmu'), isDoer }))

/** How sentences begin, and what is named in them: no person. Folded. */
const NO_PERSON =
  /^(?:the|your|our|this|it|you|we|they|there|il|lo|la|gli|le|un|una|i|tuo|tua|suo|questa|questo|der|die|das|ihre?|deine?|unsere?|diese\p{L}*|du|sie|wir|es|les|vos|votre|notre|nos|ce|cette|vous|nous|el|los|las|tu|su|sus|nuestr[oa]|esta|este|het|de|uw|je|jouw|onze|deze|wij|os?|as?|seu|sua|esta|twoj\p{L}*|nasz\p{L}*|ta|ten|den|det|din|ditt|dina|dit|dine|vi|ni|har|vores|deres|vas(?:e|i|eho|emu|em|im|ich|imi)?|tato|tento|no|not|please|id|unfortunately|sadly|purtroppo|leider|malheureusement|lamentablemente|desafortunadamente|infelizmente|helaas|niestety|bohuzel|tyvarr|desvaerre|desværre|dessverre|airbnb|vrbo|abritel|fewo-direkt|homeaway|stayz|bookabach|booking\p{L}*|expedia|agoda|partner|extranet)$/u
const [MOST_LINES, MOST_CHARACTERS] = [10, 2_000]

/** Some are called as months and days are: `Jan Dąb`. */
const isPerson = (name: string) => {
  const words = name.split(' ').map(fold)
  const isNobody = words.some((word, at) => (at === 0 || !IS_PARTICLE.test(word)) && NO_PERSON.test(word))
  return !isNoName(name) && !isNobody && !words.every(isDateWord)
}

/**
 * The guest of whom the first sentences of a platform's notice tell: behind what it calls a guest, whose stay it is, or who did something
 * with it. No guest writes in one.
 */
export function guestInSentence(text: string): Relay['guestName'] {
  const head = text
    .slice(0, MOST_CHARACTERS)
    .split(/[\n\t]/)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => line.trim())
    .join('\n')
  for (const { pattern, isDoer } of IN_TEXT) {
    for (const found of head.matchAll(pattern)) {
      const name = found.groups?.['name'] ?? ''
      const rest = head.slice(found.index + found[0].length).split('\n', 1)[0] ?? ''
      if (isDoer && !(DOES.test(rest) && hasBecome(rest)) && !BOOKS.test(rest)) continue
      const guest = isPerson(name) ? guestName(name) : null
      if (guest !== null) return guest
    }
  }
  return null
}

/** What stands right behind whoever books. */
const BOOKS =
  /^ (?:(?:has |have )?(?:just )?booked|ha (?:appena )?prenotato|a réservé|vient de réserver|ha reservado|acaba de reservar|reservó|reservou|acabou de reservar|zarezerwował(?:a|\(a\))?|har (?:just |precis |lige )?(?:bokat|booket|reserveret)|hat (?:gerade |soeben )?.{2,80} gebucht|heeft (?:zojuist |net )?.{2,80} geboekt)(?!\p{L})/u
const PAYS =
  /^ (?:(?:has |have )?paid|pagó|ha pagato|hat .{0,30}bezahlt|a payé|ha pagado|pagou|heeft .{0,30}betaald|zapłaci\p{L}+|zaplati\p{L}+|har betalat|har betalt)(?!\p{L})/u

function hasBecome(rest: string): boolean {
  const said = eventWordsIn(fold(rest.slice(0, 120)))
  return said.has('happened') || said.has('wanted') || said.has('cancelled') || PAYS.test(rest)
}
