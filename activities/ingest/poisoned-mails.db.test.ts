import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ReadMessage } from '#activities/channels/incoming-session.ts'
import { withoutLargeParts } from '#activities/channels/mime/large-mail.ts'
import { ingestRead } from '#activities/ingest/ingest-read.ts'
import { type OpenSource, openSource } from '#activities/ingest/open-source.ts'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { poisonedMails } from '#tests/fixtures/mail/poisoned-mails.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { filePart, mailOf, multipart, photoOf, textPart } from '#tests/mailbox/mail-with-files.ts'
import { whileCutOff, whileHeld, whileRefused } from '#tests/setup/while-refused.ts'

const parts = inject('parts')
let bench: MailBench
let source: OpenSource
beforeAll(async () => {
  bench = await openMailBench(parts)
  source = await openSource(bench.deps, await bench.addMailbox())
})
afterAll(() => bench.close())

async function read(bytes: Uint8Array): Promise<ReadMessage> {
  const { raw, parts } = withoutLargeParts(new Uint8Array(bytes))
  const mailbox = { hostId: bench.hostId, channel: 'email' as const, ownAddresses: [bench.address] }
  const message = await bench.deps.mailReader.read(
    { raw, parts, receivedAt: new Date(), truncated: raw.length < bytes.length },
    { ...mailbox, now: new Date() },
  )
  return { message, raw }
}
const goodMail = () => read(Buffer.from(guestMail({ from: `${randomUUID()}@guest.test` })))
const store = (...messages: ReadMessage[]) =>
  ingestRead(bench.deps, source, {
    messages,
    progress: { kind: 'imap', folder: 'INBOX', uidValidity: '1', lastUid: 1 },
  })
const stored = (messages: ReadMessage[]) =>
  bench.deps.engineDb.message.findMany({
    where: { sourceId: source.sourceId, providerId: { in: messages.map(({ message }) => message.providerId) } },
    select: { status: true, providerId: true, raw: true, text: true },
  })

const filesOf = ({ message }: ReadMessage) =>
  bench.deps.engineDb.messageFile.findMany({
    where: { message: { providerId: message.providerId } },
    select: { name: true, sha256: true },
  })

test.each(await poisonedMails())(
  '$name is kept with what the guest says in it, and so is what stands around it',
  async ({ raw, words }) => {
    const poisoned = await read(raw)
    const [before, after] = [await goodMail(), await goodMail()]
    await store(before, poisoned, after)
    await store(poisoned)
    const rows = await stored([before, poisoned, after])
    expect(rows).toHaveLength(3)
    const kept = rows.find(({ providerId }) => providerId === poisoned.message.providerId)
    expect(rows.filter((row) => row !== kept).map(({ status }) => status)).toEqual(['received', 'received'])
    // What could be read is stored as it was read: nothing that a sender chooses is too long or too odd for an index.
    expect(kept?.status).toBe(poisoned.message.raw === null ? 'received' : 'unreadable')
    expect(kept?.raw === null ? kept.text : Buffer.from(kept?.raw ?? []).toString()).toContain(words)
  },
)

test.each(['22021', '54000', 'XX000'])(
  'whatever the database says of one mail (%s), a stub stands for it and the next comes in',
  async (sqlState) => {
    const [before, after] = [await goodMail(), await goodMail()]
    const refused = await read(Buffer.from(guestMail({ body: `Rifiutata ${sqlState}` })))
    const condition = `new.text like 'Rifiutata%'`
    await whileRefused(parts, { table: 'message', condition, sqlState }, () => store(before, refused, after))
    const rows = await stored([before, refused, after])
    expect(rows.map(({ status }) => status).sort()).toEqual(['received', 'received', 'unreadable'])
    const stub = rows.find(({ status }) => status === 'unreadable')
    expect(Buffer.from(stub?.raw ?? [])).toEqual(Buffer.from(refused.raw))
  },
)

test.each(['in a statement', 'between two'] as const)(
  'a connection that breaks (%s) under a mail, and lives again, costs the mail nothing',
  async (when) => {
    const [before, after] = [await goodMail(), await goodMail()]
    const unlucky = await read(Buffer.from(guestMail({ body: `La linea cade ${when}` })))
    await whileCutOff(parts, { text: 'La linea cade%', times: 3, when }, () => store(before, unlucky, after))
    const rows = await stored([before, unlucky, after])
    expect(rows.map(({ status }) => status)).toEqual(['received', 'received', 'received'])
  },
)

test('while another transaction holds the chat of a mail it is no stub, and comes in when that is over', async () => {
  const [first, id] = [`<${randomUUID()}@guest.test>`, `<${randomUUID()}@guest.test>`]
  await store(await read(Buffer.from(guestMail({ id: first, body: 'Arriviamo il 3.' }))))
  const { chatId } = await bench.deps.engineDb.message.findFirstOrThrow({ where: { rfcMessageId: first } })
  const headers = [`In-Reply-To: ${first}`]
  const mail = await read(Buffer.from(guestMail({ id, headers, body: 'Il codice non funziona, siamo fuori!' })))
  await expect(whileHeld(parts, chatId, () => store(mail))).rejects.toThrow()
  expect(await stored([mail])).toEqual([])
  await store(mail)
  expect(await stored([mail])).toMatchObject([{ status: 'received' }])
})

test('where even the sender of a mail is refused, its stub stands without', async () => {
  const refused = await read(Buffer.from(guestMail({ from: 'refused@guest.test' })))
  await whileRefused(
    parts,
    { table: 'message', condition: `new.from_address = 'refused@guest.test'`, sqlState: '22021' },
    () => store(refused),
  )
  expect(await stored([refused])).toMatchObject([{ status: 'unreadable' }])
})

test('while nothing can be stored no mail becomes a stub, and it comes in afterwards', async () => {
  const mails = [await goodMail(), await goodMail()]
  await expect(whileRefused(parts, { table: 'message', condition: 'true' }, () => store(...mails))).rejects.toThrow()
  expect(await stored(mails)).toEqual([])
  await store(...mails)
  expect((await stored(mails)).map(({ status }) => status)).toEqual(['received', 'received'])
})

const lockedOut = 'Siamo chiusi fuori, avete una chiave?'
const withPhoto = () =>
  read(
    Buffer.from(
      mailOf(
        multipart('mixed', 'b', [
          textPart(lockedOut),
          filePart('image/jpeg', 'porta.jpg', photoOf(30_000, Date.now())),
        ]),
      ),
    ),
  )

test.each(['53100', '53200', '57014', '58030'])(
  'while there is no room for a mail (%s) it is no stub, and comes in whole when there is',
  async (sqlState) => {
    const mail = await withPhoto()
    const refused = { table: 'file_content', condition: 'true', sqlState }
    await expect(whileRefused(parts, refused, () => store(mail))).rejects.toThrow()
    expect(await stored([mail])).toEqual([])
    await store(mail)
    expect(await stored([mail])).toMatchObject([{ status: 'received', text: lockedOut }])
    expect(await filesOf(mail)).toMatchObject([{ name: 'porta.jpg', sha256: expect.any(String) }])
  },
)

test('of a mail whose files alone are refused the words come in, and its files are named', async () => {
  const mail = await withPhoto()
  const { sha256 } = mail.message.files[0] ?? {}
  const refused = { table: 'file_content', condition: `new.sha256 = '${sha256}'`, sqlState: '22021' }
  await whileRefused(parts, refused, () => store(mail))
  expect(await stored([mail])).toMatchObject([{ status: 'received', text: lockedOut }])
  expect(await filesOf(mail)).toMatchObject([{ name: 'porta.jpg', sha256: null }])
})

test('a fault of ours is not told as one of the mail server', async () => {
  await bench.deliver(guestMail({ body: 'Non entra' }))
  const look = () => pollSource(bench.deps, source, new AbortController().signal)
  await expect(
    whileRefused(parts, { table: 'message', condition: `new.text = 'Non entra' or new.status = 'unreadable'` }, look),
  ).resolves.toBe('unreachable')
  expect((await bench.source(source.sourceId)).fault).toMatchObject({ code: 'source_not_stored' })
  expect(await look()).toBe('again')
  expect((await bench.messages()).map(({ text }) => text)).toContain('Non entra')
})
