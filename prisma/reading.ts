import { Prisma, type Transaction } from '#prisma/client.ts'

/** A select and what its rows mean. The rows come as JSON: a time is its RFC 3339 text. */
export type Reading<T> = { select: Prisma.Sql; read: (rows: unknown) => T }

type Reader = Pick<Transaction, '$queryRaw'>
type Readings = Record<string, Reading<unknown>>
type Read<R extends Readings> = { [Name in keyof R]: ReturnType<R[Name]['read']> }

/** A select with what its rows mean, to be asked together with others. */
export const reading = <Row, T>(select: Prisma.Sql, read: (rows: Row[]) => T): Reading<T> => ({
  select,
  read: (rows) => read(rows as Row[]),
})

/** For what is not asked this time. */
export const nothingRead = <T>(value: T): Reading<T> => reading(Prisma.sql`select where false`, () => value)

/** Several readings in one statement: to ask, with its way there and back, costs more than most of the answers. */
export async function readAtOnce<R extends Readings>(tx: Reader, readings: R): Promise<Read<R>> {
  const all = Object.entries(readings)
  const selects = all.map(([, { select }]) => Prisma.sql`(select coalesce(json_agg(r), '[]'::json) from (${select}) r)`)
  const [answer] = await tx.$queryRaw<{ rows: unknown[] }[]>`select json_build_array(${Prisma.join(selects)}) as rows`
  return Object.fromEntries(all.map(([name, { read }], place) => [name, read(answer?.rows[place])])) as Read<R>
}

/** One reading by itself. */
export const readOne = async <T>(tx: Reader, one: Reading<T>): Promise<T> => (await readAtOnce(tx, { one })).one
