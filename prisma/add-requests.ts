import { type Database, Prisma } from '#prisma/client.ts'

/** `leftMs`: until its minute is over, by PostgreSQL's clock. */
export type RequestTotal = { key: string; hits: number; leftMs: number }

/**
 * Adds what one process has counted to what all have, and answers the sums: one statement for however many keys. A key
 * whose window is over begins a new one. Takes the engine role. `windowMs`: how long a window lasts.
 */
export function addRequests(engineDb: Database, windowMs: number, counts: ReadonlyMap<string, number>) {
  // In one order in every process: two batches never wait for each other.
  const keys = [...counts.keys()].toSorted()
  const hits = keys.map((key) => counts.get(key) ?? 0)
  const seconds = windowMs / 1000
  // One that ends later than any does is of a clock that was set back since.
  const isOver = Prisma.sql`(known.ends_at <= now() or known.ends_at > now() + make_interval(secs => ${2 * seconds}::float8))`
  return engineDb.$queryRaw<RequestTotal[]>`
    insert into request_count as known (key, hits, ends_at)
    select key, hits, now() + make_interval(secs => ${seconds}::float8)
    from unnest(${keys}::text[], ${hits}::int[]) as counted (key, hits) order by key collate "C"
    on conflict (key) do update set
      hits = case when ${isOver} then excluded.hits else known.hits + excluded.hits end,
      ends_at = case when ${isOver} then excluded.ends_at else known.ends_at end
    returning key, hits, (extract(epoch from ends_at - now()) * 1000)::int as "leftMs"`
}
