import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readCounts } from '#prisma/source-counts.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'

const never = new AbortController().signal
let bench: MailBench
beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
})
afterAll(() => bench.close())

type Box = Awaited<ReturnType<typeof givenBox>>
async function givenBox(inbound: Parameters<MailBench['addMailbox']>[0] = {}) {
  const host = await bench.anotherHost()
  return { ...host, of: await host.addMailbox(inbound) }
}
const change = ({ deps, hostId, of }: Box, data: object) =>
  inHost(deps.db, hostId, (tx) => tx.messageSource.update({ where: { id: of.sourceId, hostId }, data }))
const look = ({ deps, of }: Box) => pollSource(deps, of, never)
/** As its host asks for it: with the next look. */
async function counted(box: Box) {
  await change(box, { countAskedAt: new Date() })
  expect(await look(box)).toBe('again')
  return readCounts((await box.source(box.of.sourceId)).counts)
}
const bomb = () =>
  guestMail({
    from: 'bomb@guest.test',
    headers: ['Content-Type: multipart/mixed; boundary=b'],
    body: `${'--b\r\n\r\n'.repeat(3000)}--b--`,
  })

test.each(['imap', 'pop3'] as const)(
  'of an %s mailbox every mail is stored, unreadable, left out or known',
  async (protocol) => {
    const box = await givenBox({ protocol, filterFrom: 'guest.test' })
    for (const body of ['uno', 'due']) await box.deliver(guestMail({ body }))
    await box.deliver(bomb())
    await box.deliver(guestMail({ from: 'shop@other.test', body: 'Offerte' }))
    await look(box)
    expect(readCounts((await box.source(box.of.sourceId)).counts)).toMatchObject({
      ...{ atSource: 4, stored: 2, unreadable: 1, filtered: 1, known: 0, waiting: 0, missing: 0, missingSince: null },
    })
    // The same mail once more lies there twice, and is one message.
    const twice = guestMail({ body: 'tre', id: '<twice@guest.test>' })
    for (const raw of [twice, twice]) await box.deliver(raw)
    const counts = await counted(box)
    expect(counts).toMatchObject({ atSource: 6, filtered: 1, unreadable: 1, waiting: 0, missing: 0 })
    expect((counts?.stored ?? 0) + (counts?.known ?? 0)).toBe(4)
  },
)

test('a mail that was passed over is missed by the first count, read again by the second, and stored once', async () => {
  const box = await givenBox()
  await box.deliver(guestMail({ body: 'letta' }))
  await look(box)
  await box.deliver(guestMail({ body: 'saltata', from: 'b@guest.test' }))
  await inHost(box.deps.db, box.hostId, (tx) =>
    tx.mailboxCursor.updateMany({ where: { hostId: box.hostId }, data: { lastUid: 2n } }),
  )
  expect(await counted(box)).toMatchObject({ atSource: 2, stored: 1, waiting: 1, missing: 0 })
  expect((await box.messages()).map(({ text }) => text)).toEqual(['letta'])
  expect(await counted(box)).toMatchObject({ atSource: 2, stored: 2, waiting: 0, missing: 0, missingSince: null })
  expect((await box.messages()).map(({ text }) => text)).toEqual(['letta', 'saltata'])
  expect(await counted(box)).toMatchObject({ stored: 2, missing: 0 })
  expect(await box.source(box.of.sourceId)).toMatchObject({ state: 'active', fault: null, missingPlaces: [] })
})

test('what the host moved away is neither counted nor missed', async () => {
  const box = await givenBox()
  await box.deliver(guestMail({ body: 'una' }))
  await look(box)
  const { hostId } = box
  const gone = { hostId, sourceId: box.of.sourceId, place: 'imap:1:77:INBOX', outcome: 'stored' as const }
  await inHost(box.deps.db, hostId, (tx) => tx.mailAtSource.create({ data: { ...gone, notedAt: new Date(0) } }))
  expect(await counted(box)).toMatchObject({ atSource: 1, stored: 1 })
  expect(await inHost(box.deps.db, hostId, (tx) => tx.mailAtSource.count({ where: { hostId } }))).toBe(1)
})

test('it is counted once an hour, and when its host asks', async () => {
  const box = await givenBox()
  await look(box)
  const at = async () => readCounts((await box.source(box.of.sourceId)).counts)?.countedAt
  const first = await at()
  await look(box)
  expect(await at()).toBe(first)
  const counts = readCounts((await box.source(box.of.sourceId)).counts)
  await change(box, { counts: { ...counts, countedAt: new Date(Date.now() - 3_600_000).toISOString() } })
  await look(box)
  expect(Date.parse((await at()) ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('how many are still to be taken in is told while a long look goes on, and no longer at its end', async () => {
  const box = await givenBox()
  const raws = Array.from({ length: 230 }, (_, nth) => guestMail({ body: `Mail ${nth}`, from: `g${nth}@guest.test` }))
  for (const raw of raws) await box.deliver(raw)
  const seen = new Set<string>()
  const watch = setInterval(async () => {
    const { backlogLeft, backlogOf } = await box.source(box.of.sourceId)
    seen.add(`${backlogLeft} of ${backlogOf}`)
  }, 5)
  await look(box)
  clearInterval(watch)
  expect([...seen]).toContain('30 of 230')
  expect(await box.source(box.of.sourceId)).toMatchObject({ backlogLeft: 0, backlogOf: 0 })
})
