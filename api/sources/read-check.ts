import type { MailboxCheckView } from '#api/contract/mailbox-checks.ts'
import type { HostContext } from '#api/http/define-route.ts'
import type { MailboxCheckModel } from '#prisma/generated/models.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { readSteps } from '#workflows/domain/mailbox-check/check-step.ts'
import { readServers } from '#workflows/domain/mailbox-check/mail-servers.ts'

/** Longer than all steps together may take: whoever tests it is dead. */
const LOST_MS = 180_000

/** @throws AppError not_found, also for another host's, and once another test was begun. */
export const readCheck = (
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<MailboxCheckView> =>
  inHost(deps.db, host.id, async (tx, now) => {
    const check = await tx.mailboxCheck.findFirst({ where: { id, hostId: host.id } })
    if (check === null) throw notFound('Source')
    return { id, state: stateOf(check, now), steps: readSteps(check.steps), found: readServers(check.found) }
  })

function stateOf({ begunAt, endedAt }: MailboxCheckModel, now: Date): MailboxCheckView['state'] {
  if (endedAt !== null) return 'done'
  if (begunAt === null) return 'waiting'
  return now.getTime() - begunAt.getTime() > LOST_MS ? 'lost' : 'running'
}
