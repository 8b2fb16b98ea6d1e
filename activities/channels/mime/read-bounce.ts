import type { Email } from 'postal-mime'
import { speaksOfOneself } from '#activities/channels/text/voice.ts'
import { cleanLine } from '#workflows/domain/clean-name.ts'
import type { MailNews, MailReport } from '#workflows/domain/delivery-report.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { certifiedMessageId, readCertifiedReceipt } from './certified-receipt.ts'
import { header, MESSAGE_ID, personOf } from './mail-headers.ts'
import { mailText } from './mail-text.ts'
import { FAILED_CODE, isGivenUp, LATE_CODE, newsInWords } from './news-in-words.ts'
import { isPersonAsPostmaster } from './postmaster.ts'
import { addressesIn, answeredId, copyIn, fieldOf, returnedCopy, textOf } from './report-fields.ts'
import { hasNoReturnPath, isRobot, submitted } from './writer-of.ts'

const DELIVERY = /^message\/(?:global-)?delivery-status$/i
const READ = /^message\/(?:global-)?disposition-notification$/i
const COMPLAINT = /^message\/feedback-report$/i
const REPORTS = [DELIVERY, READ, COMPLAINT]
const MAIL_SYSTEM =
  /^(?:mail(?:er)?[-._]?daemon|postmaster|mdaemon|mail[-._]?delivery(?:[-._]?(?:sub)?system)?|delivery[-._]?(?:status|failure|notification|report)s?|undeliver\w*|mail[-._]?administrator|microsoftexchange[0-9a-f]{8,})@/i
/** As mail systems call themselves under whatever address. */
const NAMED =
  /^(?:mail (?:delivery )?(?:sub)?system|mail delivery|mail administrator|mailer[- ]daemon|e?-?mail[- ]?(?:zustellung|zustelldienst)|sistema di posta|servizio di posta)$/i
/** How the subject of such a mail begins. */
const UNDELIVERED =
  /^(?:undeliver|mail delivery (?:failed|failure)|delivery (?:status notification|failure|has failed)|delivery failed|returned mail|failure notice|message (?:undeliver|not delivered)|unzustellbar|zustellung (?:fehlgeschlagen|nicht möglich)|fehler bei der zustellung|nachricht (?:nicht zustellbar|konnte nicht)|non recapitabile|mancata consegna|mancato recapito|messaggio non (?:recapitat|consegnat)|impossibile (?:recapitare|consegnare)|non remis|échec de (?:la )?(?:remise|distribution|livraison)|message non (?:remis|distribué)|no se puede entregar|no entregado|mensaje (?:no entregado|devuelto)|error (?:de|en la) entrega|não (?:foi possível )?entreg|mensagem (?:não entregue|devolvida)|falha na entrega|onbestelbaar|niet (?:bezorgd|afgeleverd)|bezorging mislukt|nie (?:dostarczono|można dostarczyć)|niedostarczon|zwrot wiadomości|nedoručiteln|nedoručen|doručení se nezdařilo|kan inte levereras|olevererbart|kunne ikke leveres)/i
const BOTH_CODES = /(?<!\d)5[0-5]\d[ -]#?5\.[0-7]\.\d{1,3}(?![\d.])/
/** Below it stands the mail that came back, whose own header names everybody. */
const COPY_BEGINS =
  /^(?:[ \t>]*(?:return-path|received|from|to|subject|date|message-id):|-{3,}|original message headers)/im
const MAX_RECIPIENTS = 50

/** The Message-ID of the mail that a report is about. */
export const bouncedMessageId = (email: Email): string | null =>
  returnedCopy(email)?.rfcMessageId ?? certifiedMessageId(email)

/**
 * A report on a mail that was sent: that it failed or is late (RFC 3464, RFC 5337, or a mail system's own words), is spam (RFC 5965), or
 * was read (RFC 8098), or what a provider of certified mail tells. Null for every other, and for one that a person may have written;
 * a report that lies in a person's mail says nothing of who wrote that, which is kept.
 */
export function readBounce(email: Email): MailReport | null {
  const receipt = readCertifiedReceipt(email)
  if (receipt !== null) return receipt
  const report = REPORTS.map((type) => email.attachments.find(({ mimeType }) => type.test(mimeType))).find(
    (part) => part !== undefined,
  )
  if (report === undefined) {
    if (isOfMailSystem(email) || isFromMailSystem(email)) return unstructuredBounce(email)
    return isWordedAsReport(email) ? bounceOfSomebody(email) : null
  }
  const said = textOf(report)
  const named = new RegExp(MESSAGE_ID, 'u').exec(fieldOf(said, 'Original-Message-ID') ?? '')?.[0]
  const isEnclosed = !isReportItself(email)
  // Whoever answers us and encloses a report on another mail tells nothing of ours.
  const rfcMessageId = bouncedMessageId(email) ?? named ?? (isEnclosed ? null : answeredId(email))
  if (isEnclosed && rfcMessageId === null) return null
  if (rfcMessageId === null && !(DELIVERY.test(report.mimeType) && isOfMailSystem(email))) return null
  const of = { type: report.mimeType, isGivenUp: isGivenUp(mailText(email).text.slice(0, 64 * 1024)) }
  const recipients = said.split(/\r?\n[ \t]*\r?\n/).flatMap((group) => ofRecipients(group, of) ?? [])
  // A report whose fields say nothing has words, as one without fields has.
  const isSilent = recipients.length === 0 && DELIVERY.test(report.mimeType) && !isEnclosed
  const inWords = isSilent ? unstructuredBounce(email) : null
  if (inWords !== null) return inWords
  if (rfcMessageId === null && recipients.length === 0) return null
  return {
    rfcMessageId,
    recipients: recipients.slice(0, MAX_RECIPIENTS),
    copyFor: (returnedCopy(email)?.copyFor ?? []).slice(0, MAX_RECIPIENTS),
    ...(isEnclosed
      ? { isOfMailSystem: false, isKept: 'enclosing' as const }
      : { isOfMailSystem: isOfMailSystem(email) }),
  }
}

/**
 * Whether the mail is the report, by its own type or by the machine that says it wrote it. Else somebody encloses one in what they
 * write: an empty return path is also that of mails which people have forwarded.
 */
function isReportItself(email: Email): boolean {
  const [type = ''] = (header(email, 'content-type') ?? '').trim().split(/[\s;]/, 1)
  const isOfItsType = /^multipart\/report$/i.test(type) || REPORTS.some((report) => report.test(type))
  return isOfItsType || isAtMailSystem(email) || /^auto-(?:replied|generated|notified)\b/.test(submitted(email) ?? '')
}

/** Whether a mail server itself is the sender: neither a person nor a platform. */
export const isFromMailSystem = (email: Email) =>
  isAtMailSystem(email) || (isWordedAsReport(email) && (isSentByProgram(email) || tellsOfMailAlone(email)))

/** By what no person's mail program writes, and no desk at which people write. */
const isSentByProgram = (email: Email) =>
  NAMED.test(personOf(email.from).name ?? '') ||
  /^auto-(?:replied|notified)\b/.test(submitted(email) ?? '') ||
  hasNoReturnPath(email) ||
  header(email, 'x-failed-recipients') !== null ||
  isRobot(personOf(email.from).address)

/** In each of its sentences, and of nobody's own. */
function tellsOfMailAlone(email: Email): boolean {
  const own = ownWordsOf(email)
  const sentences = own.split(/[.!;](?=\s)|\n/).filter((sentence) => /\p{L}{2}/u.test(sentence))
  return !speaksOfOneself(own, fold(own)) && sentences.every((one) => newsInWords(one, { namesFailed: false }) !== null)
}

/**
 * What is worded as a report and may be a guest's, who tells of a mail of theirs that came back, is kept as a message. Where it has a
 * copy, whose mail that is tells whether it came back to us.
 */
function bounceOfSomebody(email: Email): MailReport | null {
  const report = unstructuredBounce(email)
  if (report === null) return null
  return { ...report, isOfMailSystem: false, isKept: bouncedMessageId(email) === null ? 'enclosing' : 'answering' }
}

const isAtMailSystem = (email: Email) =>
  MAIL_SYSTEM.test(personOf(email.from).address ?? '') && !isPersonAsPostmaster(email)

/** By the name of its sender or its subject, where its words tell of a mail to somebody else, and ask nothing. Whoever likes may write so: it proves nothing. */
export function isWordedAsReport(email: Email): boolean {
  const { address, name } = personOf(email.from)
  const subject = email.subject ?? ''
  if (!NAMED.test(name ?? '') && !UNDELIVERED.test(subject.trim())) return false
  const own = ownWordsOf(email)
  const others = addressesIn(own).filter((one) => one !== address && !isReader(email, one))
  if (/[?？]/.test(own) || others.length === 0) return false
  return newsInWords(`${subject}.\n\n${own}`, { namesFailed: false }) !== null
}

/** What stands above the mail that came back. */
function ownWordsOf(email: Email): string {
  const text = mailText(email).text.slice(0, 64 * 1024)
  return text.slice(0, COPY_BEGINS.exec(text)?.index)
}

const isReader = (email: Email, address: string) =>
  [...(email.to ?? []), ...(email.cc ?? [])].some((to) => personOf(to).address === address)

/** Also by the empty return path that such a mail has (RFC 5321, 4.5.5), or by the header that only mail systems write. */
const isOfMailSystem = (email: Email) =>
  isAtMailSystem(email) ||
  hasNoReturnPath(email) ||
  (header(email, 'x-failed-recipients') !== null && /^auto-/i.test(header(email, 'auto-submitted')?.trim() ?? ''))

/** `isGivenUp`: by the words beside it. */
type ReportKind = { type: string; isGivenUp: boolean }

/** A report has a group of fields for the mail and one for each recipient (RFC 3464, 2.1); one on a complaint or a reading has one for all. */
function ofRecipients(group: string, of: ReportKind): MailReport['recipients'][number] | null {
  const addresses = ['Final-Recipient', 'Original-Recipient', 'Original-Rcpt-To'].flatMap((name) =>
    addressesIn(fieldOf(group, name)),
  )
  const says = newsOf(group, of)
  if (says === null) return null
  const said =
    fieldOf(group, 'Diagnostic-Code')?.replace(/^smtp;\s*/i, '') ??
    `${fieldOf(group, 'Status') ?? ''} ${fieldOf(group, 'Final-Recipient') ?? ''}`
  return { addresses, says, answer: cleanLine(said, 300) }
}

function newsOf(group: string, { type, isGivenUp }: ReportKind): MailNews | null {
  if (COMPLAINT.test(type)) {
    const kind = fieldOf(group, 'Feedback-Type')
    return kind === undefined ? null : /^not-spam\b/i.test(kind) ? 'fine' : 'spam'
  }
  if (READ.test(type)) return fieldOf(group, 'Disposition') === undefined ? null : 'fine'
  const action = fieldOf(group, 'Action')?.toLowerCase()
  const status = fieldOf(group, 'Status') ?? ''
  if (action === undefined) {
    if (!/^[45]/.test(status)) return null
    return status.startsWith('5') || isGivenUp ? 'failed' : 'delayed'
  }
  if (action.startsWith('failed')) return 'failed'
  return action.startsWith('delayed') ? 'delayed' : 'fine'
}

/** Mail systems that know no report put the mail that came back, or its headers, into their text; or answer it. */
function unstructuredBounce(email: Email): MailReport | null {
  const text = mailText(email).text.slice(0, 64 * 1024)
  const begins = COPY_BEGINS.exec(text)?.index
  const own = `${email.subject ?? ''}.\n\n${text.slice(0, begins)}`
  const failed = header(email, 'x-failed-recipients')
  const copy = returnedCopy(email) ?? copyIn(text.slice(begins ?? text.length))
  // Mail systems speak more languages than we read: a mail that one of them sends back came back.
  const isSentBack = isFromMailSystem(email) && copy !== null
  const says = newsInWords(own, { namesFailed: failed !== null }) ?? (isSentBack ? 'unclear' : null)
  if (says === null) return null
  // An empty return path alone is also that of a guest's machine, which may tell a day as `5.1.26`.
  const isSystems = isFromMailSystem(email) || failed !== null || BOTH_CODES.test(own)
  const rfcMessageId = copy?.rfcMessageId ?? (isSystems ? answeredId(email) : null)
  const lines = own.split('\n')
  const said = lines.find((line) => FAILED_CODE.test(line) || LATE_CODE.test(line)) ?? lines.find(isGivenUp)
  const named = failed ?? (copy === null ? text : text.slice(0, begins))
  const addresses = [...new Set(addressesIn(named))].slice(0, MAX_RECIPIENTS)
  // Where nothing says which mail it was, it has to be certain who could not be reached.
  const isCertain = isSystems || isWordedAsReport(email)
  if (rfcMessageId === null && !(isCertain && addresses.length > 0)) return null
  return {
    rfcMessageId,
    recipients: [{ addresses, says, answer: cleanLine(said ?? email.subject, 300) }],
    copyFor: (copy?.copyFor ?? []).slice(0, MAX_RECIPIENTS),
    isOfMailSystem: isOfMailSystem(email),
  }
}
