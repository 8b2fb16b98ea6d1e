import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inHost } from '#prisma/host-scope.ts'
import { asOwner } from '#tests/api/given.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { loadPosition, saveProgress } from './progress.ts'

/** So many rows PostgreSQL writes and deletes in a fraction of the time that a statement has, however busy it is. */
const MOST = 10_000

let bench: MailBench
beforeAll(async () => {
  bench = await openMailBench(inject('parts'))
  const refuse = `
    create function refuse_many() returns trigger language plpgsql security definer as $$
    begin
      if (select count(*) from changed) > ${MOST} then raise exception 'too many'; end if;
      return null;
    end $$`
  await asOwner().$executeRawUnsafe(refuse)
  for (const [event, rows] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ])
    await asOwner().$executeRawUnsafe(`
      create trigger refuse_many_${event} after ${event} on seen_uidl
      referencing ${rows} table as changed for each statement execute function refuse_many()`)
})
afterAll(async () => {
  await asOwner().$executeRaw`drop function refuse_many cascade`
  await bench.close()
})

test('what a mailbox holds from before, and what is gone of it, is noted at once and in statements of a size', async () => {
  const host = await bench.anotherHost()
  const source = await host.addMailbox({ protocol: 'pop3' })
  const uidls = Array.from({ length: 25_000 }, (_, nth) => `uidl-${nth}`)
  const inSource = <T>(work: Parameters<typeof inHost<T>>[2]) => inHost(bench.deps.db, source.hostId, work)
  const save = (settled: { uidls: string[]; gone: string[] }) =>
    inSource((tx) => saveProgress(tx, source, { progress: { kind: 'pop3', refused: [], ...settled }, now: new Date() }))
  const known = async () => (await inSource((tx) => loadPosition(tx, source))).uidls.size
  await save({ uidls, gone: [] })
  expect(await known()).toBe(uidls.length)
  await save({ uidls: [], gone: uidls.slice(1) })
  expect(await known()).toBe(1)
})
