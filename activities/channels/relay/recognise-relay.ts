import type { Email } from 'postal-mime'
import { header, personOf } from '#activities/channels/mime/mail-headers.ts'
import type { Relay } from '#activities/channels/relay/relay.ts'
import { isUnderDomain } from '#activities/channels/text/bare-address.ts'
import { readAirbnb } from './airbnb.ts'
import { readBooking } from './booking.ts'
import { readAgoda, readExpedia } from './other-relays.ts'
import { readVrbo } from './vrbo.ts'

export type RelayMail = {
  from: string
  fromName: string | null
  replyTo: string | null
  replyToName: string | null
  subject: string
  /** Plain text, whole. */
  text: string
  html: string
  at: Date
}
/** `isNotice`: the platform itself speaks, no guest. */
export type RecognisedRelay = { relay: Relay; text: string; isNotice: boolean }
/** With where its replies go: the platform's Reply-To, else its From, never an address elsewhere. */
export type RelayConversation = RecognisedRelay & { replyTo: string }
type ReadRelay = (mail: RelayMail) => RecognisedRelay | null

/** Exact domains, or what lies under them: a longer name that only begins so is somebody else's. */
const RELAYS: [domain: string, read: ReadRelay][] = [
  ['airbnb.com', readAirbnb],
  ['guest.booking.com', readBooking],
  ['mchat.booking.com', readBooking],
  ['messages.homeaway.com', readVrbo],
  ['messages.vrbo.com', readVrbo],
  ['messages.fewo-direkt.de', readVrbo],
  ['m.expediapartnercentral.com', readExpedia],
  ['agoda-messaging.com', readAgoda],
]

const MAX_HTML = 200_000
const ROOTS = RELAYS.map(([domain]) => domain.split('.').slice(-2).join('.'))

type MailToRecognise = { email: Email; text: string; at: Date }

/** What a booking platform's mail says of its conversation; null for every other mail, and for one that fails its sender's checks. */
export function recogniseRelay({ email, text, at }: MailToRecognise): RelayConversation | null {
  const from = personOf(email.from)
  if (from.address === null || isForged(email)) return null
  const address = from.address
  const read = RELAYS.find(([domain]) => isUnderDomain(address, domain))?.[1]
  const written = personOf(email.replyTo?.[0])
  const isTheirs = written.address !== null && ROOTS.some((root) => isUnderDomain(written.address ?? '', root))
  const replyTo = isTheirs ? written.address : null
  const html = (email.html ?? '').slice(0, MAX_HTML)
  const mail = { from: address, fromName: from.name, replyTo, replyToName: written.name, subject: email.subject ?? '' }
  const recognised = read?.({ ...mail, text, html, at }) ?? null
  return recognised === null ? null : { ...recognised, replyTo: replyTo ?? address }
}

/** The topmost Authentication-Results is our own mail server's word (RFC 8601); where it has none, the address has to do. */
const isForged = (email: Email) => /\b(?:dkim|dmarc)=fail\b/i.test(header(email, 'authentication-results') ?? '')
