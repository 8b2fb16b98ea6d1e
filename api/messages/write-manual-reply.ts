import type { ManualReplyInput } from '#api/contract/message-inputs.ts'
import type { MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { writeHostReply } from '#prisma/messages/write-host-reply.ts'
import { settleMessage } from './settle-message.ts'

type WriteManualReply = { params: { id: string }; body: ManualReplyInput }

/**
 * Stores the host's own reply, which settles the open drafts of what its writer saw, and has it sent after the undo window.
 * @throws AppError not_found, also where nothing of what was shown is of this chat; rule_refused where the chat can no longer be written to, or
 * does not take its files; conflict where one of those is gone, another answer left that its writer did not know of, or it goes
 * elsewhere than was shown.
 */
export const writeManualReply = (context: HostContext, { params, body }: WriteManualReply): Promise<MessageView> =>
  settleMessage(context, async (tx, facts) => {
    const { deps } = context
    const { text, shown, ours, recipient: shownRecipient, files: fileIds, filesShown } = body
    const reply = {
      chatId: params.id,
      id: deps.newId(),
      text,
      shown,
      ours,
      shownRecipient,
      fileIds,
      filesShown,
      undoSeconds: deps.config.undoSeconds,
    }
    return { outcome: 'changed', row: await writeHostReply(tx, { ...facts, ...reply }) }
  })
