import type { Email } from 'postal-mime'
import { cleanLine } from '#workflows/domain/clean-name.ts'
import type { MailReport } from '#workflows/domain/delivery-report.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { mailText } from './mail-text.ts'
import { bouncedMessageId } from './read-bounce.ts'
import { addressesIn, answeredId } from './report-fields.ts'

/** Longer is no such notice: with a long subject, and why a mail did not arrive. */
const MOST = 2_000

/** How Outlook and Notes begin: en, it, de, fr, es, pt, nl, pl, cs. Folded. */
const BEGINS =
  /^(?:(?:your|the) (?:message|document)|(?:il (?:suo |tuo |vostro )?)?messaggio|(?:ihre|deine) nachricht|ihr dokument|(?:votre|le) message|(?:su|tu|el) mensaje|(?:a )?(?:sua|tua) mensagem|(?:uw|je) bericht|twoja wiadomosc|wiadomosc|vase zprava)$/
/** What stands between: whom it was for, its subject, when it was sent, a line each. */
const FIELD = /^\p{L}[\p{L} ]{0,20} ?[:：](?:\s|$)/u
/** That it was read, or deleted unread, with the time on the same line. */
const READ =
  /^(?:(?:was|has been) (?:read|displayed|deleted)|e stat[oa] (?:lett|visualizzat|eliminat)[oa]|a ete (?:lue?|affichee?|supprimee?)|(?:fue|ha sido|se ha) (?:leid|mostrad|eliminad)[oa]|foi (?:lid|apresentad|eliminad|excluid)[oa]|zostala (?:(?:prze|od)czytana|wyswietlona|usunieta)|byla (?:prectena|zobrazena|odstranena))(?= .*\d)|^wurde (?=.*\d).*(?:gelesen|geloscht|angezeigt)(?: wurde)?\.?$|^(?:is|werd) (?=.*\d).*(?:gelezen|weergegeven|verwijderd)|^(?:is|werd) (?:gelezen|weergegeven|verwijderd)(?= .*\d)/
const RETURNED =
  /^(?:(?:was|could) not (?:be )?delivered to|can ?not be delivered to|non e stat[oa] (?:recapitat|consegnat)[oa] a|(?:wurde|konnte) nicht zugestellt(?: werden)?(?: an)?|n'a pas (?:ete|pu etre) (?:remis|distribue)e? a|no (?:se ha|fue|ha sido) entregad[oa] a|nao foi entregue a|(?:is|werd) niet (?:bezorgd|afgeleverd) (?:bij|aan)) ?[:：]/
/** Between whom a mail did not reach and why. */
const BECAUSE = /^(?:because|perche|weil|grund|parce que|raison|porque|motivo|omdat|reden) ?[:：]/

/**
 * What a mail program fills in of one mail where it writes no report: that it was read, or deleted (Outlook's receipt as plain text), or
 * did not arrive (Notes and Domino). Known by its form, from its first word to its last: whoever writes anything besides is a person.
 */
export function readFilledNotice(email: Email): MailReport | null {
  const lines = mailText(email)
    .text.slice(0, MOST + 1)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const folded = lines.map(fold)
  const told = folded.findIndex((line) => READ.test(line) || RETURNED.test(line))
  const fields = lines.slice(1, Math.max(told, 1))
  const isForm = BEGINS.test(folded[0] ?? '') && fields.length > 0 && fields.every((line) => FIELD.test(line))
  if (!isForm || lines.join('\n').length > MOST) return null
  if (READ.test(folded[told] ?? '')) {
    return told === lines.length - 1 ? reportOf(email, { addresses: [], says: 'fine', answer: '' }) : null
  }
  const because = folded.findIndex((line) => BECAUSE.test(line))
  const addresses = addressesIn(lines.slice(told, because).join('\n'))
  if (because < told || addresses.length === 0) return null
  return reportOf(email, { addresses, says: 'failed', answer: cleanLine(lines.slice(because).join(' '), 300) })
}

const reportOf = (email: Email, recipient: MailReport['recipients'][number]): MailReport => ({
  rfcMessageId: bouncedMessageId(email) ?? answeredId(email),
  recipients: [recipient],
  copyFor: [],
  isOfMailSystem: false,
  isKept: 'answering',
})
