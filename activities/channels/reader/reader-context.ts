import type { Mailbox } from '#activities/channels/account/source.ts'
import type { ReaderContext } from './raw-mail.ts'

/** What a mail of this mailbox is read with. */
export const readerContext = (
  { hostId, type, account: { ownAddresses, inbound }, hostAddresses, learned }: Mailbox,
  now: Date,
): ReaderContext => ({
  hostId,
  channel: type,
  ownAddresses: [...ownAddresses, ...hostAddresses],
  now,
  receiving: { server: inbound.hostname, learned },
})
