import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, Connection } from '@temporalio/client'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Client as ApiClient, type Check, clientAt } from '#tests/api/contract-client.ts'
import { asOwner } from '#tests/api/given.ts'
import { findCanaries, newCanary } from '#tests/safety/canary.ts'
import { switchBackToNormal } from '#tests/safety/normal-switches.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import { type RunningProcess, runProcess } from '#tests/safety/running-process.ts'
import { environmentOn } from '#tests/setup/parts-environment.ts'

/** Each goes in at its own door, and may come out at none. */
const secrets = Object.fromEntries(
  [
    'mailPassword',
    'smtpPassword',
    'gmailPassword',
    'whatsappToken',
    'senderPassword',
    'temporaryPassword',
    'refusedPassword',
    'malformedBody',
    'n8nSecret',
    'whatsappAppSecret',
    'whatsappVerifyToken',
    'modelKey',
  ].map((name) => [name, newCanary(name)]),
)
/** Texts of a guest: kept where the host reads them, and nowhere else. */
const guestWords = { subject: newCanary('subject'), body: newCanary('body') }
/** What the processes themselves hold. */
const held = () => ({
  serviceClientSecret: inject('parts').serviceClient.secret,
  databasePassword: decodeURIComponent(new URL(inject('parts').appDatabaseUrl).password),
  vaultKey: vaultKey.toString('base64'),
})
const vaultKey = randomBytes(32)

let api: RunningProcess
let worker: RunningProcess
let url: string
let token: string
let adminToken: string
let host: ApiClient
let admin: ApiClient
const answers: string[] = []

beforeAll(async () => {
  await switchBackToNormal()
  const environment = {
    ...environmentOn(inject('parts')),
    VAULT_KEYS: `k1:${vaultKey.toString('base64')}`,
    N8N_WEBHOOK_URL: 'http://127.0.0.1:9/webhook',
    N8N_HMAC_SECRET: secrets.n8nSecret,
    WHATSAPP_API_URL: 'http://127.0.0.1:9',
    WHATSAPP_APP_SECRET: secrets.whatsappAppSecret,
    WHATSAPP_VERIFY_TOKEN: secrets.whatsappVerifyToken,
    OPENAI_API_KEY: secrets.modelKey,
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
    ALLOWED_PRIVATE_SERVERS: '127.0.0.1',
    SETTLE_SECONDS: '0',
    UNDO_SECONDS: '0',
    LOG_LEVEL: 'trace',
    PORT: '0',
  }
  api = await runProcess('api/main.ts', environment, '"listening"')
  worker = await runProcess('activities/worker.ts', environment, 'the worker is ready')
  url = `http://127.0.0.1:${/"port":(\d+)/.exec(api.output())?.[1]}/api`
  token = (await signIn(await newPerson('paid-user'))).access_token
  adminToken = (await signIn(await newPerson('app-admin'))).access_token
  host = clientAt(url, token, listen)
  admin = clientAt(url, adminToken, listen)
})
afterAll(async () => {
  await api.stop()
  await worker.stop()
})

const keep = (text: string, headers: Headers) => answers.push(text, JSON.stringify([...headers]))
const listen: Check = (_, { text, headers }) => void keep(text, headers)

const inbound = (more: object) => ({
  protocol: 'imap' as const,
  host: '127.0.0.1',
  tls: 'none' as const,
  tlsRejectUnauthorized: false,
  ...more,
})

/** Every secret at its door, rightly and wrongly, and a guest's mail through the whole house. */
async function useEverything(): Promise<void> {
  const { imap, smtp } = inject('parts')
  const mailbox = `canary-${randomUUID()}@locanda.test`
  const mail = createTransport({ host: smtp.host, port: smtp.port, secure: false, ignoreTLS: true })
  await mail.sendMail({ from: 'guest@guest.test', to: mailbox, subject: guestWords.subject, text: guestWords.body })
  const email = {
    inbound: inbound({ port: imap.port, user: mailbox, pass: secrets.mailPassword }),
    smtp: { host: smtp.host, port: smtp.port, tls: 'none' as const, user: mailbox, pass: secrets.smtpPassword },
  }
  await host.ask('createEmailSource', { body: email })
  expect((await host.attempt('createEmailSource', { body: email })).status).toBe(409)
  await host.ask('createGmailSource', { body: { emailUser: 'x@gmail.com', emailPass: secrets.gmailPassword } })
  const whatsapp = { phoneNumberId: randomUUID(), accessToken: secrets.whatsappToken }
  await host.ask('createWhatsappSource', { body: whatsapp })
  await host.ask('listSources', {})
  // Wrong in every way a password can stand in a wrong request.
  const refused = secrets.refusedPassword
  await host.attempt('createEmailSource', { body: { inbound: inbound({ port: 'x', user: '', pass: refused }) } })
  const inside = inbound({ host: '10.0.0.1', user: 'x', pass: refused })
  await host.attempt('createEmailSource', { body: { inbound: inside } })
  await host.attempt('createGmailSource', { body: { emailUser: '', emailPass: { nested: refused } } })
  const params = { id: randomUUID() }
  await host.attempt('updateGmailSource', { params, body: { emailUser: 'x', emailPass: refused } })
  await host.attempt('createGmailSource', { body: `{"emailPass":"${secrets.malformedBody}",` })
  const nowhere = `${url}/nowhere?password=${encodeURIComponent(refused ?? '')}`
  const lost = await fetch(nowhere, { headers: { authorization: `Bearer ${token}` } })
  keep(await lost.text(), lost.headers)
  const sender = { APP_EMAIL_SENDER: 'app@locanda.test', APP_EMAIL_PASS: secrets.senderPassword }
  await admin.ask('saveDebugSettings', { body: sender })
  await admin.ask('getDebugSettings', {})
  const email2 = `canary-${randomUUID()}@locanda.test`
  const paidUser = { email: email2, tempPassword: secrets.temporaryPassword }
  for (let time = 0; time < 2; time++) await admin.ask('createPaidUser', { body: paidUser })
  await admin.ask('triggerN8n', { body: { mode: 'prod', body: {} } })
  await admin.ask('listAudit', {})
  await admin.ask('saveDebugSettings', { body: { APP_EMAIL_SENDER: '' } })
  await guestMailWasAnswered(mailbox)
}

/** Until the mail is stored and what the AI made of it too: that is when all have seen it. */
async function guestMailWasAnswered(mailbox: string): Promise<void> {
  for (let turn = 0; turn < 480; turn++) {
    const draft = await asOwner().message.findFirst({
      where: { kind: 'draft', source: { identifier: mailbox }, status: { not: 'drafting' } },
    })
    if (draft !== null) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`No draft for the guest's mail. The worker said: ${worker.output().slice(-4_000)}`)
}

/** Everything in the tables of a database, as COPY writes it. */
async function dump(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of rows) {
    const { rows: lines } = await client.query<{ line: string }>(`select t::text as line from ${name} t`)
    texts.push(...lines.map(({ line }) => line))
  }
  await client.end()
  return texts.join('\n')
}

const logsOf = (dataDir: string) => {
  const folder = join(dataDir, 'log')
  return readdirSync(folder).map((name) => [`log ${name}`, readFileSync(join(folder, name), 'utf8')] as const)
}

/** The histories of this run's workflows, once as they are stored and once with their payloads opened. */
async function histories(): Promise<{ text: string; workflows: string[] }> {
  const { temporalAddress: address, temporalNamespace: namespace } = inject('parts')
  const connection = await Connection.connect({ address })
  const client = new Client({ connection, namespace })
  const texts: string[] = []
  const workflows: string[] = []
  for await (const { workflowId, runId, memo, searchAttributes } of client.workflow.list()) {
    const history = await client.workflow.getHandle(workflowId, runId).fetchHistory()
    const opened = JSON.stringify(history, (_, value) =>
      value instanceof Uint8Array || value?.type === 'Buffer'
        ? Buffer.from(value.data ?? value).toString('utf8')
        : value,
    )
    workflows.push(workflowId)
    texts.push(workflowId, JSON.stringify(memo ?? {}), JSON.stringify(searchAttributes), opened)
  }
  await connection.close()
  return { text: texts.join('\n'), workflows }
}

test('no secret is found anywhere after the whole house was used', { timeout: 240_000 }, async () => {
  await useEverything()
  const parts = inject('parts')
  const { text: temporal, workflows } = await histories()
  expect(workflows.map((id) => id.split('-')[0])).toEqual(expect.arrayContaining(['source', 'reply']))
  const database = await dump(parts.adminDatabaseUrl)
  const keycloak = await dump(Object.assign(new URL(parts.adminDatabaseUrl), { pathname: '/keycloak' }).href)
  const talk = {
    answers: answers.join('\n'),
    'API output': api.output(),
    'worker output': worker.output(),
    temporal,
    'Temporal file': ['', '-wal']
      .map((end) => join(parts.dataDir, `temporal.db${end}`))
      .flatMap((file) =>
        readdirSync(parts.dataDir).includes(file.split('/').at(-1) ?? '') ? readFileSync(file, 'latin1') : [],
      )
      .join('\n'),
    ...Object.fromEntries(logsOf(parts.dataDir)),
  }
  expect(database).toContain(guestWords.subject)
  expect(findCanaries(secrets, { ...talk, database, keycloak })).toEqual([])
  expect(findCanaries(guestWords, { ...talk, keycloak })).toEqual([])
  expect(findCanaries(held(), { ...talk, database })).toEqual([])
  expect(findCanaries({ token, adminToken }, { ...talk, database })).toEqual([])
})

test('no answer of a failure shows where it came from', () => {
  for (const text of answers) expect(text).not.toMatch(/node_modules|\.ts:\d+|at [A-Z]\w+\./)
})
