import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openWhatsappSession } from '#activities/channels/whatsapp/whatsapp-session.ts'
import { inHost } from '#prisma/host-scope.ts'
import { asOwner } from '#tests/api/given.ts'
import { asked, codes, rows, type Source, whatsappOf } from '#tests/mailbox/whatsapp-conversation.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'
import { openSource } from './open-source.ts'
import { loadPosition } from './progress.ts'
import { pollSource } from './watch-source.ts'

const never = new AbortController().signal
let cloud: WhatsappStandIn
let bench: SendBench
let messages: ReturnType<typeof whatsappOf>['messages']
beforeAll(async () => {
  cloud = await startWhatsapp({ webhookUrl: () => 'http://127.0.0.1:1', appSecret: 's', reportsDelivery: false })
  bench = await openSendBench(inject('parts'), { whatsappUrl: cloud.url })
  ;({ messages } = whatsappOf(bench))
})
afterAll(async () => {
  await Promise.all([cloud.close(), bench.close()])
})

/** Stored for the number, and not read yet. */
const queued = ({ hostId, sourceId }: Source, phoneNumberId: string, text: string) =>
  bench.inHost((tx) => {
    const body = { metadata: { phone_number_id: phoneNumberId }, messages: [asked(text)] }
    return tx.webhookEvent.create({ data: { hostId, sourceId, body } })
  })
const unread = ({ sourceId }: Source) => asOwner().webhookEvent.count({ where: { sourceId, readAt: null } })
const looks = (source: Source) => pollSource(bench.deps, source, never)

test('what came for the number that a source had before is read, and waits for the host', async () => {
  const source = await addWhatsapp(bench)
  await messages(source, asked('Buongiorno'))
  await queued(source, source.phoneNumberId, 'C’è il parcheggio?')
  const config = { phoneNumberId: `2${source.phoneNumberId}` }
  await asOwner().messageSource.update({ where: { id: source.sourceId }, data: { config } })
  await queued(source, config.phoneNumberId, 'E la colazione?')
  await looks(source)
  expect(await unread(source)).toBe(0)
  const found = (await rows(source)).map(({ text, doubts }) => [text, codes(doubts)])
  expect(found.toSorted()).toEqual([
    ['Buongiorno', []],
    ['C’è il parcheggio?', ['number_changed']],
    ['E la colazione?', []],
  ])
})

test('what came for a number that no token of the source opened is read by nobody, and counted', async () => {
  const source = await addWhatsapp(bench)
  const never = `3${source.phoneNumberId}`
  await queued(source, never, 'Una domanda ad altri')
  await queued(source, never, 'Ancora una')
  await queued(source, source.phoneNumberId, 'C’è il parcheggio?')
  await looks(source)
  expect((await rows(source)).map(({ text }) => text)).toEqual(['C’è il parcheggio?'])
  expect(await asOwner().webhookEvent.count({ where: { sourceId: source.sourceId } })).toBe(1)
  expect(await asOwner().unreadWebhook.findMany({ where: { phoneNumberId: never } })).toMatchObject([
    { why: 'no_source', many: 2, body: null },
  ])
})

test('a webhook of very many messages is stored in parts, and is read with the last of them', async () => {
  const source = await addWhatsapp(bench)
  const { hostId, sourceId, phoneNumberId } = source
  const list = Array.from({ length: 2_100 }, (_, at) => asked(`Messaggio ${at}`, 60))
  const body = { metadata: { phone_number_id: phoneNumberId }, messages: list, isHistory: true }
  await bench.inHost((tx) => tx.webhookEvent.create({ data: { hostId, sourceId, body } }))
  const number = await openSource(bench.deps, source)
  if (number.type !== 'whatsapp') throw new Error(number.type)
  const session = await openWhatsappSession(bench.deps, number)
  const [position, signal] = [await inHost(bench.deps.db, hostId, (tx) => loadPosition(tx, source)), never]
  const parts: [many: number, kind: string][] = []
  for await (const { messages: some, progress } of session.batches(position, signal)) {
    parts.push([some.length, progress.kind])
  }
  expect(parts).toEqual([
    [1_000, 'none'],
    [1_000, 'none'],
    [100, 'webhook'],
  ])
})
