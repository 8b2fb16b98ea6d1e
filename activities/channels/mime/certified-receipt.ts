import type { Email } from 'postal-mime'
import { cleanLine } from '#workflows/domain/clean-name.ts'
import type { MailNews, MailReport } from '#workflows/domain/delivery-report.ts'
import { header, messageIds, personOf } from './mail-headers.ts'
import { mailText } from './mail-text.ts'
import { addressesIn, textOf } from './report-fields.ts'

/** What providers of certified mail (PEC) say in `X-Ricevuta`: the technical rules of the decree of 2 November 2005, 6. */
const NEWS: Partial<Record<string, MailNews>> = {
  accettazione: 'fine',
  'presa-in-carico': 'fine',
  'avvenuta-consegna': 'fine',
  'preavviso-errore-consegna': 'delayed',
  'non-accettazione': 'failed',
  'errore-consegna': 'failed',
  'mancata-consegna': 'failed',
  'rilevazione-virus': 'failed',
}
const MAX_RECIPIENTS = 50
/** The name of the file in which a provider writes what it knows of a mail. */
export const DATA_FILE = /^daticert\.xml$/i

const saidOf = (email: Email) => header(email, 'x-ricevuta')?.trim().toLowerCase() ?? null

/** Whether a provider of certified mail wrote it: nobody's words, whatever it says. */
export const isCertifiedReceipt = (email: Email): boolean => saidOf(email) !== null

/** The Message-ID that a certified mail had before its provider gave it one. */
export const certifiedMessageId = (email: Email): string | null =>
  messageIds(header(email, 'x-riferimento-message-id') ?? '', 1)[0] ?? null

/** What a receipt of certified mail tells of a mail that was sent; null for every other mail, and for one that names none. */
export function readCertifiedReceipt(email: Email): MailReport | null {
  const said = saidOf(email)
  const rfcMessageId = certifiedMessageId(email)
  if (said === null || rfcMessageId === null) return null
  const text = mailText(email).text.slice(0, 16 * 1024)
  const data = email.attachments
    .filter(({ mimeType, filename }) => /\/xml$/i.test(mimeType) || DATA_FILE.test(filename ?? ''))
    .map(textOf)
    .join('\n')
  const fault = tagged(data, 'errore-esteso')[0] ?? /\[([^\]\n]{3,300})\]/.exec(text)?.[1] ?? email.subject
  return {
    rfcMessageId,
    recipients: [{ addresses: forWhom(data, text), says: NEWS[said] ?? 'delayed', answer: cleanLine(fault, 300) }],
    copyFor: [],
    isOfMailSystem: personOf(email.from).address?.startsWith('posta-certificata@') === true,
  }
}

/** Those whom it is about; of a receipt that does not say so, all to whom the mail went. */
function forWhom(data: string, text: string): string[] {
  const about = tagged(data, 'consegna').flatMap(addressesIn)
  const all = tagged(data, 'destinatari').flatMap(addressesIn)
  const inWords = addressesIn(/destinat.{0,400}/is.exec(text)?.[0])
  return [...new Set([about, all, inWords].find((some) => some.length > 0))].slice(0, MAX_RECIPIENTS)
}

const tagged = (data: string, name: string): string[] =>
  [...data.matchAll(new RegExp(`<${name}(?:\\s[^>]{0,200})?>([^<]{1,1000})</${name}>`, 'gi'))].map(
    ([, value = '']) => value,
  )
