import { fold } from '#workflows/domain/fold-text.ts'

const LOCALES = 'en it de fr es nl pt pl cs sv da nb fi hu ro el hr sk ru tr ja ko zh'.split(' ')
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
/** As platforms shorten what `Intl` writes out. */
const SHORT = ['usa', 'uk', 'england', 'scotland', 'wales', 'great britain']

let named: Set<string> | undefined

/** Every country in the languages of platforms' mails; made when first asked. */
function countries(): Set<string> {
  if (named !== undefined) return named
  named = new Set(SHORT)
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
    for (const one of LETTERS)
      for (const other of LETTERS) {
        const name = names.of(`${one}${other}`)
        if (name !== undefined) named.add(fold(name))
      }
  }
  return named
}

/** Whether a line ends with a country: `Utrecht, Nederland`. */
export const endsWithCountry = (line: string): boolean =>
  countries().has(fold(line.slice(line.lastIndexOf(',') + 1)).trim())
