import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMail } from '#activities/channels/reader/read-mail.ts'
import { normaliseText } from '#activities/channels/text/normalise-text.ts'
import { relayMail } from '#tests/mailbox/relay-mail.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '#tests/rounds.ts'
import { relayWords } from './frames/relay-words.ts'
import { LANGUAGES } from './languages/languages.ts'
import type { Platform } from './platforms/platform.ts'
import { PLATFORMS } from './platforms/platforms.ts'

const ROUNDS = rounds({ usual: 150, long: 5_000 })

const NAME = 'Emma Rossi'
const filled = (line: string) =>
  line
    .replace('{name}', NAME)
    .replace('{number}', '2026')
    .replace('{platform}', 'Vrbo')
    .replace('{listing}', 'Casa Blu')
const FRAMES = LANGUAGES.flatMap(({ begins, ends, others }) => [...begins, ...ends, ...others]).map(filled)
const LABELS = LANGUAGES.flatMap(({ labels }) => Object.values(labels).flat())
const SUBJECTS = LANGUAGES.flatMap(({ subjects, notices }) => [...subjects, ...notices]).map(filled)
const VALUES = [
  '2 adulti, 1 bambino',
  '12–15 ott 2027',
  '31.12.2026',
  'HMABCDEF12',
  '5999000222',
  NAME,
  'Casa Blu',
  '€ 120',
  '0',
  '',
]

const word = fc.stringMatching(/^[a-zà-ÿ]{2,9}$/)
const sentence = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '))
const label = fc
  .tuple(fc.constantFrom(...LABELS), fc.constantFrom(': ', '\n', '\t', ' ', '   '), fc.constantFrom(...VALUES))
  .map((parts) => parts.join(''))
const line = fc.oneof(
  sentence,
  fc.constantFrom(...FRAMES),
  label,
  fc.constantFrom('', '-----', '> ', 'https://www.airbnb.com/hosting/thread/1'),
)
const lines = fc.array(line, { maxLength: 25 })
const subject = fc
  .tuple(
    fc.constantFrom(...SUBJECTS),
    fc.constantFrom('', ', 22–27 apr', ': 29. Dez. – 3. Jan. 2028', ' (Jul 11-12, 2027)'),
  )
  .map((parts) => parts.join(''))
const platform = fc.constantFrom<Platform>(...Object.values(PLATFORMS))

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
const missing = (text: string, ...kept: string[]) => {
  const found = new Set(wordsOf(kept.join('\n')))
  return wordsOf(text).filter((one) => !found.has(one))
}

test('however a platform’s lines and a guest’s are mixed, every word is in what was said or in what was cut', {
  timeout: ROUNDS_TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(lines, platform, subject, (all, { channel }, said) => {
      const mail = all.join('\n')
      const { text, cut } = relayWords(mail, channel, { subject: said, names: [NAME] })
      expect(missing(normaliseText(mail), text, ...cut.map((one) => one.line))).toEqual([])
    }),
    { numRuns: ROUNDS },
  )
})

const DAY = /^20\d\d-\d\d-\d\d$/
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: [], now: new Date('2026-11-21T12:00:00Z') }
const unasked = () => Promise.reject(new Error('no name server is asked'))
const cell = (text: string) => `<td>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replaceAll('\n', '<br>')}</td>`

test('any mail of a platform’s is read, in words or as a table, and what it tells of a stay is one', {
  timeout: ROUNDS_TIMEOUT_MS,
}, async () => {
  const rows = fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(lines, rows, platform, subject, async (all, table, { channel, relays, code }, said) => {
      const mail = relayMail({
        from: `${NAME} <x7k2m9q4@${relays[0] ?? ''}>`,
        subject: said.replace(/[^\x20-\x7e]/g, '-'),
        body: all.join('\n'),
        html: `<table>${table.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</table>`,
      })
      const raw = new Uint8Array(Buffer.from(mail))
      const message = await readMail({ raw, receivedAt: context.now, truncated: false }, context, unasked)
      const { relay } = message
      expect(relay?.channel).toBe(channel)
      const { checkIn = null, checkOut = null, guests = null, code: found = null } = relay ?? {}
      for (const day of [checkIn, checkOut]) if (day !== null) expect(day).toMatch(DAY)
      if (checkIn !== null && checkOut !== null) expect(checkOut > checkIn).toBe(true)
      if (guests !== null) expect(guests).toBeGreaterThan(0)
      if (found !== null) expect(found).toMatch(new RegExp(`${code.shape.source}|${code.inSubject.source}`, 'i'))
      expect(missing(message.text, all.join('\n'), table.flat().join('\n'), said)).toEqual([])
    }),
    { numRuns: ROUNDS },
  )
})
