import { loadMailAccount } from '#activities/channels/account/load-mail-account.ts'
import { appendSent } from '#activities/channels/imap/append-sent.ts'
import { lookUpSent } from '#activities/channels/imap/look-up-sent.ts'
import { sendMail } from '#activities/channels/smtp/send-mail.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { type Channel, closedChannel } from './channel.ts'
import type { SendDeps } from './deliver.ts'
import { writeLetter } from './letter.ts'
import type { Outgoing } from './outgoing.ts'

/** Out by the SMTP server of the source; found again in its Sent folder. */
export async function mailChannel(deps: SendDeps, outgoing: Outgoing): Promise<Channel> {
  const { hostId, source } = outgoing
  const account = await inHost(deps.db, hostId, (tx) =>
    loadMailAccount(tx, deps.vault, { hostId, sourceId: source.id }),
  )
  const { smtp } = account
  if (smtp === null) return closedChannel('No outgoing mail server is known for this source')
  if (outgoing.chat.recipient === null) return closedChannel('No address is known for this guest')
  return {
    async send(onTransmit) {
      const letter = await refusedAsOutcome(() => writeLetter(outgoing, smtp.address))
      if ('outcome' in letter) return letter
      return sendMail(deps.guard, smtp, {
        ...letter,
        onTransmit: () => onTransmit({ recipient: letter.envelope.to, rfcMessageId: letter.rfcMessageId }),
      })
    },
    async lookUp() {
      const { rfcMessageId } = outgoing.delivery
      return rfcMessageId === null ? 'cannot_tell' : lookUpSent(deps.guard, account, rfcMessageId)
    },
    async afterwards() {
      const { raw } = await writeLetter(outgoing, smtp.address)
      const filed = await appendSent(deps.guard, account, raw)
      deps.log.debug({ messageId: outgoing.messageId, filed }, 'reply sent')
    },
  }
}

/** An address that no mail may go to is an outcome for the host to see, not an error to try again. */
async function refusedAsOutcome<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'rule_refused') throw error
    return { outcome: 'failed', retryable: false, reason: error.userMessage } as const
  }
}
