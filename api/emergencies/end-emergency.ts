import type { EmergencyView, EndEmergencyInput } from '#api/contract/emergencies.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { endEmergency as end } from '#prisma/messages/end-emergency.ts'
import { lockChat } from '#prisma/messages/lock-chat.ts'
import { getEmergency } from './get-emergency.ts'

/** @throws AppError not_found */
export const endEmergency = (
  { deps, host, requestId }: HostContext,
  { params: { id }, body }: { params: { id: string }; body: EndEmergencyInput },
): Promise<EmergencyView> =>
  inHost(deps.db, host.id, async (tx, now) => {
    const { chatId } = await getEmergency(tx, { hostId: host.id, id })
    await lockChat(tx, { hostId: host.id, chatId })
    await end(tx, { hostId: host.id, id, as: body.as, by: { actor: host.kcSub, requestId }, now })
    return getEmergency(tx, { hostId: host.id, id })
  })
