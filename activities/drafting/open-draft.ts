import { toComposedDraft } from '#activities/drafting/composed-draft.ts'
import type { ComposeDraftInput, ComposedDraft, DraftingDeps } from '#activities/drafting/drafting-deps.ts'
import type { Transaction } from '#prisma/client.ts'
import type { AiSettingsModel, MessageModel } from '#prisma/generated/models.ts'
import { createMessage } from '#prisma/messages/create-message.ts'
import { isOvertaken } from '#prisma/messages/is-overtaken.ts'
import { lockChat } from '#prisma/messages/lock-chat.ts'
import { notFound } from '#workflows/domain/errors.ts'

/** `deadlineAt`: of a draft that has one already. `existing`: it was stored, and a model may still write it anew. */
export type OpenedDraft =
  | { settled: ComposedDraft }
  | {
      settled: null
      guest: MessageModel
      draftId: string
      deadlineAt: Date | null
      settings: AiSettingsModel | null
      existing: { composed: ComposedDraft; version: number; modelDueAt: Date } | null
    }

type Resumed = { guest: MessageModel; existing: MessageModel; settings: AiSettingsModel | null }

/**
 * Begins the one draft of a guest's message as a `drafting` row, or finds the one that is there. Under the chat row's lock,
 * so that two askers get the same draft.
 * @throws AppError not_found for a message that is not this host's guest message.
 */
export async function openDraft(
  tx: Transaction,
  deps: DraftingDeps,
  { hostId, guestMessageId }: ComposeDraftInput,
): Promise<OpenedDraft> {
  const guest = await tx.message.findFirst({ where: { id: guestMessageId, hostId, kind: 'guest' } })
  if (guest === null) throw notFound('Message')
  const headSeq = await lockChat(tx, guest)
  const settings = await tx.aiSettings.findUnique({ where: { hostId } })
  const existing = await tx.message.findFirst({
    where: { hostId, answersId: guest.id, kind: 'draft' },
    orderBy: [{ storedAt: 'desc' }, { id: 'desc' }],
  })
  if (existing !== null) return resume({ guest, existing, settings })
  // Of a source that was deleted meanwhile nothing could leave.
  if ((await isOvertaken(tx, { ...guest, headSeq })) || (await isSourceDeleted(tx, guest))) {
    return {
      settled: {
        draftId: null,
        isNew: true,
        status: 'superseded',
        version: 0,
        deadlineAt: null,
      },
    }
  }
  const draftId = await insertDraft(tx, deps, guest)
  return { settled: null, guest, draftId, deadlineAt: null, settings, existing: null }
}

const isSourceDeleted = async (tx: Transaction, { hostId, sourceId }: MessageModel) =>
  (await tx.messageSource.count({ where: { id: sourceId, hostId, deletedAt: null } })) === 0

function resume({ guest, existing, settings }: Resumed): OpenedDraft {
  const { id: draftId, status, version, deadlineAt, modelDueAt } = existing
  const open = { settled: null, guest, draftId, deadlineAt, settings } as const
  if (status === 'drafting') return { ...open, existing: null }
  const composed = toComposedDraft(existing, { deadlineAt, isNew: false })
  if (status === 'pending' && modelDueAt !== null) return { ...open, existing: { composed, version, modelDueAt } }
  return { settled: composed }
}

async function insertDraft(tx: Transaction, deps: DraftingDeps, guest: MessageModel): Promise<string> {
  const { hostId, chatId, sourceId, seq } = guest
  const id = deps.newId()
  // A channel's clock may run ahead of ours: a draft never stands before what it answers.
  const createdAt = new Date(Math.max(deps.now().getTime(), guest.createdAt.getTime() + 1))
  const place = { hostId, chatId, sourceId, seq, answersId: guest.id }
  await createMessage(tx, 'open_draft', { ...place, id, text: '', createdAt })
  return id
}
