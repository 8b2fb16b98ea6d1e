import type { RungView, SetRungInput } from '#api/contract/autonomy.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { holdProperty } from '#prisma/hold-property.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { toRungView } from './rung-view.ts'

/** Sets a rung by hand; acts on what stands in its undo window too. @throws AppError not_found, also for another host's property. */
export function setRung(
  context: HostContext,
  { params: { id: propertyId }, body: { topic, setting } }: { params: { id: string }; body: SetRungInput },
): Promise<RungView> {
  const { deps, host } = context
  const hostId = host.id
  return inHost(deps.db, hostId, async (tx) => {
    if (!(await holdProperty(tx, { hostId, propertyId }))) throw notFound('Property')
    const settings = await tx.aiSettings.findUniqueOrThrow({ where: { hostId } })
    const row = await tx.autonomyRung.upsert({
      where: { propertyId_topic: { propertyId, topic } },
      create: { hostId, propertyId, topic, setting },
      update: { setting },
      include: { property: { select: { name: true } } },
    })
    await recordAudit(
      tx,
      auditEntry(context, { action: 'autonomy.set', subject: propertyId, detail: { topic, setting } }),
    )
    return toRungView(row, settings)
  })
}
