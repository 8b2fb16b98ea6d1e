import type { IncomingMessage, Relay } from '#activities/channels/incoming-message.ts'
import { aliasOf } from '#activities/channels/relay/identity.ts'
import { isAddressOfRelay, isRelayAddress } from '#activities/channels/relay/relay-domains.ts'
import type { Transaction } from '#prisma/client.ts'
import { REPLY_ADDRESS } from '#prisma/reply-address.ts'
import { say, type WaitReason } from '#workflows/domain/sentences/sentence.ts'

/** Where the replies of a chat go, and whether its guest's mails were ever proved to be theirs. */
export type ReplyAddress = { replyTo: string | null; isProved: boolean }

/** What a message means for where replies go: whether it may say so, and what the host has to see before one leaves. */
export type AddressVerdict = { mayChange: boolean; doubts: WaitReason[] }

/**
 * Judges where a message wants its reply to go. In a known chat only a proved sender moves the address, by a Reply-To that is the
 * sender's too, and the host sees both; a platform may change its own with each mail, Vrbo apart, whose alias is the conversation's.
 * @param known null for a message that begins its chat
 */
export function judgeReplyAddress(message: IncomingMessage, known: ReplyAddress | null): AddressVerdict {
  const { authentication, replyTo, peer, relay } = message
  if (authentication === null) return { mayChange: true, doubts: [] }
  const isDoubtful = isInDoubt(message, known)
  const doubts = isDoubtful ? [say({ code: 'sender_not_proved', params: { address: peer ?? '' } })] : []
  const isProved = authentication === 'pass' && (replyTo === peer || message.isReplyToProved)
  if (known === null || known.replyTo === null) {
    const isForeign = relay === null && replyTo !== peer
    return { mayChange: true, doubts: isForeign ? [...doubts, changeOf(peer, replyTo)] : doubts }
  }
  // Where no guest is reached, an address of one conversation of that platform is better; who wants it without a proof is shown.
  if (relay !== null && !isDoubtful && isShared(known.replyTo)) {
    const isSame = replyTo === known.replyTo
    const isOwn = replyTo !== null && isAddressOfRelay(known.replyTo, relay.channel) && reachesGuest(replyTo, relay)
    const isShown = !isProved && !isSame
    const mayChange = isProved || isSame || isOwn
    return { mayChange, doubts: isShown ? [...doubts, changeOf(known.replyTo, replyTo)] : doubts }
  }
  // A mail without an address for the answer leaves the one that is known.
  if (relay !== null && replyTo !== null && isShared(replyTo)) return { mayChange: false, doubts }
  const isChanged = replyTo !== null && replyTo !== known.replyTo
  if (!isChanged || (isProved && relay !== null && relay.channel !== 'vrbo')) return { mayChange: !isDoubtful, doubts }
  return { mayChange: isProved, doubts: [...doubts, changeOf(known.replyTo, replyTo)] }
}

/** Whether a message may be somebody else's than it says: its sender is disowned, or not proved where they were before. */
export const isInDoubt = ({ authentication }: IncomingMessage, known: ReplyAddress | null): boolean =>
  authentication === 'fail' || (authentication === 'unproven' && known?.isProved === true)

/** A platform's own address, from which its notices come: no guest is reached there. */
const isShared = (address: string) => isRelayAddress(address) && aliasOf({ replyTo: address, from: '' }) === null

const reachesGuest = (address: string, { channel }: Relay) => isAddressOfRelay(address, channel) && !isShared(address)

const changeOf = (before: string | null, asked: string | null) =>
  say({ code: 'other_reply_address', params: { before: before ?? '', asked: asked ?? '' } })

/** Of chats whose rows are locked. */
export async function loadReplyAddresses(
  tx: Transaction,
  hostId: string,
  chatIds: readonly string[],
): Promise<Map<string, ReplyAddress>> {
  if (chatIds.length === 0) return new Map()
  const rows = await tx.$queryRaw<(ReplyAddress & { id: string })[]>`
    select c.id::text, ${REPLY_ADDRESS} as "replyTo", exists (
      select from message m where m.host_id = c.host_id and m.chat_id = c.id and m.authentication = 'pass') as "isProved"
    from chat c where c.host_id = ${hostId}::uuid and c.id = any(${[...chatIds]}::uuid[])`
  return new Map(rows.map((row) => [row.id, row]))
}
