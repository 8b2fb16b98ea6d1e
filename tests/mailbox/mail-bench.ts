import { randomBytes, randomUUID } from 'node:crypto'
import { Client, Connection } from '@temporalio/client'
import nodemailer, { type Transporter } from 'nodemailer'
import { createMailReader, type MailReader } from '#activities/channels/reader/mail-reader.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { listenForChanges } from '#activities/ingest/source-changes.ts'
import { createOutsideGuard } from '#outside/guard.ts'
import { openLog } from '#outside/log.ts'
import { openDatabase } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { EmailConfig } from '#prisma/source-config.ts'
import { OF_WORK, type TimeLimits } from '#prisma/time-limits.ts'
import { getKeyRing } from '#prisma/vault/key-ring.ts'
import { seal } from '#prisma/vault/seal.ts'
import type { Parts } from '#tests/setup/parts.ts'
import { CircuitBreaker } from '#workflows/client/circuit-breaker.ts'
import type { GoogleApp } from '#workflows/domain/google-app.ts'

export type MailBench = Awaited<ReturnType<typeof openMailBench>>

/** Of all benches of a process: to start its threads once a bench was half of what reading a few mails cost. */
let reader: MailReader | undefined
const sharedReader = (): MailReader => (reader ??= createMailReader())

const silent = { debug() {}, info() {}, warn() {}, error() {} }

export type BenchOptions = {
  /** Of another bench, which closes them. */
  deps?: SourceDeps
  emlFolder?: string
  whatsappUrl?: string
  google?: GoogleApp
  /** Of the connections; without, the product's. */
  limits?: TimeLimits
  /** Somebody whom Keycloak knows, where a running API follows everybody's account. */
  kcSub?: string
}

/** A host of its own, real parts, and a mailbox that nobody else reads. */
export async function openMailBench(parts: Parts, options: BenchOptions = {}) {
  const { deps, giveBack } = await sourceDeps(parts, options)
  const transport = nodemailer.createTransport({ ...parts.smtp, secure: false, ignoreTLS: true })
  const anotherHost = (kcSub: string = randomUUID()) => addHost(deps, { parts, transport, kcSub })
  return {
    ...(await anotherHost(options.kcSub)),
    /** One more host, on the same connections. */
    anotherHost,
    async close() {
      transport.close()
      giveBack()
    },
  }
}

/** What a bench leans on, and gives back: the next one finds its connections open, and its statements prepared. */
type Lean = Pick<SourceDeps, 'db' | 'engineDb' | 'guard' | 'changes' | 'temporal'>
const free = new Map<string, Lean[]>()

async function openLean(parts: Parts, limits: TimeLimits): Promise<Lean> {
  const connection = await Connection.connect({ address: parts.temporalAddress })
  return {
    db: openDatabase({ url: parts.appDatabaseUrl, limits }),
    engineDb: openDatabase({ url: parts.engineDatabaseUrl, maxConnections: 2, limits }),
    guard: createOutsideGuard({ allowedPrivateServers: ['127.0.0.1'] }),
    changes: listenForChanges(parts.engineDatabaseUrl, openLog('silent')),
    temporal: new Client({ connection, namespace: parts.temporalNamespace }),
  }
}

async function sourceDeps(
  parts: Parts,
  { deps: given, emlFolder, whatsappUrl, google, limits = OF_WORK }: BenchOptions,
): Promise<{ deps: SourceDeps; giveBack: () => void }> {
  if (given !== undefined) return { deps: given, giveBack: () => undefined }
  const place = JSON.stringify([parts.appDatabaseUrl, parts.engineDatabaseUrl, parts.temporalAddress, limits])
  const others = free.get(place) ?? []
  free.set(place, others)
  const leant = others.pop() ?? (await openLean(parts, limits))
  const deps = {
    ...leant,
    log: silent,
    vault: getKeyRing({ keyFile: parts.vaultKeyFile }),
    temporalCircuit: new CircuitBreaker(() => new Date()),
    mailReader: sharedReader(),
    emlFolder,
    whatsapp: { apiUrl: whatsappUrl ?? 'http://127.0.0.1:1', graphVersion: 'v26.0', messagesPerSecond: 80 },
    google: google ?? null,
    n8n: { webhookUrl: undefined, hmacSecret: undefined },
    settleSeconds: 2,
    undoSeconds: 5,
    now: () => new Date(),
    newId: randomUUID,
    random: Math.random,
  }
  return { deps, giveBack: () => void others.push(leant) }
}

type NewHost = { parts: Parts; transport: Transporter; kcSub: string }

async function addHost(deps: SourceDeps, { parts, transport, kcSub }: NewHost) {
  const hostId = randomUUID()
  const address = `casa-${randomBytes(5).toString('hex')}@locanda.test`
  await inHost(deps.db, hostId, (tx) => tx.host.create({ data: { id: hostId, kcSub, email: address } }))
  return {
    deps,
    hostId,
    kcSub,
    address,
    addMailbox: (inbound: Partial<EmailConfig['inbound']> = {}, pass = 'secret') =>
      addMailbox(deps, { hostId, address, parts, pass }, inbound),
    deliver: (raw: string | Buffer, to = address) =>
      transport.sendMail({ envelope: { from: 'guest@test.test', to }, raw }),
    messages: () =>
      inHost(deps.db, hostId, (tx) =>
        tx.message.findMany({ where: { hostId }, orderBy: [{ storedAt: 'asc' }, { seq: 'asc' }] }),
      ),
    chats: () =>
      inHost(deps.db, hostId, (tx) => tx.chat.findMany({ where: { hostId }, orderBy: { createdAt: 'asc' } })),
    source: (sourceId: string) =>
      inHost(deps.db, hostId, (tx) => tx.messageSource.findUniqueOrThrow({ where: { id: sourceId, hostId } })),
  }
}

type Place = { hostId: string; address: string; parts: Parts; pass: string }

async function addMailbox(
  deps: SourceDeps,
  { hostId, address, parts, pass }: Place,
  inbound: Partial<EmailConfig['inbound']>,
) {
  const sourceId = randomUUID()
  const config: EmailConfig = {
    pollIntervalSec: 60,
    initialSyncSinceDays: 7,
    inbound: {
      protocol: 'imap',
      ...(inbound.protocol === 'pop3' ? parts.pop3 : parts.imap),
      tls: 'none',
      user: address,
      authTimeout: 5000,
      tlsRejectUnauthorized: false,
      inboxFolder: 'INBOX',
      seenOnFetch: false,
      ...inbound,
    },
    smtp: { ...parts.smtp, tls: 'none' },
  }
  await inHost(deps.db, hostId, async (tx) => {
    await tx.messageSource.create({ data: { id: sourceId, hostId, type: 'email', identifier: address, config } })
    const sealed = seal(deps.vault, { hostId, owner: sourceId, name: 'pass' }, pass)
    await tx.sourceSecret.create({ data: { hostId, sourceId, name: 'pass', ...sealed } })
  })
  return { hostId, sourceId }
}

export type MailParts = { from?: string; subject?: string; id?: string; headers?: string[]; body?: string }

/** A guest's mail as bytes. */
export function guestMail({
  from = 'Marco <marco@guest.test>',
  subject = 'Domanda sul soggiorno',
  id,
  headers = [],
  body,
}: MailParts) {
  return [
    `From: ${from}`,
    'To: host@locanda.test',
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: ${id ?? `<${randomUUID()}@guest.test>`}`,
    ...headers,
    '',
    body ?? "C'è un parcheggio?",
    '',
  ].join('\r\n')
}

/** Asks again until it is so; the test's own time limit ends it. */
export async function until<T>(look: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await look()
    if (isSo(seen)) return seen
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
