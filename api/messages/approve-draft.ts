import type { ApproveInput } from '#api/contract/message-inputs.ts'
import type { MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { approveDraft as approve } from '#prisma/messages/approve-draft.ts'
import { settleMessage } from './settle-message.ts'
import { shownVersion } from './shown-version.ts'

type ApproveDraft = { params: { id: string }; body: ApproveInput }

/**
 * Approves a draft, with the host's own wording where one is given. Approving again what goes out with the same
 * wording is the same answer; any other late approval is a conflict.
 * @throws AppError not_found for another host's draft; rule_refused for one without words, and for files that its chat does not take; conflict.
 */
export const approveDraft = (context: HostContext, { params, body }: ApproveDraft): Promise<MessageView> =>
  settleMessage(context, (tx, facts) =>
    approve(tx, {
      ...facts,
      messageId: params.id,
      ...(body.text === undefined ? {} : { text: body.text }),
      ...shownVersion(body),
      ...(body.recipient === undefined ? {} : { shownRecipient: body.recipient }),
      ...(body.files === undefined ? {} : { fileIds: body.files }),
      ...(body.filesShown === undefined ? {} : { filesShown: body.filesShown }),
      undoSeconds: context.deps.config.undoSeconds,
    }),
  )
