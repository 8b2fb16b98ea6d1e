import type { Email } from 'postal-mime'
import type { ReadTxt } from '#outside/txt-records.ts'
import { type Authentication, isDisowned, ownServersWord } from './authentication-results.ts'
import { isSignedBySender } from './check-dkim.ts'
import { isSignedHeader } from './is-signed-header.ts'
import { personOf } from './mail-headers.ts'

/** Under which name a source's own server judges what it takes in; null where that is not known for certain: decision 018. */
const AUTHSERV_IDS = { gmail: 'mx.google.com', email: null } as const

/** Whoever signs more often than that wants something else. */
const MOST_SIGNATURES = 5

export type MailToJudge = {
  email: Email
  channel: keyof typeof AUTHSERV_IDS
  receivedAt: Date
  /** All of its bytes; null where only its beginning was fetched. */
  whole: Uint8Array | null
}

/** `isReplyToProved`: the sender wrote its Reply-To too, which a proved mail that is sent on may have from anybody. */
export type SenderProof = { authentication: Authentication; isReplyToProved: boolean }

/**
 * Whether a mail is from whom it says: by the word of the source's own server, where that is known; else by the signature of the
 * sender's domain. A mail with two senders is from neither.
 */
export async function authenticate(mail: MailToJudge, readTxt: ReadTxt): Promise<SenderProof> {
  const { email, channel, receivedAt, whole } = mail
  const { address } = personOf(email.from)
  if (address === null || count(email, 'from') !== 1) return unproved('unproven')
  const authservId = AUTHSERV_IDS[channel]
  const word = authservId === null ? null : ownServersWord(email, address, authservId)
  if (word !== null && word.authentication !== 'pass') return unproved(word.authentication)
  const isReplyToProved = word?.isFromOwnServer === true || isSignedHeader(email, address, 'reply-to')
  if (word !== null) return { authentication: 'pass', isReplyToProved }
  const signatures = count(email, 'dkim-signature')
  const isSigned = whole !== null && signatures > 0 && signatures <= MOST_SIGNATURES
  if (isSigned && (await isSignedBySender({ raw: whole, from: address, receivedAt }, readTxt)))
    return { authentication: 'pass', isReplyToProved }
  return unproved(isDisowned(email) ? 'fail' : 'unproven')
}

const unproved = (authentication: Authentication): SenderProof => ({ authentication, isReplyToProved: false })

const count = (email: Email, key: string) => email.headers.filter((header) => header.key === key).length
