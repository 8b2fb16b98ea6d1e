import type { Transaction } from '#prisma/client.ts'
import { readFault } from '#prisma/sentence-columns.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import { noteSentAgain, takeBackSentAgain } from './address-faults.ts'

/** A mail to a host. `sentBy`: by whose mailbox it leaves; null for the application's own sender. */
export type LeavingNotice = {
  hostId: string
  rfcMessageId: string
  key: string
  to: string
  emergencyId: string | null
  sentBy: { hostId: string; sourceId: string } | null
  sender: string
  sentAt: Date
}

/** It begins to leave: by its Message-ID its news will be known. */
export async function noteNotice(tx: Transaction, notice: LeavingNotice): Promise<void> {
  const { hostId, rfcMessageId, key, to, emergencyId, sentBy, sender, sentAt } = notice
  const data = {
    ...{ key, emergencyId, sentAt, recipient: to.toLowerCase(), sender: sender.toLowerCase() },
    ...{ sentByHostId: sentBy?.hostId ?? null, sourceId: sentBy?.sourceId ?? null },
  }
  await tx.hostNotice.upsert({
    where: { hostId_rfcMessageId: { hostId, rfcMessageId } },
    create: { hostId, rfcMessageId, ...data },
    update: data,
  })
  await noteSentAgain(tx, { hostId, address: to }, sentAt)
}

/** Its provider gave it another Message-ID than ours. */
export async function renameNotice(tx: Transaction, { hostId, rfcMessageId }: LeavingNotice, given: string) {
  await tx.hostNotice.updateMany({ where: { hostId, rfcMessageId }, data: { rfcMessageId: given } })
}

/** Its server refused it when it had all of it. */
export async function takeBackNotice(tx: Transaction, { hostId, rfcMessageId, to, sentAt }: LeavingNotice) {
  await tx.hostNotice.deleteMany({ where: { hostId, rfcMessageId, sentAt } })
  await takeBackSentAgain(tx, { hostId, address: to }, sentAt)
}

/** What has come back of it, under the lock of whoever writes that down. */
export async function newsOfNotice(
  tx: Transaction,
  { hostId, key }: { hostId: string; key: string },
): Promise<Sentence | null> {
  const rows = await tx.$queryRaw<{ fault: unknown }[]>`select fault from host_notice
    where host_id = ${hostId}::uuid and key = ${key} order by sent_at desc for no key update`
  return readFault(rows[0]?.fault ?? null)
}
