import type { GmailAccount } from '#activities/channels/account/mail-account.ts'
import { outgoingMessageId } from '#activities/channels/mime/compose-mime.ts'
import type { OutgoingChannel } from '#activities/channels/outgoing-channel.ts'
import { composeReplyMail } from '#activities/channels/smtp/compose-reply-mail.ts'
import { refusedAsOutcome } from '#activities/channels/smtp/refused-as-outcome.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { dropDrafts } from './drop-drafts.ts'
import { findAnswers } from './find-answers.ts'
import type { GoogleDeps } from './google-access.ts'
import { openGmail } from './open-gmail.ts'
import { sendByDraft } from './send-by-draft.ts'
import { settleDraft } from './settle-draft.ts'

/** Out by the Gmail API, in the guest's thread; what became of a try is told by its draft. */
export function gmailChannel(deps: GoogleDeps, { address, google }: GmailAccount): OutgoingChannel {
  return {
    async send(message, onTransmit) {
      const { recipient, claimedAt, answers } = message
      if (recipient === null) return { outcome: 'failed', retryable: false, reason: say({ code: 'no_mail_address' }) }
      const mail = await refusedAsOutcome(() => composeReplyMail(message, address))
      if ('outcome' in mail) return mail
      const { rfcMessageId, envelope, raw } = mail
      const mark = { rfcMessageId, claimedAt, recipient: envelope.to }
      return sendByDraft(await openGmail(deps, google, 'sending'), {
        ...{ raw, mark, answers },
        onTransmit: (providerId) => onTransmit({ recipient: envelope.to, rfcMessageId, providerId }),
      })
    },
    async answersTo(asked) {
      return findAnswers(await openGmail(deps, google, 'sending'), asked)
    },
    async takeDraftAway({ sendKey, providerId }) {
      const gmail = await openGmail(deps, google, 'sending')
      await dropDrafts(gmail, { draftId: providerId, rfcMessageId: outgoingMessageId(sendKey, address) })
    },
    async lookUp({ claimedAt, recipient }, { rfcMessageId, providerId }) {
      if (providerId === null) return 'cannot_tell'
      try {
        const gmail = await openGmail(deps, google, 'sending')
        const { fate } = await settleDraft(gmail, providerId, { rfcMessageId, claimedAt, recipient })
        return fate === 'sent' ? 'found' : fate === 'withdrawn' ? 'withdrawn' : 'cannot_tell'
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return 'cannot_tell'
      }
    },
  }
}
