import { expect, test } from 'vitest'
import { mailsOfGuests } from '#tests/fixtures/mail/mails-of-guests.ts'
import { readMail } from './read-mail.ts'

const now = new Date('2026-11-21T12:00:00Z')
const context = { hostId: 'anna', channel: 'email' as const, ownAddresses: ['host@casa.test'], now }
const unasked = () => Promise.reject(new Error('no name server is asked'))

test.each(mailsOfGuests())('$name: all that the guest says is there, or is told as missing', async (mail) => {
  const message = await readMail({ raw: mail.raw, receivedAt: now, truncated: false }, context, unasked)
  const { text, removed, hidden, unread } = message
  expect(message.isAutomatic).toBe(false)
  const isInDoubt = removed !== '' || hidden !== '' || unread.length > 0
  const missing = mail.said.filter((words) => !text.includes(words))
  expect({
    isInDoubt,
    foreign: mail.notTheirs.filter((words) => text.includes(words)),
    removed: isInDoubt ? '' : removed,
  }).toEqual({
    isInDoubt: mail.isInDoubt,
    foreign: [],
    removed: '',
  })
  expect(missing.filter((words) => !`${removed}\n${hidden}`.includes(words))).toEqual([])
  if (!isInDoubt) expect(missing).toEqual([])
})
