import type { Sentence, SentenceCode } from './sentences/sentence.ts'

/** `passes`: tried again by itself. `needs_host`: nothing is tried until the host acts, who is told. */
export type FaultCourse = 'passes' | 'needs_host'

/** The one table of what keeps a source from bringing messages or from sending replies, and what follows from it. */
export const SOURCE_FAULTS = {
  mail_unreachable: 'passes',
  mail_refused_for_now: 'passes',
  mail_too_many_connections: 'passes',
  mail_mailbox_in_use: 'passes',
  mail_folder_closed: 'passes',
  mail_not_handed_over: 'passes',
  mail_went_silent: 'passes',
  google_busy: 'passes',
  google_refused: 'passes',
  whatsapp_away: 'passes',
  whatsapp_wrongly_signed: 'passes',
  source_not_stored: 'passes',
  source_not_looked_at: 'passes',
  source_mails_missing: 'passes',

  address_not_allowed: 'needs_host',
  no_outgoing_server: 'needs_host',
  credentials_with_line_break: 'needs_host',
  source_password_lost: 'needs_host',
  mailbox_connected_twice: 'needs_host',
  mail_sign_in_refused: 'needs_host',
  mail_sign_in_unclear: 'needs_host',
  mail_sign_in_blocked: 'needs_host',
  mail_sending_limit: 'needs_host',
  mail_sending_refused: 'needs_host',
  mail_access_denied: 'needs_host',
  mail_needs_app_password: 'needs_host',
  mail_needs_web_sign_in: 'needs_host',
  mail_password_expired: 'needs_host',
  mail_needs_encryption: 'needs_host',
  mail_no_starttls: 'needs_host',
  mail_wrong_encryption: 'needs_host',
  mail_outdated_encryption: 'needs_host',
  mail_folder_missing: 'needs_host',
  certificate_expired: 'needs_host',
  certificate_not_yet_valid: 'needs_host',
  certificate_of_other_name: 'needs_host',
  certificate_untrusted: 'needs_host',
  google_access_revoked: 'needs_host',
  google_scopes_missing: 'needs_host',
  google_not_allowed: 'needs_host',
  google_client_refused: 'needs_host',
  google_api_off: 'needs_host',
  google_not_set_up: 'needs_host',
  whatsapp_unusable: 'needs_host',
  whatsapp_sign_in_refused: 'needs_host',
  whatsapp_token_expired: 'needs_host',
  whatsapp_number_lost: 'needs_host',
  whatsapp_refused_unclear: 'needs_host',
  whatsapp_account_restricted: 'needs_host',
  whatsapp_spam_limit: 'needs_host',
  whatsapp_payment_missing: 'needs_host',
} as const satisfies Partial<Record<SentenceCode, FaultCourse>>

export type SourceFaultCode = keyof typeof SOURCE_FAULTS
export type SourceFault = Sentence<SourceFaultCode>

/** Whether a sentence is a fault of a source. */
export const isSourceFault = (fault: Sentence): fault is SourceFault => Object.hasOwn(SOURCE_FAULTS, fault.code)

const MINUTE_MS = 60_000

/** `forMs`: after that nothing is tried any more. `onlyProven`: only where what is set now has let us in before. */
export type Retry = { firstMs: number; forMs: number | null; onlyProven: boolean }

const OF_PROVIDER: Retry = { firstMs: MINUTE_MS, forMs: null, onlyProven: false }
/** A few tries a day are no attack that a provider locks an account for. */
const WORKED_BEFORE: Retry = { firstMs: 5 * MINUTE_MS, forMs: 3 * 24 * 60 * MINUTE_MS, onlyProven: true }
/** What says nothing of what is wrong may be a server that is ill, also for who was never let in. */
const SAYS_NOTHING: Retry = { ...WORKED_BEFORE, onlyProven: false }
/** A sign-in does not show that mails leave again: the next one does. */
const NEXT_MAIL: Retry = { firstMs: 60 * MINUTE_MS, forMs: null, onlyProven: false }
/** An hour from the first: what is asked more often may stay shut for it. */
const SHUT_FOR_NOW: Retry = { firstMs: 60 * MINUTE_MS, forMs: 3 * 24 * 60 * MINUTE_MS, onlyProven: false }

/**
 * Which may be over without the host, also as the operator allows a server or its name is mended: tried again after pauses that grow to an hour, although they need somebody, who is told. Every
 * refusal of a sign-in is, where what is set now has let us in before: a server that is ill calls a good password wrong, too.
 */
export const RETRIED_FAULTS = {
  address_not_allowed: OF_PROVIDER,
  certificate_expired: OF_PROVIDER,
  certificate_not_yet_valid: OF_PROVIDER,
  certificate_of_other_name: OF_PROVIDER,
  certificate_untrusted: OF_PROVIDER,
  mail_outdated_encryption: OF_PROVIDER,
  mail_sign_in_blocked: SHUT_FOR_NOW,
  mail_sending_limit: NEXT_MAIL,
  mail_sending_refused: NEXT_MAIL,
  mail_sign_in_unclear: SAYS_NOTHING,
  mail_sign_in_refused: WORKED_BEFORE,
  mail_access_denied: WORKED_BEFORE,
  mail_needs_app_password: WORKED_BEFORE,
  mail_needs_web_sign_in: WORKED_BEFORE,
  mail_password_expired: WORKED_BEFORE,
  mail_needs_encryption: WORKED_BEFORE,
  mail_no_starttls: WORKED_BEFORE,
  mail_wrong_encryption: WORKED_BEFORE,
  google_not_allowed: WORKED_BEFORE,
  google_client_refused: OF_PROVIDER,
  google_api_off: OF_PROVIDER,
  google_not_set_up: OF_PROVIDER,
  whatsapp_refused_unclear: SAYS_NOTHING,
} as const satisfies Partial<Record<SourceFaultCode, Retry>>

/** Whether nothing is tried until the host acts. */
export const needsHost = (fault: Sentence): fault is SourceFault =>
  isSourceFault(fault) && SOURCE_FAULTS[fault.code] === 'needs_host'

const STOPS_READING = new Set<SourceFaultCode>([
  'google_access_revoked',
  'google_not_allowed',
  'google_client_refused',
  'google_api_off',
  'google_not_set_up',
  'whatsapp_sign_in_refused',
  'whatsapp_token_expired',
  'whatsapp_number_lost',
])

/** Faults of sending that mean that nothing can be read either. */
export const stopsReading = ({ code }: SourceFault) => STOPS_READING.has(code)
