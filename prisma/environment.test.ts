import { expect, test } from 'vitest'
import { readEnvironment, SharedEnvironment, sharedConfig } from '#prisma/environment.ts'

const least = { APP_DATABASE_URL: 'postgresql://app', ENGINE_DATABASE_URL: 'postgresql://engine' }
const read = (more: Record<string, string>) =>
  sharedConfig(readEnvironment(SharedEnvironment, 'API', { ...least, ...more }))

test('what is left empty is as good as missing', () => {
  expect(read({ PUBLIC_URL: '', VAULT_KEYS: '' })).toMatchObject({ publicUrl: undefined, vault: { keys: undefined } })
})

test('private hosts are a list, and none without it', () => {
  expect(read({}).allowedPrivateServers).toEqual([])
  expect(read({ ALLOWED_PRIVATE_HOSTS: '127.0.0.1, n8n:5678,' }).allowedPrivateServers).toEqual([
    '127.0.0.1',
    'n8n:5678',
  ])
})

test('a wrong variable is named, and its value is not', () => {
  expect(() => read({ UNDO_SECONDS: 'secret-value' })).toThrow(/environment of the API is not complete: UNDO_SECONDS/)
  expect(() => read({ UNDO_SECONDS: 'secret-value' })).not.toThrow(/secret-value/)
})

test('n8n writes drafts only where it can be asked and shows who it is', () => {
  const both = { N8N_WEBHOOK_URL: 'https://n8n.test/webhook', N8N_HMAC_SECRET: 'shared' }
  expect(read({ ...both, N8N_WRITES_DRAFTS: 'true' }).n8n).toMatchObject({ writesDrafts: true })
  expect(read({ ...both, N8N_WRITES_DRAFTS: '' }).n8n).toMatchObject({ writesDrafts: false })
  expect(() => read({ N8N_WEBHOOK_URL: both.N8N_WEBHOOK_URL, N8N_WRITES_DRAFTS: 'true' })).toThrow(/N8N_HMAC_SECRET/)
  expect(() => read({ N8N_HMAC_SECRET: 'shared', N8N_WRITES_DRAFTS: 'true' })).toThrow(/N8N_WEBHOOK_URL/)
})
