import { type Guest, readGuest } from './read-guest.ts'
import type { Contact, InboundSender } from './webhook-value.ts'

/** Around an entry: the host's own number, and of history with whom the conversation is. */
export type Around = {
  ownNumber: unknown
  isHistory: boolean
  isEcho: boolean
  thread: string | undefined
  contacts: readonly Contact[]
}
/** `guest`: whose conversation it belongs to; null where nobody can say. */
export type Author = { byHost: boolean; guest: Guest | null }

/** Who wrote it: a guest, or the host on a phone, of whom Meta tells as it does of guests, with a receiver. */
export function whoWrote(sender: InboundSender | undefined, around: Around): Author {
  const { ownNumber, isHistory, isEcho, thread, contacts } = around
  if (sender === undefined) return { byHost: false, guest: null }
  const { from, to, to_user_id } = sender
  const hasReceiver = (to !== undefined && !isSame(to, ownNumber)) || to_user_id !== undefined
  const byHost = isEcho || (from !== undefined && isSame(from, ownNumber)) || (isHistory && hasReceiver)
  if (!byHost) return { byHost, guest: readGuest({ ...sender, from: from ?? thread }, contacts) }
  // A note to oneself is no guest's.
  if (to !== undefined && isSame(to, ownNumber)) return { byHost, guest: null }
  const receiver = to ?? (to_user_id === undefined ? thread : undefined)
  return { byHost, guest: readGuest({ from: receiver, from_user_id: to_user_id }, contacts) }
}

const digits = (number: unknown) =>
  (typeof number === 'string' || typeof number === 'number' ? String(number) : '').replace(/\D/g, '')
const isSame = (one: unknown, other: unknown) => digits(one) !== '' && digits(one) === digits(other)
