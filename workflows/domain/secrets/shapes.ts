import { HARMLESS_LINKS, HARMLESS_NAMES, HARMLESS_PATTERNS } from './harmless-patterns.ts'
import { DIGIT_WORDS } from './harmless-words.ts'
import type { Cue, CuedSentence, Span } from './read-secret-text.ts'

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"'”»)\]]+|(?<![\p{L}\p{N}@])(?:[\p{L}\p{N}-]{2,}\.)+\p{L}{2,}\/[^\s<>"'”»)\]]+/giu
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
/** Figures, spaced, dotted or with single capitals between them: `2580`, `25 80`, `#25-80`, `A 12 B 34`, `2, 5, 8, 0`. */
const FIGURES =
  /(?:(?<![\p{L}\d])[A-Z][ .-]?)?[#*]?(?<!\d)\d(?:(?:[ .\-–_·/]{0,3}|,)\d)*(?:[ .-]?[A-Z](?!\p{L})(?:[ .-]?\d)*)*\s?[#*]*|(?<!\d)\d(?:\s?,\s?\d(?!\d)){2,}/gu
const TOKEN = /[^\s"“”«»„()[\],;|<>]+/gu
const QUOTED = /["“«„‟]\s?([^"“”«»„\n]{2,60}?)\s?["”»“]|(?<![\p{L}\d])[‘'`]([^'’`\n]{2,60}?)['’`](?![\p{L}\d])/gu

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }))

const touch = (a: Span, b: Span) => a.start < b.end && b.start < a.end
const blank = (text: string, spans: Span[]) =>
  spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)

/** `the code is `, `PIN: `, `Safe: `: nothing but a sign between the word and what follows it. */
const RIGHT_AFTER =
  /^[\s"“«„'‘(]*(?:(?:is|e'|è|e|é|ist|lautet|est|es|jest|to|nr\.?|no\.?|n°)?[\s"“«„'‘(]*|[:=→–-]+[\s"“«„'‘(]*)$/iu

function standsRightAfter(sentence: CuedSentence, { start }: Span, reach: Cue['reach']): boolean {
  return sentence.cues.some(
    (cue) => cue.reach === reach && cue.end <= start && RIGHT_AFTER.test(sentence.text.slice(cue.end, start)),
  )
}

/** The sentence with everything that is known to be harmless blanked out. */
export function withoutHarmless(sentence: CuedSentence, isCoded = false): string {
  const { text } = sentence
  const isNamed = isCoded || sentence.cues.some(({ reach }) => reach === 'value')
  const harmless = HARMLESS_PATTERNS.filter(({ uncoded }) => uncoded !== true || !isNamed).flatMap(
    ({ pattern, alone }) =>
      spansOf(text, pattern).filter((span) => {
        const figures = {
          start: span.start + Math.max(0, text.slice(span.start, span.end).search(/\d/)),
          end: span.end,
        }
        const isPhone = /^(?:\+|00)/.test(text.slice(span.start, span.end))
        if (isPhone) return true
        if (sentence.cues.some((cue) => cue.reach === 'value' && touch(cue, span))) return false
        if (
          standsRightAfter(sentence, figures, 'value') &&
          /\d{3}/.test(
            text
              .slice(figures.start)
              .replace(/[\s.:/-]/g, '')
              .slice(0, 3),
          )
        )
          return false
        return alone || !standsRightAfter(sentence, figures, 'place')
      }),
  )
  return blank(text, harmless)
}

const trimmed = (text: string, { start, end }: Span): Span => {
  const raw = text.slice(start, end)
  const head =
    raw.length -
    raw
      .trimStart()
      .replace(/^[.,:–-]+/, '')
      .trimStart().length
  const tail =
    raw.length -
    raw
      .trimEnd()
      .replace(/[.,:;!?…–-]+$/, '')
      .trimEnd().length
  return { start: start + head, end: Math.max(start + head, end - tail) }
}

/** A code is a whole word: 'flower2020' is not '2020'. */
function wholeWord(text: string, { start, end }: Span): Span {
  const before = /[\p{L}\p{N}_]*$/u.exec(text.slice(Math.max(0, start - 60), start))?.[0].length ?? 0
  const after = /^[\p{L}\p{N}_]*/u.exec(text.slice(end, end + 60))?.[0].length ?? 0
  return { start: start - before, end: end + after }
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length

function isMixed(token: string): boolean {
  if (token.length < 3 || HARMLESS_NAMES.test(token)) return false
  const hasDigit = /\d/.test(token)
  const hasLetter = /\p{L}/u.test(token)
  if (hasDigit && hasLetter) return true
  if (/[!@#$%&*+=?^_~§]/.test(token) && (hasDigit || hasLetter)) return true
  return (
    /\p{Ll}\p{Lu}/u.test(token) &&
    !/['’]\p{Lu}/u.test(token) &&
    !/^(?:Mc|Mac|De|Di|La|Le|Lo)\p{Lu}\p{Ll}+$/u.test(token)
  )
}

/** Three and more figures in words: 'two five eight zero'. */
function spelledFigures(sentence: CuedSentence): Span[] {
  const words = spansOf(sentence.folded, /\p{L}+/gu)
  const spans: Span[] = []
  let run: Span[] = []
  const close = () => {
    const [first] = run
    const last = run.at(-1)
    if (run.length >= 3 && first !== undefined && last !== undefined) spans.push({ start: first.start, end: last.end })
    run = []
  }
  for (const word of words) {
    const previous = run.at(-1)
    const gap = previous === undefined ? '' : sentence.folded.slice(previous.end, word.start)
    const isFigure = DIGIT_WORDS.has(sentence.folded.slice(word.start, word.end))
    if (!isFigure || !/^[\s,.\-–/]*$/.test(gap)) close()
    if (isFigure) run.push(word)
  }
  close()
  return spans
}

/** What in a sentence looks like a code by its shape alone, harmless patterns aside. `near`: the cue is in the next sentence. */
export function findShapes(sentence: CuedSentence, { near, isCoded }: { near: boolean; isCoded?: boolean }): Span[] {
  const { text } = sentence
  const links = spansOf(text, LINK)
  const emails = spansOf(text, EMAIL)
  const open = blank(withoutHarmless(sentence, isCoded), [...links, ...emails])
  const figures = spansOf(open, FIGURES).filter(({ start, end }) => digitsIn(open.slice(start, end)) >= 3)
  const rest = blank(open, figures)
  const mixed = spansOf(rest, TOKEN)
    .map((span) => trimmed(rest, span))
    .filter(({ start, end }) => isMixed(rest.slice(start, end)) && (!near || /\d/.test(rest.slice(start, end))))
  const shapes = [...figures, ...mixed, ...spelledFigures(sentence)]
  if (near) return shapes.map((span) => wholeWord(text, trimmed(text, span)))
  const quoted = [...open.matchAll(QUOTED)].map(({ index, 0: whole, 1: first, 2: second }) => {
    const inner = first ?? second ?? ''
    const start = index + whole.indexOf(inner)
    return { start, end: start + inner.length }
  })
  const secretLinks = links.filter(({ start, end }) => !HARMLESS_LINKS.test(text.slice(start, end)))
  const logins = sentence.cues.some(({ cue }) => cue === 'login' || cue === 'password') ? emails : []
  return [...shapes, ...quoted, ...secretLinks, ...logins].map((span) => wholeWord(text, trimmed(text, span)))
}
