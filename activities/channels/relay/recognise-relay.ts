import type { Email } from 'postal-mime'
import type { Relay } from '#activities/channels/incoming-message.ts'
import type { Authentication } from '#activities/channels/mime/authentication-results.ts'
import { personOf } from '#activities/channels/mime/mail-headers.ts'
import { readAirbnb } from './airbnb.ts'
import { readBooking } from './booking.ts'
import { hasGuestsWords } from './frames/relay-words.ts'
import { guestName } from './guest-name.ts'
import { readAgoda, readExpedia } from './other-relays.ts'
import { linkedText } from './platform-text.ts'
import { isAddressOfRelay, relayOf } from './relay-domains.ts'
import type { RelayMail } from './relay-mail.ts'
import { type Speaker, speakerOf } from './speaker.ts'
import { readVrbo } from './vrbo.ts'

/** With whom its headers name, and where replies go: the platform's Reply-To, else its From, never an address elsewhere. */
export type RelayConversation = { relay: Relay; speaker: Speaker; names: string[]; replyTo: string }

const READERS: Record<Relay['channel'], (mail: RelayMail, speaker: Speaker) => Relay> = {
  airbnb: readAirbnb,
  booking: readBooking,
  vrbo: readVrbo,
  expedia: readExpedia,
  agoda: readAgoda,
}

const MAX_HTML = 200_000

type MailToRecognise = { email: Email; text: string; at: Date; authentication: Authentication }

/** Nobody but the guest is named in a platform's headers. */
const namesOf = (mail: Pick<RelayMail, 'fromName' | 'replyToName'>) =>
  [guestName(mail.replyToName), guestName(mail.fromName)].filter((name) => name !== null)

/** What a booking platform's mail says of its conversation; null for every other mail, and for one that fails its sender's checks. */
export function recogniseRelay({ email, text, at, authentication }: MailToRecognise): RelayConversation | null {
  const { address, name } = personOf(email.from)
  if (address === null || authentication === 'fail') return null
  const channel = relayOf(address)
  if (channel === null) return null
  const written = personOf(email.replyTo?.[0])
  const replyTo = written.address !== null && isAddressOfRelay(written.address, channel) ? written.address : null
  const html = (email.html ?? '').slice(0, MAX_HTML)
  const sender = { from: address, fromName: name, replyTo, replyToName: written.name }
  const subject = email.subject ?? ''
  const names = namesOf(sender)
  const mail = { channel, ...sender, subject, text, html, at, of: { subject, names } }
  const speaker = speakerOf(mail, () => [text, linkedText(html)].some((said) => hasGuestsWords(said, channel, mail.of)))
  return { relay: READERS[channel](mail, speaker), speaker, names, replyTo: replyTo ?? address }
}
