import { expect, test } from 'vitest'
import type { Database } from '#prisma/client.ts'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'
import { asOwner, givenChat, givenGuestMessage } from '#tests/api/given.ts'
import { forgetPassing } from './forget-passing.ts'

const NOW = new Date('2031-03-10T12:00:00Z')
const minutes = (many: number) => new Date(NOW.getTime() + many * 60_000)

const { anna } = await apiWithHosts({})

/** Two sentences of a house whose days are over; of the first the database takes no end. */
async function givenPassed() {
  const { id: propertyId } = await anna.ask('createProperty', { body: { property: { name: 'Casa' } } })
  const message = await givenGuestMessage(await givenChat(anna))
  const proposal = (sentence: string, validUntil: Date) =>
    asOwner().factProposal.create({
      data: {
        ...{ hostId: anna.id, propertyId, messageId: message.id, sentence, facts: [], changed: [] },
        ...{ state: 'accepted', validUntil },
      },
    })
  const first = await proposal('The pool is closed.', new Date('2031-03-01'))
  const second = await proposal('The lift is closed.', new Date('2031-03-02'))
  const tries: string[] = []
  const engineDb = asOwner().$extends({
    query: {
      factProposal: {
        updateMany: ({ args, query }) => {
          if (args.where?.id === first.id) {
            tries.push(first.id)
            throw new RangeError('this one never ends')
          }
          return query(args)
        },
      },
    },
  }) as unknown as Database
  const stateOf = async ({ id }: { id: string }) =>
    (await asOwner().factProposal.findUniqueOrThrow({ where: { id } })).state
  const forget = (at: Date) =>
    forgetPassing(engineDb, () => at).then(
      () => 'done',
      (error: unknown) => error,
    )
  return { first, second, stateOf, forget, tries }
}

test('a sentence that cannot be forgotten keeps none behind it from being so, and is tried again after growing pauses', async () => {
  const { first, second, stateOf, forget, tries } = await givenPassed()
  // Whoever else is at it just then has the turn.
  await expect.poll(() => forget(NOW)).toBeInstanceOf(AggregateError)
  expect([await stateOf(first), await stateOf(second)]).toEqual(['accepted', 'expired'])
  const triesAt = async (at: Date) => {
    tries.length = 0
    await forget(at)
    return tries.length
  }
  expect([
    await triesAt(minutes(0.5)),
    await triesAt(minutes(1)),
    await triesAt(minutes(2)),
    await triesAt(minutes(3)),
  ]).toEqual([0, 1, 0, 1])
  await asOwner().factProposal.delete({ where: { id: first.id } })
})
