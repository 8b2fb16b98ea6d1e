import type { AiSettingsModel } from '#prisma/generated/models.ts'
import { FALLBACK_DELAY_MINUTES } from '#workflows/domain/reply-settings.ts'

/** Until when a draft that is opened now waits for the host, by their setting. */
export function deadlineFrom(settings: Pick<AiSettingsModel, 'fallbackDelayMinutes'> | null, now: Date): Date {
  const minutes = settings?.fallbackDelayMinutes ?? FALLBACK_DELAY_MINUTES.default
  return new Date(now.getTime() + minutes * 60_000)
}
