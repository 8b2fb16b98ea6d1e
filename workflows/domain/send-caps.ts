import { say, type WaitReason } from './sentences/sentence.ts'

/** How much may leave without a person's word: automatic replies and fallbacks. What a person approved or wrote is never held by it. */
export type SendCaps = {
  perGuestADay: number
  perPropertyAnHour: number
  perHostAnHour: number
  perHostADay: number
}

/**
 * A guest who asks ten things in a day wants a person. A house at the change of guests has two of them writing at once. Fifty homes
 * have some 1,000 replies a month: 60 an hour and 300 a day is a multiple of their busiest day, and not a flood.
 */
export const DEFAULT_SEND_CAPS: SendCaps = {
  perGuestADay: 10,
  perPropertyAnHour: 12,
  perHostAnHour: 60,
  perHostADay: 300,
}

/** What the host chose for themselves; null leaves what the installation has. */
export type OwnCaps = { automaticPerGuestADay: number | null; automaticPerDay: number | null }

/** The stricter of both holds: a host may ask for less than the installation allows, never for more. */
export const capsOf = (caps: SendCaps, own: OwnCaps): SendCaps => ({
  ...caps,
  perGuestADay: Math.min(caps.perGuestADay, own.automaticPerGuestADay ?? Number.POSITIVE_INFINITY),
  perHostADay: Math.min(caps.perHostADay, own.automaticPerDay ?? Number.POSITIVE_INFINITY),
})

/** What left by itself until now. */
export type LeftByThemselves = {
  toGuestLastDay: number
  ofPropertyLastHour: number
  ofHostLastHour: number
  ofHostLastDay: number
}

const OF_CAPS: ReadonlySet<string> = new Set([
  'cap_of_guest_met',
  'cap_of_property_met',
  'cap_of_hour_met',
  'cap_of_day_met',
] satisfies WaitReason['code'][])

/** Whether a reason to wait is that a cap is met. */
export const isOfCap = ({ code }: { code: string }): boolean => OF_CAPS.has(code)

/** Which caps are met, so that nothing more leaves by itself. Empty where one more may. */
export function capsMet(left: LeftByThemselves, caps: SendCaps): WaitReason[] {
  const { perGuestADay, perPropertyAnHour, perHostAnHour, perHostADay } = caps
  return [
    ...(left.toGuestLastDay >= perGuestADay ? [say({ code: 'cap_of_guest_met', params: { most: perGuestADay } })] : []),
    ...(left.ofPropertyLastHour >= perPropertyAnHour
      ? [say({ code: 'cap_of_property_met', params: { most: perPropertyAnHour } })]
      : []),
    ...(left.ofHostLastHour >= perHostAnHour
      ? [say({ code: 'cap_of_hour_met', params: { most: perHostAnHour } })]
      : []),
    ...(left.ofHostLastDay >= perHostADay ? [say({ code: 'cap_of_day_met', params: { most: perHostADay } })] : []),
  ]
}
