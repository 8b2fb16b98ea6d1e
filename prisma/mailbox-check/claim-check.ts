import { accountClosed } from '#prisma/accounts/is-account-closed.ts'
import { type Database, Prisma } from '#prisma/client.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { open } from '#prisma/vault/seal.ts'
import type { CheckedMailbox } from './checked-mailbox.ts'
import { checkPlace } from './start-check.ts'

export type ClaimedCheck = { id: string; hostId: string; mailbox: CheckedMailbox }
type Taken = { id: string; hostId: string; keyId: string; sealed: Uint8Array }

/**
 * Gives out the test that has waited longest, to one caller, and with it what was sealed, which is stored no more; null where none
 * waits. For the engine role.
 * @throws Error where the key that sealed it is not in the ring.
 */
export async function claimCheck(engineDb: Database, ring: KeyRing): Promise<ClaimedCheck | null> {
  const [taken] = await engineDb.$queryRaw<Taken[]>`
    with next as (
      select id, key_id, sealed from mailbox_check where sealed is not null and not ${accountClosed(Prisma.sql`host_id`)}
      order by created_at limit 1 for update skip locked)
    update mailbox_check c set begun_at = clock_timestamp(), key_id = null, sealed = null from next where c.id = next.id
    returning c.id::text, c.host_id::text as "hostId", next.key_id as "keyId", next.sealed`
  if (taken === undefined) return null
  const { id, hostId } = taken
  return { id, hostId, mailbox: JSON.parse(open(ring, checkPlace({ id, hostId }), taken)) as CheckedMailbox }
}
