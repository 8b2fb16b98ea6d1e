import type { AcceptProposalInput } from '#api/contract/learning.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type Learnt, learnSentence } from '#prisma/learning/learn-sentence.ts'
import { factsIn } from '#workflows/domain/learning/propose-facts.ts'
import { getOpenProposal } from './get-proposal.ts'

/**
 * Writes the sentence into the texts of the property, or of all, where its facts are read and confirmed; what cannot hold beside
 * them is removed. Until a day, or for good; as it was proposed, or in other words.
 * @throws AppError not_found, also for another host's proposal, and the second time.
 */
export function acceptProposal(
  context: HostContext,
  { params: { id }, body: { scope, until, sentence: own } }: { params: { id: string }; body: AcceptProposalInput },
): Promise<undefined> {
  const { deps, host } = context
  const hostId = host.id
  return inHost(deps.db, hostId, async (tx, now) => {
    const proposal = await getOpenProposal(tx, { hostId, id })
    const { propertyId } = proposal
    const sentence = own?.trim() ?? proposal.sentence
    // The same in the same words was proposed before: it is this one now.
    await tx.factProposal.deleteMany({ where: { hostId, propertyId, sentence, id: { not: id } } })
    const where = { hostId, ...(scope === 'property' ? { id: propertyId } : {}) }
    const properties = await tx.property.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } })
    const changed: Learnt[] = []
    for (const property of properties)
      changed.push(await learnSentence(tx, { hostId, propertyId: property.id, sentence, now }))
    await tx.factProposal.updateMany({
      where: { id, hostId },
      data: {
        ...(sentence === proposal.sentence ? {} : { sentence, facts: factsIn(sentence) }),
        ...{ state: 'accepted', scope, changed, settledAt: now },
        validUntil: until === null ? null : new Date(until),
      },
    })
    await recordAudit(tx, auditEntry(context, { action: 'learning.accept', subject: id, detail: { scope, until } }))
    return undefined
  })
}
