import type { SavedView } from '#api/contract/saved-views.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { toSavedView } from './to-saved-view.ts'

/** The views of the inbox that a host has saved, by name. */
export const listSavedViews = ({ deps, host }: HostContext): Promise<SavedView[]> =>
  inHost(deps.db, host.id, async (tx) => {
    const rows = await tx.savedView.findMany({ where: { hostId: host.id }, orderBy: { name: 'asc' } })
    return rows.map(toSavedView)
  })
