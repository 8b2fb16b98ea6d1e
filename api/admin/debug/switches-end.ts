import { SWITCH_OFF_AFTER_MINUTES } from '#api/contract/told-figures.ts'
import { type DebugSettingsRow, NORMAL_SWITCHES } from '#prisma/debug-settings.ts'

type Switches = Pick<DebugSettingsRow, keyof typeof NORMAL_SWITCHES>
export type SwitchesEnd = {
  before: Switches & Pick<DebugSettingsRow, 'switchedUntil'>
  after: Switches
  /** What was chosen with this save. */
  minutes: number | undefined
  now: Date
}

const NAMES = Object.keys(NORMAL_SWITCHES) as (keyof typeof NORMAL_SWITCHES)[]

/**
 * When the switches that change mail go back to normal: null where none is otherwise. A time that was chosen counts from
 * now. Where none was, what is newly switched lasts an hour at least, and what stood already keeps its end.
 */
export function endOfSwitches({ before, after, minutes, now }: SwitchesEnd): Date | null {
  const switched = NAMES.filter((name) => after[name] !== NORMAL_SWITCHES[name])
  if (switched.length === 0) return null
  if (minutes !== undefined) return later(now, minutes)
  if (switched.every((name) => before[name] === after[name])) return before.switchedUntil
  const end = later(now, SWITCH_OFF_AFTER_MINUTES.default)
  return before.switchedUntil !== null && before.switchedUntil > end ? before.switchedUntil : end
}

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)
