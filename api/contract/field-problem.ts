import type { z } from 'zod'
import { type BareCode, isSentence, type Sentence, say } from '#workflows/domain/sentences/sentence.ts'

type Issue = z.core.$ZodIssue
type Of<Code extends Issue['code']> = Extract<Issue, { code: Code }>

/** What a rule of ours says of a value: a code in the place of zod's sentence. */
export const problem = (code: BareCode) => code

const OTHER_TYPE: Partial<Record<string, BareCode>> = {
  string: 'field_not_text',
  number: 'field_not_number',
  nan: 'field_not_number',
  int: 'field_not_whole',
  boolean: 'field_not_boolean',
  array: 'field_not_list',
  object: 'field_not_object',
  record: 'field_not_object',
}
const OTHER_FORMAT: Partial<Record<string, BareCode>> = {
  email: 'field_not_email',
  url: 'field_not_web_address',
  uuid: 'field_not_id',
  date: 'field_not_day',
  datetime: 'field_not_instant',
}

const bare = (code: BareCode = 'field_invalid'): Sentence => say({ code })

function tooBig({ origin, maximum }: Of<'too_big'>): Sentence {
  const params = { most: Number(maximum) }
  if (origin === 'string') return say({ code: 'field_too_long', params })
  return say({ code: origin === 'array' ? 'field_too_many' : 'field_too_big', params })
}

function tooSmall({ origin, minimum }: Of<'too_small'>): Sentence {
  const least = Number(minimum)
  if (origin !== 'string') return say({ code: 'field_too_small', params: { least } })
  return least === 1 ? bare('field_required') : say({ code: 'field_too_short', params: { least } })
}

/** What zod found wrong, in our codes: the one place that knows both. */
function problemOf(issue: Issue): Sentence {
  const own = { code: issue.message, params: {} }
  if (isSentence(own)) return own
  switch (issue.code) {
    case 'invalid_type':
      return bare(issue.input === undefined ? 'field_required' : OTHER_TYPE[issue.expected])
    case 'invalid_format':
      return bare(OTHER_FORMAT[issue.format])
    case 'invalid_value':
      return say({ code: 'field_not_among', params: { choices: issue.values.map(String) } })
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_union':
      return 'options' in issue && issue.options !== undefined
        ? say({ code: 'field_not_among', params: { choices: issue.options.map(String) } })
        : firstOf(issue.errors[0])
    case 'invalid_key':
    case 'invalid_element':
      return firstOf(issue.issues)
    case 'custom':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return bare()
  }
}

/** Of several forms that a value may have, the first is the one that is meant. */
const firstOf = ([first]: readonly Issue[] = []): Sentence => (first === undefined ? bare() : problemOf(first))

/** Checks a value; what is wrong stands by its path, the first of each field. */
export function fieldProblems(
  schema: z.ZodType,
  value: unknown,
): { data: unknown; problems: Record<string, Sentence> } {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return { data: parsed.data, problems: {} }
  const problems: Record<string, Sentence> = {}
  for (const issue of parsed.error.issues) problems[issue.path.join('.') || 'body'] ??= problemOf(issue)
  return { data: undefined, problems }
}
