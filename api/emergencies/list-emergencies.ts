import type { EmergencyQuery, EmergencyView } from '#api/contract/emergencies.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readEmergencies } from './read-emergencies.ts'

/** What is open, or all that there was in a chat. */
export const listEmergencies = (
  { deps, host }: HostContext,
  { query: { chatId } }: { query: EmergencyQuery },
): Promise<EmergencyView[]> =>
  inHost(deps.db, host.id, (tx) =>
    readEmergencies(tx, { hostId: host.id, ...(chatId === undefined ? { endedAt: null } : { chatId }) }),
  )
