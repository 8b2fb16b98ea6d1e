import type { FailingWork } from '#activities/process/failing-work.ts'
import { createGrowingPauses } from '#activities/sending/growing-pauses.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { failingWorkWords } from './failing-work-words.ts'
import { type MailDeps, mailAdministrators } from './mail-administrators.ts'

/** Longer than a part of the system that is started anew is away. */
const FOR_MINUTES = 30
const MINUTE_MS = 60_000
const ONCE_A_DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Tells the administrators by mail of what this worker does by time and fails at for half an hour: all in one, once a day while it lasts.
 * What cannot be sent is tried again after growing pauses.
 */
export function createTellFailingWork(deps: MailDeps, failing: FailingWork): () => Promise<void> {
  const pauses = createGrowingPauses(deps.now)
  let toldAt: number | undefined
  return async () => {
    const names = failing.longerThan(FOR_MINUTES * MINUTE_MS)
    if (names.length === 0) return pauses.keepOnly(new Set())
    const at = deps.now().getTime()
    if (toldAt !== undefined && Math.abs(at - toldAt) < ONCE_A_DAY_MS) return
    const { sendEmail, useMockEmail } = await readDebugSettings(deps.db)
    if (!sendEmail || useMockEmail || !pauses.isDue('failing')) return
    pauses.tried('failing')
    await mailAdministrators(deps, {
      about: 'failing work',
      words: (language) => failingWorkWords({ names, minutes: FOR_MINUTES }, language),
      mark: async () => {
        toldAt = at
        return true
      },
      takeBack: async () => void (toldAt = undefined),
    })
  }
}
