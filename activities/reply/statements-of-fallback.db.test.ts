import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openFallback } from '#activities/reply/open-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

/** What a connection that listens asks from time to time, to notice a peer that vanished (prisma/listen.ts). */
const PROBE = 'select 1'

test('a fallback in a draft’s place costs PostgreSQL no more than it did', async () => {
  const { hostId } = bench
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'pending', { deadlineAt: new Date(Date.now() - 1_000) })
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const reply = await openFallback(bench.deps, { hostId, guestMessageId: guest.guestMessageId, draftId })
  const statements = asked.mock.calls
    .map(([query]: unknown[]) => (typeof query === 'string' ? query : (query as pg.QueryConfig).text))
    .filter((statement) => statement !== PROBE)
  expect(reply).toMatchObject({ isFallback: true, message: { status: 'approved' } })
  expect([statements[0], statements.at(-1)]).toEqual(['BEGIN', 'COMMIT'])
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(17)
})
