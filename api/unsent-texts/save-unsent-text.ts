import type { UnsentTextInput, UnsentTextView } from '#api/contract/unsent-texts.ts'
import type { HostContext } from '#api/http/define-route.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { endUnsentText, saveUnsentText as keep } from '#prisma/unsent/save-unsent-text.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { STANDING_ANSWERS } from '#workflows/domain/message-status.ts'
import { unsentPlace } from '#workflows/domain/unsent-place.ts'
import { wordsLeft } from '#workflows/domain/unsent-words.ts'
import { toUnsentTextView } from './unsent-text-view.ts'

type SaveUnsentText = { params: { id: string }; body: UnsentTextInput }

/**
 * Keeps what the host is writing, in a chat or about a draft of it, by PostgreSQL's clock; null where it is ended.
 * @throws AppError not_found for another host's, and for words about what nothing names any more; conflict where another window has written since.
 */
export function saveUnsentText(
  { deps, host }: HostContext,
  { params: { id: chatId }, body }: SaveUnsentText,
): Promise<UnsentTextView | null> {
  const { draftId, about, placeId, ...words } = body
  return inHost(deps.db, host.id, async (tx, now) => {
    await refuseUnknown(tx, { hostId: host.id, chatId, draftId })
    const id = placeId ?? (about === undefined ? (draftId ?? chatId) : unsentPlace(chatId, about.asked))
    const place = { hostId: host.id, chatId, id }
    if (placeId !== undefined && words.text.trim() !== '') throw notFound('Message')
    if (words.text.trim() === '') {
      if (await endUnsentText(tx, { ...place, ...words })) return null
      throw changed()
    }
    if (words.version === 0 && (await hasJustLeft(tx, { ...place, ...words, now }))) return null
    const kept = await keep(tx, { ...place, ...words }, now)
    if (kept === null) throw changed()
    return toUnsentTextView(kept)
  })
}

/** A save that is slower than the send of the same words comes when they are sent: they are not begun again by it. */
const SLOWEST_MS = 60_000

async function hasJustLeft(
  tx: Transaction,
  { hostId, chatId, id, text, now }: { hostId: string; chatId: string; id: string; text: string; now: Date },
): Promise<boolean> {
  const leaving = { status: { in: [...STANDING_ANSWERS] } }
  const since = { gte: new Date(now.getTime() - SLOWEST_MS) }
  const ofPlace = id === chatId ? { kind: 'host_reply' as const, createdAt: since } : { id, approvedAt: since }
  const sent = await tx.message.findMany({ where: { hostId, chatId, ...leaving, ...ofPlace }, select: { text: true } })
  return sent.some((one) => wordsLeft(text, one.text).trim() === '')
}

const changed = () => new AppError('conflict', { code: 'unsent_text_changed' })

async function refuseUnknown(
  tx: Transaction,
  { hostId, chatId, draftId }: { hostId: string; chatId: string; draftId: string | null },
): Promise<void> {
  if ((await tx.chat.count({ where: { id: chatId, hostId } })) === 0) throw notFound('Chat')
  const isDraft =
    draftId === null || (await tx.message.count({ where: { id: draftId, hostId, chatId, kind: 'draft' } })) > 0
  if (!isDraft) throw notFound('Message')
}
