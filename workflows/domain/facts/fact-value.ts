import type { Choice } from './choices.ts'

/** What an amount is paid for. */
export type Per =
  | 'night'
  | 'day'
  | 'week'
  | 'month'
  | 'hour'
  | 'stay'
  | 'person'
  | 'personNight'
  | 'piece'
  | 'pet'
  | 'petNight'
  | 'kWh'

export type DistanceUnit = 'm' | 'km' | 'minutesWalk' | 'minutesDrive' | 'minutesBike' | 'minutesTransit' | 'minutes'

/** A month and a day: `06-01`. */
export type DayOfYear = string

/** What a fact says. Times are `15:00`, counts whole numbers, currencies ISO 4217 or `percent`. */
export type FactValue =
  | { kind: 'yesNo'; yes: boolean }
  | { kind: 'time'; time: string }
  /** A span of the day; `to` may lie on the next. */
  | { kind: 'hours'; from: string; to: string }
  /** 0 is free of charge. */
  | { kind: 'amount'; amount: number; currency: string; per: Per | null }
  | { kind: 'count'; count: number }
  | { kind: 'distance'; distance: number; unit: DistanceUnit }
  /** Square metres, degrees, kilograms, kilowatts, megabits: what the aspect is measured in. */
  | { kind: 'measure'; measure: number }
  | { kind: 'days'; days: number; unit: 'days' | 'hours' | 'weeks' | 'nights' | 'minutes' }
  | { kind: 'season'; from: DayOfYear; to: DayOfYear }
  | { kind: 'choices'; choices: Choice[] }
  /** A name or an address: the same in every language. */
  | { kind: 'name'; name: string }
  /** Free words: to be said in their own language only. */
  | { kind: 'text'; text: string }

export type ValueKind = FactValue['kind']
export type ValueOf<K extends ValueKind> = Extract<FactValue, { kind: K }>
