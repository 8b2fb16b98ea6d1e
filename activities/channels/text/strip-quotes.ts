import EmailReplyParser from 'email-reply-parser'

const MAX_CHARACTERS = 64 * 1024

/** Everything from such a line on is what was answered. */
const CUT_AT = [
  /^\s*#{1,2}-.{0,200}-#{1,2}\s*$/,
  /^\s*[-=_* ]{0,12}(?:please )?(?:type|write|enter) your reply above this line/i,
  /^\s*[-=_* ]{0,12}(?:rispondi|scrivi)(?: la tua risposta)? (?:sopra|al di sopra di) questa (?:riga|linea)/i,
  /^\s*W dniu .{1,120}(?:pisze|napisał(?:\(a\)|a)?):\s*$/i,
  /^\s*.{1,120}(?:пишет|написала?|написал\(а\)):\s*$/i,
  /^\s*-{2,}\s?(?:original message|messaggio originale|ursprüngliche nachricht|message d'origine|mensaje original)\s?-{2,}/i,
]

/** What a device adds below a mail. */
const DEVICE =
  /^\s*(?:inviato da(?:l mio)? |sent from (?:my )?|gesendet (?:von|mit) (?:meinem )?|von meinem .{1,30} gesendet|envoyé (?:de(?:puis)? mon|de mon) |enviado desde mi |get outlook for|scarica outlook per|outlook für ).{0,60}$/i

const CLOSING =
  /^\s*(?:cordiali saluti|distinti saluti|un cordiale saluto|saluti|best regards|kind regards|regards|mit freundlichen gr(?:ü|ue)(?:ß|ss)en|viele gr(?:ü|ue)(?:ß|ss)e|cordialement|bien cordialement|saludos(?: cordiales)?|un saludo|atentamente)\s*[,.!]?\s*$/i

/** Line ends, runs of empty lines and of spaces in order, at most 64 KB: hostile text must not keep the parser busy. */
export const normaliseText = (text: string) =>
  text
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00a0]{40,}/g, ' ')
    .replace(/[ \t\u00a0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** What the guest wrote now, without what was quoted and what a signature adds. Keeps all of it where that would leave nothing. */
export function stripQuotes(text: string): string {
  const whole = normaliseText(text)
  const own = whole === '' ? '' : new EmailReplyParser().read(beforeCut(whole)).getVisibleText().trim()
  const short = withoutTail(own)
  return short === '' ? whole : short
}

function beforeCut(text: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => CUT_AT.some((mark) => mark.test(line)))
  return at <= 0 ? text : lines.slice(0, at).join('\n')
}

/** Drops the device's line, and below a closing all but the name. */
function withoutTail(text: string): string {
  const lines = text.split('\n').filter((line, index, all) => !(DEVICE.test(line) && index >= all.length - 4))
  const closing = lines.findLastIndex((line) => CLOSING.test(line))
  if (closing <= 0) return lines.join('\n').trim()
  const below = lines.slice(closing + 1).filter((line) => line.trim() !== '')
  if (below.length <= 1 || below.length > 12 || below.some((line) => line.includes('?'))) return lines.join('\n').trim()
  return [...lines.slice(0, closing + 1), ...below.slice(0, 1)].join('\n').trim()
}
