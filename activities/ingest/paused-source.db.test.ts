import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { recordState } from '#activities/ingest/record-state.ts'
import { pollSource, watchSource } from '#activities/ingest/watch-source.ts'
import { inHost } from '#prisma/host-scope.ts'
import { guestMail, type MailBench, openMailBench, until } from '#tests/mailbox/mail-bench.ts'

const never = new AbortController().signal
let bench: MailBench
beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
})
afterAll(() => bench.close())

type Box = Awaited<ReturnType<typeof givenBox>>
async function givenBox() {
  const host = await bench.anotherHost()
  return { ...host, of: await host.addMailbox() }
}
const pause = ({ deps, hostId, of }: Box, pausedAt: Date | null) =>
  inHost(deps.db, hostId, (tx) => tx.messageSource.update({ where: { id: of.sourceId, hostId }, data: { pausedAt } }))
const textsOf = async ({ messages }: Box) => (await messages()).map(({ text }) => text)
const look = ({ deps, of }: Box) => pollSource(deps, of, never)

test('nothing is taken in while it rests, and all of it, once and in order, when it goes on', async () => {
  const box = await givenBox()
  await box.deliver(guestMail({ body: 'prima' }))
  await look(box)
  await pause(box, new Date())
  for (const body of ['uno', 'due', 'tre']) await box.deliver(guestMail({ body }))
  expect(await look(box)).toBe('unreachable')
  expect(await watchSource(box.deps, box.of, never)).toBe('unreachable')
  expect(await textsOf(box)).toEqual(['prima'])
  await pause(box, null)
  expect(await look(box)).toBe('again')
  expect(await look(box)).toBe('again')
  expect(await textsOf(box)).toEqual(['prima', 'uno', 'due', 'tre'])
})

test('a look that is on its way stores nothing more, says nothing wrong of it, and loses nothing', async () => {
  const box = await givenBox()
  await box.deliver(guestMail({ body: 'per strada' }))
  const before = await box.source(box.of.sourceId)
  const { db } = box.deps
  // The pause is written while the batch waits for the host's row, which ingest locks first.
  const looking = await inHost(db, box.hostId, async (tx) => {
    await tx.$queryRaw`select from host where id = ${box.hostId}::uuid for no key update`
    const under = look(box)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await tx.messageSource.update({ where: { id: box.of.sourceId }, data: { pausedAt: new Date() } })
    return { under }
  })
  expect(await looking.under).toBe('unreachable')
  expect(await textsOf(box)).toEqual([])
  expect(await box.source(box.of.sourceId)).toMatchObject({ state: before.state, fault: null, lastSyncedAt: null })
  await pause(box, null)
  await look(box)
  expect(await textsOf(box)).toEqual(['per strada'])
})

const setAnew = ({ deps, hostId, of }: Box) =>
  inHost(deps.db, hostId, (tx) =>
    tx.messageSource.update({ where: { id: of.sourceId, hostId }, data: { settingsAt: new Date() } }),
  )

test('a look that goes well says nothing of a source that was set anew meanwhile', async () => {
  const box = await givenBox()
  await box.deliver(guestMail({ body: 'intanto' }))
  const before = await box.source(box.of.sourceId)
  const looking = await inHost(box.deps.db, box.hostId, async (tx) => {
    await tx.$queryRaw`select from host where id = ${box.hostId}::uuid for no key update`
    const under = look(box)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await tx.messageSource.update({ where: { id: box.of.sourceId }, data: { settingsAt: new Date() } })
    return { under }
  })
  expect(await looking.under).toBe('again')
  expect(await textsOf(box)).toEqual(['intanto'])
  expect(await box.source(box.of.sourceId)).toMatchObject({ state: before.state, lastSyncedAt: null, signedInAt: null })
})

test('a look that fails says nothing of a source that was set anew meanwhile', async () => {
  const server = createServer((socket) => void setAnew(box).then(() => socket.destroy())).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const host = await bench.anotherHost()
  const box = { ...host, of: await host.addMailbox({ port }) }
  const before = await box.source(box.of.sourceId)
  expect(await look(box)).toBe('unreachable')
  expect(await box.source(box.of.sourceId)).toMatchObject({ state: before.state, fault: null, unreachableSince: null })
  // Set to the same, it is told.
  server.close()
  expect(await look(box)).toBe('unreachable')
  expect(await box.source(box.of.sourceId)).toMatchObject({ state: 'unreachable' })
})

test('a watch ends as it begins to rest', async () => {
  const box = await givenBox()
  const watching = watchSource(box.deps, box.of, never)
  await until(
    () => box.source(box.of.sourceId),
    ({ state }) => state === 'active',
  )
  await pause(box, new Date())
  expect(await watching).toBe('again')
})

test('what a late look learns of it does not show', async () => {
  const box = await givenBox()
  await pause(box, new Date())
  await recordState(box.deps, box.of, { state: 'unreachable', fault: null })
  expect(await box.source(box.of.sourceId)).toMatchObject({ state: 'connecting', unreachableSince: null })
})
