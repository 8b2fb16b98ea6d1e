import { cutText } from '#workflows/domain/cut-text.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { needsHost, SOURCE_FAULTS, type SourceFault } from '#workflows/domain/source-faults.ts'
import { meaningOf, signInFault } from './mail-faults.ts'

/** How far a mail had come when its server refused: nobody greeted us, then its sender, its recipient, its content. */
export type SmtpStep = 'connection' | 'sender' | 'recipient' | 'content'
export type SmtpRefusal = { step: SmtpStep; code: number; answer: string }

/** That it passes, in words that no server has for a mailbox that is not there: they say when. */
const SAYS_WHEN = /gr[ae]y.?list|\b(?:re)?try(?: again)? (?:later|in\b|after\b)|again later/i
/** Of the one recipient, or of the size of the one mail, whatever else it sounds like. */
const OF_MESSAGE =
  /\b5\.(?:1\.[0-36]|2\.\d|3\.4)\b|no such|unknown|(?:mailbox|user|recipient|address|account|inbox).{0,30}(?:unavailable|not (?:available|found|exist)|n['’]t exist|disabled|suspended|inactive|full)|(?:over|mailbox) ?quota|\bsize\b|too (?:big|large|long)/i
/** What an account may send in a time, as the large providers say it: Google's 5.4.5, Microsoft's 5.1.90 and 5.7.705. */
const SENDING_LIMIT =
  /\b5\.(?:4\.5|1\.90|7\.705)\b|(?:daily|hourly).{0,40}(?:limit|quota)|(?:limit|quota|max(?:imum)?)\b.{0,60}\b(?:daily|hourly|(?:per|an?|one|24|each) ?-?(?:day|hours?))\b|\b(?:send|sending|sender|outgoing|outbound|submission)(?:['’]s)? (?:\w+ )?(?:limit|quota)|limite (?:giornaliero|orario)|limite di invi/i
/** What another mailbox may receive is no limit of ours. */
const OF_RECIPIENT = /\b[45]\.2\.\d|mailbox|receiv/i
/** It passes in a day, not while a mail is tried again. */
const OF_A_DAY = /daily|\bday\b|24.?h|giornalier/i
/** It relays for those only who signed in, and takes us for none of them. */
const NOT_OURS =
  /relay(?:ing)?\b.{0,30}(?:denied|not (?:permitted|allowed)|prohibited|disallowed)|(?:unable|not (?:allowed|permitted)) to relay|authentication (?:is )?required|must (?:be )?authenticate|not authenticated/i
/** RFC 4954: it asks for a sign-in, or takes the one that there was for none. */
const OF_SIGN_IN = new Set([530, 534, 535, 538])

/**
 * What a refusal means by the table of faults: it passes, is of this one message, or is a fault of the account, which stops. RFC 5321,
 * 4.2.1 has it that 4xx may be tried again and 5xx not; servers say with 5xx also what passes, and what is of no message. In doubt a
 * refusal of the sender is the account's, one of the recipient or the content the message's.
 */
export function smtpRefusal({ step, code, answer }: SmtpRefusal): SourceFault | 'passes' | 'of_message' {
  const detail = cutText(answer.replace(/\s+/g, ' ').trim(), 200)
  const isOfSending = step !== 'connection'
  const isLimit = isOfSending && SENDING_LIMIT.test(answer) && !(step === 'recipient' && OF_RECIPIENT.test(answer))
  if (isLimit && (code >= 500 || OF_A_DAY.test(answer))) {
    return say<'mail_sending_limit'>({ code: 'mail_sending_limit', params: { answer: detail } })
  }
  if (code < 500 || SAYS_WHEN.test(answer)) return 'passes'
  if (isOfSending && OF_SIGN_IN.has(code)) return courseOf(signInFault(answer).sentence)
  const refused = say<'mail_sending_refused'>({ code: 'mail_sending_refused', params: { answer: detail } })
  if (step === 'recipient' && NOT_OURS.test(answer)) return refused
  const isOfMessage = step === 'sender' ? OF_SIZE.test(answer) : isOfSending && OF_MESSAGE.test(answer)
  if (isOfMessage) return 'of_message'
  const means = meaningOf(answer)
  if (means !== undefined && SOURCE_FAULTS[means] === 'passes') return 'passes'
  if (step === 'recipient' || step === 'content') return 'of_message'
  return means === undefined ? refused : say({ code: means })
}

/** RFC 1870: the sender is refused for what a mail of that size would be. */
const OF_SIZE = /^552|\b5\.(?:3\.4|2\.[23])\b|\bsize\b|too (?:big|large)/i

const courseOf = (fault: Parameters<typeof needsHost>[0]) => (needsHost(fault) ? fault : 'passes')
