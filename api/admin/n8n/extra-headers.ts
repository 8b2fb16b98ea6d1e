import { AppError, invalidField } from '#workflows/domain/errors.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'

/** Only names that cannot change where a request goes, how long it is, or who seems to send it. */
const ALLOWED = /^(x-[a-z0-9-]+|accept|accept-language|user-agent|idempotency-key)$/
const FORBIDDEN =
  /^(x-forwarded-.*|x-real-ip|x-original-.*|x-rewrite-.*|x-http-method.*|x-method-override|x-locanda-.*)$/
const VISIBLE = /^[\t\x20-\x7e]*$/

/** @throws AppError invalid_input that names the header when it is not on the list or its value is not plain text. */
export function checkExtraHeaders(headers: Record<string, string>): Record<string, string> {
  for (const [name, value] of Object.entries(headers)) {
    const lower = name.toLowerCase()
    if (!ALLOWED.test(lower) || FORBIDDEN.test(lower)) throw refused(name, 'field_not_settable_header')
    if (!VISIBLE.test(value)) throw refused(name, 'field_not_plain_text')
  }
  return headers
}

/** What travels in our own headers. @throws AppError invalid_input that names the field. */
export function checkEventFields(fields: Record<string, string>): void {
  for (const [field, value] of Object.entries(fields)) {
    if (!VISIBLE.test(value)) throw invalidField(field, { code: 'field_not_plain_text' })
  }
}

function refused(name: string, code: 'field_not_settable_header' | 'field_not_plain_text'): AppError {
  const refusal = say({ code: 'header_refused', params: { header: name.slice(0, 60), problem: say({ code }) } })
  return new AppError('invalid_input', { ...refusal, fields: { headers: refusal } })
}
