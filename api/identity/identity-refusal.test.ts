import { expect, test } from 'vitest'
import { identityRefusal } from './identity-refusal.ts'

test.each([
  [{ errorMessage: 'User exists with same email' }, { code: 'user_exists' }],
  [{ errorMessage: 'User exists with same username' }, { code: 'username_taken' }],
  [
    { field: 'email', errorMessage: 'error-invalid-email', params: ['email', 'a b'] },
    { code: 'identity_email_refused' },
  ],
  [{ field: 'lastName', errorMessage: 'error-person-name-invalid-character' }, { code: 'identity_name_refused' }],
  [{ errors: [{ field: 'username' }, { field: 'email' }] }, { code: 'identity_email_refused' }],
  [{ errors: [{ field: 'username' }] }, { code: 'identity_username_refused' }],
  [
    { error: 'invalidPasswordMinLengthMessage', error_description: 'Invalid password: minimum length 12.' },
    { code: 'password_too_short', params: { least: 12 } },
  ],
  [{ error: 'invalidPasswordMinLengthMessage' }, { code: 'password_refused' }],
  [{ error: 'invalidPasswordNotUsernameMessage' }, { code: 'password_tells_user' }],
  [{ error: 'invalidPasswordHistoryMessage' }, { code: 'password_refused' }],
])('%j is told as %j', (body, sentence) => {
  expect(identityRefusal(body)).toEqual(sentence)
})

test.each([
  [{ errorMessage: 'Something new' }],
  [{ field: 'shoeSize', errorMessage: 'error-invalid-value' }],
  [{ errors: 'none' }],
  [{ errors: [] }],
  ['a proxy’s page'],
  [null],
])('%j is nothing that is known', (body) => {
  expect(identityRefusal(body)).toBeNull()
})
