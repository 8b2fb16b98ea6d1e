import type { Relay } from '#activities/channels/incoming-message.ts'
import { guestName } from './guest-name.ts'
import { aliasOf, identityOf } from './identity.ts'
import type { RelayMail } from './relay-mail.ts'
import { stayRange } from './stay-dates.ts'

/** Expedia: one alias a conversation. */
export const readExpedia = (mail: RelayMail) => byAlias(mail, 'expedia')

/** Agoda: one alias a conversation. */
export const readAgoda = (mail: RelayMail) => byAlias(mail, 'agoda')

function byAlias(mail: RelayMail, channel: 'expedia' | 'agoda'): Relay {
  const alias = aliasOf(mail)
  return {
    channel,
    ...identityOf({ kind: `${channel}:alias`, values: alias === null ? [] : [alias] }),
    guestName: guestName(mail.fromName),
    ...stayRange(mail.subject, mail.at),
    listing: null,
  }
}
