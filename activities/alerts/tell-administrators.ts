import { createGrowingPauses } from '#activities/sending/growing-pauses.ts'
import { findUntold, markTold, takeBackTold, wasToldWithin } from '#prisma/alerts/untold-alerts.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { alertMail } from './alert-mail.ts'
import { type MailDeps, mailAdministrators } from './mail-administrators.ts'

const ONCE_AN_HOUR_MS = 3_600_000

/**
 * Tells the administrators by mail, each in their language, of the alerts that began or ended: all of them in one mail, at most once an
 * hour. What cannot be sent is tried again after growing pauses.
 */
export function createTellAdministrators(deps: MailDeps): () => Promise<void> {
  const pauses = createGrowingPauses(deps.now)
  return async () => {
    const alerts = await findUntold(deps.engineDb)
    if (alerts.length === 0) return pauses.keepOnly(new Set())
    const { sendEmail, useMockEmail } = await readDebugSettings(deps.db)
    if (!sendEmail || useMockEmail || !pauses.isDue('alerts')) return
    if (await wasToldWithin(deps.engineDb, ONCE_AN_HOUR_MS, deps.now())) return
    pauses.tried('alerts')
    const at = deps.now()
    const link = `${deps.config.publicUrl ?? ''}/admin?tab=alerts`
    await mailAdministrators(deps, {
      about: 'alerts',
      words: (language) => alertMail(alerts, link, language),
      mark: () => markTold(deps.engineDb, alerts, at),
      takeBack: () => takeBackTold(deps.engineDb, alerts, at),
    })
  }
}
