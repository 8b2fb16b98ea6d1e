import { expect, test } from 'vitest'
import { createOutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { checkPushAddress } from './push-address.ts'

const NAMES: Record<string, string> = { 'push.example.org': '93.184.215.14', 'inside.example.org': '10.0.0.7' }
const guard = createOutsideGuard({
  allowedPrivateServers: ['127.0.0.1:8099'],
  lookup: async (name) => [{ address: NAMES[name] ?? name, family: 4 }],
})
const check = (endpoint: string) =>
  checkPushAddress(guard, endpoint).then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.sentence.code : error),
  )

test.each(['https://push.example.org/send/abc', 'http://127.0.0.1:8099/abc'])('%s is taken', async (endpoint) => {
  expect(await check(endpoint)).toBe('taken')
})

test.each([
  'http://push.example.org/send/abc',
  'https://push.example.org:8443/send/abc',
  'https://inside.example.org/',
  'https://127.0.0.1/',
  'https://127.0.0.1:8098/',
  'https://169.254.169.254/latest/meta-data',
  'https://user:word@push.example.org/',
  'ftp://push.example.org/',
  'push.example.org',
])('%s is refused', async (endpoint) => {
  expect(await check(endpoint)).toBe('push_address_refused')
})
