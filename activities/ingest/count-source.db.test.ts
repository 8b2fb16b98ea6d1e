import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { tallyHeld, tallyWebhooks } from '#activities/ingest/tally-held.ts'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readCounts } from '#prisma/source-counts.ts'
import { addGoogleMailbox, appAt } from '#tests/mailbox/google-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { type GoogleStandIn, startGoogle } from '#tests/stand-ins/google/google.ts'
import { type Refusing, startRefusingImap } from '#tests/stand-ins/refusing-imap.ts'

const never = new AbortController().signal
let google: GoogleStandIn
let bench: MailBench
beforeAll(async () => {
  google = await startGoogle()
  bench = await openMailBench(inject('parts'), { google: appAt(google) })
})
afterAll(async () => {
  await bench.close()
  await google.close()
})

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
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const { backlogLeft, backlogOf } = await box.source(box.of.sourceId)
      seen.add(`${backlogLeft} of ${backlogOf}`)
      await pause(10)
    }
  }
  await Promise.all([look(box).finally(() => (isOver = true)), watch()])
  expect([...seen]).toContain('30 of 230')
  expect(await box.source(box.of.sourceId)).toMatchObject({ backlogLeft: 0, backlogOf: 0 })
})

test('what cannot be read again is named at its source for as long as it is missed, and nothing else is held up by it', async () => {
  const script: Refusing = { refuses: [], answer: 'OK done' }
  const proxy = await startRefusingImap(inject('parts').imap, script)
  const box = await givenBox({ port: proxy.port })
  await box.deliver(guestMail({ body: 'letta' }))
  await look(box)
  await box.deliver(guestMail({ body: 'saltata' }))
  script.refuses = [2]
  await inHost(box.deps.db, box.hostId, (tx) =>
    tx.mailboxCursor.updateMany({ where: { hostId: box.hostId }, data: { lastUid: 2n } }),
  )
  await counted(box)
  await box.deliver(guestMail({ body: 'dopo' }))
  const counts = await counted(box)
  expect(counts).toMatchObject({ atSource: 3, stored: 2, waiting: 0, missing: 1, missingSince: expect.any(String) })
  const fault = { code: 'source_mails_missing', params: { many: 1 } }
  expect(await box.source(box.of.sourceId)).toMatchObject({ state: 'active', fault })
  expect((await counted(box))?.missingSince).toBe(counts?.missingSince)
  // An hour that has not passed leaves it said.
  await look(box)
  expect(await box.source(box.of.sourceId)).toMatchObject({ fault })
  script.refuses = []
  expect(await counted(box)).toMatchObject({ stored: 3, missing: 0, missingSince: null })
  expect(await box.source(box.of.sourceId)).toMatchObject({ fault: null })
  proxy.close()
})

test('of a mailbox at Google its own mails and what is filed elsewhere confuse no count', async () => {
  const host = await bench.anotherHost()
  const { sourceId, mailbox } = await addGoogleMailbox(host, google, {})
  const of = { hostId: host.hostId, sourceId }
  const box = { ...host, of }
  for (const body of ['One', 'Two']) mailbox.receive(guestMail({ body }))
  mailbox.receive(guestMail({ body: 'Mine' }), { labels: ['SENT'] })
  mailbox.receive(guestMail({ body: 'Spam' }), { labels: ['SPAM'] })
  await look(box)
  expect(await counted(box)).toMatchObject({ atSource: 2, stored: 2, missing: 0, waiting: 0 })
  await inHost(box.deps.db, box.hostId, (tx) => tx.mailAtSource.deleteMany({ where: of }))
  expect(await counted(box)).toMatchObject({ atSource: 2, stored: 0, waiting: 2 })
  expect(await counted(box)).toMatchObject({ atSource: 2, stored: 2, waiting: 0, missing: 0 })
  expect(await box.messages()).toHaveLength(2)
})

test('a number of WhatsApp cannot be asked: what its webhooks brought is said', async () => {
  const host = await bench.anotherHost()
  const of = await addWhatsapp({ ...bench, ...host })
  await inHost(host.deps.db, host.hostId, (tx) =>
    tx.webhookEvent.create({ data: { hostId: host.hostId, sourceId: of.sourceId, body: {} } }),
  )
  const counts = await inHost(host.deps.db, host.hostId, (tx) => tallyWebhooks(tx, of))
  expect(counts).toEqual({ atSource: null, stored: 0, known: 0, unreadable: 0, filtered: 0, waiting: 1, missing: [] })
})

test('ten thousand places are held against what was taken in well under a second', async () => {
  const box = await givenBox()
  const { hostId } = box
  const { sourceId } = box.of
  const places = Array.from({ length: 10_000 }, (_, nth) => `imap:1:${nth}:INBOX`)
  await inHost(
    box.deps.db,
    hostId,
    (tx) => tx.$executeRaw`
      insert into mail_at_source (host_id, source_id, place, outcome, noted_at)
      select ${hostId}::uuid, ${sourceId}::uuid, 'imap:1:' || nth || ':INBOX', 'stored', to_timestamp(0)
      from generate_series(0, 9989) nth`,
  )
  const position = { wholeLookAt: null, cursors: new Map(), uidls: new Set<string>(), refused: new Map() }
  const held = { prefix: 'imap:', places, judge: () => 'missing' as const }
  const beganAt = performance.now()
  const tally = await inHost(box.deps.db, hostId, (tx) =>
    tallyHeld(tx, { hostId, sourceId }, { held, position, listedAt: new Date() }),
  )
  expect(tally).toMatchObject({ atSource: 10_000, stored: 9_990, waiting: 0 })
  expect(tally.missing).toHaveLength(10)
  expect(performance.now() - beganAt).toBeLessThan(5_000)
})
