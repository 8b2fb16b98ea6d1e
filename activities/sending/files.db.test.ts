import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { deliver } from '#activities/sending/deliver.ts'
import { insertContent } from '#prisma/files/insert-content.ts'
import { photoOf } from '#tests/mailbox/mail-with-files.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'

let bench: SendBench
let sink: SmtpSink
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  sink = await openSmtpSink()
  await bench.sendThrough(sink.port)
})
beforeEach(() => {
  sink.mood = 'takes'
  sink.mails.length = 0
})
afterAll(async () => {
  await sink.close()
  await bench.close()
})

type Given = { name: string; mediaType: string; content: Uint8Array<ArrayBuffer> }

/** A claimed reply of the host's own, with these files. */
async function claimedWith(files: Given[]) {
  const messageId = await bench.draft(await bench.guestWrites(), 'approved', { kind: 'host_reply', seq: 2 })
  const { hostId } = bench
  for (const [position, { name, mediaType, content }] of files.entries()) {
    const sha256 = createHash('sha256').update(content).digest('hex')
    const bytes = content.length
    await bench.inHost(async (tx) => {
      await insertContent(tx, hostId, { sha256, content })
      await tx.messageFile.create({ data: { hostId, messageId, position, name, mediaType, bytes, sha256 } })
    })
  }
  const ref = { hostId, messageId }
  const claim = await claimSend(bench.deps, ref)
  if (claim.outcome !== 'send') throw new Error('The send was not granted')
  return { ...ref, sendKey: claim.sendKey }
}

const photo = (bytes: number) => new Uint8Array(photoOf(bytes))

test('the files of a reply leave in their order, of the type that their bytes have, and as they are', async () => {
  const given = [
    { name: 'Terrazza è “bella” 🌅.jpg', mediaType: 'image/jpeg', content: photo(200_000) },
    {
      name: 'regole.txt',
      mediaType: 'text/plain',
      content: new Uint8Array(Buffer.from('.\r\nFrom a line\n\xff', 'latin1')),
    },
  ]
  const ref = await claimedWith(given)
  expect((await deliver(bench.deps, ref)).status).toBe('sent')
  const { text, attachments } = await PostalMime.parse(sink.mails[0] ?? '')
  expect(text?.trim()).toBe('Sì, c’è un posto auto.')
  expect(
    attachments.map(({ filename, mimeType, disposition }) => ({ name: filename, mediaType: mimeType, disposition })),
  ).toEqual(given.map(({ name, mediaType }) => ({ name, mediaType, disposition: 'attachment' })))
  for (const [at, { content }] of given.entries())
    expect(Buffer.from(attachments[at]?.content as ArrayBuffer).equals(content)).toBe(true)
})

test('a second try sends the very same bytes', async () => {
  const ref = await claimedWith([{ name: 'a.jpg', mediaType: 'image/jpeg', content: photo(5_000) }])
  sink.mood = 'busy'
  await expect(deliver(bench.deps, ref)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  sink.mood = 'takes'
  await deliver(bench.deps, ref)
  expect(sink.mails).toHaveLength(1)
  expect(sink.mails[0]).toContain('boundary="')
})

test('a mail of the largest size that may be put beside a text leaves', async () => {
  const ref = await claimedWith([{ name: 'film.mp4', mediaType: 'video/mp4', content: photo(16 * 1024 * 1024) }])
  expect((await deliver(bench.deps, ref)).status).toBe('sent')
  expect(sink.mails[0]?.length).toBeLessThan(25_000_000)
})

test('a reply of which a file is gone does not leave without it, and says so', async () => {
  const ref = await claimedWith([{ name: 'a.jpg', mediaType: 'image/jpeg', content: photo(5_000) }])
  await bench.inHost((tx) => tx.messageFile.updateMany({ where: { messageId: ref.messageId }, data: { sha256: null } }))
  expect(await deliver(bench.deps, ref)).toMatchObject({ status: 'failed' })
  expect(sink.mails).toEqual([])
})

test('a try that is ended ends its connection first, and is told as one that may have left', async () => {
  const ref = await claimedWith([{ name: 'film.mp4', mediaType: 'video/mp4', content: photo(4 * 1024 * 1024) }])
  const line = await openHeldLine(sink.port)
  await bench.sendThrough(line.port)
  const ended = new AbortController()
  const told = deliver(bench.deps, ref, ended.signal)
  await line.contentBegan
  ended.abort()
  await Promise.race([line.closed, pause(2_000)])
  line.letGo()
  expect((await told).status).toBe('outcome_unknown')
  await bench.sendThrough(sink.port)
  expect(sink.mails).toEqual([])
})

/** Passes on what a client says, and a content when it is let go, unless the client is gone by then. */
async function openHeldLine(to: number) {
  const [began, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let letGo = () => undefined as void
  const server = createServer((client) => {
    const mailServer = connect(to, '127.0.0.1')
    mailServer.on('error', () => undefined).pipe(client)
    const held: Buffer[] = []
    let isHeld = true
    client.on('error', () => undefined)
    client.on('close', () => {
      mailServer.destroy()
      server.close()
      closed.resolve()
    })
    client.on('data', (said) => {
      if (!isHeld || (said.length < 5_000 && held.length === 0)) return void mailServer.write(said)
      held.push(said)
      began.resolve()
    })
    letGo = () => {
      isHeld = false
      if (!mailServer.destroyed) mailServer.write(Buffer.concat(held))
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { port, contentBegan: began.promise, closed: closed.promise, letGo: () => letGo() }
}
