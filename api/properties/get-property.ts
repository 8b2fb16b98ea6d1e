import type { PropertyView } from '#api/contract/properties.ts'
import type { HostContext } from '#api/http/define-route.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { PROPERTY_COLUMNS, type PropertyRow, toPropertyView } from './property-view.ts'

export type PropertyOfHost = { hostId: string; id: string }

/** @throws AppError not_found when it is absent or another host's. */
export async function getPropertyOfHost(tx: Transaction, { hostId, id }: PropertyOfHost): Promise<PropertyView> {
  const [row] = await tx.$queryRaw<PropertyRow[]>`
    select ${PROPERTY_COLUMNS} from property p where p.id = ${id}::uuid and p.host_id = ${hostId}::uuid`
  if (row === undefined) throw notFound('Property')
  return toPropertyView(row)
}

/** One property of the host. @throws AppError not_found, also for another host's. */
export const getProperty = ({ deps, host }: HostContext, { params }: { params: { id: string } }) =>
  inHost(deps.db, host.id, (tx) => getPropertyOfHost(tx, { hostId: host.id, id: params.id }))
