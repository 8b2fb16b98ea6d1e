import { FALLBACK_DELAY_MINUTES, THRESHOLD } from '#workflows/domain/reply-settings.ts'

/** How the demo hosts have set their drafts. */
export const AI_SETTINGS = {
  defaultTone: 'Warm and brief',
  defaultInstruction: 'Use the guest’s first name. Never promise a time or a discount that is not written down.',
  confidenceThreshold: THRESHOLD.default,
  fallbackDelayMinutes: FALLBACK_DELAY_MINUTES.default,
}
