import { guestName } from './guest-name.ts'
import type { RecognisedRelay, RelayMail } from './relay-mail.ts'
import { stayRange } from './stay-dates.ts'

/** Expedia: one alias a conversation. */
export const readExpedia = (mail: RelayMail) => byAlias(mail, 'expedia')

/** Agoda: one alias a conversation. */
export const readAgoda = (mail: RelayMail) => byAlias(mail, 'agoda')

function byAlias(mail: RelayMail, channel: 'expedia' | 'agoda'): RecognisedRelay {
  return {
    relay: {
      channel,
      threadKey: `${channel}:alias:${(mail.replyTo ?? mail.from).split('@')[0]}`,
      guestName: guestName(mail.fromName),
      ...stayRange(mail.subject, mail.at),
      listing: null,
    },
    isNotice: false,
  }
}
