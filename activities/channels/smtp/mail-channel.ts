import type { MailAccount } from '#activities/channels/account/mail-account.ts'
import { appendSent } from '#activities/channels/imap/append-sent.ts'
import { findAnswers } from '#activities/channels/imap/find-answers.ts'
import { lookUpSent } from '#activities/channels/imap/look-up-sent.ts'
import { closedChannel, type OutgoingChannel } from '#activities/channels/outgoing-channel.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { composeReplyMail } from './compose-reply-mail.ts'
import { refusedAsOutcome } from './refused-as-outcome.ts'
import { sendMail } from './send-mail.ts'

/** Out by the SMTP server of the mailbox; found again in its Sent folder. */
export function mailChannel(guard: OutsideGuard, account: MailAccount): OutgoingChannel {
  const { smtp } = account
  if (smtp === null) return closedChannel(say({ code: 'no_outgoing_server' }))
  return {
    async send(message, onTransmit) {
      if (message.recipient === null) {
        return { outcome: 'failed', retryable: false, reason: say({ code: 'no_mail_address' }) }
      }
      const mail = await refusedAsOutcome(() => composeReplyMail(message, smtp.address))
      if ('outcome' in mail) return mail
      const { rfcMessageId, envelope } = mail
      return sendMail(guard, smtp, {
        ...mail,
        ended: message.ended,
        onTransmit: () => onTransmit({ recipient: envelope.to, rfcMessageId }),
      })
    },
    lookUp: async (_message, { rfcMessageId }) =>
      rfcMessageId === null ? 'cannot_tell' : lookUpSent(guard, account, rfcMessageId),
    answersTo: (asked) => findAnswers(guard, account, asked),
    async keepCopy(message) {
      const { raw } = await composeReplyMail(message, smtp.address)
      return appendSent(guard, account, raw)
    },
  }
}
