/** How long an administrator may look for what a channel brought and nobody could be shown. */
export const UNREAD_WEBHOOK_DAYS = 90
