import { NAMED_DAYS } from './named-days.ts'
import type { Piece } from './read-pieces.ts'
import type { Unit } from './read-units.ts'
import { isSameValue, type SaidValue } from './said-value.ts'

const isHour = ({ kind, role }: SaidValue) => (kind === 'time' || kind === 'count') && role !== 'at'

/** True where a reply says hours of a day to which the host gives others: 'open from 8 to 21 on Sundays' of '8-21, Sunday 10-18'. */
export const hasHoursOfAnotherDay = (said: readonly Piece[], notes: readonly Unit[]): boolean =>
  said.some((piece) => {
    const hours = piece.values.filter(isHour)
    const days = [...piece.limits].filter((limit) => NAMED_DAYS.has(limit))
    if (hours.length === 0 || days.length === 0) return false
    const told = notes
      .flatMap(({ pieces }) => pieces)
      .filter(({ limits, values }) => days.some((day) => limits.has(day)) && values.some(isHour))
    const areTold = ({ values }: Piece) => hours.every((hour) => values.some((one) => isSameValue(hour, one, false)))
    return told.length > 0 && !told.some(areTold)
  })
