import type { Email } from 'postal-mime'
import { type Authentication, isDisowned, ownServersVerdict } from './authentication-results.ts'
import { personOf } from './mail-headers.ts'

/** Under which name a source's own server judges what it takes in; null where that is not known for certain: decision 018. */
const AUTHSERV_IDS = { gmail: 'mx.google.com', email: null } as const

/** Whether a mail is from whom it says: by the word of the source's own server, where that is known. */
export function authenticate(email: Email, channel: keyof typeof AUTHSERV_IDS): Authentication {
  const { address } = personOf(email.from)
  if (address === null) return 'unproven'
  const authservId = AUTHSERV_IDS[channel]
  const verdict = authservId === null ? null : ownServersVerdict(email, address, authservId)
  return verdict ?? (isDisowned(email) ? 'fail' : 'unproven')
}
