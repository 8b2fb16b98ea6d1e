export const WHATSAPP_WINDOW_HOURS = 24
const WHATSAPP_WINDOW_MS = WHATSAPP_WINDOW_HOURS * 60 * 60 * 1000

/** WhatsApp takes free text only within 24 hours of the guest's last message: with none it takes no free text at all. */
export const isReplyWindowOpen = (lastGuestMessageAt: Date | null, now: Date) =>
  lastGuestMessageAt !== null && now.getTime() - lastGuestMessageAt.getTime() < WHATSAPP_WINDOW_MS
