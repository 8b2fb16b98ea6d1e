import { expect, test } from 'vitest'
import { readEnvironment, SharedEnvironment, sharedConfig, tellFormerNames } from '#prisma/environment.ts'

const least = { APP_DATABASE_URL: 'postgresql://app', ENGINE_DATABASE_URL: 'postgresql://engine' }
const FORMER = 'ALLOWED_PRIVATE_HOSTS'
const read = (more: Record<string, string>) =>
  sharedConfig(readEnvironment(SharedEnvironment, 'API', { ...least, ...more }))

test('what is left empty is as good as missing', () => {
  expect(read({ PUBLIC_URL: '', VAULT_KEYS: '' })).toMatchObject({ publicUrl: undefined, vault: { keys: undefined } })
})

test('private servers are a list, and none without it', () => {
  expect(read({}).allowedPrivateServers).toEqual([])
  expect(read({ ALLOWED_PRIVATE_SERVERS: '127.0.0.1, n8n:5678,' }).allowedPrivateServers).toEqual([
    '127.0.0.1',
    'n8n:5678',
  ])
})

test.each([
  [{ [FORMER]: 'n8n' }, ['n8n']],
  [{ [FORMER]: 'n8n', ALLOWED_PRIVATE_SERVERS: '' }, ['n8n']],
  [{ [FORMER]: 'n8n', ALLOWED_PRIVATE_SERVERS: 'mail' }, ['mail']],
])('of %j the private servers are %j, and the former name is told without its value', (environment, servers) => {
  expect(read(environment).allowedPrivateServers).toEqual(servers)
  expect(tellFormerNames(environment)).toEqual([
    'ALLOWED_PRIVATE_HOSTS is called ALLOWED_PRIVATE_SERVERS now; it is still read where ALLOWED_PRIVATE_SERVERS is not set',
  ])
})

test('of names as they are now nothing is told', () => {
  expect(tellFormerNames({ ALLOWED_PRIVATE_SERVERS: 'mail', LISTEN_ADDRESS: '::', [FORMER]: '' })).toEqual([])
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

test('Google announces new mail only where all that it takes is there', () => {
  const app = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', PUBLIC_URL: 'https://inbox.casa.test/' }
  const push = { GOOGLE_PUSH_TOPIC: 'projects/casa/topics/gmail', GOOGLE_PUSH_ACCOUNT: 'push@casa.test' }
  expect(read(app).google?.push).toBeNull()
  expect(read({ ...app, ...push }).google?.push).toEqual({
    topic: push.GOOGLE_PUSH_TOPIC,
    account: push.GOOGLE_PUSH_ACCOUNT,
    audience: 'https://inbox.casa.test/api/webhooks/google',
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  })
  const elsewhere = { GOOGLE_PUSH_AUDIENCE: 'locanda', GOOGLE_URL: 'http://google.test/' }
  expect(read({ ...app, ...push, ...elsewhere }).google?.push).toMatchObject({
    audience: 'locanda',
    keysUrl: 'http://google.test/oauth2/v3/certs',
  })
  expect(() => read({ ...app, ...push, GOOGLE_PUSH_ACCOUNT: '' })).toThrow(/GOOGLE_PUSH_ACCOUNT/)
  expect(() => read({ ...app, ...push, PUBLIC_URL: '' })).toThrow(/GOOGLE_PUSH_AUDIENCE/)
  expect(() => read({ ...push, PUBLIC_URL: app.PUBLIC_URL })).toThrow(/GOOGLE_CLIENT_ID/)
  expect(() => read({ ...app, ...push, GOOGLE_PUSH_TOPIC: 'gmail' })).toThrow(/GOOGLE_PUSH_TOPIC/)
})
