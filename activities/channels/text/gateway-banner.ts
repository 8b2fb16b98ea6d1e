import { fold } from '#workflows/domain/fold-text.ts'

/** That a mail came from outside a firm: en, it, de, fr, es, pt, nl, pl, cs. Folded. */
const OUTSIDE =
  /(?<!\p{L})(?:external(?:ly)?|outside|estern[oaie]|extern(?:e[nrs]?|[oae]s?|i\p{L}*)?|ausserhalb|exterieure?|fuera de|fora d[aeo]|buiten|spoza|zewnetrzn\p{L}*|mimo|zvenci)(?!\p{L})/u
const OF_MAIL =
  /(?<!\p{L})(?:e-?mails?|mails?|messages?|messaggio|nachricht|absender|mensaje|correo|mensagem|remetente|bericht|wiadomosc|zprava|sender|mittente|expediteur|remitente|afzender|nadawc\p{L}*|odesilatel\p{L}*)(?!\p{L})/u
/** What is told below it, in a paragraph of its own. */
const OPENING =
  /(?<!\p{L})(?:click|open|clicc\p{L}*|apri\p{L}*|klick\p{L}*|offn\p{L}*|cliqu\p{L}*|ouvr\p{L}*|haga clic|abr\p{L}*|klik\p{L}*|otwier\p{L}*|oteviraj\p{L}*)(?!\p{L}).*(?<!\p{L})(?:links?|attachments?|allegat\p{L}*|anhang\p{L}*|pieces jointes|liens?|enlaces|adjuntos|anexos|bijlagen|zalacznik\p{L}*|priloh\p{L}*)(?!\p{L})/u
/** Before the first word of a line. */
const MARK = /^\s*(?:\[(?:external?|ext|extern[aeo]?|esterno|externe)[^\]]{0,30}\]|\*{2,3}\s?external\s?\*{2,3})[:\s]*/i
const DRAWN = /^[\s*_=~#>|-]*$/
const LONGEST = 600

const isOutside = (paragraph: string) => OUTSIDE.test(paragraph) && OF_MAIL.test(paragraph)

/**
 * A mail's text without what a gateway puts above it: that it came from outside, and is to be opened with care. It tells that two copies
 * of a mail are one, and no more: a guest who begins so loses no word.
 */
export function withoutBanner(text: string): string {
  const paragraphs = text.replace(MARK, '').split(/\n\s*\n/)
  let first = 0
  for (const paragraph of paragraphs) {
    const folded = fold(paragraph).replace(/\s+/g, ' ')
    const isBanner = isOutside(folded) || (first > 0 && OPENING.test(folded))
    if (paragraph.length > LONGEST || !(isBanner || DRAWN.test(paragraph))) break
    first += 1
  }
  const left = paragraphs.slice(first)
  return left.length === 0 ? text : left.join('\n\n').replace(MARK, '')
}
