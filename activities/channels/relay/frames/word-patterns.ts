import { escaped } from '#activities/channels/relay/escaped.ts'
import { fold } from '#workflows/domain/fold-text.ts'

const [APART, APART_BELOW] = [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`]

const sourceOf = (entry: string) => {
  const parts = entry
    .replace(/^\*|\*$/g, '')
    .replaceAll('_', ' ')
    .split('*')
  const text = parts.map((part) => escaped(fold(part)).replaceAll("'", "['’]?")).join(String.raw`\p{L}*`)
  return `${entry.startsWith('*') ? '' : APART}${text}${entry.endsWith('*') ? '' : APART_BELOW}`
}

/** Finds in a folded text any of a list: whole words, beginnings of words (`repl*`), ends (`*buchung`), words in a row (`do_not`, `richiest*_special*`). */
export const wordPattern = (words: string): RegExp =>
  new RegExp([...new Set(words.trim().split(/\s+/))].map(sourceOf).join('|'), 'u')
