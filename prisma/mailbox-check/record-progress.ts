import type { Transaction } from '#prisma/client.ts'
import type { StepResult } from '#workflows/domain/mailbox-check/check-step.ts'
import type { MailServers } from '#workflows/domain/mailbox-check/mail-servers.ts'

type Progress = { id: string; hostId: string; steps: readonly StepResult[]; found: MailServers | null; isOver: boolean }

/** Writes down how far a test got. False: nobody waits for it any more. */
export async function recordProgress(tx: Transaction, progress: Progress): Promise<boolean> {
  const { id, hostId, steps, found, isOver } = progress
  const { count } = await tx.mailboxCheck.updateMany({
    where: { id, hostId, endedAt: null },
    data: { steps: [...steps], ...(found !== null && { found }), ...(isOver && { endedAt: new Date() }) },
  })
  return count === 1
}
