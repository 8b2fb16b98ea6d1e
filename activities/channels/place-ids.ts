import { createHash } from 'node:crypto'
import type { Mailbox } from '#activities/channels/account/source.ts'
import { mailboxKey } from '#workflows/domain/mailbox-key.ts'

/**
 * What a mail is known by of which nothing is known but its place: a place is one mailbox's own, and another's of that name is another
 * mail. `former`: the same place as it was named while ids left the mailbox out.
 */
export function placeIds({ sourceId, account: { inbound } }: Mailbox, place: string, former: string) {
  const mailbox = mailboxKey(inbound.hostname, inbound.user)
  return { providerId: hashOf(JSON.stringify([sourceId, mailbox, place])), formerId: hashOf(former) }
}

const hashOf = (place: string) => createHash('sha256').update(`place:${place}`).digest('hex')
