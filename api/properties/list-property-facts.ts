import type { PropertyFactView } from '#api/contract/property-facts.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { syncPropertyFacts } from '#prisma/facts/sync-property-facts.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readKeptFrom } from '#prisma/learning/read-kept-from.ts'
import { toFactViews } from './fact-view.ts'
import { getPropertyOfHost } from './get-property.ts'
import { languageOfFacts } from './language-of-facts.ts'

/** What is known of a property from its texts as they stand. @throws AppError not_found */
export function listPropertyFacts(
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<PropertyFactView[]> {
  return inHost(deps.db, host.id, async (tx) => {
    await getPropertyOfHost(tx, { hostId: host.id, id })
    const facts = await syncPropertyFacts(tx, { hostId: host.id, propertyId: id }, deps.now())
    const language = await languageOfFacts(tx, host.id)
    const keptFrom = await readKeptFrom(tx, { hostId: host.id, propertyId: id })
    return toFactViews(facts, { language, keptFrom })
  })
}
