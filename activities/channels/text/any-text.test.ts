import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROUNDS_TIMEOUT_MS, rounds } from '#tests/rounds.ts'
import { normaliseText } from './normalise-text.ts'
import { ownWords } from './own-words.ts'

const ROUNDS = rounds({ usual: 400, long: 40_000 })

const HEADS = [
  'Il giorno ven 20 nov 2026 alle ore 10:00 Anna <anna@casa.test> ha scritto:',
  'On Fri, 20 Nov 2026 at 10:00, Anna <anna@casa.test> wrote:',
  'Am Fr., 20. Nov. 2026 um 10:00 Uhr schrieb Anna <anna@casa.test>:',
  'Le ven. 20 nov. 2026 à 10:00, Anna <anna@casa.test> a écrit :',
  'El vie, 20 nov 2026 a las 10:00, Anna (<anna@casa.test>) escribió:',
  'Op vr 20 nov 2026 om 10:00 schreef Anna <anna@casa.test>:',
  'Em sex., 20 de nov. de 2026 às 10:00, Anna <anna@casa.test> escreveu:',
  'W dniu 20.11.2026 o 10:00 Anna pisze:',
  '20 ноября 2026 Анна пишет:',
  'Da: Anna <anna@casa.test>\nInviato: venerdì 20 novembre 2026\nA: Marco\nOggetto: R: Arrivo',
  '-----Original Message-----',
  '##- Please type your reply above this line -##',
]
const TAILS = [
  '--\nMario Rossi\nVia Roma 1',
  'Cordiali saluti,\nMario Rossi\n+39 333 1234567',
  'Inviato da iPhone',
  'Questo messaggio è riservato ai soli destinatari e contiene informazioni confidenziali.\n\n',
]
const word = fc.stringMatching(/^[a-zà-ù]{3,9}$/)
const sentence = fc.array(word, { minLength: 5, maxLength: 9 }).map((words) => `${words.join(' ')}?`)
const lines = fc.array(sentence, { minLength: 1, maxLength: 4 }).map((all) => all.join('\n'))
const quoted = lines.map((text) => text.replace(/^/gm, '> '))
const head = fc.constantFrom(...HEADS)
const tail = fc.constantFrom('', ...TAILS)

const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])
const missing = (text: string, ...kept: string[]) => {
  const found = wordsOf(kept.join('\n'))
  return [...wordsOf(text)].filter((one) => !found.has(one))
}

test('what a guest writes above a quote of any program is theirs, every word of it', {
  timeout: ROUNDS_TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(lines, head, fc.oneof(quoted, lines), tail, (own, mark, earlier, below) => {
      expect(missing(own, ownWords([own, '', mark, earlier, below].join('\n')).text)).toEqual([])
    }),
    { numRuns: ROUNDS },
  )
})

test('what a guest writes between the lines of a quote, or below it, is theirs', { timeout: ROUNDS_TIMEOUT_MS }, () => {
  fc.assert(
    fc.property(lines, head, fc.array(fc.tuple(quoted, lines), { minLength: 1, maxLength: 3 }), (own, mark, turns) => {
      const { text } = ownWords([own, '', mark, ...turns.flat()].join('\n'))
      expect(missing([own, ...turns.map(([, answer]) => answer)].join('\n'), text)).toEqual([])
    }),
    { numRuns: ROUNDS },
  )
})

test('what nothing marks as quoted is kept or told as cut', { timeout: ROUNDS_TIMEOUT_MS }, () => {
  fc.assert(
    fc.property(lines, head, lines, tail, (own, mark, below, end) => {
      const { text, removed } = ownWords([own, '', mark, '', below, '', end].join('\n'))
      expect(missing(below, text, removed)).toEqual([])
    }),
    { numRuns: ROUNDS },
  )
})

const pieces = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 20 }),
  fc.constantFrom(
    '\n',
    '\r',
    '\u2028',
    '> ',
    '>',
    '--',
    ':',
    'Il giorno 20:00 ',
    'On 1.1.26 ',
    ' wrote:',
    ' ha scritto:',
  ),
  fc.constantFrom(
    'Da: x',
    'A: y',
    'Data: z',
    '____________',
    'Saluti,',
    'P.S. ',
    '+39 333 1234567',
    '\u200B',
    '\u202E',
  ),
  sentence,
  head,
  tail,
)

test('of any text every word is kept or stands among what was cut', { timeout: ROUNDS_TIMEOUT_MS }, () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), fc.constantFrom('\n', '', ' '), (parts, glue) => {
      const written = parts.join(glue)
      const { text, cut } = ownWords(written)
      const all = [text, ...cut.map(({ line }) => line)].join('\n')
      expect(all.isWellFormed() && !all.includes('\0')).toBe(true)
      expect(missing(normaliseText(written), all)).toEqual([])
    }),
    { numRuns: ROUNDS },
  )
})
