import type { SourceId } from '#activities/channels/account/source.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { Backlog, Progress } from '#activities/channels/incoming-session.ts'
import type { SourceDeps } from '#activities/deps.ts'
import type { IngestResult } from '#activities/ingest/ingest-result.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { SYSTEM } from '#prisma/messages/by.ts'
import { changeDrafts } from '#prisma/messages/change-drafts.ts'
import { markReplaced } from '#prisma/messages/mark-replaced.ts'
import { openEmergencies } from '#prisma/messages/open-emergencies.ts'
import { putInOutbox } from '#prisma/outbox/put-in-outbox.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import { PLANNED_EACH_TIME, unforeseen } from '#prisma/statement-names.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { type KnownMessage, overtakenHistory, withoutDoubles } from './known-history.ts'
import { mergeChats, noteMerges, placeInChats } from './merge-chats.ts'
import { noteOwnAnswers } from './note-own-answers.ts'
import { noteReceivingServer } from './note-receiving-server.ts'
import { noteStays } from './note-stays.ts'
import { noteTwins, type SeenBefore } from './note-twins.ts'
import { planRows } from './plan-rows.ts'
import { saveProgress } from './progress.ts'
import { asLookedInto, type LookedInto } from './record-state.ts'
import { sentByUs } from './sent-by-us.ts'
import { storePhoneReplies } from './store-phone-replies.ts'
import { replacedSince, withEarlierChanges } from './with-earlier-changes.ts'
import { withOwnIds } from './with-own-ids.ts'
import {
  insertChats,
  insertFiles,
  insertMessages,
  insertOriginals,
  insertReferences,
  updateChats,
} from './write-rows.ts'

/** What a channel brought of one source. */
export type SourceBatch = LookedInto & {
  messages: readonly IncomingMessage[]
  progress: Progress
  backlog?: Backlog
  /** Written before this moment is history: shown, never answered by itself. */
  historyBefore: Date
}
/** `isActive`: whatever fault it has keeps no message from coming in, and is no less true for one that does. */
type Mailbox = { type: string; identifier: string; isPaused: boolean; isActive: boolean }
type StoreDeps = Pick<SourceDeps, 'now' | 'newId' | 'n8n'>

/**
 * The one transaction of ingest: lock the source, drop what is known, number, write, supersede, move the cursor.
 * @throws AppError not_found for a source that is deleted, or another host's; rule_refused for one that rests.
 */
export async function storeBatch(tx: Transaction, deps: StoreDeps, batch: SourceBatch): Promise<IngestResult> {
  const scope = { hostId: batch.hostId, sourceId: batch.sourceId }
  const source = await lockSource(tx, scope)
  const messages = await withOwnIds(tx, { ...scope, ...source }, batch.messages)
  const arrived = withoutDoubles({ ...batch, messages })
  const { fresh, overtaken } = await withoutKnown(
    tx,
    { ...scope, ...source, historyBefore: batch.historyBefore },
    arrived,
  )
  const written =
    fresh.length === 0 ? { toStart: [], superseded: [] } : await writeFresh(tx, deps, { ...batch, fresh, overtaken })
  await saveProgress(tx, scope, { progress: batch.progress, now: deps.now() })
  await tx.messageSource.updateMany({
    where: asLookedInto(batch),
    data: {
      ...(source.isActive ? {} : { state: 'active', fault: storedFault(null) }),
      ...{ lastSyncedAt: deps.now(), ...backlogColumns(batch.backlog) },
    },
  })
  return { stored: fresh.length, known: batch.messages.length - fresh.length, ...written }
}

const backlogColumns = (backlog: Backlog | undefined) =>
  backlog === undefined ? {} : { backlogLeft: backlog.left, backlogOf: backlog.of }

/**
 * Whoever brings in messages of one host takes turns here: a mail may come by two ways at once. `no key update` leaves room for
 * foreign keys of other writers.
 */
async function lockSource(tx: Transaction, { hostId, sourceId }: SourceId) {
  await tx.$queryRaw`select from host where id = ${hostId}::uuid for no key update`
  const [source] = await tx.$queryRaw<Mailbox[]>`
    select type::text, identifier, paused_at is not null as "isPaused", state = 'active' as "isActive" from message_source
    where id = ${sourceId}::uuid and host_id = ${hostId}::uuid and deleted_at is null for no key update`
  if (source === undefined) throw notFound('Source')
  if (source.isPaused) throw new AppError('rule_refused', { code: 'source_paused' })
  return source
}

/**
 * A mailbox that was deleted and added again does not bring in what its earlier self did, nor a mail what came another way.
 * `overtaken`: the ids of history that comes again as it happened.
 */
async function withoutKnown(
  tx: Transaction,
  {
    hostId,
    sourceId,
    type,
    identifier,
    historyBefore,
  }: SourceId & Pick<Mailbox, 'type' | 'identifier'> & { historyBefore: Date },
  messages: readonly IncomingMessage[],
) {
  const ids = [...new Set(messages.flatMap(({ providerId, formerId }) => [providerId, formerId ?? []].flat()))]
  // A mail is itself in whichever mailbox of the host; a former id says which it is in its own alone.
  const known = await tx.$queryRaw<(KnownMessage & { isOfMailbox: boolean })[]>`
    ${PLANNED_EACH_TIME} select m.id::text, m.provider_id as "providerId", m.is_history as "isHistory",
      s.type::text = ${type} and s.identifier = ${identifier} as "isOfMailbox"
    from message_source s, unnest(${ids}::text[]) k(id), lateral (
      select id, provider_id, is_history from message where source_id = s.id and provider_id = k.id offset 0) m
    where s.host_id = ${hostId}::uuid and (s.type::text = ${type} and s.identifier = ${identifier}
      or ${type} <> 'whatsapp' and s.type <> 'whatsapp')`
  const overtaken = await overtakenHistory(tx, { hostId, messages, historyBefore }, known)
  const seen = new Set(known.flatMap(({ providerId }) => (overtaken.has(providerId) ? [] : providerId)))
  const former = new Set<string | null>(known.flatMap(({ providerId, isOfMailbox }) => (isOfMailbox ? providerId : [])))
  const mails = await knownMails(tx, hostId, messages)
  const ours = await sentByUs({ tx, hostId }, messages)
  const twins: SeenBefore[] = []
  const fresh = messages.filter((message) => {
    const { providerId, formerId, mailKey } = message
    const before = mailKey === null ? undefined : mails.get(mailKey)
    if (before !== undefined && before.sourceId !== sourceId && before.id !== '') twins.push({ ...before, message })
    const isKnown = seen.has(providerId) || former.has(formerId) || before !== undefined
    if (isKnown || ours.has(message)) return false
    if (message.isHistory && overtaken.has(providerId)) return false
    seen.add(providerId)
    if (mailKey !== null) mails.set(mailKey, { id: '', sourceId })
    return true
  })
  await noteTwins(tx, { hostId, sourceId }, twins)
  return { fresh, overtaken: [...overtaken.values()] }
}

async function knownMails(tx: Transaction, hostId: string, messages: readonly IncomingMessage[]) {
  const keys = messages.flatMap(({ mailKey }) => mailKey ?? [])
  if (keys.length === 0) return new Map<string | null, { id: string; sourceId: string }>()
  // Each by the index: of a mailbox that just grows PostgreSQL would read all of its host's.
  const known = await tx.$queryRaw<{ id: string; sourceId: string; mailKey: string }[]>`
    ${PLANNED_EACH_TIME} select m.id::text, m.source_id::text as "sourceId", k.key as "mailKey"
    from unnest(${keys}::text[]) k(key), lateral (
      select id, source_id from message
      where host_id = ${unforeseen(Prisma.sql`${hostId}::uuid`)} and mail_key = k.key offset 0) m`
  return new Map<string | null, { id: string; sourceId: string }>(known.map(({ mailKey, ...of }) => [mailKey, of]))
}

async function writeFresh(
  tx: Transaction,
  deps: StoreDeps,
  batch: SourceBatch & { fresh: readonly IncomingMessage[]; overtaken: readonly string[] },
) {
  const scope = { hostId: batch.hostId, sourceId: batch.sourceId }
  const { fresh, changed } = await withEarlierChanges(tx, scope, batch.fresh)
  const threads = await placeInChats(tx, { ...scope, fresh, newId: deps.newId })
  await mergeChats(tx, scope.hostId, threads.merges)
  const rows = await planRows(tx, { ...scope, fresh, threads, historyBefore: batch.historyBefore, ...deps })
  const answered = rows.chats.filter((chat) => chat.wantsReply).map((chat) => chat.id)
  await insertChats(tx, scope, rows.chats)
  const gaveWay = await noteMerges(tx, scope.hostId, { merges: threads.merges, rows, now: deps.now() })
  const overtaken = { hostId: scope.hostId, chatIds: answered, by: SYSTEM, now: deps.now() }
  const superseded = await changeDrafts(tx, { ...overtaken, command: 'supersede' })
  await tx.message.deleteMany({ where: { hostId: scope.hostId, id: { in: [...batch.overtaken] }, isHistory: true } })
  await insertMessages(tx, scope, rows.messages)
  await openEmergencies(tx, scope.hostId, { found: rows.emergencies, now: deps.now() })
  if (deps.n8n.webhookUrl !== undefined) {
    await putInOutbox(tx, { hostId: scope.hostId, kind: 'new_message', messageIds: rows.wantReply })
  }
  await updateChats(tx, scope, rows.chats)
  await noteStays(tx, scope.hostId, rows.chats)
  await insertReferences(tx, scope, threads.newReferences)
  await noteOwnAnswers(tx, scope, rows.messages)
  const replies = rows.messages.filter(({ message }) => message.byHost)
  const overtakenByHost = await storePhoneReplies(tx, { ...scope, replies, now: deps.now() })
  await insertOriginals(tx, scope.hostId, rows.messages)
  await insertFiles(tx, scope.hostId, rows.messages)
  await markReplaced(tx, scope, [...rows.replaced, ...replacedSince(rows, changed)])
  await noteReceivingServer(tx, scope, { fresh, now: deps.now() })
  return { toStart: rows.toStart, superseded: [...gaveWay, ...superseded, ...overtakenByHost] }
}
