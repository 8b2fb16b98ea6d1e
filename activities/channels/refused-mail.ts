import type { RefusedMail } from '#activities/channels/incoming-session.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MAX_TRIES = 5

/**
 * `othersCome`: the server hands over other mails, so that it is this one and no outage. `isLone`: there is no other that it could
 * hand over.
 */
export type Refusal = {
  uidl: string
  before: RefusedMail | undefined
  othersCome: boolean
  isLone: boolean
  now: Date
}

/**
 * When to ask again for a mail that was refused once more: after 1, 4, 16 and 64 minutes. Null after the fifth time: it stands as a
 * stub. An outage, however long, counts as no try and gives up no mail, and the source's own pauses are enough; a lone one is after a day.
 */
export function nextTry({ uidl, before, othersCome, isLone, now }: Refusal): RefusedMail | null {
  const tries = (before?.tries ?? 0) + (othersCome ? 1 : 0)
  const firstAt = before?.firstAt ?? now
  const isOld = now.getTime() - firstAt.getTime() >= DAY_MS
  if (othersCome ? tries >= MAX_TRIES : isLone && isOld) return null
  const pauseMs = othersCome ? 4 ** (tries - 1) * MINUTE_MS : 0
  return { uidl, tries, firstAt, nextAt: new Date(now.getTime() + pauseMs) }
}
