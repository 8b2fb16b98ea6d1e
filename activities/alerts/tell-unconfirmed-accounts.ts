import { createGrowingPauses } from '#activities/sending/growing-pauses.ts'
import {
  findUntoldUnconfirmed,
  markUnconfirmedTold,
  takeBackUnconfirmedTold,
  UNCONFIRMED_AFTER_HOURS,
} from '#prisma/accounts/unconfirmed-accounts.ts'
import { databaseNow } from '#prisma/database-now.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { type MailDeps, mailAdministrators } from './mail-administrators.ts'
import { unconfirmedAccountsWords } from './unconfirmed-accounts-words.ts'

/**
 * Tells the administrators by mail that accounts are followed by nobody, as no API runs or Keycloak answers none: all in one, once a
 * day while it lasts. What cannot be sent is tried again after growing pauses.
 */
export function createTellUnconfirmedAccounts(deps: MailDeps): () => Promise<void> {
  const pauses = createGrowingPauses(deps.now)
  return async () => {
    const unconfirmed = await findUntoldUnconfirmed(deps.engineDb)
    if (unconfirmed === null) return pauses.keepOnly(new Set())
    const { sendEmail, useMockEmail } = await readDebugSettings(deps.db)
    if (!sendEmail || useMockEmail || !pauses.isDue('unconfirmed')) return
    pauses.tried('unconfirmed')
    const at = await databaseNow(deps.engineDb)
    const told = {
      ...unconfirmed,
      waitsAfterHours: UNCONFIRMED_AFTER_HOURS,
      link: `${deps.config.publicUrl ?? ''}/admin`,
    }
    await mailAdministrators(deps, {
      about: 'unconfirmed accounts',
      words: (language) => unconfirmedAccountsWords(told, language),
      mark: () => markUnconfirmedTold(deps.engineDb, at),
      takeBack: () => takeBackUnconfirmedTold(deps.engineDb, at),
    })
  }
}
