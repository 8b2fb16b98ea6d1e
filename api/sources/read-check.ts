import type { MailboxCheckView } from '#api/contract/mailbox-checks.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { readSteps } from '#workflows/domain/mailbox-check/check-step.ts'
import { readServers } from '#workflows/domain/mailbox-check/mail-servers.ts'
import { workState } from '#workflows/domain/work-state.ts'

/** @throws AppError not_found, also for another host's, and once another test was begun. */
export const readCheck = (
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<MailboxCheckView> =>
  inHost(deps.db, host.id, async (tx, now) => {
    const check = await tx.mailboxCheck.findFirst({ where: { id, hostId: host.id } })
    if (check === null) throw notFound('Source')
    return { id, state: workState(check, now), steps: readSteps(check.steps), found: readServers(check.found) }
  })
