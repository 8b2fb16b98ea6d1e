import type { Transaction } from '#prisma/client.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'

export type SentenceOfHouse = { hostId: string; propertyId: string; sentence: string; now: Date }

/** Adds a sentence to a property's additional information, once, and confirms its facts in place of those that contradict them. */
export async function learnSentence(
  tx: Transaction,
  { hostId, propertyId, sentence, now }: SentenceOfHouse,
): Promise<void> {
  const owner = { hostId, propertyId }
  await tx.$queryRaw`
    select 1 from property where id = ${propertyId}::uuid and host_id = ${hostId}::uuid for no key update`
  const property = await tx.property.findFirst({ where: { id: propertyId, hostId }, select: { additionalInfo: true } })
  if (property === null) return
  const lines = linesOf(property.additionalInfo)
  if (!lines.includes(sentence)) {
    const additionalInfo = [...lines, sentence].join('\n')
    await tx.property.updateMany({ where: { id: propertyId, hostId }, data: { additionalInfo } })
  }
  const facts = await syncPropertyFacts(tx, owner, now)
  const learnt = facts.filter((fact) => fact.sentence.trim() === sentence.trim())
  const against = learnt.flatMap(({ contradicts }) => contradicts)
  await tx.propertyFact.updateMany({
    where: { ...owner, id: { in: learnt.map(({ id }) => id) } },
    data: { isConfirmed: true, changedAt: now },
  })
  await tx.propertyFact.updateMany({
    where: { ...owner, id: { in: against } },
    data: { isRemoved: true, changedAt: now },
  })
}

/** Takes a sentence out again, where it still stands as it was put in. */
export async function forgetSentence(
  tx: Transaction,
  { hostId, propertyId, sentence }: SentenceOfHouse,
): Promise<void> {
  const property = await tx.property.findFirst({ where: { id: propertyId, hostId }, select: { additionalInfo: true } })
  const lines = linesOf(property?.additionalInfo ?? null)
  if (!lines.includes(sentence)) return
  const additionalInfo = lines.filter((line) => line !== sentence).join('\n')
  await tx.property.updateMany({ where: { id: propertyId, hostId }, data: { additionalInfo } })
}

const linesOf = (text: string | null): string[] => (text === null || text === '' ? [] : text.split('\n'))
