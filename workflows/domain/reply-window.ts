export const WHATSAPP_WINDOW_MS = 24 * 60 * 60 * 1000

/** WhatsApp takes free text only within 24 hours of the guest's last message; times in milliseconds. */
export const isReplyWindowOpen = (lastGuestMessageAt: number | null, now: number) =>
  lastGuestMessageAt !== null && now - lastGuestMessageAt < WHATSAPP_WINDOW_MS
