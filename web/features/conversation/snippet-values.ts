import type { ChatView } from '#api/contract/chats.ts'
import type { PropertyView } from '#api/contract/properties.ts'
import type { SnippetValues } from '#api/contract/snippet-fields.ts'

/** A calendar day as somebody reads it who reads that language; no time zone is involved. */
const dayIn = (language: string, day: string | null): string | undefined =>
  day === null
    ? undefined
    : new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))

const known = (text: string | null | undefined): string | undefined => text?.trim() || undefined

/** What a chat knows for a snippet; what it does not know is left out. `language`: the guest's. */
export function snippetValues(chat: ChatView, property: PropertyView | undefined, language: string): SnippetValues {
  // A bare address is how they are reached, and not what they are called.
  const name = chat.sender?.includes('@') ? undefined : known(chat.sender)
  const found: Record<keyof SnippetValues, string | undefined> = {
    'guest.name': name,
    'guest.first_name': name?.split(/\s+/)[0],
    'property.name': known(chat.property?.name),
    'property.address': known(property?.address),
    'property.check_in': known(property?.checkIn),
    'property.check_out': known(property?.checkOut),
    'stay.check_in': dayIn(language, chat.checkInDate),
    'stay.check_out': dayIn(language, chat.checkOutDate),
    'stay.guests': chat.guestCount === null ? undefined : String(chat.guestCount),
  }
  return Object.fromEntries(Object.entries(found).filter((entry) => entry[1] !== undefined))
}
