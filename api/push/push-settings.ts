import type { PushSettings } from '#api/contract/push.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readSettingsOfPushes } from '#prisma/push/settings-of-pushes.ts'

/** What a host wants to be told of on their devices, and when; the usual where nothing was set. */
export const readPushSettings = ({ deps, host }: HostContext): Promise<PushSettings> =>
  inHost(deps.db, host.id, (tx) => readSettingsOfPushes(tx, host.id))

/** Acts on what waits, too: what the quiet hours of before kept back is looked at again. */
export const savePushSettings = (context: HostContext, { body }: { body: PushSettings }): Promise<PushSettings> =>
  inHost(context.deps.db, context.host.id, async (tx, now) => {
    const hostId = context.host.id
    await recordAudit(tx, auditEntry(context, { action: 'settings.save_push' }))
    await tx.pushSettings.upsert({ where: { hostId }, create: { hostId, ...body }, update: body })
    const keptBack = { hostId, state: 'waiting', fault: { equals: Prisma.DbNull }, nextAt: { gt: now } } as const
    await tx.pushSend.updateMany({ where: keptBack, data: { nextAt: now } })
    return readSettingsOfPushes(tx, hostId)
  })
