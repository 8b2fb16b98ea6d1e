import type { Transaction } from '#prisma/client.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'
import type { ChatRef } from './lock-chat.ts'

const WITHIN_MS = 24 * 3_600_000

/**
 * Why no fallback may follow a draft of this chat: one left it within a day, or the host wrote in it. Taken back counts for nothing.
 * Empty where nothing is in the way. That an emergency is open is a doubt, see `openDoubts`.
 */
export async function whyNoFallback(tx: Transaction, { hostId, chatId }: ChatRef, now: Date): Promise<DraftReason[]> {
  const said = await tx.message.findMany({
    where: {
      hostId,
      chatId,
      kind: { in: ['fallback', 'host_reply'] },
      status: { notIn: ['discarded', 'failed'] },
      createdAt: { gt: new Date(now.getTime() - WITHIN_MS) },
    },
    distinct: ['kind'],
    select: { kind: true },
  })
  const kinds = new Set(said.map(({ kind }) => kind))
  return [
    ...(kinds.has('host_reply') ? [say({ code: 'no_fallback_after_host' })] : []),
    ...(kinds.has('fallback') ? [say({ code: 'no_second_fallback' })] : []),
  ]
}
