import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenGuestMessage } from '#tests/api/given.ts'
import { heldMegabytes } from '#tests/heap-after-gc.ts'

const { anna } = await apiWithHosts()
const MB = 1024 * 1024
const MAIL_BYTES = 4 * MB
const AT_ONCE = 10
const LOOK_MS = 1_000
/** A look stops the process: so many times as long as it took it goes on before the next. */
const WORK_PER_LOOK = 10
/** What the API may take for all of them together; what reads them here takes a piece of each. */
const ROOM_MEGABYTES = 60

/** A mail that could not be read, with its file, written past what holds on to parameters. */
async function largeStub(): Promise<string> {
  const { id } = await givenGuestMessage(await givenChat(anna))
  await asOwner().$executeRaw`
    update message set status = 'unreadable', raw = convert_to(repeat('0123456789abcde' || chr(10), ${MAIL_BYTES / 16}::int), 'UTF8')
    where id = ${id}::uuid`
  return id
}

/** What a download says from its start to its end, without keeping it. */
async function lengthOf(id: string): Promise<number> {
  const { status, body } = await anna.fetch('downloadRaw', { params: { id } })
  expect(status).toBe(200)
  let bytes = 0
  for await (const piece of body ?? []) bytes += piece.length
  return bytes
}

async function mostHeld(during: Promise<unknown>): Promise<number> {
  let most = 0
  let watch: NodeJS.Timeout | undefined
  const look = () => {
    const begun = performance.now()
    most = Math.max(most, heldMegabytes())
    watch = setTimeout(look, WORK_PER_LOOK * (performance.now() - begun))
  }
  watch = setTimeout(look, LOOK_MS)
  await during.finally(() => clearTimeout(watch))
  return most
}

test('ten large mails that are saved at once leave piece after piece, and take no memory for the whole of any', async () => {
  const id = await largeStub()
  expect(await lengthOf(id)).toBe(MAIL_BYTES)
  const before = heldMegabytes()
  const all = Promise.all(Array.from({ length: AT_ONCE }, () => lengthOf(id)))
  const most = await mostHeld(all)
  expect(await all).toEqual(Array(AT_ONCE).fill(MAIL_BYTES))
  expect(most - before).toBeLessThan(ROOM_MEGABYTES)
})
