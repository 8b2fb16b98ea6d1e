/** The line above what is quoted ('Il giorno … ha scritto:'), as mail programs write it: it, en, de, fr, es, nl, pt, pl, and Russian. */
const ATTRIBUTIONS = [
  /^(?:Il|In data|Lo|Nel|Alle) .{1,300}\b(?:ha scritto|scrive|scriveva)\s?:$/i,
  /^(?:On|At) .{1,300}\bwrote\s?:$/i,
  /^(?:Am|Den) .{1,200}\bschrieb\b.{0,160}:$|^.{1,160} schrieb am .{1,120}:$/i,
  /^(?:Le|Du|En date du) .{1,300}\ba écrit\s?:$/i,
  /^(?:El|En) .{1,300}\b(?:escribió|ha escrito)\s?:$/i,
  /^(?:Op|Het) .{1,200}\bschreef\b.{0,160}:$|^.{1,160} schreef op .{1,120}:$/i,
  /^(?:Em|A|No dia) .{1,300}\b(?:escreveu|escreve)\s?:$/i,
  /^(?:W dniu|Dnia|W|Dn\.|śr\.|pon\.|wt\.|czw\.|pt\.|sob\.|niedz\.).{1,240}\b(?:pisze|napisał(?:\(a\)|a)?|użytkownik)(?!\p{L}).{0,120}:$/iu,
  /^.{1,200}(?:пишет|написал(?:\(а\)|а)?)\s?:$/i,
]

/** A mail program names the moment or the address; a guest who tells what somebody wrote hardly does. */
const SAYS_WHEN_OR_WHO = /\S@\S|\b20\d\d\b|\b\d{1,2}\s?[:.h]\s?\d{2}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2}/
const MAX_LINES = 3

export type QuoteHead = { at: number; lines: number }

/** Whether such a line, on up to three lines, begins here. The innermost counts: what a guest wrote above it is theirs. */
function attributionAt(lines: readonly string[], at: number): QuoteHead | null {
  for (let count = 1; count <= MAX_LINES; count++) {
    const last = lines[at + count - 1]?.trim() ?? ''
    if (last === '' || last.startsWith('>')) return null
    if (!last.endsWith(':')) continue
    const isQuotedBelow = firstBelow(lines, at + count).startsWith('>')
    for (let from = at + count - 1; from >= at; from--) {
      const text = lines
        .slice(from, at + count)
        .join(' ')
        .trim()
      const fits = ATTRIBUTIONS.some((pattern) => pattern.test(text)) && (isQuotedBelow || SAYS_WHEN_OR_WHO.test(text))
      if (fits) return { at: from, lines: at + count - from }
    }
    return null
  }
  return null
}

const firstBelow = (lines: readonly string[], from: number) =>
  lines.slice(from, from + 3).find((line) => line.trim() !== '') ?? ''

const FROM = /^\*?(?:da|from|von|de|van|od|от)\*?\s?:\*?\s?\S/i
const FURTHER =
  /^\*?(?:inviato|sent|gesendet|envoyé|enviado(?: el)?|verzonden|wysłano|отправлено|data|date|datum|fecha|a|to|an|à|para|aan|do|кому|cc|oggetto|subject|betreff|objet|asunto|onderwerp|assunto|temat|тема)\*?\s?:/i
const SEPARATOR =
  /^\s*(?:-{2,}\s?(?:original message|messaggio originale|ursprüngliche nachricht|message d'origine|mensaje original|oorspronkelijk bericht|mensagem original|wiadomość oryginalna|исходное сообщение)\s?-{2,}|_{10,})\s*$/i
const REPLY_ABOVE = [
  /^\s*#{1,2}-.{0,200}-#{1,2}\s*$/,
  /^\s*[-=_* ]{0,12}(?:please )?(?:type|write|enter) your reply above this line/i,
  /^\s*[-=_* ]{0,12}(?:rispondi|scrivi)(?: la tua risposta)? (?:sopra|al di sopra di) questa (?:riga|linea)/i,
]

/** Outlook's way: the header of the earlier mail, with a separator above it or without. */
function headerAt(lines: readonly string[], at: number): QuoteHead | null {
  const first = SEPARATOR.test(lines[at] ?? '') ? at + 1 + Number((lines[at + 1] ?? '').trim() === '') : at
  const header = lines.slice(first, first + 8)
  const end = header.findIndex((line) => line.trim() === '')
  const fields = end === -1 ? header : header.slice(0, end)
  const isFurther = (line: string, index: number) => index > 0 && FURTHER.test(line.trim())
  const isHeader = FROM.test(fields[0]?.trim() ?? '') && fields.filter(isFurther).length >= 2
  // What stands below its last field may be the guest's.
  if (isHeader) return { at, lines: first - at + fields.findLastIndex(isFurther) + 1 }
  return first > at && !(lines[at] ?? '').trim().startsWith('_') ? { at, lines: 1 } : null
}

/** Where what was answered begins: the first line that says so, and how many lines say it. Null where none does. */
export function findQuoteHead(lines: readonly string[]): QuoteHead | null {
  for (let at = 0; at < lines.length; at++) {
    if (REPLY_ABOVE.some((mark) => mark.test(lines[at] ?? ''))) return { at, lines: 1 }
    const head = attributionAt(lines, at) ?? headerAt(lines, at)
    if (head !== null) return head
  }
  return null
}
