import { isRecord } from '#workflows/domain/is-record.ts'
import { thrownText } from '#workflows/domain/read-thrown.ts'
import type { SentenceInput } from '#workflows/domain/sentences/sentence.ts'

/** What Keycloak says, by its administration's answers and its `messages_en.properties`. */
const KNOWN: Record<string, SentenceInput> = {
  'User exists with same email': { code: 'user_exists' },
  'User exists with same username or email': { code: 'user_exists' },
  'User exists with same username': { code: 'username_taken' },
  'User name is missing': { code: 'identity_username_refused' },
  'Password policy not met': { code: 'password_refused' },
  'Empty password not allowed': { code: 'password_refused' },
  invalidPasswordNotUsernameMessage: { code: 'password_tells_user' },
  invalidPasswordNotContainsUsernameMessage: { code: 'password_tells_user' },
  invalidPasswordNotEmailMessage: { code: 'password_tells_user' },
}

const OF_FIELD: Record<string, SentenceInput> = {
  email: { code: 'identity_email_refused' },
  username: { code: 'identity_username_refused' },
  firstName: { code: 'identity_name_refused' },
  lastName: { code: 'identity_name_refused' },
}

/** Why Keycloak refused, from its answer's body; null for what it may say and we do not know. */
export function identityRefusal(body: unknown): SentenceInput | null {
  const said = thrownText(body, 'errorMessage') || thrownText(body, 'error')
  const known = KNOWN[said] ?? OF_FIELD[fieldOf(body)]
  if (known !== undefined) return known
  if (said === 'invalidPasswordMinLengthMessage') return tooShort(thrownText(body, 'error_description'))
  return said.startsWith('invalidPassword') ? { code: 'password_refused' } : null
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
    ? { code: 'password_refused' }
    : { code: 'password_too_short', params: { least: Number(least) } }
}
