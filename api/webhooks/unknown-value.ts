import { isRecord } from '#workflows/domain/is-record.ts'

/** Meta's fields of an account, a template, a group or a setting: no guest says anything in them. */
const OTHER_FIELDS = /_(?:update|alerts?|sync|events|preferences|solutions|detection|info)$|^(?:flows|security)$/

/** Whether a change is of a field in which no guest says anything. */
export const isOfOtherField = (field: unknown): boolean => typeof field === 'string' && OTHER_FIELDS.test(field)

const AROUND = new Set(['metadata', 'messaging_product', 'contacts'])

/** A value without what only says whose it is. */
export const restOf = (value: unknown): unknown =>
  isRecord(value) && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !AROUND.has(key)))
    : value

/** Whether nothing is said in it: of history neither how far it has come nor why there is none. Another product's says nothing to us. */
export function saysNothing(value: unknown, { isHistory }: { isHistory: boolean } = { isHistory: false }): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (!isRecord(value)) return value === undefined || value === null
  if (Array.isArray(value)) return value.every((item) => saysNothing(item, { isHistory }))
  const { object } = value
  if (typeof object === 'string' && object !== 'whatsapp_business_account') return true
  return Object.entries(value).every(
    ([key, inner]) =>
      key === 'object' || (isHistory && SILENT_IN_HISTORY.has(key)) || saysNothing(inner, { isHistory }),
  )
}

const SILENT_IN_HISTORY = new Set(['errors', 'metadata'])
