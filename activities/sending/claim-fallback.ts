import type { ActivityDeps } from '#activities/deps.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import { fallbackText } from '#workflows/domain/fallback-text.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { changeMessage } from './change-message.ts'
import type { MessageRef, MessageRow } from './message-row.ts'

/** `fallbackId` is null when a decision was first. */
export type FallbackClaim = { state: MessageState; fallbackId: string | null }

/**
 * At the deadline: marks the draft `fallback_sent` and lays the fallback message beside it, ready to be sent at once.
 * Asked again it answers the same fallback.
 * @throws AppError not_found for another host's draft.
 */
export async function claimFallback(
  deps: Pick<ActivityDeps, 'db' | 'now' | 'newId'>,
  { hostId, messageId }: MessageRef,
): Promise<FallbackClaim> {
  return inHost(deps.db, hostId, async (tx) => {
    const now = deps.now()
    const { accepted, state, row } = await changeMessage(tx, {
      hostId,
      messageId,
      kinds: ['draft'],
      from: ['pending'],
      to: () => ({ status: 'fallback_sent', settledAt: now, undoUntil: null }),
      isDone: (before) => before.status === 'fallback_sent',
      audit: { actor: 'system', action: 'draft.fallback' },
      now,
    })
    if (!accepted) return { state, fallbackId: null }
    const laid = await tx.message.findFirst({
      where: { hostId, chatId: row.chatId, kind: 'fallback', answersId: row.answersId },
      select: { id: true },
    })
    return { state, fallbackId: laid?.id ?? (await layFallback(tx, { hostId, draft: row, now, id: deps.newId() })) }
  })
}

type Fallback = { hostId: string; draft: MessageRow; now: Date; id: string }

async function layFallback(tx: Transaction, { hostId, draft, now, id }: Fallback): Promise<string> {
  await tx.message.create({
    data: {
      id,
      hostId,
      chatId: draft.chatId,
      sourceId: draft.sourceId,
      kind: 'fallback',
      status: 'approved',
      seq: draft.seq,
      answersId: draft.answersId,
      text: await textOf(tx, hostId, draft),
      language: draft.language,
      createdAt: now,
      workflowAt: now,
    },
  })
  return id
}

async function textOf(tx: Transaction, hostId: string, draft: MessageRow): Promise<string> {
  const settings = await tx.aiSettings.findUnique({ where: { hostId }, select: { fallbackMessage: true } })
  if (settings !== null && settings.fallbackMessage.trim() !== '') return settings.fallbackMessage
  const chat = await tx.chat.findFirst({
    where: { id: draft.chatId, hostId },
    select: { sender: true, host: { select: { name: true } } },
  })
  return fallbackText(languageOf(draft.language), {
    guestFirstName: firstWord(chat?.sender),
    hostFirstName: firstWord(chat?.host.name),
  })
}

const languageOf = (language: string | null): DraftLanguage =>
  DRAFT_LANGUAGES.find((known) => known === language) ?? 'en'

/** A given name to greet with; null for an address, a number or a company's shout. */
function firstWord(name: string | null | undefined): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/)
  return /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u.test(first) ? first : null
}
