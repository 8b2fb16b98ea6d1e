import type { SendDeps } from '#activities/sending/channel-of.ts'
import { keptBackBy, sendByAny } from '#activities/sending/send-by-any.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import type { Call } from './load-call.ts'

/**
 * Mails the host, by the first account that takes it; answers why it did not leave by any, null where it did.
 * @throws AppError rule_refused where the host's address is not plain.
 */
export async function callByMail(deps: SendDeps, { due, mailTo, words }: Call): Promise<Sentence | null> {
  const switches = await readDebugSettings(deps.db)
  if (!switches.sendEmail || switches.useMockEmail) return say({ code: 'mail_switched_off' })
  if (mailTo === '') return say({ code: 'no_sender_account' })
  const { subject, text } = words
  const key = `emergency:${due.id}:${due.calls}`
  const outcome = await sendByAny(deps, { hostIds: [due.hostId] }, { key, to: mailTo, subject, text })
  return outcome === null ? say({ code: 'no_sender_account' }) : keptBackBy(outcome)
}
