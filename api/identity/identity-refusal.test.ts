import { expect, test } from 'vitest'
import { identityRefusal } from './identity-refusal.ts'

const invalid = (field: string, code: string, params = {}) => ({
  code: 'invalid_field',
  params: { field, problem: { code, params } },
})

test.each([
  [{ errorMessage: 'User exists with same email' }, { code: 'user_exists' }],
  [{ errorMessage: 'User exists with same username' }, invalid('username', 'field_not_allowed')],
  [
    { field: 'email', errorMessage: 'error-invalid-email', params: ['email', 'a b'] },
    invalid('email', 'field_not_email'),
  ],
  [{ field: 'lastName', errorMessage: 'error-person-name-invalid-character' }, invalid('fullName', 'field_invalid')],
  [{ errors: [{ field: 'username' }, { field: 'email' }] }, invalid('email', 'field_not_email')],
  [{ errors: [{ field: 'username' }] }, invalid('username', 'field_invalid')],
  [
    { error: 'invalidPasswordMinLengthMessage', error_description: 'Invalid password: minimum length 12.' },
    invalid('tempPassword', 'field_too_short', { least: 12 }),
  ],
  [{ error: 'invalidPasswordMinLengthMessage' }, invalid('tempPassword', 'field_invalid')],
  [{ error: 'invalidPasswordNotUsernameMessage' }, invalid('tempPassword', 'field_not_allowed')],
  [{ error: 'invalidPasswordHistoryMessage' }, invalid('tempPassword', 'field_invalid')],
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
