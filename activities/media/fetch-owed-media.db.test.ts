import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { claimMedia } from '#prisma/files/claim-media.ts'
import { asOwner } from '#tests/api/given.ts'
import { photoOf } from '#tests/mailbox/mail-with-files.ts'
import { ago, guest, rows, type Source, whatsappOf } from '#tests/mailbox/whatsapp-conversation.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { forgetEverybody } from '#tests/setup/forget-everybody.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'
import type { MediaFault } from '#tests/stand-ins/whatsapp-media.ts'
import { FILE_CAPS } from '#workflows/domain/files/file-caps.ts'
import { fetchOwedMedia } from './fetch-owed-media.ts'

let cloud: WhatsappStandIn
let bench: SendBench
let source: Source
let messages: ReturnType<typeof whatsappOf>['messages']
beforeAll(async () => {
  await forgetEverybody()
  cloud = await startWhatsapp({ webhookUrl: () => 'http://127.0.0.1:1', appSecret: 's', reportsDelivery: false })
  bench = await openSendBench(inject('parts'), { whatsappUrl: cloud.url })
  ;({ messages } = whatsappOf(bench))
})
beforeEach(async () => {
  source = await addWhatsapp(bench)
})
afterAll(async () => {
  await Promise.all([cloud.close(), bench.close()])
})

type Sent = {
  kind?: string
  content?: Uint8Array
  type?: string
  faults?: MediaFault[]
  fileSize?: number
  more?: object
}
const photo = photoOf(30_000)

/** A guest's message with a file, as Meta tells of it. */
async function sends({ kind = 'image', content = photo, type = 'image/jpeg', more = {}, ...media }: Sent) {
  const id = cloud.media.add({ content, type, ...media })
  const part = { id, mime_type: type, ...more }
  await messages(source, { id: crypto.randomUUID(), from: guest, timestamp: ago(0), type: kind, [kind]: part })
  return id
}
const fileOf = () =>
  asOwner().messageFile.findFirstOrThrow({
    where: { message: { sourceId: source.sourceId } },
    include: { content: true },
  })
const fetchAll = () => fetchOwedMedia(bench.deps)
/** As if its pause were over. */
async function fetchAgain() {
  const { id } = await fileOf()
  await asOwner().messageFile.updateMany({
    where: { id, mediaDueAt: { not: null } },
    data: { mediaDueAt: new Date(0) },
  })
  await fetchAll()
}

test.each([
  ['image', photo, 'image/jpeg', {}, 'image.jpg', 'image/jpeg'],
  ['sticker', photo, 'image/webp', {}, 'sticker.jpg', 'image/jpeg'],
  ['audio', Buffer.from('OggS voice'), 'audio/ogg; codecs=opus', { voice: true }, 'audio.ogg', 'audio/ogg'],
  ['video', Buffer.from('\0\0\0\x18ftypmp42 film'), 'video/mp4', {}, 'video.mp4', 'video/mp4'],
  [
    'document',
    Buffer.from('%PDF-1.7'),
    'application/pdf',
    { filename: '../passaporto.pdf' },
    'passaporto.pdf',
    'application/pdf',
  ],
  ['image', Buffer.from('<html><script>alert(1)</script>'), 'image/jpeg', {}, 'image.txt', 'text/plain'],
])('%s is named at once and stored by its bytes (%#)', async (kind, content, type, more, name, mediaType) => {
  await sends({ kind, content, type, more })
  expect(await fileOf()).toMatchObject({ sha256: null, isLost: false, mediaDueAt: expect.any(Date) })
  await fetchAll()
  const file = await fileOf()
  expect(file).toMatchObject({ name, mediaType, bytes: content.length, mediaDueAt: null })
  expect(Buffer.from(file.content?.content ?? []).equals(Buffer.from(content))).toBe(true)
})

test.each(['busy', 'expired', 'hang up'] as const)(
  'what passes is tried again, with a link of its own: %s',
  async (fault) => {
    const id = await sends({ faults: [fault] })
    await fetchAll()
    expect(await fileOf()).toMatchObject({ sha256: null, isLost: false, mediaTries: 1 })
    await fetchAgain()
    expect(await fileOf()).toMatchObject({ sha256: expect.any(String), mediaTries: 2 })
    expect(cloud.media.asked.filter((asked) => asked === id)).toHaveLength(2)
  },
)

test.each(['gone', 'no such code', 'foreign'] as const)(
  'what cannot be had is said, and asked for no more: %s',
  async (fault) => {
    const id = await sends({ faults: [fault] })
    await fetchAll()
    expect(await fileOf()).toMatchObject({ sha256: null, isLost: true, mediaDueAt: null })
    await fetchAgain()
    expect(cloud.media.asked.filter((asked) => asked === id)).toHaveLength(1)
  },
)

test('what Meta says each time not to have is said after half an hour of tries', async () => {
  await sends({ faults: ['expired', 'expired', 'expired', 'expired', 'expired', 'expired', 'expired'] })
  await fetchAll()
  for (let tries = 2; tries <= 5; tries += 1) {
    await fetchAgain()
    expect(await fileOf()).toMatchObject({ isLost: false, mediaTries: tries, mediaDueAt: expect.any(Date) })
  }
  await fetchAgain()
  expect(await fileOf()).toMatchObject({ sha256: null, isLost: true, mediaDueAt: null, mediaTries: 6 })
})

test('a week after it came nobody asks for it any more', async () => {
  await sends({ faults: ['busy', 'busy'] })
  const [message] = await rows(source)
  await asOwner().message.updateMany({
    where: { id: message?.id ?? '' },
    data: { storedAt: new Date(Date.now() - 8 * 86_400_000) },
  })
  await fetchAll()
  expect(await fileOf()).toMatchObject({ isLost: true, mediaDueAt: null })
})

test('what is too large is named only, whether Meta says its size or not', async () => {
  await sends({ fileSize: FILE_CAPS.fileBytes + 1 })
  await fetchAll()
  expect(await fileOf()).toMatchObject({
    sha256: null,
    isLost: false,
    mediaDueAt: null,
    bytes: FILE_CAPS.fileBytes + 1,
  })
  source = await addWhatsapp(bench)
  await sends({ content: new Uint8Array(FILE_CAPS.fileBytes + 10), fileSize: 5 })
  await fetchAll()
  expect(await fileOf()).toMatchObject({ sha256: null, isLost: false, mediaDueAt: null })
})

test('one content is stored once, and whoever has the conversation open is told', async () => {
  await sends({})
  await sends({})
  const last = async () =>
    (await asOwner().liveEvent.findFirst({ where: { hostId: bench.hostId }, orderBy: { id: 'desc' } }))?.id ?? 0n
  const before = await last()
  await fetchAll()
  const files = await asOwner().messageFile.findMany({ where: { message: { sourceId: source.sourceId } } })
  expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(1)
  const told = await asOwner().liveEvent.findMany({
    where: { hostId: bench.hostId, id: { gt: before }, entity: 'message' },
  })
  expect(new Set(told.map(({ entityId }) => entityId))).toEqual(new Set(files.map(({ messageId }) => messageId)))
})

test('a file that one worker is taking is passed over by another', async () => {
  await sends({})
  const { id } = await fileOf()
  await asOwner().$transaction(async (tx) => {
    await tx.$queryRaw`select id from message_file where id = ${id}::uuid for update`
    expect(await claimMedia(bench.deps.engineDb)).toBeNull()
  })
  expect(await claimMedia(bench.deps.engineDb)).toMatchObject({ id, tries: 1 })
  expect(await claimMedia(bench.deps.engineDb)).toBeNull()
})

test('a number whose source is gone keeps nobody: its files are tried later', async () => {
  await sends({})
  await asOwner().messageSource.update({ where: { id: source.sourceId }, data: { deletedAt: new Date() } })
  await fetchAll()
  expect(await fileOf()).toMatchObject({ sha256: null, mediaDueAt: expect.any(Date), mediaTries: 1 })
})

test('a caption is the guest’s words, and asks as before', async () => {
  await sends({ more: { caption: 'La lampada è rotta' } })
  const [message] = await rows(source)
  expect(message).toMatchObject({ text: 'La lampada è rotta', isAutomatic: false })
})
