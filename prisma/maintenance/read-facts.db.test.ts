import { expect, test } from 'vitest'
import type { Database } from '#prisma/client.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner } from '#tests/api/given.ts'
import { readFacts } from './read-facts.ts'

const { anna } = await apiWithHosts({})

test('a house that cannot be read keeps none behind it from being read', async () => {
  const property = { name: 'Casa', additionalInfo: 'The pool is heated.' }
  const houses = [
    await anna.ask('createProperty', { body: { property } }),
    await anna.ask('createProperty', { body: { property } }),
  ]
  const [first = '', second = ''] = houses.map(({ id }) => id).toSorted()
  const where = { id: { in: [first, second] } }
  // Of one house the database answers nothing that can be read.
  const engineDb = asOwner().$extends({
    query: {
      property: {
        findFirst: ({ args, query }) => {
          if (args.where?.id === first) throw new RangeError('such a text was never seen')
          return query(args)
        },
      },
    },
  }) as unknown as Database
  const readAnew = async () => {
    await asOwner().property.updateMany({ where, data: { factsRead: null } })
    const failed: unknown = await readFacts(engineDb).catch((error: unknown) => error)
    const rows = await asOwner().property.findMany({ where, select: { id: true, factsRead: true } })
    const isRead = (id: string) => rows.some((row) => row.id === id && row.factsRead !== null)
    return {
      failed: failed instanceof AggregateError && failed.errors.length,
      first: isRead(first),
      second: isRead(second),
    }
  }
  // Whoever else is at it just then has the turn, or reads both.
  await expect.poll(readAnew, { timeout: 20_000 }).toEqual({ failed: 1, first: false, second: true })
})
