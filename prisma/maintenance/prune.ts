import { accountDeleted } from '#prisma/accounts/is-account-closed.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { RETENTION_HOURS } from './retention-hours.ts'

export const AT_ONCE = 5_000
/** With a file in each row a batch stays small: it ends well within a statement's time. */
export const FILES_AT_ONCE = 500

/** Removes a batch of what no longer serves, the oldest first. Answers how many rows it removed. */
export type Prune = (tx: Transaction, now: Date) => Promise<number>

/** What waited for a number to be connected again, or for an account to come back, which nobody did. */
export const pruneLeftWebhookEvents: Prune = (tx, now) => tx.$executeRaw`
  delete from webhook_event where id in (
    select e.id from message_source s join webhook_event e on e.source_id = s.id and e.read_at is null
    where greatest(s.deleted_at, e.received_at) < ${line(now, RETENTION_HOURS.leftWebhookEvent)}::timestamptz
      and (s.deleted_at is not null or ${accountDeleted(Prisma.sql`s.host_id`)})
    order by e.id limit ${AT_ONCE}::int)`

/** What is owed by nobody any more: its host's account was deleted. */
export const pruneOrphanedDeferrals: Prune = (tx, now) => tx.$executeRaw`
  delete from deferral where id in (
    select d.id from deferral d join host h on h.id = d.host_id join account_state a on a.kc_sub = h.kc_sub
    where d.settled_at is null and a.access = 'deleted'
      and d.due_at < ${line(now, RETENTION_HOURS.deferralSettled)}::timestamptz
    order by d.due_at limit ${AT_ONCE}::int)`

/** A mail as it came; its message stays. */
export const pruneOriginals =
  (days: number): Prune =>
  (tx, now) =>
    tx.$executeRaw`
    delete from message_original where message_id in (
      select message_id from message_original where stored_at < ${line(now, days * 24)}::timestamptz
      order by stored_at limit ${FILES_AT_ONCE}::int)`

/** What no message has any more. What is brought meanwhile was brought just now, and stays. */
export const pruneFileContents: Prune = (tx, now) => tx.$executeRaw`
  delete from file_content where brought_at < ${line(now, RETENTION_HOURS.fileContent)}::timestamptz
    and (host_id, sha256) in (
      select c.host_id, c.sha256 from file_content c
      where c.brought_at < ${line(now, RETENTION_HOURS.fileContent)}::timestamptz and not exists (
        select from message_file f where f.host_id = c.host_id and f.sha256 = c.sha256)
        and not exists (select from unsent_file u where u.host_id = c.host_id and u.sha256 = c.sha256)
      order by c.brought_at limit ${FILES_AT_ONCE}::int)`

/** The file of a mail that could not be read; that there was one stays. */
export const pruneFilesOfStubs =
  (days: number): Prune =>
  (tx, now) =>
    tx.$executeRaw`
    update message set raw = null where id in (
      select id from message where raw is not null and stored_at < ${line(now, days * 24)}::timestamptz
      order by stored_at limit ${FILES_AT_ONCE}::int)`

/** Deletes events of the outbox whose time is over, a bounded number at once; answers how many. */
export const pruneOutbox: Prune = (tx, now) => tx.$executeRaw`
  delete from outbox_event where id in (
    select id from outbox_event
    where state = 'delivered' and settled_at < ${line(now, RETENTION_HOURS.outboxSettled)}::timestamptz
      or state = 'dropped' and settled_at < ${line(now, RETENTION_HOURS.outboxSettled)}::timestamptz
      or state = 'given_up' and settled_at < ${line(now, RETENTION_HOURS.outboxGivenUp)}::timestamptz
      or state = 'waiting' and created_at < ${line(now, RETENTION_HOURS.outboxSettled)}::timestamptz
        and give_up_at < ${line(now, RETENTION_HOURS.outboxSettled)}::timestamptz
    order by settled_at limit ${AT_ONCE}::int)`

/** Counts of a minute that is over count for nothing. */
export const pruneRequestCounts: Prune = (tx) => tx.$executeRaw`
  delete from request_count where key in (
    select key from request_count where ends_at < now() limit ${AT_ONCE}::int for update skip locked)`

/** The moment before which what is kept for so long is old. */
export const line = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)
