import { isAccountClosed } from '#prisma/accounts/is-account-closed.ts'
import type { Transaction } from '#prisma/client.ts'
import { readFault } from '#prisma/sentence-columns.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'

type OfSource = { hostId: string; sourceId: string }
type OperatorAndPerson = { sendsMail: boolean; isByItself: boolean }

const sourceOf = (tx: Transaction, { hostId, sourceId }: OfSource) =>
  tx.messageSource.findFirst({
    where: { id: sourceId, hostId },
    select: { type: true, sendFault: true, deletedAt: true },
  })

/** Why nothing of a source leaves, whoever said yes to it: its host's account is closed, or it is deleted. Null where it may. */
export async function closedReason(tx: Transaction, of: OfSource) {
  if (await isAccountClosed(tx, of.hostId)) return say({ code: 'account_closed' })
  const source = await sourceOf(tx, of)
  return source === null || source.deletedAt !== null ? say({ code: 'source_deleted' }) : null
}

/**
 * Why a message is kept back for now: by the operator's switch, or, where it would leave by itself, by a fault of its source: what a
 * person said yes to is tried all the same, and tells whether that is over. Null where nothing keeps it.
 */
export async function holdReason(
  tx: Transaction,
  of: OfSource,
  { sendsMail, isByItself }: OperatorAndPerson,
): Promise<Sentence | null> {
  const source = await sourceOf(tx, of)
  if (!sendsMail && source?.type !== 'whatsapp') return say({ code: 'sending_switched_off' })
  if (!isByItself || source === null || source.sendFault === null) return null
  return readFault(source.sendFault) ?? say({ code: 'gave_up' })
}
