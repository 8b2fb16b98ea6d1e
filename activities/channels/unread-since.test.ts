import { expect, test } from 'vitest'
import type { MailAccount } from './account/mail-account.ts'
import { unreadSince } from './unread-since.ts'

const DAY = 86_400_000
const now = new Date('2026-06-30T10:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY)
const mailbox = (connectedAt: Date, initialSyncSinceDays: number) => ({
  connectedAt,
  account: { initialSyncSinceDays } as MailAccount,
})

test.each([
  ['connected now', ago(0), 7, null, 8],
  ['connected three weeks ago and never read whole', ago(21), 7, null, 29],
  ['known for a year, connected again and not read yet', ago(365), 7, null, 38],
  ['read a minute ago', ago(100), 7, ago(0), 8],
  ['read twenty days ago', ago(100), 7, ago(20), 21],
  ['whose past its host does not want', ago(100), 0, ago(0), 1],
  ['whose clock was ahead when it was read', ago(100), 2, ago(-5), 3],
])('a mailbox %s', (_, connectedAt, days, wholeLookAt, since) => {
  expect(unreadSince(mailbox(connectedAt, days), { wholeLookAt, now })).toEqual(ago(since))
})
