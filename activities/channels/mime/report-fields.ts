import type { Attachment, Email } from 'postal-mime'
import { bareAddressOrNull } from '#activities/channels/text/bare-address.ts'
import { MAX_CHARACTERS } from '#activities/channels/text/normalise-text.ts'
import { MESSAGE_ID, messageIds } from './mail-headers.ts'

const ADDRESS = /[^\s<>"'(),:;[\]]{1,64}@[^\s<>"'(),:;[\]]{1,255}/g
const RETURNED = /^(?:message\/(?:rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/i
const RETURNED_ID = new RegExp(String.raw`^[ \t>]*message-id:\s*(${MESSAGE_ID})`, 'imu')
/** Of the mail that came back: whom its sender wrote to, also where somebody sent it on. */
const FOR_WHOM = /^[ \t>]*(?:to|x-original-to|original-recipient|delivered-to|envelope-to|x-envelope-to):[ \t]*(.+)/gim

/** Of a mail that came back: its Message-ID and whom it was for. */
export type ReturnedCopy = { rfcMessageId: string; copyFor: string[] }

/** A part's text as UTF-8, cut to what is read of a mail. */
export const textOf = ({ content }: Attachment) =>
  (typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8')).slice(
    0,
    MAX_CHARACTERS,
  )

/** Every address in a text, in lower case. */
export const addressesIn = (text: string | undefined): string[] =>
  (text?.match(ADDRESS) ?? []).flatMap((found) => bareAddressOrNull(found.replace(/\.$/, '')) ?? [])

/** A field of a report, whose lines may be folded. */
export const fieldOf = (group: string, name: string) =>
  new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t].+)*)`, 'im').exec(group)?.[1]?.replace(/\s+/g, ' ').trim()

/** The copy or the headers that a report carries as a part: RFC 3462, RFC 6533. */
export function returnedCopy(email: Email): ReturnedCopy | null {
  const copies = email.attachments.filter(({ mimeType }) => RETURNED.test(mimeType)).map(textOf)
  return copies.map((copy) => copyIn(headersOf(copy))).find((copy) => copy !== null) ?? null
}

/** The same where its headers stand in a text. */
export function copyIn(text: string): ReturnedCopy | null {
  const rfcMessageId = RETURNED_ID.exec(text)?.[1]
  if (rfcMessageId === undefined) return null
  return { rfcMessageId, copyFor: [...text.matchAll(FOR_WHOM)].flatMap(([, written]) => addressesIn(written)) }
}

/** The mail whose answer this says it is: the last of its references, where it says no more. */
export const answeredId = (email: Email): string | null =>
  messageIds(email.inReplyTo, 1)[0] ?? messageIds(email.references, 1)[0] ?? null

const headersOf = (copy: string) => copy.trimStart().split(/\r?\n[ \t]*\r?\n/, 1)[0] ?? ''
