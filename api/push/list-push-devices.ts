import type { PushDeviceView } from '#api/contract/push.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { DEVICE_VIEW } from '#prisma/push/device-view.ts'
import { toPushDeviceView } from './push-device-view.ts'

/** The devices on which a host is told, the newest first. */
export const listPushDevices = ({ deps, host }: HostContext): Promise<PushDeviceView[]> =>
  inHost(deps.db, host.id, async (tx) => {
    const orderBy = [{ createdAt: 'desc' as const }, { id: 'asc' as const }]
    const rows = await tx.pushDevice.findMany({ where: { hostId: host.id }, orderBy, select: DEVICE_VIEW })
    return rows.map(toPushDeviceView)
  })
