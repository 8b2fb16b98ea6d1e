import type { Transaction } from '#prisma/client.ts'
import { readFault } from '#prisma/sentence-columns.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import { addressesOfHost } from './addresses-of-host.ts'

/** Most servers say at once that they do not take a mail: one that stays away for so long has arrived. */
const ARRIVED_AFTER_MS = 24 * 3_600_000

type OfAddress = { hostId: string; address: string }
type Returned = OfAddress & { fault: Sentence; now: Date }

const keyOf = ({ hostId, address }: OfAddress) => ({ hostId, address: address.toLowerCase() })

/** Why mails to an address come back; null where none did, or a later one stayed away. */
export async function faultOfAddress(tx: Transaction, of: OfAddress, now: Date): Promise<Sentence | null> {
  const row = await tx.addressFault.findUnique({ where: { hostId_address: keyOf(of) } })
  if (row === null) return null
  const { sentAgainAt } = row
  const isOver = sentAgainAt !== null && now.getTime() - sentAgainAt.getTime() > ARRIVED_AFTER_MS
  return isOver ? null : readFault(row.fault)
}

/** Why mails to the address that the host is written to now come back. */
export async function readMailFault(tx: Transaction, hostId: string, now: Date): Promise<Sentence | null> {
  const [address] = await addressesOfHost(tx, hostId)
  return address === undefined ? null : faultOfAddress(tx, { hostId, address }, now)
}

/** @returns whether that is news: no mail to it came back before, or one has arrived since. */
export async function noteReturned(tx: Transaction, { fault, now, ...of }: Returned): Promise<boolean> {
  const isNews = (await faultOfAddress(tx, of, now)) === null
  const data = { fault, returnedAt: now, sentAgainAt: null }
  await tx.addressFault.upsert({
    where: { hostId_address: keyOf(of) },
    create: { ...keyOf(of), ...data },
    update: data,
  })
  return isNews
}

/** A mail to it begins to leave. */
export async function noteSentAgain(tx: Transaction, of: OfAddress, now: Date): Promise<void> {
  await tx.addressFault.updateMany({ where: { ...keyOf(of), sentAgainAt: null }, data: { sentAgainAt: now } })
}

/** It did not leave after all. */
export async function takeBackSentAgain(tx: Transaction, of: OfAddress, sentAt: Date): Promise<void> {
  await tx.addressFault.updateMany({ where: { ...keyOf(of), sentAgainAt: sentAt }, data: { sentAgainAt: null } })
}

/** Mails that are found in a mailbox of the host's own have arrived. */
export async function noteFound(tx: Transaction, hostId: string, rfcMessageIds: string[]): Promise<void> {
  const select = { recipient: true, sentAt: true } as const
  const found = await tx.hostNotice.findMany({ where: { hostId, rfcMessageId: { in: rfcMessageIds } }, select })
  for (const { recipient, sentAt } of found) await noteArrived(tx, { hostId, address: recipient }, sentAt)
}

/** A mail of then has arrived: whatever came back before is over. */
export async function noteArrived(tx: Transaction, of: OfAddress, sentAt: Date): Promise<void> {
  await tx.addressFault.deleteMany({ where: { ...keyOf(of), returnedAt: { lt: sentAt } } })
}
