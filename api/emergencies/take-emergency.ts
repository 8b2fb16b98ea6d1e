import type { EmergencyView } from '#api/contract/emergencies.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { lockChat } from '#prisma/messages/lock-chat.ts'
import { takeEmergencies } from '#prisma/messages/take-emergencies.ts'
import { getEmergency } from './get-emergency.ts'

/** Taken twice it stays taken. @throws AppError not_found */
export const takeEmergency = (
  { deps, host, requestId }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<EmergencyView> =>
  inHost(deps.db, host.id, async (tx, now) => {
    const { chatId } = await getEmergency(tx, { hostId: host.id, id })
    // The emergency text is written under the same lock: one of the two is first.
    await lockChat(tx, { hostId: host.id, chatId })
    await takeEmergencies(tx, { hostId: host.id, chatId, by: { actor: host.kcSub, requestId }, now })
    return getEmergency(tx, { hostId: host.id, id })
  })
