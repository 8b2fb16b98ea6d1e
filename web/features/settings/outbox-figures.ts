import { OUTBOX_COUNT_MAX } from '#api/contract/told-figures.ts'
import { dayAndClock } from '#web/lib/time.ts'

export const at = (time: string) => dayAndClock(new Date(time))

/** More than a thousand are not counted. */
export const counted = (count: number) => (count < OUTBOX_COUNT_MAX ? count : `${OUTBOX_COUNT_MAX}+`)
