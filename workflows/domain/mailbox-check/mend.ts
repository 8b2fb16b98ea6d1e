import { type Mend, toMend } from '#workflows/domain/sentences/mends.ts'
import type { Sentence, SentenceCode } from '#workflows/domain/sentences/sentence.ts'
import type { CheckStep } from './check-step.ts'

/** Where a step of a test failed. `folders`: what the mailbox has instead of the one that is missing. */
export type FailedStep = {
  step: CheckStep
  server: string
  port: number
  protocol: 'imap' | 'pop3' | 'smtp'
  user: string
  folders?: readonly string[]
}

const USUAL = {
  imap: '993 + SSL, 143 + STARTTLS',
  pop3: '995 + SSL, 110 + STARTTLS',
  smtp: '465 + SSL, 587 + STARTTLS',
} as const
/** Of sending: most often the server that was guessed is another one. */
const OF_ANOTHER_SERVER = new Set<SentenceCode>([
  'address_not_found',
  'mail_unreachable',
  'smtp_refused',
  'no_outgoing_server',
])
const GOOGLE = /(^|\.)(gmail|googlemail|google)\.com$/i
/** Providers that let no program in with the usual password. */
const APP_PASSWORDS =
  /(^|\.)(yahoo\.[a-z.]+|ymail\.com|aol\.com|icloud\.com|me\.com|mac\.com|mail\.me\.com|fastmail\.com|zoho\.(com|eu)|gmx\.(net|com|de)|web\.de|libero\.it|virgilio\.it|t-online\.de)$/i

/**
 * What a host can do about a step that failed; null where the fault says it itself. What only sending lacks is told as that, as the
 * mailbox can be read all the same.
 */
export function mendOf(fault: Sentence, at: FailedStep): Mend | null {
  const mend = rawMendOf(fault, at)
  return mend === null ? null : toMend(mend)
}

function rawMendOf({ code }: Sentence, at: FailedStep): Mend | null {
  if (at.step === 'sending' && OF_ANOTHER_SERVER.has(code))
    return { code: 'mend_outgoing', params: { server: at.server } }
  return MENDS_OF[code]?.(at) ?? null
}

const later = (): Mend => ({ code: 'mend_later', params: {} })
const askProvider = (): Mend => ({ code: 'mend_ask_provider', params: {} })
const signIn = (at: FailedStep) => signInMend(at, false)

const MENDS_OF: Partial<Record<SentenceCode, (at: FailedStep) => Mend>> = {
  address_not_found: (at) =>
    at.step === 'settings'
      ? { code: 'mend_name_server', params: {} }
      : { code: 'mend_server_name', params: { example: exampleOf(at) } },
  address_not_allowed: () => ({ code: 'mend_forbidden_server', params: {} }),
  mail_sign_in_refused: signIn,
  mail_sign_in_unclear: signIn,
  mail_sign_in_blocked: signIn,
  mail_needs_app_password: (at) => signInMend(at, true),
  mail_access_denied: ({ protocol }) => ({ code: 'mend_open_access', params: { protocol: protocol.toUpperCase() } }),
  mail_needs_web_sign_in: () => ({ code: 'mend_browser', params: {} }),
  mail_password_expired: () => ({ code: 'mend_new_password', params: {} }),
  mail_folder_missing: ({ folders = ['INBOX'] }) => ({ code: 'mend_folder', params: { folders: [...folders] } }),
  mail_unreachable: ({ protocol }) => ({ code: 'mend_port', params: { usual: USUAL[protocol] } }),
  mail_sending_limit: later,
  mail_sending_refused: askProvider,
  mail_refused_for_now: later,
  mail_too_many_connections: later,
  mail_mailbox_in_use: later,
  mail_went_silent: later,
  mail_folder_closed: later,
  mail_not_handed_over: later,
  certificate_expired: askProvider,
  certificate_not_yet_valid: askProvider,
  mail_outdated_encryption: askProvider,
}

function signInMend({ server, user }: FailedStep, wantsAppPassword: boolean): Mend {
  if (GOOGLE.test(server)) return { code: 'mend_gmail_app_password', params: {} }
  if (wantsAppPassword || APP_PASSWORDS.test(server)) return { code: 'mend_app_password', params: {} }
  return { code: 'mend_user_and_password', params: { user } }
}

/** As most providers call their servers, under the domain of the user, else of the server itself: never the name that failed. */
function exampleOf({ server, user, protocol }: FailedStep): string {
  const domain = user.includes('@') ? user.slice(user.lastIndexOf('@') + 1) : server.split('.').slice(-2).join('.')
  const usual = `${protocol === 'pop3' ? 'pop' : protocol}.${domain}`
  return usual === server.toLowerCase() ? `mail.${domain}` : usual
}
