import { cutText } from '#workflows/domain/cut-text.ts'
import type { AppError } from '#workflows/domain/errors.ts'
import { SOURCE_FAULTS, type SourceFaultCode } from '#workflows/domain/source-faults.ts'
import { sourceFault } from './source-fault.ts'
import { tlsFault } from './tls-faults.ts'

type RefusalCode = Extract<SourceFaultCode, `mail_${string}`> & Bare
type Bare = Exclude<
  SourceFaultCode,
  | ('mail_unreachable' | 'mail_no_starttls' | 'mail_outdated_encryption')
  | ('mail_folder_missing' | 'mail_sign_in_unclear' | 'mail_sign_in_blocked')
  | ('mail_sending_limit' | 'mail_sending_refused')
>

const NAMES_SIGN_IN = /\[(?:AUTHENTICATIONFAILED|AUTH)\]/i

/**
 * What a mail server says when it lets nobody in, and what it means: the first row that fits. The codes are those of
 * IMAP (RFC 5530), POP3 (RFC 2449, 3206) and SMTP (RFC 4954); then come the words of servers that use none, or give the code of a
 * wrong password to whatever went wrong at a sign-in: what says that it passes does.
 */
const REFUSALS: readonly [says: RegExp, means: RefusalCode][] = [
  [/\[(?:UNAVAILABLE|SERVERBUG|SYS\/TEMP|LOGIN-DELAY)\]/i, 'mail_refused_for_now'],
  [/\[(?:LIMIT|THROTTLED)\]/i, 'mail_too_many_connections'],
  [/\[(?:INUSE|IN-USE)\]/i, 'mail_mailbox_in_use'],
  [/\[EXPIRED\]/i, 'mail_password_expired'],
  [/\[PRIVACYREQUIRED\]/i, 'mail_needs_encryption'],
  [
    /\[WEBALERT\b|(?:log|sign) in (?:via|with|using) your (?:web )?browser|web ?login required/i,
    'mail_needs_web_sign_in',
  ],
  [/application-specific password|app(?:lication)? password (?:is )?required/i, 'mail_needs_app_password'],
  [/\btemporar(?:y|ily)\b|\[OVERQUOTA\]/i, 'mail_refused_for_now'],
  [
    /(?:can ?not|can['’]t|could(?: not|n['’]t)|unable to|failed to|failure to|impossibile|nicht) (?:\S+ ){0,3}?(?:contact|connect|reach|verify|check|validate|look ?up|access|query|contattare|verificare|erreichbar)/i,
    'mail_refused_for_now',
  ],
  [
    /(?:not|no longer|isn['’]t) respond|no response|time[ds]?[ -]?out|(?:connection|link) (?:\S+ )?(?:lost|refused|reset|closed|failed|error)|lost connection|\b(?:server|service|backend|back-end|database|directory|ldap)\b (?:\S+ )?(?:is |was )?(?:down|offline|away|lost|gone|unreachable|error|failure)|right now/i,
    'mail_refused_for_now',
  ],
  [
    /throttl|back-?off|too many (?:requests|(?:failed )?(?:log ?in|sign.?in) attempts)|rate.?limit|(?:sessions?|limit).{0,20}(?:reached|exceeded)|exceeded.{0,20}limit|\[ALREADYLOGGEDIN\]|not (?:connected|reachable)|\boffline\b|maintenance|manutenzione|wartung|in use by|(?:try|retry) (?:again )?later|momentaneamente|momentanément|temporalmente|temporariamente|chwilowo|tijdelijk|später|più tardi|plus tard|más tarde|mais tarde|później/i,
    'mail_refused_for_now',
  ],
  [
    /too many .{0,40}(?:connections|sessions|logins?)|tropp[ei] .{0,30}(?:connessioni|sessioni|accessi)|zu viele .{0,30}(?:verbindungen|sitzungen|anmeldungen)|trop de .{0,30}(?:connexions|sessions)|demasiadas .{0,30}(?:conexiones|sesiones)|te veel .{0,30}(?:verbindingen|sessies)|(?:muitas|demasiadas) .{0,30}(?:ligações|conexões|sessões)|zbyt wiele .{0,30}(?:połączeń|sesji)|(?:connection|session|rate|bandwidth) limit|rate exceeded|maximum .{0,40}connections/i,
    'mail_too_many_connections',
  ],
  [
    /(?:maildrop|mailbox|mail drop).{0,30}(?:locked|in use|busy)|(?:casella|cassetta).{0,30}(?:in uso|occupata|bloccata)|postfach.{0,30}(?:verwendet|benutzt|gesperrt)|bo[iî]te.{0,30}(?:utilis[ée]|occup[ée]|verrouill)|buz[óo]n.{0,30}(?:en uso|ocupado|bloqueado)|postbus.{0,30}(?:in gebruik|vergrendeld)|lock busy|unable to lock|another .{0,20}session|being accessed/i,
    'mail_mailbox_in_use',
  ],
  [
    /tempor(?:ar|an|air|al\b|är)|vor[üu]bergehend|momentan|tymczasow|przej[śs]ciow|try again|\b(?:ri)?prov(?:a|are|i) (?:tra|fra|dopo)\b|(?:please )?wait \d+ ?(?:s|m|h)|every \d+ (?:sec|min|hour)|under (?:heavy )?load|gr[ea]y-?list|(?:being|been) (?:moved|migrated|upgraded)|migrating|upgrading|\bbusy\b|(?:internal|server|system) error|lookup failed|overloaded|shutting down/i,
    'mail_refused_for_now',
  ],
  [/\[(?:AUTHORIZATIONFAILED|CONTACTADMIN|NOPERM|SYS\/PERM)\]/i, 'mail_access_denied'],
  [/unavailable|not available/i, 'mail_refused_for_now'],
  [
    /\b(?:imap4?|pop3?|smtp)\b (?:\S+ ){0,3}?(?:is |are |has been )?(?:disabled|not (?:enabled|activated|allowed))|(?:activate|enable|aktivieren|abilit\p{L}+|attiv\p{L}+|activ\p{L}+) (?:\S+ ){0,3}?(?:imap|pop3?)\b/iu,
    'mail_access_denied',
  ],
  [NAMES_SIGN_IN, 'mail_sign_in_refused'],
  [/password.{0,20}expired|expired.{0,20}password/i, 'mail_password_expired'],
  [
    /(?:plain ?text|cleartext|insecure).{0,40}(?:disallowed|disabled|not allowed|forbidden)|login ?disabled|must issue a STARTTLS|encryption required/i,
    'mail_needs_encryption',
  ],
  [
    /(?:account|mailbox|user).{0,30}(?:disabled|suspended|blocked|deactivated)|not enabled for|(?:access|authentication) (?:is |has been )?disabled/i,
    'mail_access_denied',
  ],
]

/** What a sign-in is made of, in whatever language. */
const CREDENTIALS =
  /pass ?wor[dt]|passwd|pass ?phrase|kennwort|mot de passe|contrase|has[łl]o|wachtwoord|senha|credential|credenzial|user ?name|user ?id|benutzername|nome utente|\butente\b/i
const WRONG =
  /invalid|incorrect|wrong|\bbad\b|unknown|mismatch|not (?:accepted|match|valid|correct|found)|rejected|errat|sbagliat|non valid|falsch|ung[üu]ltig|inv[áa]lid|onjuist|nieprawid/i
/** 'Wrong password, try again' asks for another one, and says nothing of when. */
const ONCE_MORE = /(?:please )?try again(?! later| in |.{0,20}\d)/gi

/** A connection that failed: `code` is Node's name for it, `server` whom it was to. */
export type ConnectionFailure = { server: string; code?: string | undefined; detail: string; cause?: unknown }

/**
 * What the answer to a sign-in means; `mail_sign_in_unclear` where it says nothing that the table knows. One that names a wrong
 * password and what passes is of both: the host is told, and it is seldom tried again.
 */
export function signInFault(answer: string, cause?: unknown): AppError {
  const detail = cutText(answer.replace(/\s+/g, ' ').trim(), 200)
  const namesCredentials = CREDENTIALS.test(answer)
  const asksForAnother = namesCredentials && WRONG.test(answer)
  const code = meaningOf(asksForAnother || NAMES_SIGN_IN.test(answer) ? answer.replaceAll(ONCE_MORE, '') : answer)
  if (asksForAnother && code !== undefined && SOURCE_FAULTS[code] === 'passes') {
    return sourceFault({ code: 'mail_sign_in_blocked', params: { answer: detail } }, { detail, cause })
  }
  if (code !== undefined) return sourceFault({ code }, { detail, cause })
  if (namesCredentials) return sourceFault({ code: 'mail_sign_in_refused' }, { detail, cause })
  return sourceFault({ code: 'mail_sign_in_unclear', params: { answer: detail } }, { detail, cause })
}

/** Of an answer by the table alone; undefined where it does not know it. */
export const meaningOf = (answer: string): RefusalCode | undefined => REFUSALS.find(([says]) => says.test(answer))?.[1]

/** What an answer means that is no answer to a sign-in: it passes where the table does not know better. */
export function refusalFault(answer: string, cause?: unknown): AppError {
  const detail = cutText(answer.replace(/\s+/g, ' '), 200)
  const code = meaningOf(answer) ?? 'mail_refused_for_now'
  return sourceFault({ code }, { detail, cause })
}

/** That a server does not have it, which says nothing of when it will. */
const NOT_THERE =
  /(?:not|isn['’]t) (?:available|enabled|supported|implemented)(?! (?:due|now|right|at|for))|unavailable$/gi

/** `isOffered`: the server itself says that it can. */
export type StartTlsRefusal = { server: string; answer: string; isOffered: boolean; cause?: unknown }

/**
 * What a refusal to begin TLS means: what passes by the table does, and what says nothing where the server offers it; every other is a
 * server without it, for the host.
 */
export function startTlsFault({ server, answer, isOffered, cause }: StartTlsRefusal): AppError {
  const detail = cutText(answer.replace(/\s+/g, ' ').trim(), 200)
  const code = meaningOf(isOffered ? answer : answer.trim().replaceAll(NOT_THERE, ''))
  const passes = code === undefined ? isOffered : SOURCE_FAULTS[code] === 'passes'
  return passes
    ? sourceFault({ code: code ?? 'mail_refused_for_now' }, { detail, cause })
    : sourceFault({ code: 'mail_no_starttls', params: { server } }, { detail, cause })
}

/** What a connection that failed means: a certificate and encryption that does not fit need the host, everything else passes. */
export function connectionFault({ server, code, detail, cause }: ConnectionFailure): AppError {
  const means = code === undefined ? null : tlsFault(code, detail)
  if (means === 'mail_wrong_encryption') return sourceFault({ code: means }, { detail, cause })
  if (means !== null) return sourceFault({ code: means, params: { server } }, { detail, cause })
  return sourceFault({ code: 'mail_unreachable', params: { detail: code ?? detail } }, { detail, cause })
}
