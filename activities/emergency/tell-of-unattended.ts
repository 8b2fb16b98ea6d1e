import { mailAdministrators } from '#activities/alerts/mail-administrators.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { DueCall } from '#prisma/messages/claim-emergency-calls.ts'
import { markUnattended, takeBackUnattended, wasToldLately } from '#prisma/messages/unattended-emergencies.ts'
import { unattendedWords, type WhyUnattended } from './unattended-words.ts'

/**
 * Tells the administrators by mail that an emergency has nobody, as its host's account is closed or no call reaches them: once for a host and hour, without a word of the
 * guest's. What nobody takes is tried again with the next call.
 * @throws Error where the host is gone.
 */
export async function tellOfUnattended(deps: ActivityDeps, due: DueCall, why: WhyUnattended): Promise<void> {
  const { hostId, kinds, createdAt: since } = due
  const at = deps.now()
  const { sendEmail, useMockEmail } = await readDebugSettings(deps.db)
  if (!sendEmail || useMockEmail || (await inHost(deps.db, hostId, (tx) => wasToldLately(tx, hostId, at)))) return
  const { email: host } = await deps.engineDb.host.findUniqueOrThrow({ where: { id: hostId } })
  const link = `${deps.config.publicUrl ?? ''}/admin?tab=users`
  await mailAdministrators(deps, {
    about: `unattended:${due.id}`,
    words: (language) => unattendedWords({ why, kinds, host, since, link }, language),
    mark: () => inHost(deps.db, hostId, (tx) => markUnattended(tx, due, at)),
    takeBack: () => inHost(deps.db, hostId, (tx) => takeBackUnattended(tx, due, at)),
  })
}
