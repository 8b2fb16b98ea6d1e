import type { Transaction } from '#prisma/client.ts'
import { FALLBACK_DELAY_MINUTES } from '#workflows/domain/reply-settings.ts'

/** Until when a draft that is opened now waits for the host, by their setting. */
export async function deadlineFrom(tx: Transaction, hostId: string, now: Date): Promise<Date> {
  const settings = await tx.aiSettings.findUnique({ where: { hostId }, select: { fallbackDelayMinutes: true } })
  const minutes = settings?.fallbackDelayMinutes ?? FALLBACK_DELAY_MINUTES.default
  return new Date(now.getTime() + minutes * 60_000)
}
