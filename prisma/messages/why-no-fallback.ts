import { Prisma } from '#prisma/client.ts'
import { type Reading, reading } from '#prisma/reading.ts'
import { statusList } from '#prisma/status-list.ts'
import { COUNTS_FOR_NONE } from '#workflows/domain/message-status.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'
import type { ChatRef } from './lock-chat.ts'

export const NO_FALLBACK_WITHIN_MS = 24 * 3_600_000

/**
 * Why no fallback may follow a draft of this chat: one left it within a day, or the host wrote in it. Taken back counts for nothing.
 * Empty where nothing is in the way. That an emergency is open is a doubt, see `openDoubts`.
 */
export function whyNoFallback({ hostId, chatId }: ChatRef, now: Date): Reading<DraftReason[]> {
  const select = Prisma.sql`
    select distinct m.kind::text from message m
    where m.host_id = ${hostId}::uuid and m.chat_id = ${chatId}::uuid and m.kind in ('fallback', 'host_reply')
      and m.status not in (${statusList(COUNTS_FOR_NONE)}) and m.created_at > ${new Date(now.getTime() - NO_FALLBACK_WITHIN_MS)}`
  return reading<{ kind: string }, DraftReason[]>(select, (rows) =>
    reasonsAgainst(new Set(rows.map(({ kind }) => kind))),
  )
}

/** By the kinds of what went out in the chat within a day. */
export const reasonsAgainst = (kinds: ReadonlySet<string>): DraftReason[] => [
  ...(kinds.has('host_reply') ? [say({ code: 'no_fallback_after_host' })] : []),
  ...(kinds.has('fallback') ? [say({ code: 'no_second_fallback' })] : []),
]
