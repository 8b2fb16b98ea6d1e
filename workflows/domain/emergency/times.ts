const MINUTE_MS = 60_000

/** Nobody has taken it by then: the guest gets the emergency text. */
const TEXT_AFTER_MS = MINUTE_MS

/** What an emergency begins with: called at once. */
export const emergencyTimes = (now: Date) => ({
  createdAt: now,
  nextCallAt: now,
  textDueAt: new Date(now.getTime() + TEXT_AFTER_MS),
})
