import type { Dictionary } from '#workflows/domain/dictionary.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'
import { fold, foldedWords } from '#workflows/domain/fold-text.ts'
import type { ReplyToProve } from '#workflows/domain/proof/judged.ts'
import { PROOF_WORDS } from '#workflows/domain/proof/proof-words.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { withoutAsides } from './asides.ts'
import { KIND_WORDS } from './kind-words.ts'
import { readOpening } from './openers.ts'
import { type Piece, readPieces } from './read-pieces.ts'
import type { Unit } from './read-units.ts'
import { unlistedOf } from './unlisted-words.ts'

/** What a kind sentence may speak of: what the guest wrote of, and what the house has. */
export type Around = {
  kit: LanguageKit
  dictionary: Dictionary
  /** Folded words of the guest's message. */
  guestWords: ReadonlySet<string>
  hostWords: ReadonlySet<string>
  /** The house says that it is there. */
  isThere: (thing: string) => boolean
}

/** Qualities that a wish or a word of joy may have. */
const OF_WISHES = new Set(
  'beautiful comfortable quiet small many much well safe safe_to_use warm sunny happen_if need_it visit_it come_by respect first_of_all short walk swim bathe hike ski relax good big request bring'.split(
    ' ',
  ),
)
/** Of those the ones that may stand beside what the house has. */
const OF_HOUSES = new Set(['beautiful', 'bring', 'many', 'much'])
const LIMITS_OF_WISHES = new Set('if otherwise ifPossible only before after morning afternoon evening night'.split(' '))
/** Who comes and how: things of no house. */
const OF_GUESTS = new Set('arrival departure luggage car train'.split(' '))

/** Allows, gives or does something; in all languages at once, folded. */
const GIVES =
  /(?<!\p{L})(?:(?:i|we)(?:'ll| will| shall| can| could|'d| would)|you (?:can|may|could|might)|possible|allowed|free|upgrad\p{L}*|discount\p{L}*|refund\p{L}*|possibil\p{L}*|gratis|gratuit\p{L}*|scont\p{L}*|moglich|durfen|darf|konnen|konnt|kannst|kostenlos\p{L}*|rabatt\p{L}*|pouvez|peux|peut|pourrez|remise\p{L}*|surclass\p{L}*|podeis|puedes|puede|pueden|podreis|podran|descuent\p{L}*|kunnen|kunt|kan|mag|mogen|korting\p{L}*|podem|pode|poderao|descont\p{L}*|mozna|mozecie|moze|moga|rabat\p{L}*|za darmo|bezplatn\p{L}*|potete|puoi|puo|inclus\p{L}*|included|inklusive|compris\p{L}*|incluid\p{L}*|inbegrepen|w cenie)(?!\p{L})/u

/** Where words were parted, an apostrophe is a blank. */
const inWords = (source: string) => source.replaceAll("'", "[' ]")

const kindPatterns = new Map<DraftLanguage, { wish: RegExp; advice: RegExp; so: RegExp }>()

function patternsOf(language: DraftLanguage) {
  const known = kindPatterns.get(language)
  if (known !== undefined) return known
  const { wishes, advice, so, comfort } = KIND_WORDS[language]
  const made = {
    wish: new RegExp(`^\\W*(?:${wishes})(?!\\p{L})`, 'u'),
    advice: new RegExp(`^\\W*(?:${inWords(advice)})\\W*$`, 'u'),
    so: new RegExp(`^\\W*(?:${inWords(so)})(?!\\p{L}).*(?<!\\p{L})(?:${inWords(comfort)})(?!\\p{L})`, 'u'),
  }
  kindPatterns.set(language, made)
  return made
}

/** True of a sentence that wishes, thanks or is glad, and speaks of nothing but the guest and what the house has. */
export function isKindSentence(sentence: string, around: Around): boolean {
  const { language } = around.kit
  const { rest } = readOpening(withoutAsides(sentence, language), language)
  const folded = fold(rest)
  const { wish, advice } = patternsOf(language)
  if (advice.test(folded)) return true
  const begun = wish.exec(folded)?.[0]
  if (begun === undefined) return false
  const left = folded.slice(begun.length).replace(HELPS, ' ')
  if (GIVES.test(left) || PROOF_WORDS[language].promises.test(left)) return false
  // 'Safe travels!' is of no safe.
  const of = folded.length === rest.length ? rest.slice(begun.length) : folded.slice(begun.length)
  return readPieces(of, around.kit).every(
    (piece, index) => addsNothing(piece, around) && (index === 0 || namesNothing(piece)),
  )
}

const namesNothing = ({ things }: Piece) => [...things].every((thing) => OF_GUESTS.has(thing))
const HELPS = /(?:i|we) can (?:help|assist|do for)/u

/** True of a clause that asks to bear in mind what was said, or says what is pleasant about it. */
export function isKindPiece(piece: Piece, around: Around): boolean {
  const { advice, so } = patternsOf(around.kit.language)
  const text = piece.raw.trim()
  if (piece.values.length > 0) return false
  if (advice.test(text)) return true
  return so.test(text) && addsNothing({ ...piece, isNo: false }, around) && !GIVES.test(text.replace(ARRIVES, ' '))
}
/** 'So you can relax.' */
const ARRIVES =
  /(?<!\p{L})(?:you|potete|puoi|konnen|konnt|pouvez|podeis|puedes|puede|pueden|kunnen|kunt|podem|pode|mozecie|moga) (?:can )?(?=(?:\p{L}+ ){0,2}(?:relax|enjoy|rest|unwind|god|entspann|geniess|profit|detend|disfrut|relaj|descans|geniet|ontspann|aproveit|odpocz))/u

function addsNothing(piece: Piece, { kit, dictionary, guestWords, hostWords, isThere }: Around): boolean {
  const { things, traits, limits, values, isNo, raw } = piece
  if (values.length > 0 || /\d/u.test(raw)) return false
  if (isNo && !NO_FEAR.test(raw)) return false
  const ofStays = staysOf(kit.language)
  return (
    [...things].every((thing) => OF_GUESTS.has(thing) || isThere(thing)) &&
    [...traits].every((trait) => (namesNothing(piece) ? OF_WISHES : OF_HOUSES).has(trait)) &&
    [...limits].every((limit) => LIMITS_OF_WISHES.has(limit)) &&
    unlistedOf(piece, dictionary).every(
      ({ words, meanings }) =>
        (meanings.length > 0 && !meanings.some(dictionary.isThing)) ||
        words.split(' ').every((word) => ofStays.has(word) || guestWords.has(word) || hostWords.has(word)),
    )
  )
}
/** 'Do not hesitate', 'no worries'. */
const NO_FEAR =
  /(?<!\p{L})(?:hesit\p{L}*|esit\p{L}*|worr\p{L}*|wait|preoccup\p{L}*|preocup\p{L}*|inquiet\p{L}*|zogern\p{L}*|sorge\p{L}*|dud\p{L}+|aarzel|schroom|zorgen|martw\p{L}*|wahaj\p{L}*|l'ora|vedo|vediamo)(?!\p{L})/u

const stays = new Map<DraftLanguage, ReadonlySet<string>>()
function staysOf(language: DraftLanguage): ReadonlySet<string> {
  const known = stays.get(language) ?? new Set(KIND_WORDS[language].ofStays.split(' '))
  stays.set(language, known)
  return known
}

/** What a reply may speak of kindly: `written` is what the house says. */
export const aroundOf = (
  written: readonly Unit[],
  { dictionary, guestTexts, hostTexts, facts }: Pick<ReplyToProve, 'dictionary' | 'guestTexts' | 'hostTexts' | 'facts'>,
  kit: LanguageKit,
): Around => ({
  kit,
  dictionary,
  guestWords: new Set(guestTexts.flatMap(foldedWords)),
  hostWords: new Set([...hostTexts, ...facts.map(({ sentence }) => sentence)].flatMap(foldedWords)),
  isThere: (thing) => written.some(({ beside }) => beside.some(({ isNo, things }) => !isNo && things.has(thing))),
})
