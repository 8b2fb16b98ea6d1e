import type { Database } from '#prisma/client.ts'

/** The first `many` messages behind `after` whose words are still to be found. */
export async function unindexedAfter(engineDb: Database, after: string, many: number): Promise<string[]> {
  const owed = await engineDb.unindexedMessage.findMany({
    where: { messageId: { gt: after }, setAsideAt: null },
    orderBy: { messageId: 'asc' },
    take: many,
  })
  return owed.map(({ messageId }) => messageId)
}

/** A message whose words cannot be found holds up no other: it is looked at again when its text changes. */
export const setAside = (engineDb: Database, messageId: string, now: Date): Promise<unknown> =>
  engineDb.unindexedMessage.updateMany({ where: { messageId }, data: { setAsideAt: now } })
