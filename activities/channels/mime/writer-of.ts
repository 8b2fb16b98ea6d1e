import type { Email } from 'postal-mime'
import { isAligned } from './is-aligned.ts'
import { header, personOf } from './mail-headers.ts'

/** Who wrote a mail by its headers. `perhaps`: a machine, or a person whose mail a machine sent: nobody but the host can say. */
export type Writer = 'person' | 'perhaps' | 'machine'

const ROBOT =
  /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|nicht-?antworten|noresponder|ne-?pas-?repondre)(?:[+._-].*)?$/
const LIST_HEADERS = ['list-id', 'list-unsubscribe', 'list-post', 'list-owner', 'list-help', 'list-subscribe']
const TO_MANY = /^(?:bulk|list|junk)$/i

/**
 * Written by a machine (RFC 3834, RFC 2919, a bounce): kept, never answered. A form of a site writes a guest's words under an address
 * that nobody reads, and names theirs for the answer; what a person sends through a service may be unsubscribed from, too. Ask only
 * after relays are recognised.
 */
export function writerOf(email: Email, ownAddresses: readonly string[]): Writer {
  if (isOfMachine(email) || isListMail(email, ownAddresses)) return 'machine'
  const isSentByMachine = submitted(email) !== null || isRobot(personOf(email.from).address)
  if (isSentByMachine) return namesPerson(email, ownAddresses) ? 'perhaps' : 'machine'
  return isToMany(email) || LIST_HEADERS.some((key) => header(email, key) !== null) ? 'perhaps' : 'person'
}

/** Sent to many at once: none of them is a guest's. A list of the host's own domain hands on what is written to the house. */
export function isListMail(email: Email, ownAddresses: readonly string[]): boolean {
  const isOfList = LIST_HEADERS.some((key) => header(email, key) !== null)
  const id = header(email, 'list-id')
  if (!(isToMany(email) && isOfList) && id === null) return false
  const list = /<([^<>\s]+)>\s*$/.exec(id ?? '')?.[1] ?? ''
  return !ownAddresses.some((own) => isAligned(list, own))
}

/** RFC 3834, 5: the answer of a program, or the word of a mail system. */
function isOfMachine(email: Email): boolean {
  if (/^auto-(?:replied|notified)\b/.test(submitted(email) ?? '')) return true
  if (/^auto_reply$/i.test(precedence(email))) return true
  if (['x-autoreply', 'x-autorespond'].some((key) => header(email, key) !== null)) return true
  if (header(email, 'return-path')?.trim() === '<>') return true
  return /^multipart\/report/i.test(header(email, 'content-type') ?? '')
}

/** What it says of how it was sent; null for a person's. */
function submitted(email: Email): string | null {
  const said = header(email, 'auto-submitted')?.trim().toLowerCase() ?? 'no'
  return /^no\b/.test(said) ? null : said
}

const precedence = (email: Email) => header(email, 'precedence')?.trim() ?? ''
const isToMany = (email: Email) => TO_MANY.test(precedence(email))
const isRobot = (address: string | null) => ROBOT.test(address?.split('@')[0] ?? '')

/** Whether the answer goes to one mailbox of somebody else's: of another organisation, and not the host's own. */
function namesPerson({ replyTo = [], from }: Email, ownAddresses: readonly string[]): boolean {
  const [first, ...others] = replyTo
  const { address } = personOf(first)
  if (address === null || others.length > 0 || isRobot(address) || ownAddresses.includes(address)) return false
  return !isAligned(address, personOf(from).address ?? '')
}
