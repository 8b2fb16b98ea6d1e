/** Figures that the interface names or holds to, each from where it is the rule: without zod. */
export { CERTAINTY, draftsToEarn, EARNED_TARGET } from '#workflows/domain/autonomy/rung.ts'
export { EMAIL_DEFAULTS, INBOUND_PORTS, SMTP_DEFAULTS } from '#workflows/domain/email-defaults.ts'
export { FILE_CAPS } from '#workflows/domain/files/file-caps.ts'
export { WHATSAPP_PHOTO_BYTES } from '#workflows/domain/files/whatsapp-media.ts'
export { UNREAD_WEBHOOK_DAYS } from '#workflows/domain/kept-days.ts'
export { DECISIONS_COUNTED_DAYS } from '#workflows/domain/learning/counted-days.ts'
export { MOST_MODEL_DRAFTS, REPLAYED_DAYS } from '#workflows/domain/replay/limits.ts'
export { FALLBACK_DELAY_MINUTES, THRESHOLD, UNDO_SECONDS } from '#workflows/domain/reply-settings.ts'
export { WHATSAPP_WINDOW_HOURS } from '#workflows/domain/reply-window.ts'

/** Shares and means of the dashboard are of so many days. */
export const DAYS_MEASURED = 30

/** How long a temporary password may be used that nobody has changed. */
export const TEMPORARY_PASSWORD_HOURS = 72

/** How long the switches that change mail stay on: an hour unless something else is chosen, a week at most. */
export const SWITCH_OFF_AFTER_MINUTES = { default: 60, min: 1, max: 10_080 }

/** Of announcements, more of one kind are not counted: a thousand says enough, and a week of them would be read for each look. */
export const OUTBOX_COUNT_MAX = 1_000
