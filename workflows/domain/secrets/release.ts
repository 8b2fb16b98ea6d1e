import { toInstant } from './local-time.ts'

/** `window`: from some hours before check-in to check-out. `stay`: any guest with a confirmed stay, from now to check-out. */
export const RELEASES = ['window', 'stay'] as const
export type ReleaseRule = { release: (typeof RELEASES)[number]; hoursBefore: number }

/** Calendar days and the property's own hours; `isConfirmed`: by a person, for the address that the reply goes to. */
export type StayAtProperty = {
  checkInDay: string | null
  checkOutDay: string | null
  isConfirmed: boolean
  /** `15:00`; empty where the host said none. */
  checkIn: string
  checkOut: string
  timeZone: string
}

/** Where the host named no hour: nobody waits at a door for want of one. */
const USUAL = { checkIn: '15:00', checkOut: '12:00' } as const

export type Release = { when: 'now' } | { when: 'later'; at: Date } | { when: 'unconfirmed' } | { when: 'over' }

const clock = (time: string, usual: string) => /^\d{2}:\d{2}/.exec(time)?.[0] ?? usual

/** Whether a guest may be told a secret at an instant, and if not, from when. Without both days of the stay nobody knows. */
export function releaseOf({ release, hoursBefore }: ReleaseRule, stay: StayAtProperty, now: Date): Release {
  const { checkInDay, checkOutDay, isConfirmed, timeZone } = stay
  if (!isConfirmed || checkInDay === null || checkOutDay === null) return { when: 'unconfirmed' }
  const arrival = toInstant({ day: checkInDay, time: clock(stay.checkIn, USUAL.checkIn) }, timeZone)
  const departure = toInstant({ day: checkOutDay, time: clock(stay.checkOut, USUAL.checkOut) }, timeZone)
  const from = release === 'stay' ? now : new Date(arrival.getTime() - hoursBefore * 3_600_000)
  if (now >= departure) return { when: 'over' }
  return now < from ? { when: 'later', at: from } : { when: 'now' }
}
