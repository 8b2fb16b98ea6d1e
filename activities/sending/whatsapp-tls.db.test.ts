import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deliver } from '#activities/sending/deliver.ts'
import { createOutsideGuard } from '#outside/guard.ts'
import { root } from '#scripts/parts/root.ts'
import { createAuthority } from '#tests/mailbox/certificates.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import { startWhatsapp, type WhatsappStandIn } from '#tests/stand-ins/whatsapp.ts'

const folder = mkdtempSync(join(tmpdir(), 'locanda-whatsapp-tls-'))
const trusted = getCACertificates('default')
const NAMES = ['good', 'another-name', 'nobodys', 'early', 'expired'] as const
type Name = (typeof NAMES)[number]
const nameOf = (name: Name) => `${name}.graph.test`

const clouds: Partial<Record<Name, WhatsappStandIn>> = {}
let bench: MailBench
let authorityFile: string
const guard = createOutsideGuard({
  allowedPrivateServers: ['127.0.0.1'],
  lookup: async () => [{ address: '127.0.0.1', family: 4 }],
})

beforeAll(async () => {
  const authority = await createAuthority(folder)
  authorityFile = authority.file
  setDefaultCACertificates([...trusted, readFileSync(authority.file, 'utf8')])
  const certificates = {
    good: await authority.sign({ name: nameOf('good') }),
    'another-name': await authority.sign({ name: 'elsewhere.test' }),
    nobodys: await authority.selfSigned(nameOf('nobodys')),
    early: await authority.sign({ name: nameOf('early'), from: 2, to: 30 }),
    expired: await authority.sign({ name: nameOf('expired'), from: -30, to: -2 }),
  }
  const options = { webhookUrl: () => 'http://127.0.0.1:1', appSecret: 's', reportsDelivery: false }
  for (const name of NAMES)
    clouds[name] = await startWhatsapp({ ...options, tls: { name: nameOf(name), ...certificates[name] } })
  bench = await openMailBench(inject('parts'))
})
afterAll(async () => {
  setDefaultCACertificates(trusted)
  await Promise.all(Object.values(clouds).map((cloud) => cloud.close()))
  await bench.close()
  await guard.close()
  await rm(folder, { recursive: true, force: true })
})

function cloudOf(name: Name): WhatsappStandIn {
  const cloud = clouds[name]
  if (cloud === undefined) throw new Error('not started')
  return cloud
}

/** A claimed reply, and a try of it at the Cloud API under this name. */
async function replyBy(name: Name) {
  const { hostId, deps } = bench
  const { sourceId } = await addWhatsapp(bench)
  const { engineDb } = deps
  const of = { hostId, sourceId }
  const to = '393331234567'
  const chat = await engineDb.chat.create({
    data: { ...of, channel: 'whatsapp', threadKey: randomUUID(), email: to, replyTo: to },
  })
  const said = { ...of, chatId: chat.id, text: 'Ciao', workflowAt: new Date() }
  const asked = { kind: 'guest', status: 'received', seq: 1, rfcMessageId: `wamid.${randomUUID()}` } as const
  await engineDb.message.create({ data: { ...said, ...asked } })
  const reply = await engineDb.message.create({ data: { ...said, kind: 'host_reply', status: 'sending', seq: 2 } })
  const sendKey = randomUUID()
  await engineDb.delivery.create({ data: { hostId, chatId: chat.id, messageId: reply.id, sendKey } })
  const config = { whatsapp: { ...deps.whatsapp, apiUrl: cloudOf(name).url } }
  const given = { ...deps, guard, config } as unknown as Parameters<typeof deliver>[0]
  return {
    send: () => deliver(given, { hostId, messageId: reply.id, sendKey }),
    sent: () => cloudOf(name).sent.filter(({ callbackData }) => callbackData === sendKey),
    delivery: () => engineDb.delivery.findUniqueOrThrow({ where: { sendKey } }),
  }
}

test('a reply leaves over TLS, with the mark that the guest was read and that somebody types', async () => {
  const reply = await replyBy('good')
  expect((await reply.send()).status).toBe('sent')
  expect(reply.sent()).toMatchObject([{ text: 'Ciao' }])
  expect(cloudOf('good').marks).toMatchObject([{ isTyping: true }])
})

test('an answer that is lost within TLS is looked up, and sent once', async () => {
  const reply = await replyBy('good')
  cloudOf('good').script('lost')
  expect((await reply.send()).status).toBe('outcome_unknown')
  await reply.send()
  expect(reply.sent()).toHaveLength(1)
})

test.each(['another-name', 'nobodys', 'early', 'expired'] as const)(
  'nothing is said to a server whose certificate is wrong (%s), and the reply is tried again',
  async (name) => {
    const reply = await replyBy(name)
    await expect(reply.send()).rejects.toMatchObject({ kind: 'upstream_unavailable' })
    expect([cloudOf(name).sent, cloudOf(name).marks]).toEqual([[], []])
    expect((await reply.delivery()).state).toBe('claimed')
  },
)

const ASK = `
  const { createOutsideGuard } = await import(process.env.GUARD)
  const guard = createOutsideGuard({ allowedPrivateServers: ['127.0.0.1'], lookup: async () => [{ address: '127.0.0.1', family: 4 }] })
  const said = await guard.fetch(process.env.ADDRESS, { headers: { authorization: 'Bearer t' } }).then(({ status }) => status, ({ kind }) => kind)
  console.log(said)
  await guard.close()`

test.each([
  ['with its file named in NODE_EXTRA_CA_CERTS', true, '200'],
  ['without it', false, 'upstream_unavailable'],
])('an authority that the operator names is trusted by a process of its own: %s', async (_, isNamed, said) => {
  const env = {
    ...process.env,
    GUARD: pathToFileURL(join(root, 'outside/guard.ts')).href,
    ADDRESS: `${cloudOf('good').url}/v26.0/1001`,
    ...(isNamed && { NODE_EXTRA_CA_CERTS: authorityFile }),
  }
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', ASK], { env })
  expect(stdout.trim()).toBe(said)
})
