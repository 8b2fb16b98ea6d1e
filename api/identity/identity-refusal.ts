import { isRecord } from '#workflows/domain/is-record.ts'
import { thrownText } from '#workflows/domain/read-thrown.ts'
import type { FieldProblem, SentenceInput } from '#workflows/domain/sentences/sentence.ts'

const invalid = (field: string, problem: FieldProblem): SentenceInput => ({
  code: 'invalid_field',
  params: { field, problem },
})
const PASSWORD_REFUSED = invalid('tempPassword', { code: 'field_invalid', params: {} })
/** The password gives away whose it is. */
const PASSWORD_NOT_ALLOWED = invalid('tempPassword', { code: 'field_not_allowed', params: {} })

/** What Keycloak says, by its administration's answers and its `messages_en.properties`. */
const KNOWN: Record<string, SentenceInput> = {
  'User exists with same email': { code: 'user_exists' },
  'User exists with same username or email': { code: 'user_exists' },
  'User exists with same username': invalid('username', { code: 'field_not_allowed', params: {} }),
  'User name is missing': invalid('username', { code: 'field_invalid', params: {} }),
  'Password policy not met': PASSWORD_REFUSED,
  'Empty password not allowed': PASSWORD_REFUSED,
  invalidPasswordNotUsernameMessage: PASSWORD_NOT_ALLOWED,
  invalidPasswordNotContainsUsernameMessage: PASSWORD_NOT_ALLOWED,
  invalidPasswordNotEmailMessage: PASSWORD_NOT_ALLOWED,
}

const OF_FIELD: Record<string, SentenceInput> = {
  email: invalid('email', { code: 'field_not_email', params: {} }),
  username: invalid('username', { code: 'field_invalid', params: {} }),
  firstName: invalid('fullName', { code: 'field_invalid', params: {} }),
  lastName: invalid('fullName', { code: 'field_invalid', params: {} }),
}

/** Why Keycloak refused, from its answer's body; null for what it may say and we do not know. */
export function identityRefusal(body: unknown): SentenceInput | null {
  const said = thrownText(body, 'errorMessage') || thrownText(body, 'error')
  const known = KNOWN[said] ?? OF_FIELD[fieldOf(body)]
  if (known !== undefined) return known
  if (said === 'invalidPasswordMinLengthMessage') return tooShort(thrownText(body, 'error_description'))
  return said.startsWith('invalidPassword') ? PASSWORD_REFUSED : null
}

/** Of several fields the email first: of it a username is made. */
function fieldOf(body: unknown): string {
  const several: unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [body]
  const fields = several.map((one) => thrownText(one, 'field'))
  return fields.includes('email') ? 'email' : (fields[0] ?? '')
}

function tooShort(description: string): SentenceInput {
  const least = /\d+/.exec(description)?.[0]
  return least === undefined
    ? PASSWORD_REFUSED
    : invalid('tempPassword', { code: 'field_too_short', params: { least: Number(least) } })
}
