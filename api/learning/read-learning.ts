import type { LearningView, ProposalView, UnknownTopicView } from '#api/contract/learning.ts'
import type { HostContext } from '#api/http/define-route.ts'
import type { Transaction } from '#prisma/client.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'

const MOST = 50

/** The newest proposals first; of topics what was asked most. @throws Error where the row of the settings is missing. */
export const readLearning = ({ deps, host }: HostContext): Promise<LearningView> =>
  inHost(deps.db, host.id, async (tx) => ({
    proposals: await readProposals(tx, host.id, deps.now()),
    unknown: await readUnknown(tx, host.id),
  }))

async function readProposals(tx: Transaction, hostId: string, now: Date): Promise<ProposalView[]> {
  const { language } = await tx.appSettings.findUniqueOrThrow({ where: { hostId }, select: { language: true } })
  const rows = await tx.factProposal.findMany({
    where: { hostId, state: 'open' },
    include: { property: { select: { name: true } }, message: { select: { chatId: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  const known = new Map<string, Awaited<ReturnType<typeof syncPropertyFacts>>>()
  for (const { propertyId } of rows)
    if (!known.has(propertyId)) known.set(propertyId, await syncPropertyFacts(tx, { hostId, propertyId }, now))
  return rows.map((row) => {
    const facts = row.facts as unknown as FoundFact[]
    return {
      id: row.id,
      propertyId: row.propertyId,
      property: row.property.name,
      chatId: row.message.chatId,
      sentence: row.sentence,
      topics: [...new Set(facts.map(({ topic }) => topic))],
      said: saidIn(facts, language),
      replaces: replacedBy(facts, known.get(row.propertyId) ?? []),
      suggestedUntil: row.suggestedUntil?.toISOString().slice(0, 10) ?? null,
      createdAt: row.createdAt.toISOString(),
    }
  })
}

/** The sentences that say something else of the same. */
const replacedBy = (facts: readonly FoundFact[], known: readonly FoundFact[]): string[] => {
  const values = new Map(facts.map(({ key, value }) => [key, JSON.stringify(value)]))
  const others = known.filter(({ key, value }) => values.has(key) && values.get(key) !== JSON.stringify(value))
  return [...new Set(others.map(({ sentence }) => sentence))]
}

const saidIn = (facts: readonly FoundFact[], language: HostLanguage): string[] =>
  facts.map((fact) => sayFact(fact, language)).filter((said) => said !== null)

/** What a fact of the property speaks of by now is no longer told. */
async function readUnknown(tx: Transaction, hostId: string): Promise<UnknownTopicView[]> {
  const rows = await tx.$queryRaw<(Omit<UnknownTopicView, 'lastAskedAt'> & { lastAskedAt: Date })[]>`
    select u.property_id::text as "propertyId", p.name as property, u.topic, count(*)::int as times,
      max(u.asked_at) as "lastAskedAt"
    from unknown_topic u join property p on p.host_id = u.host_id and p.id = u.property_id
    where u.host_id = ${hostId}::uuid and not exists (
      select from property_fact f where f.host_id = u.host_id and f.property_id = u.property_id and not f.is_removed
        and split_part(f.key, '.', 1) = u.topic and f.changed_at > u.asked_at)
    group by u.property_id, p.name, u.topic order by times desc, "lastAskedAt" desc, u.topic limit ${MOST}::int`
  return rows.map(({ lastAskedAt, ...row }) => ({ ...row, lastAskedAt: lastAskedAt.toISOString() }))
}
