import { expect, test, vi } from 'vitest'

/** As a start has them: no text was fetched yet. */
async function freshStart() {
  vi.resetModules()
  return import('./api-error.ts')
}

test('a first call without a line fails as one, before any text is here', async () => {
  const { ApiError, networkError } = await freshStart()
  const error = await networkError()
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ kind: 'network', message: 'Network error' })
})

test('a first call that is refused fails as one, before any text is here', async () => {
  const { ApiError, toApiError } = await freshStart()
  const error = await toApiError(new Response('', { status: 502 }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 502, message: 'HTTP 502' })
})
