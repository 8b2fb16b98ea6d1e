import type { Relay } from '#activities/channels/incoming-message.ts'
import { type Correspondence, isNameLine, type PageLine } from '#activities/channels/text/correspondence.ts'
import { normaliseText } from '#activities/channels/text/normalise-text.ts'
import { speaksOfOneself, voiceIn } from '#activities/channels/text/voice.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { type Concept, conceptsIn } from './concepts.ts'
import { frameOf } from './frame-place.ts'
import { knownLines } from './known-lines.ts'
import { type Context, evidenceOf } from './line-evidence.ts'
import { keyOf, saysNothing } from './line-key.ts'
import { unitsOf } from './units.ts'

/** Whom somebody asks to forgive them. */
const SORRY =
  /(?<!\p{L})(?:sorry|apolog\p{L}*|scus\p{L}*|mi dispiace|entschuld\p{L}*|leider|desole\p{L}*|pardon|excus\p{L}*|lo siento|perdon\p{L}*|helaas|desculp\p{L}*|lament\p{L}*|przepraszam|niestety|omlouv\p{L}*|bohuzel)(?!\p{L})/u
/** Of a guest as of somebody else: no guest speaks so of themselves. Folded. */
const OF_THIRD =
  /(?<!\p{L})(?:(?:the|your|il|l'|al|all'|del|dell'|dem|den|der|des|ihr\p{L}*|dein\p{L}*|le|au|du|votre|el|su|tu|de|o|ao|do|seu) ?(?:guest|traveler|traveller|viaggiatore|ospite|reisende[nr]?|gast|urlauber|voyageur|client|viajero|huesped|cliente|reiziger|viajante|hospede)|gosciowi|goscia|podroznemu|podroznego|hostovi|cestovateli|klientowi|zakaznikovi)(?!\p{L})/u
/** Of what only hosts have, and get. Folded. */
const OF_HOST =
  /(?<!\p{L})(?:(?:your|il tuo|il suo|tuo|tua|dein(?:e[nmr]?)?|ihr(?:e[nmr]?)?|votre|tu|su|je|uw|o seu|seu|sua|twoj\p{L}*|tvuj|vas|vase|vasem) (?:calendar|payout|earnings|cancell?ation policy|bank account|listing|calendario|accredito|guadagn\p{L}*|kalender|auszahlung|stornobedingung\p{L}*|inserat|calendrier|versement|annonce|politica de cancelacion|anuncio|uitbetaling|annuleringsbeleid|advertentie|anuncio|kalendarz\p{L}*|wyplat\p{L}*|kalendar\p{L}*|storno\p{L}*)|you(?:'ll| will) be paid|riceverai|du erhaltst|sie erhalten|vous recevrez|recibiras|je ontvangt|receberas?|otrzymasz|obdrzite|nothing (?:else )?(?:you )?need to do|no (?:further )?action is (?:needed|required))(?!\p{L})/u
const DEADLINE =
  /\d{1,3} (?:hours?|days?|ore|giorni|stunden|tagen?|heures?|jours?|horas?|dias?|uur|dagen|godzin\p{L}*|dni|hodin\p{L}*|dnu)(?!\p{L})/u
const LEAST = { toSay: 2, toThank: 3 }
const MOST_LINES = 1_000
/** What a platform asks is of its hosts' own business. */
const TO_HOSTS: readonly Concept[] = ['hosting', 'yours', 'tip', 'subscribed']

/** Who says a line: `person` asks, thanks or speaks of themselves; of `either` nothing shows whose it is. */
type Sayer = 'platform' | 'person' | 'either'
/** The lines of a platform's mail that are not shown to be its own. */
export type OthersLines = { persons: string[]; either: string[] }

/** What in a platform's mail a person may say, by what each line is about and how it speaks. */
export function othersLines(text: string, channel: Relay['channel'], of: Correspondence): OthersLines {
  const lines = normaliseText(text).split(/[\n\t]/)
  if (lines.length > MOST_LINES) return { persons: lines, either: [] }
  const context = { frame: frameOf(channel), of, page: of.page ?? NO_PAGE }
  const { isKnown } = knownLines(lines, context.frame, of)
  const said = unitsOf(lines, (line) => context.page.has(keyOf(line)))
    .filter(({ from, to }) => !isKnown.slice(from, to).every(Boolean))
    .filter((unit) => !saysNothing(unit.text) && !isNameLine(unit.text, of))
    .map((unit) => ({ text: unit.text, by: sayerOf(unit.text, context) }))
  const by = (one: Sayer) => said.flatMap((line) => (line.by === one ? [line.text] : []))
  return { persons: by('person'), either: by('either') }
}

const NO_PAGE: ReadonlyMap<string, PageLine> = new Map()

const MOST_OF_HEADING = 8
const isShortHeading = (text: string, { page }: Context) =>
  page.get(keyOf(text))?.isHeading === true && text.trim().split(/\s+/).length <= MOST_OF_HEADING

function sayerOf(text: string, context: Context): Sayer {
  const folded = fold(text)
  const { asks, thanks, isFirstPerson } = voiceIn(text, folded)
  if (speaksOfOneself(text, folded)) return 'person'
  const { platform, isWall } = evidenceOf(text, false, context)
  if (isWall || isShortHeading(text, context)) return 'platform'
  const concepts = conceptsIn(folded)
  const isToHosts = TO_HOSTS.some((one) => concepts.has(one)) || context.frame.brands.test(folded)
  if (!asks && !thanks && (OF_HOST.test(folded) || (isFirstPerson && OF_THIRD.test(folded)))) return 'platform'
  if (!asks && DEADLINE.test(folded) && (concepts.has('answer') || concepts.has('hosting'))) return 'platform'
  const isPlatforms = platform >= (thanks ? LEAST.toThank : LEAST.toSay) && (!asks || isToHosts)
  if (isPlatforms) return 'platform'
  return asks || thanks || isFirstPerson || SORRY.test(folded) ? 'person' : 'either'
}
