import { expect, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { judgeReplyAddress } from '#activities/ingest/judge-reply-address.ts'

const ANNA = 'anna@guest.test'
const mail = (fields: Partial<IncomingMessage>): IncomingMessage => ({
  ...blankMessage('', 'email', new Date()),
  isAutomatic: false,
  peer: ANNA,
  replyTo: ANNA,
  authentication: 'unproven',
  ...fields,
})
const PROVED = { authentication: 'pass', isReplyToProved: true } as const
const AIRBNB = { relay: { channel: 'airbnb' } as IncomingMessage['relay'], peer: 'express@airbnb.com' }
const changed = { code: 'other_reply_address', params: { before: ANNA, asked: 'evil@x.test' } }
const notProved = { code: 'sender_not_proved', params: { address: ANNA } }
const known = { replyTo: ANNA, isProved: false }
const proved = { replyTo: ANNA, isProved: true }
const elsewhere = { replyTo: 'evil@x.test' }

test.each([
  ['begins a chat', mail({}), null, true, []],
  ['begins a chat and wants its reply elsewhere', mail(elsewhere), null, true, [changed]],
  ['begins a chat and is forged', mail({ authentication: 'fail' }), null, true, [notProved]],
  ['goes on as before', mail({}), known, true, []],
  ['wants its reply elsewhere', mail(elsewhere), known, false, [changed]],
  ['wants its reply elsewhere, proved', mail({ ...elsewhere, ...PROVED }), known, true, [changed]],
  [
    'is proved, with a Reply-To that anybody may have added',
    mail({ ...elsewhere, authentication: 'pass' }),
    known,
    false,
    [changed],
  ],
  [
    'is proved, and answered where it comes from again',
    mail({ authentication: 'pass' }),
    { replyTo: 'evil@x.test', isProved: false },
    true,
    [{ code: 'other_reply_address', params: { before: 'evil@x.test', asked: ANNA } }],
  ],
  ['is forged', mail({ authentication: 'fail' }), known, false, [notProved]],
  [
    'is forged and wants it elsewhere',
    mail({ ...elsewhere, authentication: 'fail' }),
    known,
    false,
    [notProved, changed],
  ],
  ['is proved no more', mail({}), proved, false, [notProved]],
  ['comes by a channel that vouches', mail({ ...elsewhere, authentication: null }), known, true, []],
] as const)('a message that %s', (_, message, before, mayChange, doubts) => {
  expect(judgeReplyAddress(message, before)).toEqual({ mayChange, doubts })
})

test('a platform may change its address with each mail, when it is proved to be the platform', () => {
  const token = { ...AIRBNB, replyTo: 'token2@reply.airbnb.com' }
  const before = { replyTo: 'token1@reply.airbnb.com', isProved: false }
  expect(judgeReplyAddress(mail({ ...token, ...PROVED }), before)).toEqual({ mayChange: true, doubts: [] })
  expect(judgeReplyAddress(mail({ ...token, authentication: 'pass' }), before)).toMatchObject({ mayChange: false })
  expect(judgeReplyAddress(mail(token), before)).toMatchObject({ mayChange: false, doubts: [{ code: changed.code }] })
})

test('a platform’s mail without an address for the answer leaves the one that is known', () => {
  const before = { replyTo: 'token1@reply.airbnb.com', isProved: true }
  const notice = mail({ ...AIRBNB, ...PROVED, replyTo: 'express@airbnb.com' })
  expect(judgeReplyAddress(notice, before)).toEqual({ mayChange: false, doubts: [] })
  expect(judgeReplyAddress(notice, null)).toEqual({ mayChange: true, doubts: [] })
})

test('a guest who writes after a platform’s notice is reached where they are, and shown unless proved', () => {
  const token = { ...AIRBNB, replyTo: 'token2@reply.airbnb.com' }
  const notice = { replyTo: 'automated@airbnb.com', isProved: false }
  const moved = { code: changed.code, params: { before: notice.replyTo, asked: token.replyTo } }
  expect(judgeReplyAddress(mail({ ...token, ...PROVED }), notice)).toEqual({ mayChange: true, doubts: [] })
  expect(judgeReplyAddress(mail(token), notice)).toEqual({ mayChange: true, doubts: [moved] })
  expect(judgeReplyAddress(mail({ ...AIRBNB, replyTo: notice.replyTo }), notice)).toEqual({
    mayChange: true,
    doubts: [],
  })
  expect(judgeReplyAddress(mail(token), { ...notice, isProved: true })).toMatchObject({ mayChange: false })
  expect(judgeReplyAddress(mail(elsewhere), notice)).toMatchObject({ mayChange: false })
})

test.each([
  ['elsewhere', 'evil@x.test'],
  ['to another platform', '1234567-abcd.efgh@guest.booking.com'],
  ['to an address that all guests of the platform share', 'express@airbnb.com'],
])('an unproved mail of a platform moves no address %s, also where no guest is reached yet', (_, replyTo) => {
  const notice = { replyTo: 'automated@airbnb.com', isProved: false }
  expect(judgeReplyAddress(mail({ ...AIRBNB, replyTo }), notice)).toEqual({
    mayChange: false,
    doubts: [{ code: changed.code, params: { before: notice.replyTo, asked: replyTo } }],
  })
})
