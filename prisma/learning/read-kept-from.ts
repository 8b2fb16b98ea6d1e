import type { Transaction } from '#prisma/client.ts'
import { splitSentences } from '#workflows/domain/facts/read/split-sentences.ts'

/**
 * Of a property, sentence by sentence of its facts: the guests' messages that its host answered so, and had that kept, in these words
 * or in others.
 */
export async function readKeptFrom(
  tx: Transaction,
  { hostId, propertyId }: { hostId: string; propertyId: string },
): Promise<Map<string, string[]>> {
  const rows = await tx.factProposal.findMany({
    where: { hostId, propertyId, state: 'accepted', message: { kind: 'guest' } },
    select: { sentence: true, messageId: true },
    orderBy: { id: 'asc' },
  })
  const from = new Map<string, string[]>()
  for (const { sentence, messageId } of rows)
    for (const part of splitSentences(sentence)) {
      const known = from.get(part.trim()) ?? []
      from.set(part.trim(), [...known, messageId])
    }
  return from
}
