import type { PropertySecretView } from '#api/contract/property-secrets.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { syncPropertySecrets } from '#prisma/secrets/sync-property-secrets.ts'
import { getPropertyOfHost } from './get-property.ts'
import { toSecretView } from './secret-view.ts'

/** What was taken for a secret in a property's texts as they stand. @throws AppError not_found */
export function listPropertySecrets(
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<PropertySecretView[]> {
  return inHost(deps.db, host.id, async (tx) => {
    await getPropertyOfHost(tx, { hostId: host.id, id })
    const secrets = await syncPropertySecrets(tx, { hostId: host.id, propertyId: id }, deps.now())
    return secrets.map(toSecretView)
  })
}
