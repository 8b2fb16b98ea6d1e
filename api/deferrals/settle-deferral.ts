import type { DeferralView } from '#api/contract/deferrals.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { settleByHost } from '#prisma/deferrals/end-deferral.ts'
import { inHost } from '#prisma/host-scope.ts'
import { lockChat } from '#prisma/messages/lock-chat.ts'
import { getDeferral } from './read-deferrals.ts'

/** Settled twice it stays settled. @throws AppError not_found */
export const settleDeferral = (
  { deps, host, requestId }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<DeferralView> =>
  inHost(deps.db, host.id, async (tx, now) => {
    const { chatId } = await getDeferral(tx, { hostId: host.id, id })
    await lockChat(tx, { hostId: host.id, chatId })
    await settleByHost(tx, { hostId: host.id, chatId, id, actor: host.kcSub, requestId, now })
    return getDeferral(tx, { hostId: host.id, id })
  })
