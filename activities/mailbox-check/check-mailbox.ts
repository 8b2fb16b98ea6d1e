import { loadSource } from '#activities/channels/account/load-source.ts'
import { resolveMailAccount } from '#activities/channels/account/resolve-mail-account.ts'
import type { DiscoverDeps } from '#activities/channels/discover/discover-servers.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { CheckedMailbox } from '#prisma/mailbox-check/checked-mailbox.ts'
import { claimCheck } from '#prisma/mailbox-check/claim-check.ts'
import { recordProgress } from '#prisma/mailbox-check/record-progress.ts'
import type { StepResult } from '#workflows/domain/mailbox-check/check-step.ts'
import type { MailServers } from '#workflows/domain/mailbox-check/mail-servers.ts'
import { checkInbound } from './check-inbound.ts'
import type { CheckProgress } from './check-progress.ts'
import { checkSending } from './check-sending.ts'
import { findServers } from './find-servers.ts'

export type CheckDeps = Pick<SourceDeps, 'db' | 'engineDb' | 'vault'> & DiscoverDeps

/** A server that lets somebody wait longer is too slow to be tested while they look on. */
const AUTH_TIMEOUT_MS = 15_000

/**
 * Tests the mailbox that has waited longest, and writes down each step as it ends. Nothing is stored of it but that, no mail is touched,
 * and it stops when nobody waits for it any more.
 * @throws AppError not_found or rule_refused where the source is gone whose password is meant.
 */
export async function checkMailbox(deps: CheckDeps): Promise<void> {
  const claimed = await claimCheck(deps.engineDb, deps.vault)
  if (claimed === null) return
  const { id, hostId, mailbox } = claimed
  const steps: StepResult[] = []
  let found: MailServers | null = null
  const record = (isOver: boolean) =>
    inHost(deps.db, hostId, (tx) => recordProgress(tx, { id, hostId, steps, found, isOver }))
  for await (const progress of stepsOf(deps, hostId, mailbox)) {
    const at = steps.findIndex(({ step }) => step === progress.result.step)
    steps.splice(at === -1 ? steps.length : at, 1, progress.result)
    found = progress.found ?? found
    if (!(await record(false))) return
  }
  await record(true)
}

async function* stepsOf(deps: CheckDeps, hostId: string, mailbox: CheckedMailbox): AsyncGenerator<CheckProgress, void> {
  const whole = yield* findServers(deps, mailbox)
  if (whole === null) return
  const account = resolveMailAccount(whole, await secretsOf(deps, hostId, whole))
  const inbound = { ...account.inbound, authTimeoutMs: Math.min(account.inbound.authTimeoutMs, AUTH_TIMEOUT_MS) }
  if (yield* checkInbound(deps.guard, { ...account, inbound })) yield* checkSending(deps.guard, account)
}

/** What was typed, and where that is blank what is stored of the same source. Only Gmail's: it never goes to another server. */
async function secretsOf({ db, vault }: CheckDeps, hostId: string, { type, secrets, sourceId }: CheckedMailbox) {
  if (type !== 'gmail' || sourceId === null || secrets.emailPass !== undefined) return secrets
  const source = await inHost(db, hostId, (tx) => loadSource(tx, vault, { hostId, sourceId }))
  return source.type === 'gmail' ? { emailPass: source.account.inbound.pass } : {}
}
