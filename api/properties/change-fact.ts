import { isDeepStrictEqual } from 'node:util'
import type { ChangeFactInput, FactParams, PropertyFactView } from '#api/contract/property-facts.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { foundOf } from '#prisma/facts/fact-rows.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readKeptFrom } from '#prisma/learning/read-kept-from.ts'
import { invalidField, notFound } from '#workflows/domain/errors.ts'
import { toFactViews } from './fact-view.ts'
import { getFactOfHost } from './get-fact.ts'
import { languageOfFacts } from './language-of-facts.ts'
import { tellOfFacts } from './tell-of-facts.ts'

type ChangeFact = { params: FactParams; body: ChangeFactInput }

/**
 * Confirms a fact or gives it another value or other conditions, which confirms it as well. It holds while the sentence stands; what
 * its text says again is no correction any more.
 * @throws AppError not_found; invalid_input where the value is of another kind than the aspect has.
 */
export function changeFact(context: HostContext, { params, body }: ChangeFact): Promise<PropertyFactView> {
  const { deps, host } = context
  const owner = { hostId: host.id, propertyId: params.id }
  const now = deps.now()
  return inHost(deps.db, host.id, async (tx) => {
    const fact = await getFactOfHost(tx, { ...owner, factId: params.factId, now })
    if (body.value !== undefined && body.value.kind !== fact.value.kind) {
      throw invalidField('value', { code: 'field_not_among', params: { choices: [fact.value.kind] } })
    }
    const value = body.value ?? fact.value
    const conditions = body.conditions ?? fact.conditions
    const row = await tx.propertyFact.findFirst({ where: { ...owner, id: fact.id }, select: { found: true } })
    const found = row === null ? fact : foundOf(row)
    const isCorrection = body.value !== undefined || body.conditions !== undefined
    const isCorrected = !isDeepStrictEqual([value, conditions], [found.value, found.conditions])
    await tellOfFacts(tx, owner, now)
    await tx.propertyFact.updateMany({
      where: { ...owner, id: fact.id },
      data: {
        value,
        conditions,
        isConfirmed: body.isConfirmed ?? (isCorrection || fact.isConfirmed),
        isCorrected,
        changedAt: now,
      },
    })
    const detail = { fact: fact.key, isCorrection, isConfirmed: body.isConfirmed ?? true }
    await recordAudit(tx, auditEntry(context, { action: 'fact.change', subject: params.id, detail }))
    const facts = await syncPropertyFacts(tx, owner, now)
    const shown = { language: await languageOfFacts(tx, host.id), keptFrom: await readKeptFrom(tx, owner) }
    const after = toFactViews(facts, shown).find(({ id }) => id === fact.id)
    if (after === undefined) throw notFound('Fact')
    return after
  })
}
