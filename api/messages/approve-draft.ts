import type { ApproveInput, MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { decideDraft, getDraftOfHost } from './decide-draft.ts'
import { readMessage } from './get-message.ts'

type ApproveDraft = { params: { id: string }; body: ApproveInput }

const SAID_YES = ['approved', 'sending', 'sent'] as const satisfies MessageStatus[]
const saidYes = (status: MessageStatus) => (SAID_YES as readonly MessageStatus[]).includes(status)

/**
 * Approves a draft, with the host's own wording where one is given. Approving again what goes out with the same
 * wording is the same answer; any other late approval is a conflict.
 */
export async function approveDraft(context: HostContext, { params: { id }, body }: ApproveDraft): Promise<MessageView> {
  const { deps, host } = context
  const draft = await getDraftOfHost(context, id)
  const changed = body.text !== undefined && body.text !== draft.text
  if (saidYes(draft.status) && !changed) return readMessage(context, id)
  const command = async () => {
    const wordingId = changed ? await keepWording(context, { messageId: id, text: body.text ?? '' }) : undefined
    const wording = wordingId === undefined ? {} : { wordingId }
    await deps.engine.approveDraft(draft.reply, { draftId: id, actor: host.kcSub, ...wording })
  }
  return decideDraft(context, draft, { wanted: SAID_YES, command })
}

/** Kept before the workflow hears of it: only its id travels. */
async function keepWording(
  { deps, host }: HostContext,
  { messageId, text }: { messageId: string; text: string },
): Promise<string> {
  const id = deps.newId()
  await inHost(deps.db, host.id, (tx) => tx.draftWording.create({ data: { id, hostId: host.id, messageId, text } }))
  return id
}
