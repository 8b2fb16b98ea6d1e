import { once } from 'node:events'
import { mkdir, mkdtemp, truncate, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openEmlSession } from '#activities/channels/eml/eml-session.ts'
import { createMailReader, type MailReader } from '#activities/channels/reader/mail-reader.ts'
import { createMailRoom, type EnterRoom } from '#activities/channels/reader/mail-room.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { addGoogleMailbox, appAt } from '#tests/mailbox/google-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { filePart, mailOf, multipart, photoOf, textPart } from '#tests/mailbox/mail-with-files.ts'
import { type GoogleStandIn, startGoogle } from '#tests/stand-ins/google/google.ts'
import { startPop3Server } from '#tests/stand-ins/pop3-server.ts'
import { openSource } from './open-source.ts'
import { loadPosition } from './progress.ts'
import { pollSource } from './watch-source.ts'

const MB = 1024 * 1024
const never = new AbortController().signal

let google: GoogleStandIn
let bench: MailBench
let reader: MailReader
/** What is held of room now, and what had been read when it was entered. */
let room = 0
/** The bytes of mails that came in while so much room was held; what there was without room is the fault. */
let inHand = 0
let mostBeyond = 0
beforeAll(async () => {
  google = await startGoogle()
  bench = await openMailBench(inject('parts'), { google: appAt(google) })
  const real = createMailReader(undefined, watched(createMailRoom()))
  reader = { ...real, read: (mail, context) => (take(mail.raw.length + sizeOf(mail.parts)), real.read(mail, context)) }
})
afterAll(() => Promise.all([reader.close(), bench.close(), google.close()]))
beforeEach(() => {
  room = 0
  mostBeyond = 0
})

const sizeOf = (parts: readonly { bytes: number }[] = []) => parts.reduce((sum, { bytes }) => sum + bytes, 0)
function take(bytes: number) {
  inHand += bytes
  mostBeyond = Math.max(mostBeyond, inHand - room)
}

/** Of one mailbox, whose reader has one chunk in hand: what came before it was let in is stored. */
function watched(enter: EnterRoom): EnterRoom {
  return async (mails) => {
    const leave = await enter(mails)
    inHand = 0
    room = mails.bytes
    return leave
  }
}
const deps = (): SourceDeps => ({ ...bench.deps, mailReader: reader })

const photo = (seed: number, bytes = MB / 2) =>
  Buffer.from(
    mailOf(multipart('mixed', 'm', [textPart(`Foto ${seed}`), filePart('image/jpeg', 'a.jpg', photoOf(bytes, seed))]), {
      from: `guest-${seed}@guest.test`,
    }),
  )

test.each([
  ['too small', () => 10],
  ['as nothing', () => 0],
  ['not at all', () => ''],
])('a POP3 server that lists sizes %s holds no more than it was let in with', async (_, listed) => {
  const mails = [1, 2, 3, 4, 5].map(photo)
  const LIST = `+OK\r\n${mails.map((_mail, at) => `${at + 1} ${listed()}\r\n`).join('')}.\r\n`
  const server = await startPop3Server({ mails, answers: { LIST } })
  const host = await bench.anotherHost()
  const source = await host.addMailbox({ protocol: 'pop3', port: server.port })
  expect(await pollSource(deps(), source, never)).toBe('again')
  server.close()
  expect((await host.messages()).map(({ text }) => text).sort()).toEqual([1, 2, 3, 4, 5].map((seed) => `Foto ${seed}`))
  expect(mostBeyond).toBeLessThan(128 * 1024)
})

/** Stands before the mail server and tells other sizes than it. */
async function startLying(size: string) {
  const server = createServer((near) => {
    const far = connect(inject('parts').imap)
    const end = () => {
      near.destroy()
      far.destroy()
    }
    far.on('error', end).on('close', end)
    far.on('data', (data) => near.write(data.toString('latin1').replace(/ ?RFC822\.SIZE \d+/g, size), 'latin1'))
    near.on('error', end).on('close', end).pipe(far)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test.each([
  ['too small', ' RFC822.SIZE 10'],
  ['as nothing', ' RFC822.SIZE 0'],
  ['not at all', ''],
])('an IMAP server that lists sizes %s holds no more than it was let in with, and loses no words', async (_, size) => {
  const server = await startLying(size)
  const host = await bench.anotherHost()
  for (const seed of [1, 2, 3, 4, 5]) await host.deliver(photo(seed))
  const source = await host.addMailbox({ port: (server.address() as AddressInfo).port })
  expect(await pollSource(deps(), source, never)).toBe('again')
  server.close()
  const messages = await host.messages()
  expect(messages.map(({ text }) => text).sort()).toEqual([1, 2, 3, 4, 5].map((seed) => `Foto ${seed}`))
  expect(mostBeyond).toBeLessThan(128 * 1024)
})

test.each([
  ['too small', 10],
  ['as nothing', 0],
])('a Gmail that estimates sizes %s holds no more than it was let in with', async (_, estimate) => {
  const host = await bench.anotherHost()
  const { mailbox, ...source } = await addGoogleMailbox(host, google)
  for (const seed of [1, 2, 3]) mailbox.receive(photo(seed), { estimate })
  mailbox.receive(guestMail({ body: 'Foto 4' }))
  expect(await pollSource(deps(), source, never)).toBe('again')
  expect((await host.messages()).map(({ text }) => text).sort()).toEqual([1, 2, 3, 4].map((seed) => `Foto ${seed}`))
  expect(mostBeyond).toBeLessThan(128 * 1024)
})

/** What the debug folder brings, chunk by chunk, with these files in it. */
async function readFolder(fill: (folder: string) => Promise<void>): Promise<string[][]> {
  const emlFolder = await mkdtemp(join(tmpdir(), 'locanda-eml-'))
  const host = await bench.anotherHost()
  const folder = join(emlFolder, 'in', host.address)
  await mkdir(folder, { recursive: true })
  await fill(folder)
  const { hostId, sourceId } = await host.addMailbox()
  const mailbox = await openSource(bench.deps, { hostId, sourceId })
  if (mailbox.type === 'whatsapp') throw new Error('a mailbox')
  const session = await openEmlSession({ emlFolder, mailReader: reader, now: () => new Date() }, mailbox)
  const position = await inHost(bench.deps.db, hostId, (tx) => loadPosition(tx, { hostId, sourceId }))
  const chunks: string[][] = []
  for await (const { messages } of session.batches(position, never))
    chunks.push(messages.map(({ message }) => message.text))
  return chunks
}

test('files of the debug folder take room, too', async () => {
  const chunks = await readFolder(async (folder) => {
    for (const seed of [1, 2, 3, 4, 5]) await writeFile(join(folder, `${seed}.eml`), photo(seed, 2 * MB))
  })
  expect(chunks.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(mostBeyond).toBeLessThan(128 * 1024)
})

test('of a file that is larger than any mail as much is read as of a mail, and it holds up no other', async () => {
  const chunks = await readFolder(async (folder) => {
    await writeFile(join(folder, '1.eml'), photo(1))
    // It takes no room on the disk.
    await truncate(join(folder, '1.eml'), 3 * 1024 * MB)
    await writeFile(join(folder, '2.eml'), photo(2))
  })
  expect(chunks).toEqual([['Foto 1'], ['Foto 2']])
  expect(mostBeyond).toBeLessThan(128 * 1024)
})
