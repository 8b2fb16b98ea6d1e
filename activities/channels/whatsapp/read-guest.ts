import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { cleanName } from '#workflows/domain/clean-name.ts'
import { isRecord } from '#workflows/domain/is-record.ts'
import { Contact, listOf } from './webhook-value.ts'

type Sender = { from?: string | undefined; from_user_id?: string | undefined }
export type Guest = Pick<IncomingMessage, 'aliases' | 'peer' | 'replyTo' | 'name'>

/** The contacts that a webhook came with, as far as each can be read. */
export const readContacts = (contacts: unknown): Contact[] =>
  listOf(contacts).flatMap((contact) => Contact.safeParse(contact).data ?? [])

/** Who wrote, known by number, by user id, or both: whichever comes later joins the same conversation. Null for nobody. */
export function readGuest({ from, from_user_id }: Sender, contacts: readonly Contact[]): Guest | null {
  const isTheirs = ({ wa_id, user_id }: Contact) =>
    (from !== undefined && wa_id === from) || (from_user_id !== undefined && user_id === from_user_id)
  const [first, ...others] = contacts
  const isNamed = from !== undefined || from_user_id !== undefined
  // Who says nothing of themselves is whom the webhook came with, where that is one.
  const contact = contacts.find(isTheirs) ?? (isNamed || others.length > 0 ? undefined : first)
  const phone = phoneOf(from ?? contact?.wa_id ?? '')
  const userId = from_user_id ?? contact?.user_id ?? null
  const guest = phone ?? userId
  if (guest === null || guest === '') return null
  return {
    aliases: [...(userId === null ? [] : [`wa:user:${userId}`]), ...(phone === null ? [] : [`wa:phone:${phone}`])],
    peer: guest,
    replyTo: guest,
    name: cleanName(contact?.profile?.name),
  }
}

/** Other names that a notice of WhatsApp's gives the guest: they have another number, or another user id, from now on. */
export function newNames(message: Record<string, unknown>): string[] {
  const { system } = message
  if (message.type !== 'system' || !isRecord(system)) return []
  const [phone, userId] = [system.new_wa_id ?? system.wa_id, system.new_user_id ?? system.user_id]
  return [
    ...(typeof userId === 'string' && userId !== '' ? [`wa:user:${userId}`] : []),
    ...(typeof phone === 'string' && phoneOf(phone) !== null ? [`wa:phone:${phoneOf(phone)}`] : []),
  ]
}

/** In digits, however it is written. */
function phoneOf(written: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(written)) return null
  return /^\d{5,20}$/.exec(written.replace(/\D/g, ''))?.[0] ?? null
}
