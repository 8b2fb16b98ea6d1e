import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { indexMessages } from '#activities/sweep/index-messages.ts'
import { inHost } from '#prisma/host-scope.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { whileRefused } from '#tests/setup/while-refused.ts'

let bench: MailBench
let chat: { chatId: string; sourceId: string }
const logged: unknown[] = []

beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
})
afterAll(() => bench.close())
beforeEach(async () => {
  logged.length = 0
  const { sourceId } = await bench.addMailbox()
  const chatId = randomUUID()
  await inHost(bench.deps.db, bench.hostId, (tx) =>
    tx.chat.create({ data: { id: chatId, hostId: bench.hostId, sourceId, channel: 'email', threadKey: chatId } }),
  )
  chat = { chatId, sourceId }
})

const index = () =>
  indexMessages({ ...bench.deps, log: { ...bench.deps.log, error: (fields) => void logged.push(fields) } })

/** Written with an id that stands before all others where `isFirst`. */
async function write(text: string, isFirst = false): Promise<string> {
  const id = isFirst ? `00000000-0000-4000-8000-${randomUUID().slice(24)}` : randomUUID()
  const said = { kind: 'guest', status: 'received', seq: 1, text } as const
  await inHost(bench.deps.db, bench.hostId, (tx) =>
    messageRows(tx).create({ data: { id, hostId: bench.hostId, ...chat, ...said } }),
  )
  return id
}
const isFound = async (messageId: string) =>
  (await inHost(bench.deps.db, bench.hostId, (tx) =>
    tx.messageWords.count({ where: { hostId: bench.hostId, messageId } }),
  )) === 1

test('a word that is cut within a letter of two units keeps no message from being found', async () => {
  const odd = await write(`Una domanda: a${'𐌰'.repeat(20)} si può parcheggiare?`, true)
  const other = await write('A che ora è il check-in?')
  await index()
  expect([await isFound(odd), await isFound(other)]).toEqual([true, true])
})

test('a message whose words are refused is set aside, and every other is found', async () => {
  const { engineDb } = bench.deps
  const refused = await write('Parcheggio?', true)
  const other = await write('A che ora è il check-in?')
  const refusal = { table: 'message_words', condition: `new.message_id = '${refused}'`, sqlState: '22P02' }
  await whileRefused(inject('parts'), refusal, async () => {
    await index()
    expect([await isFound(refused), await isFound(other)]).toEqual([false, true])
    expect(logged).toEqual([expect.objectContaining({ messageId: refused })])
    await write('Grazie')
    await index()
    expect(logged).toHaveLength(1)
  })
  expect(await engineDb.unindexedMessage.findMany({ where: { messageId: refused } })).toMatchObject([
    { messageId: refused, setAsideAt: expect.any(Date) },
  ])
  await inHost(bench.deps.db, bench.hostId, (tx) =>
    messageRows(tx).updateMany({ where: { id: refused }, data: { text: 'E la piscina?' } }),
  )
  await index()
  expect(await isFound(refused)).toBe(true)
})
