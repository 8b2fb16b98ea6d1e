import { escaped } from './escaped.ts'
import { keyOf } from './frames/line-key.ts'

/** Written in capitals alone. */
export const isShouted = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()

const [LEAST_LETTERS, LEAST_LINES, MOST_LINES] = [4, 2, 400]

/** What stands small between the words of a house's name, in nine languages. */
const SMALL = new Set(
  'the of at by in on and with a an for to near di del della dello dei degli delle da dal dalla al alla allo alle ai agli e con il lo la le gli i nel nella sul sulla sulle per tra fra am der die das dem den im mit und zum zur bei beim von vom auf für ein eine de du des les d au aux et en sur sous dans chez avec pour el los las y o os as do dos no na nos nas à ao às aos com het een aan van op met bij w nad pod przy z ze u pri ve v s se på vid och till ved og til'.split(
    ' ',
  ),
)
const ELIDED = /^(l|d|dell|all|nell|sull|dall|s)(['’])(.+)$/u
const IS_ROMAN = /^(?=[IVX]{2,5}$)X{0,3}(?:IX|IV|V?I{0,3})$/
const HAS_VOWEL = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýąęěůœ]/iu

/**
 * A house's name as it is written. Plain text of some platforms has all headings in capitals, and the house's with them: there it is taken
 * from where the mail writes it otherwise, else each of its words begins with one.
 */
export function asWritten(house: string, text: string): string {
  if (!isShouted(house) || !/\p{Lu}{3}/u.test(house)) return house
  const others = text.match(new RegExp(String.raw`(?<![\p{L}\d])${escaped(house)}(?![\p{L}\d])`, 'giu')) ?? []
  const other = others.find((one) => !isShouted(one) && /^\P{Ll}/u.test(one))
  if (other !== undefined) return other
  return headingsAreShouted(text, house) ? inSmallLetters(house) : house
}

function headingsAreShouted(text: string, house: string): boolean {
  const lines = text.split('\n', MOST_LINES).map((line) => line.trim())
  const shouted = lines.filter(
    (line) => isShouted(line) && !/\d{3}|https?:/i.test(line) && (line.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS,
  )
  return new Set(shouted.map(keyOf).filter((key) => key !== keyOf(house))).size >= LEAST_LINES
}

const inSmallLetters = (house: string) =>
  house
    .split(/(\s+|-)/u)
    .map((word, at) => wordInSmall(word, at === 0))
    .join('')

function wordInSmall(word: string, isFirst: boolean): string {
  const small = word.toLowerCase()
  if (!isFirst && SMALL.has(small)) return small
  const elided = ELIDED.exec(small)
  if (elided !== null)
    return `${isFirst ? begun(elided[1] ?? '') : (elided[1] ?? '')}${elided[2] ?? ''}${begun(elided[3] ?? '')}`
  return /[\d&]/.test(word) || IS_ROMAN.test(word) || !HAS_VOWEL.test(word) ? word : begun(small)
}

const begun = (word: string) => word.replace(/\p{L}/u, (first) => first.toUpperCase())
