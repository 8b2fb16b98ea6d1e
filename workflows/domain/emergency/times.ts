const MINUTE_MS = 60_000

/** Nobody has taken it by then: the guest gets the emergency text. */
const TEXT_AFTER_MS = MINUTE_MS
/** Of calls that nobody answers. Until somebody acts nothing leaves by itself all the same. */
export const CALLED_FOR_MS = 24 * 60 * MINUTE_MS
/** Who took it has had this long for it. */
export const ENDS_AFTER_MS = 24 * 60 * MINUTE_MS

/** From one call to the next. */
const PAUSES_MINUTES = [1, 1, 2, 3, 3, 5, 5, 10, 15, 15]
const LAST_PAUSE_MINUTES = 30

/** What an emergency begins with: called at once. */
export const emergencyTimes = (now: Date) => ({
  createdAt: now,
  nextCallAt: now,
  textDueAt: new Date(now.getTime() + TEXT_AFTER_MS),
})

/** When the host is called again after so many calls; null when a day has gone by. */
export function nextCall(calls: number, { createdAt, now }: { createdAt: Date; now: Date }): Date | null {
  const minutes = PAUSES_MINUTES[Math.max(calls, 1) - 1] ?? LAST_PAUSE_MINUTES
  const at = new Date(now.getTime() + minutes * MINUTE_MS)
  return at.getTime() - createdAt.getTime() > CALLED_FOR_MS ? null : at
}
