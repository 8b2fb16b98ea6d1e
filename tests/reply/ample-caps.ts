import type { SendCaps } from '#workflows/domain/send-caps.ts'

/** For whoever tests something else, over and over with one host. */
export const AMPLE_CAPS: SendCaps = {
  perGuestADay: 1_000_000,
  perPropertyAnHour: 1_000_000,
  perHostAnHour: 1_000_000,
  perHostADay: 1_000_000,
}

/** The same in the environment of a whole Locanda. */
export const AMPLE_CAPS_ENVIRONMENT = {
  AUTOMATIC_PER_GUEST_A_DAY: '1000000',
  AUTOMATIC_PER_PROPERTY_AN_HOUR: '1000000',
  AUTOMATIC_PER_HOST_AN_HOUR: '1000000',
  AUTOMATIC_PER_HOST_A_DAY: '1000000',
}
