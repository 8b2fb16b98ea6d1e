import { expect, test } from 'vitest'
import { apiWithHosts } from '#tests/api/api-with-hosts.ts'

const { anna } = await apiWithHosts()

test('without an application at Google it is said what the operator has to set', async () => {
  const refusal = {
    status: 422,
    body: { code: 'google_not_set_up', error: expect.stringContaining('GOOGLE_CLIENT_ID') },
  }
  expect(await anna.attempt('beginGoogleSignIn', { body: {} })).toMatchObject(refusal)
  expect(await anna.attempt('connectGoogle', { body: { code: 'c', state: 's' } })).toMatchObject(refusal)
})
