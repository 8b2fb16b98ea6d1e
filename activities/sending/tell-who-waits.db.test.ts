import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { createTellWhoWaits } from './tell-who-waits.ts'

const HOUR = 3_600_000
let bench: SendBench
let sink: SmtpSink
/** What the clock is ahead by. */
let ahead = 0

beforeAll(async () => {
  await forgetEverybody()
  sink = await openSmtpSink()
  bench = await openSendBench(inject('parts'))
  await bench.sendThrough(sink.port)
  await bench.inHost((tx) => tx.appSettings.create({ data: { hostId: bench.hostId, email: 'anna@locanda.test' } }))
})
afterAll(async () => {
  await Promise.all([bench.close(), sink.close()])
})

async function waits(sender: string, hoursAgo: number, lastMessageStatus: 'pending' | 'fallback_sent' = 'pending') {
  const { chatId: id } = await bench.guestWrites({ sender })
  const lastMessageAt = new Date(Date.now() + ahead - hoursAgo * HOUR)
  await bench.inHost((tx) => tx.chat.update({ where: { id }, data: { lastMessageStatus, lastMessageAt } }))
  return id
}
/** What a look at it mails, some hours on. */
async function mailed(hours = 0) {
  ahead += hours * HOUR
  await createTellWhoWaits({ ...bench.deps, now: () => new Date(Date.now() + ahead) })()
  const mails = await Promise.all(sink.mails.splice(0).map((mail) => PostalMime.parse(mail)))
  return mails.map(({ subject, text }) => ({ subject, text }))
}

test('who is told on no device is mailed the guests that have waited for an hour, by name and with no word of theirs', async () => {
  await waits('Giulia', 0.5)
  expect(await mailed()).toEqual([])
  await waits('Mia', 3, 'fallback_sent')
  const [mail] = await mailed(1)
  expect(mail?.subject).toBe('2 ospiti aspettano una risposta')
  expect(mail?.text).toContain('- Giulia: la bozza è da approvare\n- Mia: la risposta è da scrivere\n')
  expect(mail?.text).toContain('http://localhost:3000/chat?tab=da-approvare')
  expect(mail?.text).not.toMatch(/Parcheggio/)
})

test('they are named once: another mail comes after four hours, where somebody waits of whom there was none', async () => {
  expect(await mailed(5)).toEqual([])
  await waits('Tobi', 1.5)
  const [mail] = await mailed()
  expect(mail?.subject).toBe('3 ospiti aspettano una risposta')
  await waits('Lucía', 0.5)
  expect(await mailed(3)).toEqual([])
  expect(await mailed(1)).toMatchObject([{ subject: '4 ospiti aspettano una risposta' }])
})

test('what was put off is not named before that is over, and then it is news', async () => {
  const id = await waits('Emily', 2)
  const snoozedUntil = new Date(Date.now() + ahead + 5 * HOUR)
  await bench.inHost((tx) => tx.chat.update({ where: { id }, data: { snoozedUntil } }))
  expect(await mailed(4.5)).toEqual([])
  const [mail] = await mailed(2)
  expect(mail?.text).toContain('- Emily: ')
})

test('nobody is mailed who is told on a device, has set no address, or whose mails are switched off', async () => {
  await waits('Davide', 0.5)
  ahead += 5 * HOUR
  await bench.withSwitches({ sendEmail: false }, async () => expect(await mailed()).toEqual([]))
  const { hostId } = bench
  await bench.inHost((tx) => tx.appSettings.update({ where: { hostId }, data: { email: '' } }))
  expect(await mailed()).toEqual([])
  await bench.inHost((tx) => tx.appSettings.update({ where: { hostId }, data: { email: 'anna@locanda.test' } }))
  const at = new Date()
  const device = { fingerprint: 'one', name: 'Chrome', server: 'push.test', keyId: 'k', sealed: Buffer.from('x') }
  await bench.inHost((tx) => tx.pushDevice.create({ data: { hostId, ...device, createdAt: at, seenAt: at } }))
  expect(await mailed()).toEqual([])
  await bench.inHost((tx) => tx.pushDevice.deleteMany({ where: { hostId } }))
  expect(await mailed()).toHaveLength(1)
})
