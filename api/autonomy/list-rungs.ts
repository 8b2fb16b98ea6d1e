import type { RungView } from '#api/contract/autonomy.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { toRungView } from './rung-view.ts'

/**
 * Every rung, by property and topic: those of which nothing was decided or set are not there.
 * @throws Error where the row of the settings is missing.
 */
export const listRungs = ({ deps, host }: HostContext): Promise<RungView[]> =>
  inHost(deps.db, host.id, async (tx) => {
    const settings = await tx.aiSettings.findUniqueOrThrow({ where: { hostId: host.id } })
    const rows = await tx.autonomyRung.findMany({
      where: { hostId: host.id },
      include: { property: { select: { name: true } } },
      orderBy: [{ property: { name: 'asc' } }, { propertyId: 'asc' }, { topic: 'asc' }],
    })
    return rows
      .filter(({ setting, unchanged, changed, badAt }) => setting !== null || unchanged + changed > 0 || badAt !== null)
      .map((row) => toRungView(row, settings))
  })
