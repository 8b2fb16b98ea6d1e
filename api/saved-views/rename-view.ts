import type { RenameViewInput, SavedView } from '#api/contract/saved-views.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { toSavedView } from './to-saved-view.ts'

type RenameView = { params: { id: string }; body: RenameViewInput }

/** @throws AppError not_found, also for another host's; conflict where another view has the name. */
export const renameView = ({ deps, host }: HostContext, { params: { id }, body }: RenameView): Promise<SavedView> =>
  inHost(deps.db, host.id, async (tx) => {
    const taken = await tx.savedView.count({ where: { hostId: host.id, name: body.name, id: { not: id } } })
    if (taken > 0) throw new AppError('conflict', { code: 'view_name_taken' })
    const [row] = await tx.savedView.updateManyAndReturn({ where: { hostId: host.id, id }, data: { name: body.name } })
    if (row === undefined) throw notFound('View')
    return toSavedView(row)
  })
