import { toComposedDraft } from '#activities/drafting/composed-draft.ts'
import type { ComposeDraftInput, ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import type { Transaction } from '#prisma/client.ts'
import type { AiSettingsModel, MessageModel } from '#prisma/generated/models.ts'
import { createMessage } from '#prisma/messages/create-message.ts'
import { isOvertaken } from '#prisma/messages/is-overtaken.ts'
import { lockChat } from '#prisma/messages/lock-chat.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { deadlineFrom } from './deadline-from.ts'

export type OpenedDraft =
  | { settled: ComposedDraft }
  | { settled: null; guest: MessageModel; draftId: string; deadlineAt: Date; settings: AiSettingsModel | null }

type Resumed = { guest: MessageModel; existing: MessageModel; newDeadline: Date; settings: AiSettingsModel | null }

/**
 * Begins the one draft of a guest's message as a `drafting` row, or finds the one that is there. Under the chat row's lock,
 * so that two askers get the same draft.
 * @throws AppError not_found for a message that is not this host's guest message.
 */
export async function openDraft(
  tx: Transaction,
  deps: DraftingDeps,
  { hostId, guestMessageId, now }: ComposeDraftInput & { now: Date },
): Promise<OpenedDraft> {
  const guest = await tx.message.findFirst({ where: { id: guestMessageId, hostId, kind: 'guest' } })
  if (guest === null) throw notFound('Message')
  const headSeq = await lockChat(tx, guest)
  const settings = await tx.aiSettings.findUnique({ where: { hostId } })
  const newDeadline = deadlineFrom(settings, now)
  const existing = await tx.message.findFirst({
    where: { hostId, answersId: guest.id, kind: 'draft' },
    orderBy: [{ storedAt: 'desc' }, { id: 'desc' }],
  })
  if (existing !== null) return resume({ guest, existing, newDeadline, settings })
  // Of a source that was deleted meanwhile nothing could leave.
  if ((await isOvertaken(tx, { ...guest, headSeq })) || (await isSourceDeleted(tx, guest))) {
    return {
      settled: {
        draftId: null,
        isNew: true,
        status: 'superseded',
        version: 0,
        deadlineAt: newDeadline.toISOString(),
      },
    }
  }
  const draftId = await insertDraft(tx, deps, { guest, deadlineAt: newDeadline })
  return { settled: null, guest, draftId, deadlineAt: newDeadline, settings }
}

const isSourceDeleted = async (tx: Transaction, { hostId, sourceId }: MessageModel) =>
  (await tx.messageSource.count({ where: { id: sourceId, hostId, deletedAt: null } })) === 0

function resume({ guest, existing, newDeadline, settings }: Resumed): OpenedDraft {
  const deadlineAt = existing.deadlineAt ?? newDeadline
  if (existing.status === 'drafting') return { settled: null, guest, draftId: existing.id, deadlineAt, settings }
  return { settled: toComposedDraft(existing, { deadlineAt, isNew: false }) }
}

async function insertDraft(
  tx: Transaction,
  deps: DraftingDeps,
  { guest, deadlineAt }: { guest: MessageModel; deadlineAt: Date },
): Promise<string> {
  const { hostId, chatId, sourceId, seq } = guest
  const id = deps.newId()
  // A channel's clock may run ahead of ours: a draft never stands before what it answers.
  const createdAt = new Date(Math.max(deps.now().getTime(), guest.createdAt.getTime() + 1))
  const place = { hostId, chatId, sourceId, seq, answersId: guest.id }
  await createMessage(tx, 'open_draft', { ...place, id, text: '', createdAt, deadlineAt })
  return id
}
