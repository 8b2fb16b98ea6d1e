import type { Email } from 'postal-mime'
import { asksSomething } from '#activities/channels/text/asks-something.ts'
import { domainOf } from '#activities/channels/text/bare-address.ts'
import { isOwnAddress } from '#activities/channels/text/own-address.ts'
import { speaksOfOneself } from '#activities/channels/text/voice.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { machineName } from '#workflows/domain/machine-address.ts'
import { calendarMethod } from './calendar-text.ts'
import { isCertifiedReceipt } from './certified-receipt.ts'
import { writerOfFields } from './filled-form.ts'
import { isAligned } from './is-aligned.ts'
import { header, type Person, personOf } from './mail-headers.ts'
import { isAdvertising, isOfList, isToMany } from './mailing-list.ts'
import { addressesIn } from './report-fields.ts'
import { wantsNoAnswer } from './wants-no-answer.ts'

/** Who wrote a mail by its headers. `perhaps`: a machine, or a person whose mail a machine sent: nobody but the host can say. */
export type Writer = 'person' | 'perhaps' | 'machine'

/** One conversation's own: what stands behind the name has a number in it, and is no mark of an address that bounces. */
const CONVERSATION = /^[a-z-]+[+._-](?=[^=]*\d)[^=]{4,}$/

/**
 * Written by a machine (RFC 3834, RFC 2919, a bounce): kept, never answered. A form of a site writes a guest's words under an address
 * that nobody reads, and names theirs for the answer; what a person sends through a service may be unsubscribed from, too. Ask only
 * after relays are recognised.
 */
export function writerOf(email: Email, ownAddresses: readonly string[], words: string): Writer {
  if (isOfMachine(email) || isCalendarsAlone(email, words) || isAdvertising(email, ownAddresses, words))
    return 'machine'
  if (isSentByMachine(email, ownAddresses)) {
    const mayBeSomebody = mayHandOn(email, words) || maySpeakFor(email, ownAddresses, words)
    return writerOfForm(email, ownAddresses, words) === null && !mayBeSomebody ? 'machine' : 'perhaps'
  }
  // Rules that forward a person's mail write words that RFC 3834 does not know, or leave it no return path.
  const isMarked = isToMany(email) || submitted(email) !== null || hasNoReturnPath(email)
  if (isPostmaster(personOf(email.from).address)) return 'perhaps'
  const unanswerable = wantsNoAnswer(email, words) ?? namedAsUnread(email, words)
  if (unanswerable !== null) return unanswerable
  return isMarked || isOfList(email) ? 'perhaps' : 'person'
}

/**
 * Who writes from a name that begins as a machine's which reads no answer, and goes on as a person's may: a machine, where it answers
 * nothing, asks nothing and nobody speaks of themselves.
 */
function namedAsUnread(email: Email, words: string): Writer | null {
  const name = machineName(personOf(email.from).address)
  if (name === null || name.kind !== 'unread') return null
  const isSomebody = email.inReplyTo !== undefined || asksSomething(words) || speaksOfOneself(words, fold(words))
  return isSomebody ? 'perhaps' : 'machine'
}

/** What a calendar writes for whoever accepts or declines, and not a word of theirs (RFC 5546, 3.2.3). */
const isCalendarsAlone = (email: Email, words: string) =>
  words.trim() === '' && email.attachments.some((part) => calendarMethod(part) === 'REPLY')

/** A mail system, or who answers for one and writes by hand. */
export const isPostmaster = (address: string | null) => address?.startsWith('postmaster@') === true

const isSentByMachine = (email: Email, ownAddresses: readonly string[]) => {
  const { address } = personOf(email.from)
  const isOwn = isOwnAddress(ownAddresses, address)
  return isOwn || /^auto-generated\b/.test(submitted(email) ?? '') || isRobot(address)
}

/**
 * Who wrote what a machine sends to the host: whom it names for the answer beside the house and other machines, one mailbox of another
 * organisation, or the portal's own for one conversation; of several of others, where something is asked, whom its words name, else
 * the first. What the host's own mailbox sends to others is the host's; what it, or a machine of its domain, sends to itself may be a
 * form that names its writer in its words alone, and so may whatever has the fields of one: then perhaps with a number and no address.
 */
export function writerOfForm(email: Email, ownAddresses: readonly string[], words: string): Person | null {
  if (!isSentByMachine(email, ownAddresses)) return null
  const isAnothers = ({ address }: Person) =>
    address !== null && !isRobot(address) && !isOwnAddress(ownAddresses, address)
  const named = (email.replyTo ?? []).map(personOf).filter(isAnothers)
  const [writer, ...others] = isOneOf(named) ? named : amongSeveral(named, email, words)
  if (writer === undefined) {
    if (named.length > 0) return null
    if (!isToSelf(email, ownAddresses)) return writerOfFields(words, isAnothers)
    const from = personOf(email.from).address ?? ''
    const isOfHouse = (one: string) => !isOwnAddress(ownAddresses, from) && isAligned(one, from)
    const inWords = addressesIn(words).find((one) => isAnothers(nameless(one)) && !isOfHouse(one))
    return inWords === undefined ? writerOfFields(words, isAnothers) : nameless(inWords)
  }
  const from = personOf(email.from).address ?? ''
  if (writer.address === null || others.some(({ address }) => address !== writer.address)) return null
  if (isAligned(writer.address, from) && !isOfConversation(writer.address, from)) return null
  const isToOwn = email.to?.some((to) => isOwnAddress(ownAddresses, personOf(to).address)) === true
  return isToOwn || !isOwnAddress(ownAddresses, from) ? writer : null
}

const isOneOf = (people: readonly Person[]) => people.every(({ address }) => address === people[0]?.address)

/** A machine that names several people has one of them ask, where it asks at all: nobody but the host can say who. */
function amongSeveral(people: readonly Person[], email: Email, words: string): Person[] {
  const from = personOf(email.from).address ?? ''
  const others = people.filter(({ address }) => !isAligned(address ?? '', from))
  if (others.length === 0 || !asksSomething(words)) return []
  const inWords = new Set(addressesIn(words))
  return [others.find(({ address }) => inWords.has(address ?? '')) ?? others[0]].filter((one) => one !== undefined)
}

const nameless = (address: string): Person => ({ address, name: null })

/** From the host's own mailbox, or a machine of its domain, to nobody else, and in answer to nothing. */
function isToSelf(email: Email, ownAddresses: readonly string[]): boolean {
  const from = personOf(email.from).address ?? ''
  const isOfDomain = isRobot(from) && ownAddresses.some((own) => domainOf(own) === domainOf(from))
  const readers = [...(email.to ?? []), ...(email.cc ?? [])].map((one) => personOf(one).address ?? '')
  const all = isOfDomain ? [...readers, readers[0] ?? ''] : [from, ...readers]
  return email.inReplyTo === undefined && all.length > 1 && all.every((one) => isOwnAddress(ownAddresses, one))
}

/** A number is in its name, as no office's is: `conv-8f3a9b@reply.portal.test`. */
const isOfConversation = (address: string, from: string) => address !== from && /\d/.test(address.split('@')[0] ?? '')

/** A portal that has an address for each conversation and names no other hands on what somebody asks. */
const mayHandOn = (email: Email, words: string) => {
  const local = personOf(email.from).address?.split('@')[0] ?? ''
  return submitted(email) === null && isRobot(local) && CONVERSATION.test(local) && asksSomething(words)
}

/** What people write in the desk of an agency leaves as generated (RFC 3834, 5), under an address that is read, and asks something. */
const maySpeakFor = (email: Email, ownAddresses: readonly string[], words: string) => {
  const { address } = personOf(email.from)
  return address !== null && !isRobot(address) && !isOwnAddress(ownAddresses, address) && asksSomething(words)
}

/** RFC 3834, 5: the answer of a program, or the word of a mail system. */
function isOfMachine(email: Email): boolean {
  if (/^auto-(?:replied|notified)\b/.test(submitted(email) ?? '')) return true
  if (/^auto_reply$/i.test(precedence(email))) return true
  if (['x-autoreply', 'x-autorespond'].some((key) => !/^(?:no|false|0)?$/i.test(header(email, key)?.trim() ?? '')))
    return true
  return isCertifiedReceipt(email) || isReport(email)
}

/** Whether a mail is a report of a mail system as a whole (RFC 6522). */
export const isReport = (email: Email): boolean => /^multipart\/report/i.test(header(email, 'content-type') ?? '')

/** What it says of how it was sent; null for a person's. */
export function submitted(email: Email): string | null {
  const said = header(email, 'auto-submitted')?.trim().toLowerCase() ?? 'no'
  return /^no\b/.test(said) ? null : said
}

/** As answers of machines and bounces have it (RFC 5321, 4.5.5), and what some servers send on. */
export const hasNoReturnPath = (email: Email) => header(email, 'return-path')?.trim() === '<>'

/** By what servers put on answers of machines, and some on what people write. */
export const isMarkedByMachine = (email: Email) =>
  header(email, 'x-auto-response-suppress') !== null || hasNoReturnPath(email)

const precedence = (email: Email) => header(email, 'precedence')?.trim() ?? ''
/** An address that no person writes from: `postmaster` alone is not. */
export const isRobot = (address: string | null) =>
  machineName(address)?.isCertain === true && !/^postmaster(?:@|$)/.test(address ?? '')
