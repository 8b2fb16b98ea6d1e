import { OUTBOX_COUNT_MAX } from '#api/contract/n8n.ts'
import { dateFormat } from '#web/lib/formats.ts'

const moment = dateFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

export const at = (time: string) => moment(new Date(time))

/** More than a thousand are not counted. */
export const counted = (count: number) => (count < OUTBOX_COUNT_MAX ? count : `${OUTBOX_COUNT_MAX}+`)
