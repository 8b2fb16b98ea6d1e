import type { SourceId } from '#activities/channels/account/source.ts'
import type { GmailProgress, Position, Progress, RefusedMail } from '#activities/channels/incoming-session.ts'
import type { Transaction } from '#prisma/client.ts'
import { saveTaken } from './save-taken.ts'

/** How far a source has been read. */
export async function loadPosition(tx: Transaction, { hostId, sourceId }: SourceId): Promise<Position> {
  const source = await tx.messageSource.findFirst({ where: { id: sourceId, hostId }, select: { wholeLookAt: true } })
  const cursors = await tx.mailboxCursor.findMany({ where: { hostId, sourceId } })
  const seen = await tx.seenUidl.findMany({ where: { hostId, sourceId }, select: { uidl: true } })
  const refused = await tx.refusedMail.findMany({
    where: { hostId, sourceId },
    select: { uidl: true, tries: true, firstAt: true, nextAt: true },
  })
  return {
    ...historyOf(cursors),
    wholeLookAt: source?.wholeLookAt ?? null,
    cursors: new Map(
      cursors.map(({ folder, uidValidity, lastUid, unfiled, ...cursor }) => [
        folder,
        { uidValidity, lastUid: Number(lastUid), unfiled: unfiled.map(Number), watched: watchedOf(cursor) },
      ]),
    ),
    uidls: new Set(seen.map((row) => row.uidl)),
    refused: new Map(refused.map((row) => [row.uidl, row])),
  }
}

const watchedOf = ({ watchedFrom, watchedSince }: { watchedFrom: bigint | null; watchedSince: Date | null }) =>
  watchedFrom === null ? null : { from: Number(watchedFrom), since: watchedSince }

/** Transitions on, in the transaction that stores what was read. A cursor never goes back while its folder is the same. */
export async function saveProgress(
  tx: Transaction,
  { hostId, sourceId }: SourceId,
  { progress, now }: { progress: Progress; now: Date },
): Promise<void> {
  await saveTaken(tx, { hostId, sourceId }, progress.taken ?? [])
  switch (progress.kind) {
    case 'imap':
      await tx.$executeRaw`
        insert into mailbox_cursor (source_id, host_id, folder, uid_validity, last_uid, unfiled, watched_from, watched_since)
        values (${sourceId}::uuid, ${hostId}::uuid, ${progress.folder}, ${progress.uidValidity}, ${progress.lastUid}::bigint,
          ${[...(progress.unfiled ?? [])]}::bigint[], ${progress.watched?.from ?? null}::bigint, ${progress.watched?.since ?? null}::timestamptz)
        on conflict (source_id, folder) do update set uid_validity = excluded.uid_validity,
          unfiled = case when ${progress.unfiled !== undefined}::boolean or mailbox_cursor.uid_validity <> excluded.uid_validity
            then excluded.unfiled else mailbox_cursor.unfiled end,
          watched_from = case when ${progress.watched !== undefined}::boolean then excluded.watched_from else mailbox_cursor.watched_from end,
          watched_since = case when ${progress.watched !== undefined}::boolean then excluded.watched_since else mailbox_cursor.watched_since end,
          last_uid = case when mailbox_cursor.uid_validity = excluded.uid_validity and not ${progress.isAnew === true}::boolean
            then greatest(mailbox_cursor.last_uid, excluded.last_uid) else excluded.last_uid end`
      await saveRefused(tx, { hostId, sourceId }, { settled: progress.settled ?? [], refused: progress.refused ?? [] })
      return
    case 'pop3':
      for (const uidls of inPieces(progress.uidls)) await noteSeen(tx, { hostId, sourceId }, uidls)
      for (const uidls of inPieces(progress.gone))
        await tx.$executeRaw`
          delete from seen_uidl
          where source_id = ${sourceId}::uuid and host_id = ${hostId}::uuid and uidl = any(${uidls}::text[])`
      await saveRefused(
        tx,
        { hostId, sourceId },
        { settled: [...progress.uidls, ...progress.gone], refused: progress.refused },
      )
      return
    case 'gmail':
      return saveGmail(tx, { hostId, sourceId }, progress)
    case 'webhook':
      await tx.webhookEvent.updateMany({
        where: { hostId, sourceId, id: { in: progress.eventIds } },
        data: { readAt: now },
      })
      return
    case 'none':
      return
  }
}

/** Of a mailbox that was there before it is known all at once: no statement of its own may take long, whatever its size. */
const PIECE = 10_000

function* inPieces(names: readonly string[]): Generator<string[]> {
  for (let at = 0; at < names.length; at += PIECE) yield names.slice(at, at + PIECE)
}

const noteSeen = (tx: Transaction, { hostId, sourceId }: SourceId, uidls: readonly string[]) => tx.$executeRaw`
  insert into seen_uidl (source_id, host_id, uidl)
  select ${sourceId}::uuid, ${hostId}::uuid, uidl from unnest(${[...uidls]}::text[]) uidl on conflict do nothing`

/** No folder is called so: Gmail's history goes through all of them. */
const HISTORY = ''

function historyOf(
  cursors: readonly { folder: string; uidValidity: string; lastUid: bigint; watchedSince: Date | null }[],
) {
  const kept = cursors.find(({ folder }) => folder === HISTORY)
  if (kept === undefined) return {}
  const history = { historyId: kept.uidValidity, readAt: new Date(Number(kept.lastUid)) }
  return { history, watchedSince: kept.watchedSince }
}

/** The later look counts, whichever is stored first. */
async function saveGmail(tx: Transaction, { hostId, sourceId }: SourceId, progress: GmailProgress): Promise<void> {
  const { cursor, seen, isWhole, watchedSince = null, settled, refused } = progress
  if (cursor !== null)
    await tx.$executeRaw`
      insert into mailbox_cursor (source_id, host_id, folder, uid_validity, last_uid, watched_since)
      values (${sourceId}::uuid, ${hostId}::uuid, ${HISTORY}, ${cursor.historyId}, ${cursor.readAt.getTime()}::bigint, ${watchedSince}::timestamptz)
      on conflict (source_id, folder) do update set uid_validity = excluded.uid_validity, last_uid = excluded.last_uid,
        watched_since = coalesce(mailbox_cursor.watched_since, excluded.watched_since)
        where mailbox_cursor.last_uid <= excluded.last_uid`
  await noteSeen(tx, { hostId, sourceId }, seen)
  if (isWhole) await tx.seenUidl.deleteMany({ where: { hostId, sourceId } })
  await saveRefused(tx, { hostId, sourceId }, { settled, refused })
}

async function saveRefused(
  tx: Transaction,
  { hostId, sourceId }: SourceId,
  { settled, refused }: { settled: string[]; refused: RefusedMail[] },
): Promise<void> {
  for (const uidls of inPieces(settled))
    await tx.refusedMail.deleteMany({ where: { hostId, sourceId, uidl: { in: uidls } } })
  for (const { uidl, ...tried } of refused) {
    await tx.refusedMail.upsert({
      where: { sourceId_uidl: { sourceId, uidl }, hostId },
      create: { hostId, sourceId, uidl, ...tried },
      update: tried,
    })
  }
}
