import type { Email } from 'postal-mime'
import { cleanLine } from '#workflows/domain/clean-name.ts'
import type { MailReport } from '#workflows/domain/delivery-report.ts'
import { header, messageIds } from './mail-headers.ts'
import { mailText } from './mail-text.ts'
import { newsInWords } from './news-in-words.ts'

/** What a machine says of a mail stands at its beginning. */
const READ = 2_000
const A_MAIL =
  /(?<!\p{L})(?:messages?|e-?mails?|mails?|repl(?:y|ies)|messaggi?o?|rispost[ae]|nachricht(?:en)?|antwort|mensajes?|respuesta|mensage(?:m|ns)|resposta|réponse|bericht|antwoord|wiadomość)(?!\p{L})/iu
const ASKS = /[?？؟](?=\s|$)/

/**
 * What a platform, a filter or a guest's mailbox says in answer to a mail where a mail system would send a report: that it did
 * not arrive, or not yet. Nobody's certain word, and no guest's. Null for every other mail, and for one that asks anything.
 */
export function readUndelivered(email: Email): MailReport | null {
  const [rfcMessageId, ...alsoNamed] = new Set([...messageIds(email.inReplyTo), ...messageIds(email.references)])
  if (rfcMessageId === undefined || !/^auto-/i.test(header(email, 'auto-submitted')?.trim() ?? '')) return null
  const said = `${email.subject ?? ''}.\n\n${mailText(email).text.slice(0, READ)}`.replaceAll('’', "'")
  if (ASKS.test(said)) return null
  const news = said
    .split(/[.!;](?=\s)|\n/)
    .filter((sentence) => A_MAIL.test(sentence))
    .flatMap((sentence) => {
      const says = newsInWords(sentence, { namesFailed: false })
      return says === null ? [] : [{ addresses: [], says, answer: cleanLine(sentence, 300) }]
    })[0]
  if (news === undefined) return null
  return { rfcMessageId, alsoNamed, recipients: [news], copyFor: [], isOfMailSystem: false, isKept: 'answering' }
}
