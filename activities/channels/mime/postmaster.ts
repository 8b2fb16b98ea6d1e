import type { Email } from 'postal-mime'
import { asksSomething } from '#activities/channels/text/asks-something.ts'
import { header, personOf } from './mail-headers.ts'
import { mailText } from './mail-text.ts'
import { FAILED_CODE, LATE_CODE, newsInWords } from './news-in-words.ts'
import { addressesIn, copyIn, returnedCopy } from './report-fields.ts'
import { hasNoReturnPath, isPostmaster, isReport, submitted } from './writer-of.ts'

/** Some write under this name by hand, of a house of their own: it alone makes nobody a mail system. */
export const isPersonAsPostmaster = (email: Email): boolean =>
  isPostmaster(personOf(email.from).address) && !isMarked(email) && !tellsOfMail(email)

const isMarked = (email: Email) =>
  hasNoReturnPath(email) ||
  submitted(email) !== null ||
  header(email, 'x-failed-recipients') !== null ||
  isReport(email) ||
  // Who asks something may enclose a report, or a mail, too.
  (holdsReport(email) && !asksSomething(mailText(email).text))

const holdsReport = (email: Email) =>
  email.attachments.some(({ mimeType }) => /^message\/\S+-(?:status|notification|report)$/i.test(mimeType)) ||
  returnedCopy(email) !== null

/** What came back, or that a mail did not reach somebody else. A person asks, or is late without a number and an address. */
function tellsOfMail(email: Email): boolean {
  const text = mailText(email)
    .text.slice(0, 64 * 1024)
    .replace(/^[ \t]*>.*$/gm, '')
  if (copyIn(text) !== null) return true
  const words = `${email.subject ?? ''}.\n\n${text}`
  const people = [email.from, ...(email.to ?? []), ...(email.cc ?? [])].map((one) => personOf(one).address)
  if (/[?？]/.test(words) || addressesIn(text).every((address) => people.includes(address))) return false
  const news = newsInWords(words, { namesFailed: false })
  return news === 'failed' || (news === 'delayed' && (LATE_CODE.test(words) || FAILED_CODE.test(words)))
}
