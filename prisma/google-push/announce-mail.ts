import type { Database } from '#prisma/client.ts'

/**
 * Wakes whoever watches a mailbox that is read by the Gmail API, of whichever hosts, and keeps that it was announced. One that is
 * paused or deleted, or nobody's, wakes nobody. `db`: as the engine role, as no host is known yet.
 */
export async function announceMail(db: Database, address: string): Promise<void> {
  await db.$executeRaw`
    with announced as (
      select id from message_source
      where type = 'gmail' and config->>'signIn' = 'google' and lower(config->>'emailUser') = ${address.toLowerCase()}
        and deleted_at is null and paused_at is null
    ), noted as (
      update google_watch set pushed_at = clock_timestamp() from announced where source_id = announced.id
    )
    select pg_notify('locanda_mail', id::text) from announced`
}
