import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { calls } from '#api/contract/calls.ts'
import { asOwner } from '#tests/api/given.ts'
import { addGoogleMailbox } from '#tests/mailbox/google-source.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { PUSH, startPushingGoogle } from '#tests/mailbox/pushing-google.ts'
import { runApi } from '#tests/safety/running-api.ts'
import type { OddPush } from '#tests/stand-ins/google/pub-sub.ts'

let pushing: Awaited<ReturnType<typeof startPushingGoogle>>
let bench: MailBench
beforeAll(async () => {
  pushing = await startPushingGoogle()
  bench = await openMailBench(inject('parts'), { google: pushing.app })
})
afterAll(async () => {
  await bench.close()
  await pushing.close()
})

async function connected(address?: string) {
  const host = await bench.anotherHost()
  const source = await addGoogleMailbox(host, pushing.google, address === undefined ? {} : { address })
  return { ...source, ...heard(source.sourceId) }
}
/** How often a watcher of a source was woken; at first each is, as it begins to listen. */
function heard(sourceId: string) {
  let many = 0
  const stop = bench.deps.changes.onChange(sourceId, () => many++)
  return { stop, wakes: () => many }
}
const push = (emailAddress: string, odd: OddPush = {}) =>
  pushing.google.pubSub.push(PUSH.topic, { emailAddress, historyId: '9876543210' }, odd)
/** What comes after it is heard after it: nothing of before is still on its way. */
async function allHeard() {
  const other = await connected()
  await expect.poll(async () => (await push(other.address), other.wakes())).toBeGreaterThan(0)
  other.stop()
}

test('a mailbox that changed wakes whoever watches it, and it is kept that it was announced', async () => {
  const box = await connected()
  const data = { sourceId: box.sourceId, hostId: box.hostId, askedFor: 'x', nextAt: new Date() }
  await asOwner().googleWatch.create({ data })
  await allHeard()
  const before = box.wakes()
  expect(await push(box.address.toUpperCase())).toBe(204)
  expect(await push(box.address)).toBe(204)
  await expect.poll(box.wakes).toBe(before + 2)
  const { pushedAt } = await asOwner().googleWatch.findUniqueOrThrow({ where: { sourceId: box.sourceId } })
  expect(Math.abs(Date.now() - (pushedAt?.getTime() ?? 0))).toBeLessThan(60_000)
  box.stop()
})

const ODD: [string, OddPush][] = [
  ['no token', { authorization: null }],
  ['a word in place of a token', { authorization: 'Bearer open-sesame' }],
  ['three words with dots', { authorization: 'Bearer a.b.c' }],
  ['another issuer', { claims: { iss: 'https://accounts.elsewhere.test' } }],
  ['an issuer without its scheme', { claims: { iss: 'accounts.google.com' } }],
  ['another audience', { claims: { aud: 'https://inbox.other.test/api/webhooks/google' } }],
  ['another service account', { claims: { email: 'push@other.iam.gserviceaccount.test' } }],
  ['an account that nobody verified', { claims: { email_verified: false } }],
  ['no account', { claims: { email: undefined } }],
  ['a token that is over', { expiresInSeconds: -60 }],
  ['no end', { claims: { exp: undefined } }],
  ['another key', { isForged: true }],
  ['a token that is too long', { claims: { more: 'x'.repeat(5_000) } }],
]
test.each(ODD)('with %s it is refused, and wakes nobody', async (_, odd) => {
  const box = await connected()
  await allHeard()
  const before = box.wakes()
  expect(await push(box.address, odd)).toBe(401)
  await allHeard()
  expect(box.wakes()).toBe(before)
  box.stop()
})

const dataOf = (said: unknown) => Buffer.from(JSON.stringify(said)).toString('base64')
test.each([
  ['no JSON', 'open sesame'],
  ['nothing', ''],
  ['no message', '{"subscription":"projects/casa/subscriptions/gmail"}'],
  ['data that is no JSON', '{"message":{"data":"////"}}'],
  ['no address', JSON.stringify({ message: { data: dataOf({ historyId: '7' }) } })],
  ['an address that is none', JSON.stringify({ message: { data: dataOf({ emailAddress: { a: 1 } }) } })],
  ['a mailbox of nobody', JSON.stringify({ message: { data: dataOf({ emailAddress: `${randomUUID()}@gmail.com` }) } })],
])('what says %s is taken, as it would only come again', async (_, body) => {
  expect(await push('', { body })).toBe(204)
})

test('a mailbox of two hosts wakes both, and one that is paused, deleted or read another way is left alone', async () => {
  const one = await connected()
  const other = await connected(one.address)
  const others = [await connected(one.address), await connected(one.address), await connected(one.address)] as const
  const set = (sourceId: string, data: object) => asOwner().messageSource.update({ where: { id: sourceId }, data })
  await set(others[0].sourceId, { pausedAt: new Date() })
  await set(others[1].sourceId, { deletedAt: new Date() })
  await set(others[2].sourceId, { config: { emailUser: one.address, ownerEmail: one.address } })
  await allHeard()
  const before = [one, other, ...others].map(({ wakes }) => wakes())
  expect(await push(one.address)).toBe(204)
  await allHeard()
  const after = [one, other, ...others].map(({ wakes }, at) => wakes() - (before[at] ?? 0))
  expect(after).toEqual([1, 1, 0, 0, 0])
  for (const { stop } of [one, other, ...others]) stop()
})

test('without Google’s keys it is sent again later, and where nothing is set up nobody listens', async () => {
  const path = `/api${calls.receiveGooglePush.path}`
  const token = { endpoint: () => '', audience: PUSH.audience, account: PUSH.account }
  const set = {
    ALLOWED_PRIVATE_SERVERS: '127.0.0.1',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_URL: 'http://127.0.0.1:9',
  }
  const topic = { GOOGLE_PUSH_TOPIC: 'projects/away/topics/gmail', GOOGLE_PUSH_ACCOUNT: PUSH.account }
  const away = await runApi({ ...set, ...topic, GOOGLE_PUSH_AUDIENCE: PUSH.audience })
  const unset = await runApi(set)
  for (const [{ url }, status] of [
    [away, 503],
    [unset, 404],
  ] as const) {
    pushing.google.pubSub.subscribe(topic.GOOGLE_PUSH_TOPIC, { ...token, endpoint: () => url + path })
    expect(await pushing.google.pubSub.push(topic.GOOGLE_PUSH_TOPIC, { emailAddress: 'a@gmail.com' })).toBe(status)
  }
  await Promise.all([away.close(), unset.close()])
})
