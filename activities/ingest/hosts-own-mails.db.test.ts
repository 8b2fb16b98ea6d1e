import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { sendMessage } from '#activities/reply/send-message.ts'
import { inHost } from '#prisma/host-scope.ts'
import { guestMail } from '#tests/mailbox/mail-bench.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

const never = new AbortController().signal
let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const poll = (sourceId = bench.sourceId) => pollSource(bench.deps, { hostId: bench.hostId, sourceId }, never)
/** A guest whose question came in by mail. */
async function guestWrites() {
  const id = randomUUID()
  const guest = `${id}@guest.test`
  await bench.deliver(guestMail({ from: guest, id: `<${id}@mail.test>` }))
  await poll()
  const asked = (await bench.messages()).find(({ fromAddress }) => fromAddress === guest)
  return { rfcMessageId: `<${id}@mail.test>`, guest, chatId: asked?.chatId ?? '', guestMessageId: asked?.id ?? '' }
}
type Guest = Awaited<ReturnType<typeof guestWrites>>

/** What the host writes by a mail program, with a copy to themselves. */
async function writesByHand({ rfcMessageId }: Guest, { to = '', headers = [] as string[] }) {
  const answers = [`In-Reply-To: ${rfcMessageId}`, ...headers]
  const mail = guestMail({ from: `Anna <${bench.address}>`, headers: answers, body: 'No, è chiuso.' })
  await bench.deliver(mail.replace('To: host@locanda.test', `To: ${to}\r\nCc: ${bench.address}`))
  await poll()
}

const send = async (guest: Guest) =>
  sendMessage(bench.deps, { hostId: bench.hostId, messageId: await bench.draft(guest, 'scheduled') })

test('what the host answered by hand, with a copy to themselves, keeps a draft from leaving by itself', async () => {
  const guest = await guestWrites()
  await writesByHand(guest, { to: guest.guest.toUpperCase() })
  expect(await send(guest)).toMatchObject({ status: 'pending', deadlineAt: null })
})

test.each<[string, { to?: string; headers?: string[] }]>([
  ['the guest’s mail that the host has sent on', { to: 'pulizie@casa.test' }],
  ['the mailbox’s own responder', { headers: ['Auto-Submitted: auto-replied'] }],
])('%s keeps nothing', async (_, mail) => {
  const guest = await guestWrites()
  await writesByHand(guest, { to: guest.guest, ...mail })
  expect(await send(guest)).toMatchObject({ status: 'sent' })
})

test('what the host writes from one mailbox to a guest is no question in another', async () => {
  const other = `b-${randomUUID()}@locanda.test`
  const { sourceId } = await bench.addMailbox({ user: other })
  await inHost(bench.deps.db, bench.hostId, (tx) =>
    tx.messageSource.update({ where: { id: sourceId, hostId: bench.hostId }, data: { identifier: other } }),
  )
  const mail = guestMail({ from: `Anna <${bench.address}>`, body: 'Ciao Marco, a che ora arrivate?' })
  await bench.deliver(mail, other)
  await poll(sourceId)
  expect((await bench.messages()).at(-1)).toMatchObject({ fromAddress: bench.address, isAutomatic: true })
})

test('a Reply-To that is the host’s own mailbox is no guest’s: who wrote is answered', async () => {
  await bench.deliver(guestMail({ from: 'Lea <lea@guest.test>', headers: [`Reply-To: ${bench.address}`] }))
  await poll()
  expect((await bench.chats()).find(({ email }) => email === 'lea@guest.test')).toMatchObject({
    replyTo: 'lea@guest.test',
  })
})
