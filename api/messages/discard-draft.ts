import type { DiscardInput } from '#api/contract/message-inputs.ts'
import type { MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { discardDraft as discard } from '#prisma/messages/discard-draft.ts'
import { settleMessage } from './settle-message.ts'
import { shownVersion } from './shown-version.ts'

type DiscardDraft = { params: { id: string }; body: DiscardInput }

/**
 * Discards a draft: it is not sent unless that is taken back. Discarding again is the same answer.
 * @throws AppError not_found for another host's draft; conflict that says what came first.
 */
export const discardDraft = (context: HostContext, { params, body }: DiscardDraft): Promise<MessageView> =>
  settleMessage(context, (tx, facts) => {
    const { undoSeconds } = context.deps.config
    return discard(tx, { ...facts, messageId: params.id, ...shownVersion(body), undoSeconds })
  })
