import { createGrowingPauses } from '#activities/sending/growing-pauses.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { findUntoldRefused, markRefusedTold, takeBackRefusedTold } from '#prisma/webhooks/refused-webhooks.ts'
import { type MailDeps, mailAdministrators } from './mail-administrators.ts'
import { refusedWebhooksWords } from './refused-webhooks-words.ts'

const ONCE_A_DAY_MS = 24 * 3_600_000

/**
 * Tells the administrators by mail of numbers whose notifications are refused for their signature: all in one, once a day while it
 * lasts. What cannot be sent is tried again after growing pauses.
 */
export function createTellRefusedWebhooks(deps: MailDeps): () => Promise<void> {
  const pauses = createGrowingPauses(deps.now)
  return async () => {
    const at = deps.now()
    const from = new Date(at.getTime() - ONCE_A_DAY_MS)
    const numbers = await findUntoldRefused(deps.engineDb, from)
    if (numbers.length === 0) return pauses.keepOnly(new Set())
    const { sendEmail, useMockEmail } = await readDebugSettings(deps.db)
    if (!sendEmail || useMockEmail || !pauses.isDue('refused')) return
    pauses.tried('refused')
    const link = `${deps.config.publicUrl ?? ''}/admin?tab=alerts`
    await mailAdministrators(deps, {
      about: 'refused webhooks',
      words: (language) => refusedWebhooksWords({ numbers, link }, language),
      mark: () => markRefusedTold(deps.engineDb, { numbers, from, at }),
      takeBack: () => takeBackRefusedTold(deps.engineDb, at),
    })
  }
}
