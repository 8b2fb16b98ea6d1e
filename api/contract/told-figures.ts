/** Figures that texts of the interface name, each from where it is the rule. */
export { CERTAINTY, draftsToEarn } from '#workflows/domain/autonomy/rung.ts'
export { WHATSAPP_PHOTO_BYTES } from '#workflows/domain/files/whatsapp-media.ts'
export { UNREAD_WEBHOOK_DAYS } from '#workflows/domain/kept-days.ts'
export { MOST_MODEL_DRAFTS, REPLAYED_DAYS } from '#workflows/domain/replay/limits.ts'
export { WHATSAPP_WINDOW_HOURS } from '#workflows/domain/reply-window.ts'

/** Shares and means of the dashboard are of so many days. */
export const DAYS_MEASURED = 30
