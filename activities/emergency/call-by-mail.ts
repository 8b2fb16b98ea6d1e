import { mailOfApplication } from '#activities/channels/account/mail-of-application.ts'
import { composeMime, outgoingMessageId } from '#activities/channels/mime/compose-mime.ts'
import { sendMail } from '#activities/channels/smtp/send-mail.ts'
import type { SendDeps } from '#activities/sending/channel-of.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import type { Call } from './load-call.ts'

/** Mails the host; answers why it did not leave, null where it did. */
export async function callByMail(deps: SendDeps, { due, mailTo, words }: Call): Promise<Sentence | null> {
  const switches = await readDebugSettings(deps.db)
  if (!switches.sendEmail || switches.useMockEmail) return say({ code: 'mail_switched_off' })
  const account = mailTo === '' ? null : await mailOfApplication(deps, { hostId: due.hostId })
  if (account === null) return say({ code: 'no_sender_account' })
  const mail = await composeMime({
    rfcMessageId: outgoingMessageId(`emergency:${due.id}:${due.calls}`, account.address),
    date: deps.now(),
    from: { address: account.address, name: 'Locanda' },
    to: mailTo,
    subject: words.subject,
    text: words.text,
    automatic: true,
  })
  const outcome = await sendMail(deps.guard, account, { ...mail, onTransmit: async () => undefined })
  return outcome.outcome === 'failed' || outcome.outcome === 'unknown' ? outcome.reason : null
}
