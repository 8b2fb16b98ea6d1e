import { afterAll, expect, test, vi } from 'vitest'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, closeOwner } from '#tests/api/given.ts'
import { readFacts } from './read-facts.ts'

vi.mock(import('#prisma/facts/sync-property-facts.ts'), async (original) => ({
  syncPropertyFacts: vi.fn<typeof syncPropertyFacts>((await original()).syncPropertyFacts),
}))

const { anna } = await apiWithHosts({})
afterAll(closeOwner)

test('a house that cannot be read keeps none behind it from being read', async () => {
  const property = { name: 'Casa', additionalInfo: 'The pool is heated.' }
  const houses = [
    await anna.ask('createProperty', { body: { property } }),
    await anna.ask('createProperty', { body: { property } }),
  ]
  const [first = '', second = ''] = houses.map(({ id }) => id).toSorted()
  const where = { id: { in: [first, second] } }
  const sync = vi.mocked(syncPropertyFacts).getMockImplementation()
  vi.mocked(syncPropertyFacts).mockImplementation(async (tx, house, now) => {
    if (house.propertyId === first) throw new RangeError('such a text was never seen')
    return (await sync?.(tx, house, now)) ?? []
  })
  const readAnew = async () => {
    await asOwner().property.updateMany({ where, data: { factsRead: null } })
    const failed: unknown = await readFacts(asOwner()).catch((error: unknown) => error)
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
