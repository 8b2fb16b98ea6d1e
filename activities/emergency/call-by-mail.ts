import { mailOfApplication } from '#activities/channels/account/mail-of-application.ts'
import type { SendDeps } from '#activities/sending/channel-of.ts'
import { sendNotice } from '#activities/sending/send-notice.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import type { Call } from './load-call.ts'

/**
 * Mails the host; answers why it did not leave, null where it did.
 * @throws AppError rule_refused where neither the sender of the application nor the mailbox that stands in can be used.
 */
export async function callByMail(deps: SendDeps, { due, mailTo, words }: Call): Promise<Sentence | null> {
  const switches = await readDebugSettings(deps.db)
  if (!switches.sendEmail || switches.useMockEmail) return say({ code: 'mail_switched_off' })
  const account = mailTo === '' ? null : await mailOfApplication(deps, { hostId: due.hostId })
  if (account === null) return say({ code: 'no_sender_account' })
  const { subject, text } = words
  const outcome = await sendNotice(deps, account, {
    key: `emergency:${due.id}:${due.calls}`,
    to: mailTo,
    subject,
    text,
  })
  return outcome.outcome === 'failed' || outcome.outcome === 'unknown' ? outcome.reason : null
}
