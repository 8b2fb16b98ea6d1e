import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { inHost } from '#prisma/host-scope.ts'
import { pruneFileContents } from '#prisma/maintenance/prune.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { filePart, mailOf, multipart, photoOf, textPart } from '#tests/mailbox/mail-with-files.ts'
import { rounds } from '#tests/rounds.ts'

const never = new AbortController().signal
const DAY_MS = 24 * 3_600_000

let bench: MailBench
beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
})
afterAll(() => bench.close())

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const withFiles = (words: string, ...files: ReturnType<typeof filePart>[]) =>
  mailOf(multipart('mixed', 'm', [textPart(words), ...files]), { from: `${words.replaceAll(' ', '-')}@guest.test` })

type Host = Pick<MailBench, 'deps' | 'hostId'>
const filesOf = ({ deps, hostId }: Host) =>
  deps.engineDb.messageFile.findMany({
    where: { hostId },
    orderBy: [{ message: { text: 'asc' } }, { position: 'asc' }],
    include: { content: true, message: { select: { text: true } } },
  })
const contentsOf = ({ deps, hostId }: Host) => deps.engineDb.fileContent.count({ where: { hostId } })

test('the files of two mails are kept in their places, one that came twice once, and go with their messages', async () => {
  const host = await bench.anotherHost()
  const source = await host.addMailbox()
  const [photo, other] = [photoOf(50_000), photoOf(40_000, 7)]
  await host.deliver(withFiles('Uno', filePart('image/jpeg', 'a.jpg', photo), filePart('image/jpeg', 'b.jpg', other)))
  await host.deliver(withFiles('Due', filePart('image/jpeg', 'di-nuovo.jpg', photo)))
  await host.deliver(withFiles('Senza'))
  await pollSource(host.deps, source, never)
  const files = await filesOf(host)
  expect(files.map(({ message, position, name }) => [message.text, position, name])).toEqual([
    ['Due', 0, 'di-nuovo.jpg'],
    ['Uno', 0, 'a.jpg'],
    ['Uno', 1, 'b.jpg'],
  ])
  expect(files.map(({ content }) => sha256(content?.content ?? new Uint8Array()))).toEqual(
    [photo, photo, other].map(sha256),
  )
  expect(await contentsOf(host)).toBe(2)

  const { engineDb } = host.deps
  const prune = async (days: number) => {
    while ((await engineDb.$transaction((tx) => pruneFileContents(tx, new Date(Date.now() + days * DAY_MS)))) > 0);
  }
  await prune(2)
  expect(await contentsOf(host)).toBe(2)
  await engineDb.message.deleteMany({ where: { hostId: host.hostId, text: 'Uno' } })
  await prune(0)
  expect(await contentsOf(host)).toBe(2)
  await prune(2)
  expect((await filesOf(host)).map(({ name }) => name)).toEqual(['di-nuovo.jpg'])
  expect(await contentsOf(host)).toBe(1)
  await engineDb.host.delete({ where: { id: host.hostId } })
  expect(await contentsOf(host)).toBe(0)
})

test('two hosts who are sent the same have each their own, and see no other', async () => {
  const hosts = [await bench.anotherHost(), await bench.anotherHost()]
  const photo = photoOf(20_000, 3)
  for (const host of hosts) {
    const source = await host.addMailbox()
    await host.deliver(withFiles('Ciao', filePart('image/jpeg', 'a.jpg', photo)))
    await pollSource(host.deps, source, never)
  }
  for (const host of hosts) {
    const seen = await inHost(bench.deps.db, host.hostId, async (tx) => [
      await tx.fileContent.findMany({ select: { hostId: true } }),
      await tx.messageFile.findMany({ select: { hostId: true } }),
    ])
    expect(seen).toEqual([[{ hostId: host.hostId }], [{ hostId: host.hostId }]])
  }
})

test.each(['imap', 'pop3'] as const)(
  'a large photo comes whole by %s, and words and files behind it',
  async (protocol) => {
    const host = await bench.anotherHost()
    const source = await host.addMailbox({ protocol })
    const photo = photoOf(rounds({ usual: 2_500_000, long: 6_000_000 }))
    const note = filePart('text/plain', 'nota.txt', Buffer.from('Codice 12'))
    const parts = [filePart('image/jpeg', 'mare.jpg', photo), textPart('Ecco la foto del mare.'), note]
    await host.deliver(mailOf(multipart('mixed', 'm', parts)))
    await host.deliver(withFiles('Dopo', filePart('image/jpeg', 'a.jpg', photoOf(9_000))))
    await pollSource(host.deps, source, never)
    const files = await filesOf(host)
    expect(files.map(({ message, name, mediaType }) => [message.text, name, mediaType])).toEqual([
      ['Dopo', 'a.jpg', 'image/jpeg'],
      ['Ecco la foto del mare.', 'mare.jpg', 'image/jpeg'],
      ['Ecco la foto del mare.', 'nota.txt', 'text/plain'],
    ])
    expect(files[1]).toMatchObject({ bytes: photo.length, sha256: sha256(photo) })
    expect(sha256(files[1]?.content?.content ?? new Uint8Array())).toBe(sha256(photo))
    expect(Buffer.from(files[2]?.content?.content ?? []).toString()).toBe('Codice 12')
  },
)

test('of a mail that was formatted that is noted, and by which name its page calls the pictures that came with it', async () => {
  const host = await bench.anotherHost()
  const source = await host.addMailbox()
  const page = textPart('<p>Ecco la casa</p><img src="cid:casa@mail" width="600" height="400">', 'text/html')
  const picture = filePart('image/jpeg', 'casa.jpg', photoOf(50_000, 3), 'inline')
  picture.headers.push('Content-ID: <casa@mail>')
  await host.deliver(mailOf(multipart('related', 'r', [page, picture]), { from: 'page@guest.test' }))
  await host.deliver(mailOf(textPart('Senza'), { from: 'plain@guest.test' }))
  await pollSource(host.deps, source, never)
  expect(await filesOf(host)).toMatchObject([{ name: 'casa.jpg', contentId: '<casa@mail>' }])
  const originals = await host.deps.engineDb.messageOriginal.findMany({
    where: { hostId: host.hostId },
    select: { hasHtml: true, message: { select: { fromAddress: true } } },
    orderBy: { message: { fromAddress: 'asc' } },
  })
  expect(originals.map(({ hasHtml, message }) => [message.fromAddress, hasHtml])).toEqual([
    ['page@guest.test', true],
    ['plain@guest.test', false],
  ])
})
