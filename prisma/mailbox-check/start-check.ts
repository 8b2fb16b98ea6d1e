import type { Transaction } from '#prisma/client.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { seal } from '#prisma/vault/seal.ts'
import type { CheckedMailbox } from './checked-mailbox.ts'

type NewCheck = { id: string; hostId: string; mailbox: CheckedMailbox }

/** Where what is tested is sealed: opened nowhere else. */
export const checkPlace = ({ id, hostId }: { id: string; hostId: string }) => ({ hostId, owner: id, name: 'check' })

/**
 * Asks for a test. A host has one: whoever runs an earlier one finds it gone, and stops.
 * @throws Error when the ring names a key as its newest that it has not.
 */
export async function startCheck(tx: Transaction, ring: KeyRing, { id, hostId, mailbox }: NewCheck): Promise<void> {
  await tx.mailboxCheck.deleteMany({ where: { hostId } })
  const sealed = seal(ring, checkPlace({ id, hostId }), JSON.stringify(mailbox))
  await tx.mailboxCheck.create({ data: { id, hostId, ...sealed } })
}
