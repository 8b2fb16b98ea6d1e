import { type Dictionary, NO_DICTIONARY } from '#workflows/domain/dictionary.ts'
import { tellsHostDoing } from './host-doings.ts'
import type { Piece } from './read-pieces.ts'
import { type Unlisted, unlistedOf } from './unlisted-words.ts'

/** Who may do what, in all languages at once, folded: beside it every word allows something. */
const ALLOWS =
  /(?<!\p{L})(?:can|could|may|might|able|allow\p{L}*|permit\p{L}*|possible|welcome|potete|puoi|puo|possono|possibil\p{L}*|permess\p{L}*|konnen|konnt|kannst|kann|darf|durfen|durft|moglich|erlaubt|pouvez|peux|peut|peuvent|possible\p{L}*|autoris\p{L}*|permis\p{L}*|podeis|puedes|puede|pueden|posible\p{L}*|permit\p{L}*|kunnen|kunt|kan|mag|mogen|mogelijk|toegestaan|podem|pode|podes|possive\p{L}*|permitid\p{L}*|mozna|moze|mozecie|moga|mozliw\p{L}*|dozwolon\p{L}*|wolno)(?!\p{L})/u
/** More of them are a claim of their own. */
const MOST = 2

/**
 * What a piece says in words that no table lists, without those that are no thing and no name where it names a thing or tells a figure: by which
 * verb a thing is there ('mosquito nets are fitted') says nothing of it. Beside what allows or is done by the host each word is asked for, and so
 * is one that the host denies.
 */
export function withoutPlainTalk(
  said: Piece,
  told: readonly Piece[],
  { dictionary, guestWords }: { dictionary: Dictionary; guestWords: ReadonlySet<string> },
): readonly Unlisted[] {
  const all = unlistedOf(said, dictionary)
  const isTalk = ({ words, meanings }: Unlisted) =>
    // What no dictionary knows may be a day or a thing; German writes things with a capital.
    (meanings.length > 0 ? !meanings.some(dictionary.isThing) : said.language === 'de' && !said.names.has(words)) &&
    // 'Your labrador is welcome', 'video calls are fine': what the guest asks of.
    !words.split(' ').some((word) => guestWords.has(word)) &&
    !(said.names.has(words) && (said.language !== 'de' || meanings.length === 0)) &&
    !told.some((piece) => piece.isNo && piece.raw.includes(` ${words.slice(0, STEM)}`))
  const plain = all.filter(isTalk)
  const isClaim = said.things.size > 0 || said.values.length > 0
  const isStrict = !said.isNo && (ALLOWS.test(said.raw) || tellsHostDoing(said.raw, said.language))
  return dictionary === NO_DICTIONARY || !isClaim || isStrict || plain.length > MOST
    ? all
    : all.filter((word) => !plain.includes(word))
}
const STEM = 6
