import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROUNDS_TIMEOUT_MS, rounds } from '#tests/rounds.ts'
import { readMail } from './read-mail.ts'

const ROUNDS = rounds({ usual: 200, long: 20_000 })

const now = new Date('2026-11-21T12:00:00Z')
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@casa.test'], now }
const unasked = () => Promise.reject(new Error('no name server is asked'))
const read = (raw: Uint8Array) =>
  readMail({ raw: new Uint8Array(raw), receivedAt: now, truncated: false }, context, unasked)

const WORDS = ['arriviamo', 'perché', 'città', 'Straße', 'garçon', 'mañana', 'parking', '22:30', 'più', 'camera']
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 4, maxLength: 60 }).map((all) => all.join(' '))

const CHARSETS = { 'utf-8': 'utf8', 'iso-8859-1': 'latin1', 'windows-1252': 'latin1', 'utf-16le': 'utf16le' } as const
type Charset = keyof typeof CHARSETS
const ENCODINGS: Record<string, (bytes: Buffer) => string> = {
  '8bit': (bytes) => bytes.toString('latin1'),
  base64: (bytes) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
  'quoted-printable': (bytes) =>
    [...bytes]
      .map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join('')
      .replace(/(?:=..){24}/g, '$&=\r\n'),
}

/** A part of a mail as latin1, and the guest's words in it. */
type Entity = { source: string; said: string[] }

const leaf: fc.Arbitrary<Entity> = fc
  .tuple(
    words,
    fc.constantFrom<Charset>('utf-8', 'iso-8859-1', 'windows-1252', 'utf-16le'),
    fc.constantFrom('8bit', 'base64', 'quoted-printable'),
    fc.constantFrom('plain', 'html'),
  )
  .filter(([, charset, encoding]) => charset !== 'utf-16le' || encoding !== '8bit')
  .map(([text, charset, encoding, kind]) => {
    const bytes = Buffer.from(kind === 'html' ? `<p>${text}</p>` : `${text}\r\n`, CHARSETS[charset])
    const head = `Content-Type: text/${kind}; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}`
    return { source: `${head}\r\n\r\n${ENCODINGS[encoding]?.(bytes) ?? ''}`, said: text.split(' ') }
  })
const file: fc.Arbitrary<Entity> = fc
  .constantFrom('image/jpeg; name=mare.jpg', 'application/pdf', 'application/octet-stream')
  .map((type) => ({
    source: `Content-Type: ${type}\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n/9j/`,
    said: [],
  }))
const { mail } = fc.letrec<{ mail: Entity; mixed: Entity }>((tie) => ({
  mail: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('mixed')),
  mixed: fc
    .tuple(fc.array(fc.oneof(tie('mail'), file), { minLength: 1, maxLength: 4 }), fc.stringMatching(/^[a-z]{12}$/))
    .map(([parts, mark]) => ({
      source: `Content-Type: multipart/mixed; boundary=${mark}\r\n\r\n${parts
        .map(({ source }) => `--${mark}\r\n${source}\r\n`)
        .join('')}--${mark}--`,
      said: parts.flatMap(({ said }) => said),
    })),
}))
const HEAD =
  'From: Marco <marco@guest.test>\r\nTo: host@casa.test\r\nDate: Sat, 21 Nov 2026 11:00:00 +0000\r\nSubject: Arrivo\r\nMIME-Version: 1.0\r\n'
const bytesOf = ({ source }: Entity) => Buffer.from(HEAD + source, 'latin1')

test('every word of every text of a mail is read, however it is encoded and wherever it stands', {
  timeout: ROUNDS_TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(mail, async (entity) => {
      const { text, removed } = await read(bytesOf(entity))
      const found = new Set(`${text}\n${removed}`.split(/\s+/))
      expect(entity.said.filter((word) => !found.has(word))).toEqual([])
    }),
    { numRuns: ROUNDS },
  )
})

/** Bytes put anywhere into a mail, or taken away: what a broken program sends, or somebody who means harm. */
const damage = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    gone: fc.nat(40),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc
        .constantFrom('\r\n', '\r\n\r\n', '--', ';', '"', '=?utf-8?B?', '<', '\0', 'boundary=', '=', '\u2028', '\ud83d')
        .map((text) => new Uint8Array(Buffer.from(text))),
    ),
  }),
  { maxLength: 12 },
)

test('a mail damaged in any way is read as far as it goes, and what is read can be stored', {
  timeout: ROUNDS_TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(mail, damage, async (entity, changes) => {
      let raw = bytesOf(entity)
      for (const { at, gone, put } of changes) {
        const place = Math.floor(at * raw.length)
        raw = Buffer.concat([raw.subarray(0, place), put, raw.subarray(place + gone)])
      }
      const message = await read(raw)
      const told = JSON.stringify(message)
      expect(told.isWellFormed() && !/\\u0000|\\ud[89a-f]/i.test(told)).toBe(true)
      expect(message.text.length).toBeLessThanOrEqual(20_000)
      expect(Number.isNaN(message.writtenAt.getTime())).toBe(false)
    }),
    { numRuns: ROUNDS },
  )
})
