import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { endSend, sendMessage } from '#activities/reply/send-message.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'

let bench: SendBench
let sink: SmtpSink
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  sink = await openSmtpSink()
})
afterAll(async () => {
  await sink.close()
  await bench.close()
})

/** A way to the mail server on which the answer to a content is held until it is let go. */
async function openSlowAnswers(to: number) {
  const came = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const held: (() => void)[] = []
  const server = createServer((client) => {
    const mailServer = connect(to, '127.0.0.1')
    let isContent = false
    client.on('close', () => left.resolve())
    client.on('data', (said) => {
      isContent ||= said.includes('\r\n.\r\n')
      mailServer.write(said)
    })
    mailServer.on('data', (answer) => {
      if (!isContent) return void client.write(answer)
      held.push(() => void (client.destroyed || client.write(answer)))
      came.resolve()
    })
    for (const [side, other] of [
      [client, mailServer],
      [mailServer, client],
    ] as const)
      side.on('error', () => undefined).on('close', () => other.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const letGo = () => {
    for (const answer of held.splice(0)) answer()
  }
  return {
    port: (server.address() as AddressInfo).port,
    contentCame: came.promise,
    clientLeft: left.promise,
    letGo,
    close: () => server.close(),
  }
}

/** A reply that one worker is sending, with the server's answer still out. */
async function leaving() {
  const line = await openSlowAnswers(sink.port)
  await bench.sendThrough(line.port)
  const messageId = await bench.draft(await bench.guestWrites(), 'approved', { kind: 'host_reply', seq: 2 })
  const ref = { hostId: bench.hostId, messageId }
  const first = sendMessage(bench.deps, ref)
  await line.contentCame
  return { ref, first, line }
}
const lapse = ({ messageId }: { messageId: string }) =>
  bench.inHost((tx) => tx.delivery.updateMany({ where: { messageId }, data: { triedUntil: new Date(0) } }))

test('while one worker sends, another neither sends nor judges what becomes of it', async () => {
  const { ref, first, line } = await leaving()
  expect(await sendMessage(bench.deps, ref)).toBeNull()
  expect(await endSend(bench.deps, ref)).toBeNull()
  expect(await bench.row(ref.messageId)).toMatchObject({ status: 'sending' })
  line.letGo()
  expect((await first)?.status).toBe('sent')
  expect((await sendMessage(bench.deps, ref))?.status).toBe('sent')
  line.close()
})

test('of two workers that begin at once, one tries', async () => {
  const line = await openSlowAnswers(sink.port)
  await bench.sendThrough(line.port)
  const messageId = await bench.draft(await bench.guestWrites(), 'approved', { kind: 'host_reply', seq: 2 })
  const mails = sink.mails.length
  const both = [1, 2, 3].map(() => sendMessage(bench.deps, { hostId: bench.hostId, messageId }))
  await line.contentCame
  line.letGo()
  const told = await Promise.all(both)
  expect(told.filter((state) => state === null)).toHaveLength(2)
  expect(told.find((state) => state !== null)).toMatchObject({ status: 'sent' })
  expect(sink.mails).toHaveLength(mails + 1)
  line.close()
})

test('what a worker that is dead had begun is judged once it answers no more', async () => {
  const { ref, first, line } = await leaving()
  await lapse(ref)
  expect((await endSend(bench.deps, ref))?.status).toBe('outcome_unknown')
  line.letGo()
  await first
  line.close()
})

test('a worker whose try was taken for dead ends its connection', async () => {
  const { ref, first, line } = await leaving()
  const taken = { triedBy: randomUUID(), triedUntil: new Date(Date.now() + 60_000) }
  await bench.inHost((tx) => tx.delivery.updateMany({ where: { messageId: ref.messageId }, data: taken }))
  await line.clientLeft
  expect((await first)?.status).toBe('outcome_unknown')
  line.close()
})
