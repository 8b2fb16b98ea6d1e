import type { DeferralView } from '#api/contract/deferrals.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { reopenByHost } from '#prisma/deferrals/end-deferral.ts'
import { inHost } from '#prisma/host-scope.ts'
import { lockChat } from '#prisma/messages/lock-chat.ts'
import { getDeferral } from './read-deferrals.ts'

/** What a reply has answered stays answered. @throws AppError not_found */
export const reopenDeferral = (
  { deps, host, requestId }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<DeferralView> =>
  inHost(deps.db, host.id, async (tx) => {
    const { chatId } = await getDeferral(tx, { hostId: host.id, id })
    await lockChat(tx, { hostId: host.id, chatId })
    await reopenByHost(tx, { hostId: host.id, chatId, id, actor: host.kcSub, requestId })
    return getDeferral(tx, { hostId: host.id, id })
  })
