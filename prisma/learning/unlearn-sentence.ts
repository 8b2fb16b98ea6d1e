import { z } from 'zod'
import type { Transaction } from '#prisma/client.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { forgetSentence, type Learnt } from './learn-sentence.ts'

const Column: z.ZodType<Learnt[]> = z.array(
  z.object({
    propertyId: z.string(),
    isAdded: z.boolean(),
    confirmed: z.array(z.string()),
    removed: z.array(z.string()),
  }),
)

type Unlearning = { hostId: string; sentence: string; changed: unknown; now: Date }

/** Takes back what learning a sentence changed: the host's own line stays where it stood there before, and what gave way holds again. */
export async function unlearnSentence(tx: Transaction, { hostId, sentence, changed, now }: Unlearning): Promise<void> {
  for (const { propertyId, isAdded, confirmed, removed } of Column.safeParse(changed).data ?? []) {
    const owner = { hostId, propertyId }
    if (isAdded) await forgetSentence(tx, { ...owner, sentence, now })
    await tx.propertyFact.updateMany({
      where: { ...owner, id: { in: confirmed } },
      data: { isConfirmed: false, changedAt: now },
    })
    await tx.propertyFact.updateMany({
      where: { ...owner, id: { in: removed } },
      data: { isRemoved: false, changedAt: now },
    })
    await syncPropertyFacts(tx, owner, now)
  }
}
