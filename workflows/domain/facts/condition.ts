import type { DayOfYear } from './fact-value.ts'

/** Monday is 1. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** When in the year, or on which days of the week, a fact holds. */
export type Validity = { season: { from: DayOfYear; to: DayOfYear } | null; weekdays: Weekday[] | null }

/** Conditions without a figure. */
export const PLAIN_CONDITIONS = [
  'onRequest',
  'ifAvailable',
  'byArrangement',
  'againstFee',
  'free',
  'onlySmall',
  'onlyDogs',
  'onlyCats',
  'onLeash',
  'notOnBeds',
  'notAlone',
  'onlyOutside',
  'onlyOnBalcony',
  'onlyOnTerrace',
  'onlyInGarden',
  'onlyInCourtyard',
  'withGuestCard',
  'payOnArrival',
  'payOnDeparture',
  'onlyInBedroom',
  'onlyInBedrooms',
  'onlyInLivingRoom',
  'onlyInKitchen',
  'onlyGas',
  /** Of a prohibition of pets. */
  'exceptAssistanceDogs',
  'onlyChildren',
  'onlyAdults',
  'supervisedChildren',
  'onlyGuests',
  'onlyLuggage',
  'afterCheckOut',
  'beforeCheckIn',
  'limited',
  'ifNobodyArrives',
  'ifNobodyLeaves',
  'nonRefundable',
  'ifUndamaged',
  'inSummer',
  'inWinter',
  /** Of a prohibition: it holds inside the house. */
  'indoors',
] as const

export type PlainCondition = (typeof PLAIN_CONDITIONS)[number]

/** What a fact holds under: from a closed list that every language can say, or `free` words that only their own can. */
export type Condition =
  | { kind: PlainCondition }
  /** At most so many: 'max two dogs'. */
  | { kind: 'upToCount'; count: number }
  | { kind: 'upToKilograms'; kilograms: number }
  | { kind: 'upToAge'; years: number }
  /** 'Children under 3': who is three is not meant. */
  | { kind: 'underAge'; years: number }
  | { kind: 'fromAge'; years: number }
  | { kind: 'fromNights'; nights: number }
  /** To be asked for so long ahead. */
  | { kind: 'daysAhead'; count: number }
  | { kind: 'hoursAhead'; count: number }
  | { kind: 'fromTime'; time: string }
  | { kind: 'untilTime'; time: string }
  | { kind: 'betweenTimes'; from: string; to: string }
  /** 'For more than four guests'. */
  | { kind: 'fromGuests'; count: number }
  | { kind: 'daysBeforeArrival'; count: number }
  | { kind: 'freeWords'; text: string }
