import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenGuestMessage, givenSource } from '#tests/api/given.ts'
import type { HostAtApi } from '#tests/api/signed-in-host.ts'
import { photoOf } from '#tests/mailbox/mail-with-files.ts'

const { anna, bruno } = await apiWithHosts()
const chat = await givenChat(anna, { sourceId: (await givenSource(anna)).id })

type Given = { name: string; mediaType: string; content: Buffer | null }

/** A guest's message with these files beside its words. */
async function withFiles(...files: Given[]) {
  const message = await givenGuestMessage(chat)
  const hostId = anna.id
  const ids: string[] = []
  for (const [position, { name, mediaType, content }] of files.entries()) {
    const sha256 = content === null ? null : createHash('sha256').update(content).digest('hex')
    if (content !== null && sha256 !== null)
      await asOwner().fileContent.create({ data: { hostId, sha256, content: new Uint8Array(content) } })
    const bytes = content?.length ?? 30_000_000
    const data = { hostId, messageId: message.id, position, name, mediaType, bytes, sha256 }
    ids.push((await asOwner().messageFile.create({ data })).id)
  }
  return { message, ids }
}
const download = (host: HostAtApi, id: string, headers: Record<string, string> = {}) =>
  host.fetch('downloadFile', { params: { id } }, { headers })

const photo = photoOf(5_000)

test('a message names its files in their order, and says which of them are kept', async () => {
  const { message, ids } = await withFiles(
    { name: 'foto.jpg', mediaType: 'image/jpeg', content: photo },
    { name: 'film.mp4', mediaType: 'video/mp4', content: null },
  )
  const shown = (await anna.ask('listMessages', { params: { id: chat.id } })).find(({ id }) => id === message.id)
  expect(shown?.files).toEqual([
    {
      id: ids[0],
      position: 0,
      name: 'foto.jpg',
      mediaType: 'image/jpeg',
      bytes: 5_000,
      isStored: true,
      missing: null,
      hasLeft: false,
    },
    {
      id: ids[1],
      position: 1,
      name: 'film.mp4',
      mediaType: 'video/mp4',
      bytes: 30_000_000,
      isStored: false,
      missing: 'too_large',
      hasLeft: false,
    },
  ])
  expect((await download(anna, ids[1] ?? '')).status).toBe(404)
})

test('a photo is answered byte by byte, to be shown and never run, and once', async () => {
  const content = photoOf(4_000, 9)
  const { ids } = await withFiles({ name: 'è "mare".jpg', mediaType: 'image/jpeg', content })
  const id = ids[0] ?? ''
  const answer = await download(anna, id)
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `inline; filename="_ _mare_.jpg"; filename*=UTF-8''%C3%A8%20%22mare%22.jpg`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    etag: `"${createHash('sha256').update(content).digest('hex')}"`,
  })
  const again = await download(anna, id, { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
})

test.each([
  ['a page that was called a picture', 'text/plain', Buffer.from('<script>alert(1)</script>')],
  ['a document', 'application/pdf', Buffer.from('%PDF-1.7')],
  ["a phone's photo, which browsers do not draw", 'image/heic', Buffer.from('0000ftypheic')],
])('%s is saved, and not shown', async (_, mediaType, content) => {
  const { ids } = await withFiles({ name: 'a.png', mediaType, content })
  const { headers } = await download(anna, ids[0] ?? '')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="a\.png"/)
  expect(headers.get('content-type')).toContain(mediaType)
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
})

test("another host's file is not found, as one that never was", async () => {
  const { ids } = await withFiles({ name: 'a.jpg', mediaType: 'image/jpeg', content: photoOf(3_000, 4) })
  for (const id of [ids[0] ?? '', randomUUID()]) expect((await download(bruno, id)).status).toBe(404)
})
