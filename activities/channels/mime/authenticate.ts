import type { Email } from 'postal-mime'
import type { ReadTxt } from '#outside/txt-records.ts'
import { type Authentication, isDisowned, ownServersVerdict } from './authentication-results.ts'
import { isSignedBySender } from './check-dkim.ts'
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

/**
 * Whether a mail is from whom it says: by the word of the source's own server, where that is known; else by the signature of the
 * sender's domain. A mail with two senders is from neither.
 */
export async function authenticate(
  { email, channel, receivedAt, whole }: MailToJudge,
  readTxt: ReadTxt,
): Promise<Authentication> {
  const { address } = personOf(email.from)
  if (address === null || count(email, 'from') !== 1) return 'unproven'
  const authservId = AUTHSERV_IDS[channel]
  const verdict = authservId === null ? null : ownServersVerdict(email, address, authservId)
  if (verdict !== null) return verdict
  const signatures = count(email, 'dkim-signature')
  const isSigned = whole !== null && signatures > 0 && signatures <= MOST_SIGNATURES
  if (isSigned && (await isSignedBySender({ raw: whole, from: address, receivedAt }, readTxt))) return 'pass'
  return isDisowned(email) ? 'fail' : 'unproven'
}

const count = (email: Email, key: string) => email.headers.filter((header) => header.key === key).length
