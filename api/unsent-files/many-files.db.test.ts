import { expect, test } from 'vitest'
import { UnsentFileView } from '#api/contract/message-files.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { givenChat } from '#tests/api/given.ts'
import { heldMegabytes } from '#tests/heap-after-gc.ts'
import { photoOf } from '#tests/mailbox/mail-with-files.ts'

const { anna } = await apiWithHosts()
const FILE_BYTES = 12 * 1024 * 1024
/** Of the API's heap of 192 MB: what a few statements and the tests themselves leave behind. */
const ROOM_MEGABYTES = 25

async function put(content: Buffer) {
  const { id } = await givenChat(anna)
  const { body } = await anna.attempt('addUnsentFile', { params: { id }, query: { name: 'a.jpg' }, body: content })
  return UnsentFileView.parse(body).id
}

async function look(id: string, content: Buffer) {
  const shown = await anna.fetch('downloadFile', { params: { id } })
  expect(shown.headers.get('content-length')).toBe(String(FILE_BYTES))
  expect(content.equals(Buffer.from(await shown.arrayBuffer()))).toBe(true)
}

test('large files go in and out, and nothing of them stays in the API’s memory', async () => {
  const contents = [1, 2, 3].map((seed) => photoOf(FILE_BYTES, seed))
  // What the first of all leaves behind, it leaves once.
  await put(photoOf(FILE_BYTES, 4))
  const before = heldMegabytes()
  const ids: string[] = []
  for (const content of contents) ids.push(await put(content))
  expect(heldMegabytes() - before).toBeLessThan(ROOM_MEGABYTES)
  await Promise.all(contents.map((content, at) => look(ids[at] ?? '', content)))
  expect(heldMegabytes() - before).toBeLessThan(ROOM_MEGABYTES)
})
