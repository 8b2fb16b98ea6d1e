import { expect, test } from 'vitest'
import { PLATFORMS } from '#activities/channels/relay/platforms/platforms.ts'
import { type ExpectedOfMail, mailCases } from '#tests/fixtures/mail/mail-cases.ts'
import { readMail } from './read-mail.ts'

const now = new Date('2026-11-21T12:00:00Z')
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@casa.test'], now }
const unasked = () => Promise.reject(new Error('no name server is asked'))
const CASES = mailCases()

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

test.each(CASES)('$group/$name is read as it should be', async ({ raw, expected }) => {
  const message = await readMail({ raw, receivedAt: now, truncated: false }, context, unasked)
  const { channel, name, subject, text, removed, unread, relay, invited } = message
  const kind = message.isAutomatic ? 'notice' : 'message'
  const { guestName = null, guests = null, listing = null, code = null } = relay ?? {}
  const { checkIn = null, checkOut = null } = relay ?? invited ?? {}
  const files = message.files.map((file) => file.name)
  const of = { channel, kind, guestName, name, subject, text, guests, listing, code }
  const read = { ...of, checkIn, checkOut, unread, files }
  const { contains = [], absent = [], ...asked } = expected
  const answered = Object.fromEntries(Object.keys(asked).map((key) => [key, read[key as keyof typeof read]]))
  expect(answered).toEqual(asked)
  expect(contains.filter((words) => !text.includes(words))).toEqual([])
  expect(absent.filter((words) => text.includes(words))).toEqual([])
  const kept = new Set(wordsOf(`${text}\n${removed}`))
  expect(wordsOf(expected.text ?? '').filter((word) => !kept.has(word))).toEqual([])
})

test('there are two hundred of them, and some of every platform, as messages and as notices', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(200)
  const kinds = (channel: string) =>
    new Set(CASES.flatMap(({ expected }) => (expected.channel === channel ? [expected.kind] : [])))
  const all = new Set<ExpectedOfMail['kind']>(['message', 'notice'])
  for (const channel of Object.keys(PLATFORMS))
    expect({ channel, kinds: kinds(channel) }).toEqual({ channel, kinds: all })
})
