import type { AiSettingsModel } from '#prisma/generated/models.ts'
import { FALLBACK_DELAY_MINUTES } from '#workflows/domain/reply-settings.ts'

/** Until when a draft that is opened at a moment waits for the host, by their setting. */
export function deadlineFrom(settings: Pick<AiSettingsModel, 'fallbackDelayMinutes'> | null, at: Date): Date {
  const minutes = settings?.fallbackDelayMinutes ?? FALLBACK_DELAY_MINUTES.default
  return new Date(at.getTime() + minutes * 60_000)
}
