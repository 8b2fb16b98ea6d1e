import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { tallyHeld } from '#activities/ingest/tally-held.ts'
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

const placeOf = (nth: number) => `imap:1:${nth}:INBOX`
type Source = { hostId: string; sourceId: string }
/** Stored an hour ago, in the places from 1 on. */
const noteStored = ({ hostId, sourceId }: Source, many: number) =>
  bench.deps.engineDb.$executeRaw`
    insert into mail_at_source (source_id, host_id, place, outcome, noted_at)
    select ${sourceId}::uuid, ${hostId}::uuid, 'imap:1:' || nth || ':INBOX', 'stored', now() - interval '1 hour'
    from generate_series(1, ${many}::int) nth`

test('a mailbox of more mails than PostgreSQL holds in memory is counted, and what lies there no more is forgotten', async () => {
  const host = await bench.anotherHost()
  const source = await host.addMailbox()
  const [many, gone] = [40_000, 3]
  await noteStored(source, many + gone)
  const places = Array.from({ length: many }, (_, at) => placeOf(at + 1))
  const held = { prefix: 'imap:', places, judge: () => 'missing' as const }
  const position = { cursors: new Map(), uidls: new Set<string>(), refused: new Map(), wholeLookAt: null }
  const tally = await inHost(bench.deps.db, source.hostId, async (tx) => {
    // As with a hundred times as many and the memory that it has.
    await tx.$executeRaw`set local work_mem = '64kB'`
    return tallyHeld(tx, source, { held, position, listedAt: new Date() })
  })
  expect(tally).toMatchObject({ atSource: many, stored: many, missing: [] })
  const { hostId, sourceId } = source
  expect(await bench.deps.engineDb.mailAtSource.count({ where: { hostId, sourceId } })).toBe(many)
})

test('a count that the database does not come to the end of is made later, and the source goes on', async () => {
  const host = await bench.anotherHost()
  const source = await host.addMailbox()
  await host.deliver(guestMail({ body: 'Parcheggio?' }))
  expect(await pollSource(bench.deps, source, never)).toBe('again')
  const before = readCounts((await host.source(source.sourceId)).counts)
  await noteStored(source, 1)
  const { hostId, sourceId } = source
  const asked = { where: { id: sourceId, hostId }, data: { countAskedAt: new Date() } }
  await inHost(bench.deps.db, hostId, (tx) => tx.messageSource.update(asked))
  await bench.deps.engineDb.$transaction(
    async (tx) => {
      await tx.$queryRaw`
        select from mail_at_source where source_id = ${sourceId}::uuid and place = ${placeOf(1)} for update`
      expect(await pollSource(bench.deps, source, never)).toBe('again')
    },
    { timeout: 30_000 },
  )
  const row = await host.source(sourceId)
  expect([row.state, row.fault, readCounts(row.counts)]).toEqual(['active', null, before])
})
