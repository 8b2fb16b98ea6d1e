import type { Transaction } from '#prisma/client.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { lockMessage } from './lock-message.ts'
import type { MessageRef } from './message-row.ts'

const ANSWERED = say({ code: 'answered_elsewhere' })

/**
 * Keeps at a guest's message that its host has answered it by another program. It is a doubt like any other: nothing leaves by itself in
 * its chat until the host answers there, or says yes to a draft.
 * @throws AppError not_found, also for another host's message.
 */
export async function noteOwnAnswer(tx: Transaction, ref: MessageRef): Promise<void> {
  const { id, hostId } = await lockMessage(tx, ref)
  await tx.$executeRaw`
    update message set doubts = doubts || ${JSON.stringify([ANSWERED])}::jsonb
    where id = ${id}::uuid and host_id = ${hostId}::uuid and not doubts @> ${JSON.stringify([{ code: ANSWERED.code }])}::jsonb`
}
