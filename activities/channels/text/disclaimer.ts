import { fold } from '#workflows/domain/fold-text.ts'
import { DISCLAIMERS } from './disclaimer-texts.ts'

/** By their beginnings: the endings are the grammar's. */
const STEM = 6
const wordsOf = (text: string) => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, STEM))
const LEXICA = Object.values(DISCLAIMERS).map((text) => new Set(wordsOf(text)))

const MARKS =
  /confiden|riservat|vertraulich|vertrouwelijk|geadresseerde|ten onrechte|per abuis|por engano|poufn|destinat|recipient|empfanger|adressat|addressee|absender|expediteur|mittente|sender|remitente|remetente|afzender|nadawc|vernichten|destroy|destru|detrui|distru|vernietig|verboden|prohib|interdit|viet|unzulass|legally|ontvanger|adresat|addressee|adressat|privileged|errore|in error|irrtum|par erreur|por error|por erro|abusivamente|per vergissing|przez pomylke|notif|avvis|unterrichten|benachrichtigen|delete|cancell|loschen|elimin|verwijder|usun|679|privacy|196|ambiente|environment|umwelt|environnement|medio ambiente|milieu|srodowisk|stampare|print|drucken|imprim|afdrukt|drukow|virus|prima di stampare|before printing|bevor sie|avant d'imprimer|antes de imprimir|voordat u|zanim wydrukujesz|duvern|omyl|neprodlene|vymaz|odstran|odesilatel|zivotni prostredi|vytisten|tisk/g
const LEAST = { words: 8, marks: 3 }
/** Whoever prints it is told in a line. */
const LEAST_OF_PRINT = { words: 5, marks: 2 }
/** Of the words that a law or a date is named by. */
const NUMBER = /^\d+$/

/** Whom it speaks to and of what: somebody else who reads it, or whoever prints it. */
const RECIPIENT = /destinat|recipient|addressee|empfanger|adressat|geadresseerde|ontvanger|adresat|odbiorc|prijemc/
const SECRET =
  /confiden|riservat|vertraulich|vertrouwelijk|poufn|privileged|errore|in error|mistake|irrtum|irrtumlich|versehentlich|erreur|por error|engano|por erro|abuis|vergissing|ten onrechte|pomylk|omylk|duvern|omyl/
const SURROUNDINGS = /ambiente|environ|umwelt|milieu|srodowisk|prostredi/
const PRINTED = /stamp|print|druck|imprim|afdrukt|druk|tisk|vytist/
/** Of what is their own somebody speaks who wants something. */
const OWN =
  /(?<!\p{L})(?:my|mine|ours?|mi[oae]|miei|nostr[oaie]|mein\p{L}*|unser\p{L}*|mon|mes|notre|mis|nuestr[oa]s?|meus?|minhas?|noss[oa]s?|mijn|onze|moj\p{L}*|nasz\p{L}*)(?!\p{L})/u

/**
 * Whether a paragraph is what firms put below their mails, and not a word more: each of its words is of such texts in one language,
 * three things in it are what such texts say, it speaks to whom it is not for or who prints it, and of nothing that is the writer's own.
 */
export function isDisclaimer(lines: readonly string[]): boolean {
  const text = lines.join(' ')
  if (/\?/.test(text)) return false
  const folded = fold(text)
  const isOfPrint = SURROUNDINGS.test(folded) && PRINTED.test(folded)
  if (!(isOfPrint || (RECIPIENT.test(folded) && SECRET.test(folded))) || OWN.test(folded)) return false
  const least = isOfPrint ? LEAST_OF_PRINT : LEAST
  const marks = new Set(folded.match(MARKS) ?? [])
  if (marks.size < least.marks) return false
  const words = wordsOf(text).filter((word) => !NUMBER.test(word))
  return words.length >= least.words && LEXICA.some((known) => words.every((word) => known.has(word)))
}
