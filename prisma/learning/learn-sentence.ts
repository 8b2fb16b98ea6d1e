import type { Transaction } from '#prisma/client.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { splitSentences } from '#workflows/domain/facts/read/split-sentences.ts'

export type SentenceOfHouse = { hostId: string; propertyId: string; sentence: string; now: Date }

/** What learning a sentence changed in a property: whether its texts gained it, and what became of which facts. */
export type Learnt = { propertyId: string; isAdded: boolean; confirmed: string[]; removed: string[] }

/** Adds a sentence to a property's additional information, once, and confirms its facts in place of those that contradict them. */
export async function learnSentence(
  tx: Transaction,
  { hostId, propertyId, sentence, now }: SentenceOfHouse,
): Promise<Learnt> {
  const owner = { hostId, propertyId }
  const lines = await lockLines(tx, owner)
  if (lines === null) return { propertyId, isAdded: false, confirmed: [], removed: [] }
  const isAdded = !lines.includes(sentence)
  if (isAdded) await writeLines(tx, owner, [...lines, sentence])
  const facts = await syncPropertyFacts(tx, owner, now)
  const parts = new Set([sentence, ...splitSentences(sentence)].map((part) => part.trim()))
  const learnt = facts.filter((fact) => parts.has(fact.sentence.trim()))
  const confirmed = learnt.filter(({ isConfirmed }) => !isConfirmed).map(({ id }) => id)
  const removed = [...new Set(learnt.flatMap(({ contradicts }) => contradicts))]
  await tx.propertyFact.updateMany({
    where: { ...owner, id: { in: confirmed } },
    data: { isConfirmed: true, changedAt: now },
  })
  await tx.propertyFact.updateMany({
    where: { ...owner, id: { in: removed } },
    data: { isRemoved: true, changedAt: now },
  })
  return { propertyId, isAdded, confirmed, removed }
}

/** Takes a sentence out again, where it still stands as it was put in. */
export async function forgetSentence(
  tx: Transaction,
  { hostId, propertyId, sentence }: SentenceOfHouse,
): Promise<void> {
  const lines = await lockLines(tx, { hostId, propertyId })
  if (!lines?.includes(sentence)) return
  await writeLines(
    tx,
    { hostId, propertyId },
    lines.filter((line) => line !== sentence),
  )
}

type Owner = { hostId: string; propertyId: string }

/** Held until the end of the transaction: nobody else writes these texts meanwhile. Null where the property is gone. */
async function lockLines(tx: Transaction, { hostId, propertyId }: Owner): Promise<string[] | null> {
  await tx.$queryRaw`
    select 1 from property where id = ${propertyId}::uuid and host_id = ${hostId}::uuid for no key update`
  const property = await tx.property.findFirst({ where: { id: propertyId, hostId }, select: { additionalInfo: true } })
  if (property === null) return null
  return (property.additionalInfo ?? '') === '' ? [] : (property.additionalInfo ?? '').split('\n')
}

const writeLines = (tx: Transaction, { hostId, propertyId }: Owner, lines: string[]) =>
  tx.property.updateMany({ where: { id: propertyId, hostId }, data: { additionalInfo: lines.join('\n') } })
