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
  whatsapp_away: 'passes',
  source_not_stored: 'passes',

  address_not_allowed: 'needs_host',
  credentials_with_line_break: 'needs_host',
  source_password_lost: 'needs_host',
  mailbox_connected_twice: 'needs_host',
  mail_sign_in_refused: 'needs_host',
  mail_access_denied: 'needs_host',
  mail_needs_app_password: 'needs_host',
  mail_needs_web_sign_in: 'needs_host',
  mail_password_expired: 'needs_host',
  mail_needs_encryption: 'needs_host',
  mail_no_starttls: 'needs_host',
  mail_wrong_encryption: 'needs_host',
  mail_folder_missing: 'needs_host',
  certificate_expired: 'needs_host',
  certificate_not_yet_valid: 'needs_host',
  certificate_of_other_name: 'needs_host',
  certificate_untrusted: 'needs_host',
  whatsapp_unusable: 'needs_host',
  whatsapp_sign_in_refused: 'needs_host',
  whatsapp_account_restricted: 'needs_host',
  whatsapp_spam_limit: 'needs_host',
  whatsapp_payment_missing: 'needs_host',
} as const satisfies Partial<Record<SentenceCode, FaultCourse>>

export type SourceFaultCode = keyof typeof SOURCE_FAULTS
export type SourceFault = Sentence<SourceFaultCode>

export const isSourceFault = (fault: Sentence): fault is SourceFault => Object.hasOwn(SOURCE_FAULTS, fault.code)

/** Which a provider may mend as well as the host: tried again now and then, although they need somebody. */
export const CERTIFICATE_FAULTS = [
  'certificate_expired',
  'certificate_not_yet_valid',
  'certificate_of_other_name',
  'certificate_untrusted',
] as const satisfies SourceFaultCode[]

/** Whether nothing is tried until the host acts. */
export const needsHost = (fault: Sentence): fault is SourceFault =>
  isSourceFault(fault) && SOURCE_FAULTS[fault.code] === 'needs_host'

/** Faults of sending that mean that nothing can be read either. */
export const stopsReading = ({ code }: SourceFault) => code === 'whatsapp_sign_in_refused'
