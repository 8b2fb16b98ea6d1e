import { isRecord } from '#workflows/domain/is-record.ts'

/** A template that Meta approved, as far as it can be sent from here: words, with fields in its body alone. */
export type Template = {
  name: string
  /** Meta's code: `it`, `en_US`. */
  language: string
  header: string | null
  body: string
  footer: string | null
  /** The fields of its body: `1`, `2` by number wherever they stand, or names as they stand. */
  fields: string[]
}

/** Which one a message is carried by, and what stands in its fields. */
export type FilledTemplate = { name: string; language: string; values: { field: string; text: string }[] }

const FIELD = /\{\{\s*(\w{1,60})\s*\}\}/g

/** The fields of a text, each once, as `byNumber` has them. */
export const fieldsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(FIELD)].map(([, field = '']) => field))].toSorted(byNumber)

/** Meta fills numbered fields by place: the first value is `{{1}}`, wherever that stands. Names stay as they are. */
export const byNumber = (a: string, b: string): number => (isNamed(a) || isNamed(b) ? 0 : Number(a) - Number(b))

/** What the guest reads. A field takes no line breaks: https://developers.facebook.com/docs/whatsapp/business-management-api/message-templates */
export const fillTemplate = ({ header, body, footer }: Template, values: FilledTemplate['values']): string => {
  const texts = new Map(values.map(({ field, text }) => [field, text]))
  const filled = body.replaceAll(FIELD, (written, field: string) => texts.get(field) ?? written)
  return [header, filled, footer].filter((part) => part !== null && part !== '').join('\n\n')
}

/** Meta numbers its fields, or names them. */
export const isNamed = (field: string): boolean => !/^\d+$/.test(field)

/** What a `template` column holds; null also for what only another version of the program understands. */
export function readFilledTemplate(value: unknown): FilledTemplate | null {
  if (!isRecord(value) || typeof value.name !== 'string' || typeof value.language !== 'string') return null
  if (!Array.isArray(value.values)) return null
  const values = value.values.filter(
    (one): one is FilledTemplate['values'][number] =>
      isRecord(one) && typeof one.field === 'string' && typeof one.text === 'string',
  )
  return { name: value.name, language: value.language, values }
}
