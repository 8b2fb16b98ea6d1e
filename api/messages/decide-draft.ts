import type { MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { DECIDABLE, type MessageStatus } from '#workflows/domain/message-status.ts'
import type { ReplyInput } from '#workflows/domain/workflow-names.ts'
import { readMessage } from './get-message.ts'
import { settledBefore } from './settled-text.ts'

export type DraftToDecide = { id: string; status: MessageStatus; text: string; reply: ReplyInput }

/** The draft and the workflow that owns it. @throws AppError not_found; conflict for what is no draft. */
export async function getDraftOfHost({ deps, host }: HostContext, id: string): Promise<DraftToDecide> {
  const row = await inHost(deps.db, host.id, (tx) =>
    tx.message.findFirst({
      where: { id, hostId: host.id },
      select: { kind: true, status: true, text: true, chatId: true, answersId: true },
    }),
  )
  if (row === null) throw notFound('Message')
  if (row.kind !== 'draft' || row.answersId === null) {
    throw new AppError('conflict', { userMessage: 'Only a draft of the AI can be approved or discarded' })
  }
  const { settleSeconds, undoSeconds } = deps.config
  const reply = { hostId: host.id, chatId: row.chatId, guestMessageId: row.answersId, settleSeconds, undoSeconds }
  return { id, status: row.status, text: row.text, reply }
}

export const isDecidable = (status: MessageStatus) => (DECIDABLE as readonly MessageStatus[]).includes(status)

export type Decision = { wanted: readonly MessageStatus[]; command: () => Promise<unknown> }

/**
 * Has the workflow settle the draft, and answers the message as it then is. Where Temporal gave no answer in time,
 * what PostgreSQL says is the answer.
 * @throws AppError conflict that says what came first; upstream_unavailable while nothing is decided.
 */
export async function decideDraft(
  context: HostContext,
  draft: DraftToDecide,
  decision: Decision,
): Promise<MessageView> {
  if (!isDecidable(draft.status)) throw settledBefore(draft.status)
  try {
    await decision.command()
  } catch (error) {
    if (!(error instanceof AppError && (error.kind === 'conflict' || error.kind === 'upstream_unavailable')))
      throw error
    const now = await readMessage(context, draft.id)
    if (isDecidable(now.status)) throw error
    if (error.kind === 'conflict' || !decision.wanted.includes(now.status)) throw settledBefore(now.status)
  }
  return readMessage(context, draft.id)
}
