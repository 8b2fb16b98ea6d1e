import type { Channel } from '#workflows/domain/channels.ts'
import type { Transport } from '#workflows/domain/files/outgoing-limits.ts'

/** What is known of the way to a chat's guest. Times are RFC 3339, as PostgreSQL and the API give them. */
export type Reach = {
  /** As `chat.channel` names it. */
  channel: Channel
  transport: Transport
  /** Where replies go: an address, or a number. */
  address: string | null
  /** A reservation is known: contacts are no secret any more. */
  isBooked: boolean
  checkOutDate: string | null
  lastGuestMessageAt: string | null
  /** When the last mail to that address came back for good; null where none did, or a later one stayed away. */
  returnedAt: string | null
}
