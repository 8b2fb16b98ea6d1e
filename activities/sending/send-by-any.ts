import {
  type Sender,
  type StandIns,
  sendersOfApplication,
} from '#activities/channels/account/senders-of-application.ts'
import { keptBackBefore, type SendOutcome } from '#activities/channels/outgoing-channel.ts'
import { inHost } from '#prisma/host-scope.ts'
import { stopSending } from '#prisma/messages/source-sending.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { SendDeps } from './channel-of.ts'
import { type Notice, sendNotice } from './send-notice.ts'

type AnyDeps = Pick<SendDeps, 'db' | 'vault' | 'guard' | 'now' | 'log' | 'config'>

/**
 * Mails somebody who works with Locanda, by the first account that takes it: what one certainly did not take is tried by the next, and
 * a mailbox that stops is kept as stopped. Answers what kept it back at the first where none takes it, null where there is none.
 * @throws AppError rule_refused where an address is not plain; Error where the sender's password does not open.
 */
export async function sendByAny(deps: AnyDeps, by: StandIns, notice: Notice): Promise<SendOutcome | null> {
  let kept: SendOutcome | null = null
  let marking: Promise<void> | undefined
  let isOthers = false
  /** Once, whichever account gets as far. What it throws says that it is another's to send. */
  const onTransmit = () => {
    marking ??= (notice.onTransmit?.() ?? Promise.resolve()).catch((error: unknown) => {
      isOthers = true
      throw error
    })
    return marking
  }
  for await (const sender of sendersOfApplication(deps, by)) {
    const outcome = await sendBy(deps, sender, { ...notice, onTransmit })
    if (outcome === null) continue
    if (outcome.outcome === 'sent' || outcome.outcome === 'unknown' || isOthers) return outcome
    kept ??= outcome
  }
  // Refused with all of it at hand: nobody was told.
  if (marking !== undefined) await notice.onRefused?.()
  return kept
}

async function sendBy(deps: AnyDeps, { source, open }: Sender, notice: Notice): Promise<SendOutcome | null> {
  const opened = await open().catch(asOutcome)
  if (opened === null) return null
  const isOpen = 'account' in opened
  const outcome = isOpen ? await sendNotice(deps, { account: opened.account, source }, notice) : opened
  if (outcome.outcome !== 'stopped') return outcome
  deps.log.warn({ ...source, fault: outcome.fault.code }, 'a mail of the application was refused')
  if (source === null) return outcome
  const tried = { ...source, settingsAt: isOpen ? opened.settingsAt : undefined }
  await inHost(deps.db, source.hostId, (tx) => stopSending(tx, tried, outcome.fault))
  return outcome
}

function asOutcome(error: unknown): SendOutcome {
  if (!(error instanceof AppError) || error.kind !== 'rule_refused') throw error
  return keptBackBefore(error.sentence)
}

/** Why a mail did not leave; null where it did. */
export const keptBackBy = (outcome: SendOutcome) => {
  if (outcome.outcome === 'sent') return null
  return outcome.outcome === 'stopped' ? outcome.fault : outcome.reason
}
