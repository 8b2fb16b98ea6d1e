import { MOST_VIEWS, type SavedView, type SavedViewInput } from '#api/contract/saved-views.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { holdProperty } from '#prisma/hold-property.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { toSavedView } from './to-saved-view.ts'

/**
 * Keeps a view; one of the same name shows this from now on, so that saving twice is saving once.
 * @throws AppError not_found for another host's property; rule_refused beyond so many views.
 */
export const saveView = ({ deps, host }: HostContext, { body }: { body: SavedViewInput }): Promise<SavedView> =>
  inHost(deps.db, host.id, async (tx) => {
    const { name, propertyId, ...shown } = body
    if (propertyId !== null && !(await holdProperty(tx, { hostId: host.id, propertyId }))) throw notFound('Property')
    const others = await tx.savedView.count({ where: { hostId: host.id, name: { not: name } } })
    if (others >= MOST_VIEWS)
      throw new AppError('rule_refused', { code: 'too_many_views', params: { most: MOST_VIEWS } })
    const data = { ...shown, propertyId }
    const row = await tx.savedView.upsert({
      where: { hostId_name: { hostId: host.id, name } },
      create: { hostId: host.id, name, ...data },
      update: data,
    })
    return toSavedView(row)
  })
