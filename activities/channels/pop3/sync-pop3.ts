import { passesFilter } from '#activities/channels/account/filter-from.ts'
import type { Pop3Client, Pop3Mail } from '#activities/channels/pop3/pop3-client.ts'
import { ingestRead, type ReadMail } from '#activities/ingest/ingest-read.ts'
import type { SourceDeps } from '#activities/ingest/source-deps.ts'
import type { OpenMailbox } from '#activities/ingest/source-session.ts'
import { inHost } from '#prisma/host-scope.ts'

const CHUNK_MAILS = 100
const CHUNK_BYTES = 8 * 1024 * 1024
const MAX_MAIL_BYTES = 1024 * 1024
const DAY_MS = 86_400_000
/** After so many old mails in a row the rest is older still. */
const OLD_IN_A_ROW = 50

export type Pop3Sync = { deps: SourceDeps; source: OpenMailbox; client: Pop3Client; signal: AbortSignal }

/**
 * Brings in what the mailbox has and was not seen. What was seen is kept by UIDL and stored with the mails;
 * a server without UIDL is read whole, and what is known is not stored again.
 */
export async function syncPop3({ deps, source, client, signal }: Pop3Sync): Promise<void> {
  const listed = await client.list()
  const seen = await seenUidls(deps, source)
  const unseen = listed.filter((mail) => mail.uidl === null || !seen.has(mail.uidl))
  const wanted = seen.size === 0 ? await withinWindow(client, unseen, windowStart(deps, source)) : unseen
  const skipped = unseen.filter((mail) => !wanted.includes(mail))
  for (const chunk of chunksOf(wanted)) {
    if (signal.aborted) return
    const mails = await retrieve({ deps, source, client, signal }, chunk)
    await ingestRead(deps, source, { mails, progress: { kind: 'pop3', uidls: uidlsOf(chunk) } })
  }
  if (skipped.length > 0) {
    await ingestRead(deps, source, { mails: [], progress: { kind: 'pop3', uidls: uidlsOf(skipped) } })
  }
  const still = new Set(uidlsOf(listed))
  await forget(
    deps,
    source,
    [...seen].filter((uidl) => !still.has(uidl)),
  )
}

const uidlsOf = (mails: readonly Pop3Mail[]) => mails.flatMap((mail) => mail.uidl ?? [])
const windowStart = (deps: SourceDeps, source: OpenMailbox) =>
  deps.now().getTime() - (source.account.initialSyncSinceDays + 1) * DAY_MS

async function seenUidls(deps: SourceDeps, { hostId, sourceId }: OpenMailbox): Promise<Set<string>> {
  const rows = await inHost(deps.db, hostId, (tx) =>
    tx.seenUidl.findMany({ where: { hostId, sourceId }, select: { uidl: true } }),
  )
  return new Set(rows.map((row) => row.uidl))
}

/** POP3 has no search: from the newest backwards by the Date of the headers, until a run of old ones. */
async function withinWindow(client: Pop3Client, mails: Pop3Mail[], since: number): Promise<Pop3Mail[]> {
  const wanted: Pop3Mail[] = []
  let oldInARow = 0
  for (const mail of mails.toReversed()) {
    if (oldInARow >= OLD_IN_A_ROW) break
    const headers = (await client.top(mail.number))?.toString('latin1') ?? ''
    const at = Date.parse(/^date:\s*(.+)$/im.exec(headers)?.[1] ?? '')
    const isOld = at < since
    oldInARow = isOld ? oldInARow + 1 : 0
    if (!isOld) wanted.unshift(mail)
  }
  return wanted
}

async function retrieve({ deps, source, client }: Pop3Sync, chunk: readonly Pop3Mail[]): Promise<ReadMail[]> {
  const reading: Promise<ReadMail>[] = []
  const context = { channel: source.type, ownAddresses: source.account.ownAddresses, now: deps.now() }
  for await (const answer of client.retrieve(
    chunk.map((mail) => mail.number),
    MAX_MAIL_BYTES,
  )) {
    if (answer === null) continue
    const raw = new Uint8Array(answer.bytes)
    const read = deps.mailReader.read({ raw, receivedAt: null, truncated: answer.isCut }, context)
    reading.push(read.then((message) => ({ message, raw })))
  }
  const mails = await Promise.all(reading)
  return mails.filter((mail) => passesFilter(source.account.inbound.filterFrom, mail.message))
}

/** UIDLs that the server no longer lists need not be remembered. */
async function forget(deps: SourceDeps, { hostId, sourceId }: OpenMailbox, gone: string[]): Promise<void> {
  if (gone.length === 0) return
  await inHost(deps.db, hostId, (tx) => tx.seenUidl.deleteMany({ where: { hostId, sourceId, uidl: { in: gone } } }))
}

function* chunksOf(mails: readonly Pop3Mail[]): Generator<Pop3Mail[]> {
  let chunk: Pop3Mail[] = []
  let bytes = 0
  for (const mail of mails) {
    if (chunk.length === CHUNK_MAILS || (chunk.length > 0 && bytes + mail.size > CHUNK_BYTES)) {
      yield chunk
      chunk = []
      bytes = 0
    }
    chunk.push(mail)
    bytes += Math.min(mail.size, MAX_MAIL_BYTES)
  }
  if (chunk.length > 0) yield chunk
}
