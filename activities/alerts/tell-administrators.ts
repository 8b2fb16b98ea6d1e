import type { ActivityDeps } from '#activities/deps.ts'
import { eachApart } from '#activities/process/each-apart.ts'
import type { SendDeps } from '#activities/sending/channel-of.ts'
import { createGrowingPauses } from '#activities/sending/growing-pauses.ts'
import { sendByAny } from '#activities/sending/send-by-any.ts'
import { type Administrator, findAdministrators } from '#prisma/alerts/find-administrators.ts'
import { findUntold, markTold, takeBackTold, type UntoldAlert, wasToldSince } from '#prisma/alerts/untold-alerts.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { alertMail } from './alert-mail.ts'

const ONCE_AN_HOUR_MS = 3_600_000

type Telling = {
  administrator: Administrator
  /** By whose mailboxes it may leave where somebody has none: the administrators who are hosts. */
  senders: readonly string[]
  alerts: readonly UntoldAlert[]
  onTransmit: () => Promise<void>
}
type TellDeps = SendDeps & Pick<ActivityDeps, 'engineDb'>

/**
 * Tells the administrators by mail, each in their language, of the alerts that began or ended: all of them in one mail, at most once an
 * hour. What cannot be sent is tried again after growing pauses.
 */
export function createTellAdministrators(deps: TellDeps): () => Promise<void> {
  const pauses = createGrowingPauses(deps.now)
  return async () => {
    const alerts = await findUntold(deps.engineDb)
    if (alerts.length === 0) return pauses.keepOnly(new Set())
    const { sendEmail, useMockEmail } = await readDebugSettings(deps.db)
    if (!sendEmail || useMockEmail || !pauses.isDue('alerts')) return
    if (await wasToldSince(deps.engineDb, new Date(deps.now().getTime() - ONCE_AN_HOUR_MS))) return
    pauses.tried('alerts')
    const administrators = await findAdministrators(deps.engineDb, deps.config.alertEmails)
    if (administrators.length === 0) deps.log.warn({ alerts: alerts.length }, 'there is nobody to be told of an alert')
    const at = deps.now()
    let isMarked = false
    let isTold = false
    const markOnce = async () => {
      if (!isMarked && !(await markTold(deps.engineDb, alerts, at))) {
        throw new AppError('conflict', { code: 'host_asked_before' })
      }
      isMarked = true
    }
    const senders = administrators.flatMap(({ hostId }) => (hostId === null ? [] : [hostId]))
    const tellOne = async (administrator: Administrator) => {
      const outcome = await tell(deps, { administrator, senders, alerts, onTransmit: markOnce })
      isTold ||= outcome === 'sent' || outcome === 'unknown'
    }
    await eachApart(administrators, tellOne, { name: 'tell of an alert', log: deps.log })
    if (isMarked && !isTold) await takeBackTold(deps.engineDb, alerts, at)
  }
}

/** With the application's own sender; where none is set, with a mailbox of the administrator's own, else of another one's. */
async function tell(deps: TellDeps, { administrator, senders, alerts, onTransmit }: Telling) {
  const { email, language, hostId } = administrator
  const hostIds = hostId === null ? senders : [hostId, ...senders.filter((id) => id !== hostId)]
  const { subject, text } = alertMail(alerts, `${deps.config.publicUrl ?? ''}/admin?tab=alerts`, language)
  const key = `alerts:${email}:${deps.now().getTime()}`
  const outcome = await sendByAny(deps, { hostIds }, { key, forHost: hostId, to: email, subject, text, onTransmit })
  if (outcome === null) deps.log.warn({}, 'there is no sender for a mail about an alert')
  else deps.log.info({ alerts: alerts.length, outcome: outcome.outcome }, 'mail about alerts')
  return outcome?.outcome ?? null
}
