import type { MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { beginDecision } from '#prisma/messages/begin-decision.ts'
import { getMessageOfHost } from './get-message.ts'

/** Said twice, or of a draft that no model writes, it changes nothing. @throws AppError not_found for another host's. */
export const beginDraft = (
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<MessageView> =>
  inHost(deps.db, host.id, async (tx, now) => {
    await beginDecision(tx, { hostId: host.id, messageId: id })
    return getMessageOfHost(tx, { hostId: host.id, id, now })
  })
