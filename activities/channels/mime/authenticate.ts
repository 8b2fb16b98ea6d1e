import type { Email } from 'postal-mime'
import type { ReadTxt } from '#outside/txt-records.ts'
import { MOST_SIGNATURES } from './ask-for-keys.ts'
import { type Authentication, isDisowned, type OwnServer, ownServersWord } from './authentication-results.ts'
import { isSignedBySender } from './check-dkim.ts'
import { isSignedHeader } from './is-signed-header.ts'
import { personOf } from './mail-headers.ts'
import { isOfServer, type Receiving, type ServerEvidence, serverEvidence } from './receiving-server.ts'

/** Under which name Gmail judges what it takes in. Of other servers it is learnt: decision 018. */
const GMAIL: OwnServer = { isOwn: ({ authservId }) => authservId === 'mx.google.com', count: 1 }

export type MailToJudge = {
  email: Email
  channel: 'gmail' | 'email'
  /** Of a mailbox that is not Gmail's. */
  receiving?: Receiving | undefined
  receivedAt: Date
  /** All of its bytes; null where only its beginning was fetched. */
  whole: Uint8Array | null
}

/** `isReplyToProved`: the sender wrote its Reply-To too, which a proved mail that is sent on may have from anybody. */
export type SenderProof = {
  authentication: Authentication
  isReplyToProved: boolean
  /** What a mail that was proved without its server's word shows of that server. */
  serverEvidence: ServerEvidence | null
}

/**
 * Whether a mail is from whom it says: by the word of the source's own server, where that is known; else by the signature of the
 * sender's domain. A mail with two senders is from neither.
 */
export async function authenticate(mail: MailToJudge, readTxt: ReadTxt): Promise<SenderProof> {
  const { email, channel, receivedAt, whole, receiving } = mail
  const { address } = personOf(email.from)
  if (address === null || count(email, 'from') !== 1) return unproved('unproven')
  const server = channel === 'gmail' ? GMAIL : learnedFor(receiving)
  const word = server === null ? null : ownServersWord(email, address, server)
  if (word !== null && word.authentication !== 'pass') return unproved(word.authentication)
  const isReplyToProved = word?.isFromOwnServer === true || isSignedHeader(email, address, 'reply-to')
  if (word !== null) return { authentication: 'pass', isReplyToProved, serverEvidence: null }
  const signatures = count(email, 'dkim-signature')
  const isSigned = whole !== null && signatures > 0 && signatures <= MOST_SIGNATURES
  if (isSigned && (await isSignedBySender({ raw: whole, from: address, receivedAt }, readTxt)))
    return { authentication: 'pass', isReplyToProved, serverEvidence: evidenceOf(mail, address) }
  return unproved(isDisowned(email) ? 'fail' : 'unproven')
}

const unproved = (authentication: Authentication): SenderProof => ({
  authentication,
  isReplyToProved: false,
  serverEvidence: null,
})

function learnedFor(receiving: Receiving | undefined): OwnServer | null {
  const learned = receiving?.learned ?? null
  if (learned === null) return null
  return { isOwn: (results) => isOfServer(results, learned), count: learned.count }
}

const evidenceOf = ({ email, channel, receiving }: MailToJudge, from: string) =>
  channel === 'gmail' || receiving === undefined ? null : serverEvidence(email, from, receiving)

const count = (email: Email, key: string) => email.headers.filter((header) => header.key === key).length
