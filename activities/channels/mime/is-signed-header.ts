import type { Email } from 'postal-mime'
import { isAligned } from './is-aligned.ts'

/**
 * Whether every signature of the sender's domain covers each header of this name that the mail has: RFC 6376, 3.5 (`h=`) and 8.15. Where
 * one leaves it out, anybody may have added it to a mail whose signature still holds. Says nothing of whether the signatures hold.
 */
export function isSignedHeader(email: Email, from: string, name: 'reply-to' | 'to' | 'subject'): boolean {
  const written = email.headers.filter(({ key }) => key === name).length
  const ofSender = email.headers.filter(
    ({ key, value }) => key === 'dkim-signature' && isAligned(tagOf(value, 'd'), from),
  )
  return ofSender.length > 0 && ofSender.every(({ value }) => timesSigned(value, name) >= written)
}

const timesSigned = (signature: string, name: string) =>
  tagOf(signature, 'h')
    .toLowerCase()
    .split(':')
    .filter((signed) => signed === name).length

const tagOf = (signature: string, tag: string) =>
  new RegExp(`(?:^|;)\\s*${tag}\\s*=([^;]*)`).exec(signature)?.[1]?.replace(/\s/g, '') ?? ''
