/** What a device adds below a mail. */
const DEVICE =
  /^\s*(?:inviato da(?:l mio)? |sent from (?:my )?|gesendet (?:von|mit) (?:meinem )?|von meinem .{1,30} gesendet|envoyé (?:de(?:puis)? mon|de mon) |enviado (?:desde|do) (?:mi|meu) |verzonden (?:vanaf|met) mijn |wysłan[eo] z |get outlook for|scarica outlook per|outlook für ).{0,60}$/i

const CLOSING =
  /^\s*(?:cordiali saluti|distinti saluti|un cordiale saluto|saluti|best regards|kind regards|regards|mit freundlichen gr(?:ü|ue)(?:ß|ss)en|viele gr(?:ü|ue)(?:ß|ss)e|cordialement|bien cordialement|saludos(?: cordiales)?|un saludo|atentamente|met vriendelijke groet(?:en)?|com os melhores cumprimentos|atenciosamente|pozdrawiam)\s*[,.!]?\s*$/i

const DISCLAIMER =
  /(?:this (?:e-?mail|message)|le informazioni|questo messaggio|la presente e-?mail|diese (?:e-?mail|nachricht)|ce (?:message|courriel)|este (?:mensaje|correo)|dit bericht|esta mensagem|ta wiadomość).{0,160}(?:confiden|confidenzial|riservat|vertraulich|vertrouwelijk|poufn|destinatari|intended)/i

const CONTACT =
  /\S@\S|www\.|https?:|(?:\+|00)?\d[\d\s/().-]{6,}\d|^(?:via|viale|piazza|corso|tel|cell|mob|mobile|phone|fax|p\.? ?iva|c\.?f\.?|str\.|rue|calle|straße)\b/i
const POSTSCRIPT = /^(?:p\.? ?s|n\.? ?b)\b/i
const MAX_LINES = 12

/** A name, a firm, an address, a number: nothing that a guest would ask or tell. */
function isSignatureLine(line: string): boolean {
  const text = line.trim()
  if (text === '' || DEVICE.test(text)) return true
  if (text.length > 80 || /[?!]/.test(text) || POSTSCRIPT.test(text)) return false
  if (CONTACT.test(text)) return text.split(/\s+/).length <= 10
  const words = text.split(/[\s,|·–-]+/).filter((word) => /\p{L}/u.test(word))
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && word.length > 3)
  return words.length <= 6 && small.length <= 1 && !/[.:;]$/.test(text)
}

const isSignature = (lines: readonly string[]) => lines.length <= MAX_LINES && lines.every(isSignatureLine)

/** The lines without the device's, without a signature, and below a closing with the name alone. What is not recognised stays. */
export function withoutSignature(text: string): string {
  const lines = text.split('\n').filter((line, index, all) => !(DEVICE.test(line) && index >= all.length - 4))
  const mark = lines.findLastIndex((line) => line.trimEnd() === '--')
  const above = mark > 0 && isSignature(lines.slice(mark + 1)) ? lines.slice(0, mark) : lines
  const closing = above.findLastIndex((line) => CLOSING.test(line))
  const below = above.slice(closing + 1).filter((line) => line.trim() !== '')
  if (closing <= 0 || below.length <= 1 || !isSignature(below)) return above.join('\n').trim()
  return [...above.slice(0, closing + 1), ...below.slice(0, 1)].join('\n').trim()
}

/** How many lines the words that tell a disclaimer may be spread over. */
const DISCLAIMER_LINES = 6

/** What stands above a disclaimer in its paragraph; all of a paragraph without one. */
function withoutDisclaimer(lines: readonly string[]): readonly string[] {
  const flat = (from: number) =>
    lines
      .slice(from, from + DISCLAIMER_LINES)
      .join(' ')
      .replace(/\s+/g, ' ')
  const begins = lines.findIndex((_, at) => DISCLAIMER.test(flat(at)) && !DISCLAIMER.test(flat(at + 1)))
  return begins === -1 ? lines : withoutDisclaimer(lines.slice(0, begins))
}

/** What of a text that was cut away is neither a signature nor a disclaimer: empty where all of it is. */
export function unrecognised(lines: readonly string[]): string {
  const paragraphs = lines.join('\n').split(/\n\s*\n/)
  return paragraphs
    .map((paragraph) => withoutDisclaimer(paragraph.split('\n')))
    .filter((paragraph) => !isSignature(paragraph))
    .map((paragraph) => paragraph.join('\n'))
    .join('\n\n')
    .replace(/^\s*(?:--|_{3,})\s*$/gm, '')
    .trim()
}
