import { expect, test } from 'vitest'
import { threadCpuMs } from '#tests/thread-cpu.ts'
import { MAX_CHARACTERS } from './normalise-text.ts'
import { unknownWords } from './unknown-words.ts'

const OURS = 'Buongiorno Marco,\nsì, c’è un posto auto davanti alla casa.\n\nA presto,\nAnna'
const GUESTS = 'Buongiorno, si può parcheggiare davanti alla casa?'
const HEAD =
  'Da: Marco <marco@guest.test>\nInviato: venerdì 20 novembre 2026 10:00\nA: Anna <anna@casa.test>\nOggetto: Parcheggio'

test.each([
  ['our own text', OURS, [OURS]],
  ['our own text, wrapped anew', OURS.replace('un posto', 'un\nposto'), [OURS]],
  ['a whole conversation', `${OURS}\n\n${HEAD}\n\n${GUESTS}`, [OURS, GUESTS]],
  [
    'a link that the mail program wrote out',
    'Scrivi a anna@casa.test<mailto:anna@casa.test> per le chiavi',
    ['Scrivi a anna@casa.test per le chiavi'],
  ],
  [
    'a text in which a secret stood',
    'Il codice della porta è 25 80 #\nA presto da tutti noi',
    ['Il codice della porta è [[secret:door_code]]\nA presto da tutti noi'],
  ],
  ['a text of two words', 'Va bene', ['Va bene!']],
])('%s is no loss', (_, removed, known) => {
  expect(unknownWords(removed, known)).toBe('')
})

test.each([
  ['a question below our text', `${OURS}\n\nPossiamo portare il cane?`, 'Possiamo portare il cane?'],
  [
    'another number in our sentence',
    'Arriviamo il 5 alle 23 e siamo in quattro',
    'Arriviamo il 5 alle 23 e siamo in quattro',
  ],
  ['a line below a secret', 'Il codice della porta è 2580\nNon funziona per niente', 'Non funziona per niente'],
])('%s stays a doubt', (_, removed, left) => {
  const known = [OURS, 'Arriviamo il 5 alle 22 e siamo in tre', 'Il codice della porta è [[secret:door_code]]']
  expect(unknownWords(removed, known)).toBe(left)
})

test('a chat that says nothing but one word is done with at once', () => {
  const known = Array.from({ length: 200 }, () => 'a '.repeat(10_000))
  const taken = threadCpuMs(() => {
    unknownWords('a '.repeat(30_000), known)
    unknownWords(`${HEAD}\n\n`.repeat(500), [OURS])
  })
  expect(taken).toBeLessThan(2_000)
})

test.each(['a b\n\n', '--\n\n', 'Saluti\n\n', `${HEAD}\n\n`, 'a,\n> '])(
  'whatever a mail repeats (%j), its length alone decides how long it keeps the worker',
  (unit) => {
    const mails = Array.from({ length: 10 }, () => unit.repeat(Math.ceil(MAX_CHARACTERS / unit.length)))
    expect(threadCpuMs(() => mails.forEach((mail) => unknownWords(mail, [OURS])))).toBeLessThan(4_000)
  },
)
