import { isAttribution, SAYS_DAY } from './attribution.ts'
import { headerBlockAt } from './mail-header-block.ts'

const MAX_LINES = 3

/** `isHeader`: the earlier mail follows with its header, and is not marked line by line. `subject`: on which of its lines, and of what. */
export type QuoteHead = { at: number; lines: number; isHeader: boolean; subject: { at: number; says: string } | null }

const ORIGINAL =
  "original (?:message|e-?mail)|messaggio originale|ursprüngliche nachricht|original-?nachricht|message d[’']origine|message original|(?:mail|courriel) original|mensaje original|correo original|oorspronkelijk(?:e)? (?:bericht|e-?mail)|mensagem original|wiadomość oryginalna|oryginalna wiadomość|původní (?:zpráva|e-mail)|pôvodná správa|исходное сообщение|originalmeddelande|ursprungligt meddelande|oprindelig (?:meddelelse|besked)|opprinnelig melding|alkuperäinen viesti|eredeti üzenet|mesaj original|orijinal (?:ileti|mesaj)|αρχικό μήνυμα|原始邮件|元のメッセージ"
const SEPARATOR = new RegExp(String.raw`^\s*(?:-{2,}\s?(?:${ORIGINAL})\s?-{2,}|_{10,})\s*$`, 'i')
/** As some draw it around words that nobody knows: then a header has to stand below. */
const ANY_SEPARATOR = /^\s*-{4,}\s?[\p{L}\p{M}][\p{L}\p{M}' ]{1,30}\s?-{4,}\s*$/u
/** Some programs draw nothing around it: then, too. */
const BARE_SEPARATOR = new RegExp(String.raw`^\s*(?:${ORIGINAL})\s*$`, 'i')
const FORWARDED =
  /^\s*(?:-{2,}\s?(?:forwarded message|messaggio inoltrato|inoltrato|weitergeleitete nachricht|message transféré|mensaje reenviado|doorgestuurd bericht|mensagem (?:encaminhada|reencaminhada)|wiadomość przekazana(?: dalej)?|przekazana wiadomość|přeposlaná zpráva|пересылаемое сообщение|пересланное сообщение|пересилане повідомлення|vidarebefordrat (?:meddelande|brev)|videresendt (?:meddelelse|besked|melding)|välitetty viesti|edelleenlähetetty viesti|továbbított üzenet|mesaj redirec[țt]ionat|iletilen (?:ileti|mesaj)|yönlendirilen (?:ileti|mesaj)|προωθημένο μήνυμα|proslijeđena poruka|posredovano sporočilo|preposlaná správa|転送メッセージ|転送された(?:メッセージ|メール)|转发的?(?:邮件|消息|信息)|轉寄的?郵件|전달된 (?:메시지|메일))\s?-{2,}|(?:begin forwarded message|inizio messaggio inoltrato|anfang der weitergeleiteten nachricht|début du message (?:transféré|réexpédié)|inicio del mensaje reenviado|begin doorgestuurd bericht|início da mensagem (?:encaminhada|reencaminhada)|początek przekazywanej wiadomości|začátek přeposlané zprávy|vidarebefordrat (?:brev|meddelande)|start på videresendt besked|videresendt (?:melding|besked|meddelelse)|välitetty viesti alkaa|továbbított levél kezdete|început mesaj redirecționat|начало переадресованного сообщения|начало пересылаемого сообщения|İletilen ileti|iletilen ileti başlangıcı|αρχή προωθημένου μηνύματος|转发的邮件|轉寄的郵件|転送されたメッセージ|전달된 메시지)\s?[:：])\s*$/i
/** The words alone: whatever dashes and marks stand around them. */
const REPLY_ABOVE = new Set([
  'please type your reply above this line',
  'type your reply above this line',
  'please write your reply above this line',
  'write your reply above this line',
  'please reply above this line',
  'reply above this line',
  'scrivi la tua risposta sopra questa riga',
  'scrivi la risposta sopra questa riga',
  'rispondi sopra questa riga',
  'rispondi al di sopra di questa riga',
  'rispondi sopra questa linea',
  'bitte antworten sie oberhalb dieser zeile',
  'bitte antworte oberhalb dieser zeile',
  'antworten sie oberhalb dieser zeile',
  'bitte geben sie ihre antwort über dieser zeile ein',
  'veuillez répondre au dessus de cette ligne',
  'répondre au dessus de cette ligne',
  'répondez au dessus de cette ligne',
  'responda por encima de esta línea',
  'escriba su respuesta por encima de esta línea',
  'escribe tu respuesta por encima de esta línea',
  'typ uw antwoord boven deze regel',
  'typ je antwoord boven deze regel',
  'antwoord boven deze regel',
  'responda acima desta linha',
  'escreva a sua resposta acima desta linha',
  'napisz odpowiedź nad tą linią',
  'wpisz odpowiedź powyżej tej linii',
  'odpověď prosím napište nad tuto čáru',
  'odpověď napište nad tuto čáru',
  'odpovězte prosím nad touto čárou',
  'napište odpověď nad tento řádek',
  'prosím odpovězte nad tímto řádkem',
  'skriv ditt svar ovanför den här raden',
  'skriv dit svar over denne linje',
])

const NAMES_A_LINE = /line|riga|linea|zeile|ligne|línea|regel|linha|lini|čár|řád|rad/i
/** Whether a line says that the answer goes above it. */
export const isReplyAbove = (line: string) =>
  line.length <= 160 &&
  NAMES_A_LINE.test(line) &&
  !/[?!]/.test(line) &&
  REPLY_ABOVE.has((line.toLowerCase().match(/\p{L}+/gu) ?? []).join(' '))

/** Whether what follows is somebody else's mail that the writer passes on: theirs to tell, and no quote. */
export const isForwardMark = (line: string) => FORWARDED.test(line)

/**
 * Whether such a line, on up to three lines, begins here. The innermost counts, as what a guest wrote above it is theirs; one without
 * its day has the rest of itself on the line above.
 */
function attributionAt(lines: readonly string[], at: number): QuoteHead | null {
  for (let count = 1; count <= MAX_LINES; count++) {
    const last = plain(lines[at + count - 1] ?? '')
    if (last === '' || last.startsWith('>')) return null
    const isQuotedBelow = firstBelow(lines, at + count).startsWith('>')
    // Some apps leave the colon out behind an address.
    if (!/[:：]$/.test(last) && !(isQuotedBelow && /@[^\s<>]{1,255}>$/.test(last))) continue
    let found: QuoteHead | null = null
    for (let from = at + count - 1; from >= at; from--) {
      const text = plain(lines.slice(from, at + count).join(' '))
      if (!isAttribution(text.replace(/>$/, '>:'), isQuotedBelow)) continue
      const isDated = SAYS_DAY.test(text)
      if (found === null || isDated) found = { at: from, lines: at + count - from, isHeader: false, subject: null }
      if (isDated) break
    }
    return found
  }
  return null
}

const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Without marks that turn its direction, and with a colon in place of the dashes that Zoho draws around it. */
const plain = (line: string) =>
  line
    .replace(TURNS, '')
    .trim()
    .replace(/^-{3,}\s?(.*?[^-\s])\s?-{3,}$/, '$1:')

const firstBelow = (lines: readonly string[], from: number) =>
  lines.slice(from, from + 3).find((line) => line.trim() !== '') ?? ''

/** Outlook's way: the header of the earlier mail, with a separator above it or without. */
function headerAt(lines: readonly string[], at: number): QuoteHead | null {
  const line = lines[at] ?? ''
  const isSeparator = SEPARATOR.test(line)
  const first =
    isSeparator || BARE_SEPARATOR.test(line) || ANY_SEPARATOR.test(line)
      ? at + 1 + Number((lines[at + 1] ?? '').trim() === '')
      : at
  const block = headerBlockAt(lines, first)
  if (block === null) {
    return isSeparator && !line.trim().startsWith('_') ? { at, lines: 1, isHeader: true, subject: null } : null
  }
  const { subjectAt, subject: says } = block
  const subject = subjectAt === null ? null : { at: first + subjectAt, says }
  return { at, lines: first - at + block.lines, isHeader: true, subject }
}

/** Where what was answered begins: the first line from `from` on that says so, and how many lines say it. Null where none does. */
export function findQuoteHead(lines: readonly string[], from = 0): QuoteHead | null {
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (isForwardMark(line)) return null
    if (isReplyAbove(line)) return { at, lines: 1, isHeader: true, subject: null }
    const head = attributionAt(lines, at) ?? headerAt(lines, at) ?? betweenMarks(line, at)
    if (head !== null) return withSeparator(lines, head, from)
  }
  return null
}

/** GroupWise's way: `>>> Casa Blu <host@casa.test> 20.11.2026 10:12 >>>`, and the earlier mail as it was below. */
const BETWEEN_MARKS = /^>{3} ?.{2,200}(?<!\d)\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? .{0,10}\d{1,2}[:.]\d{2}.{0,6}>{3}\s*$/u
const betweenMarks = (line: string, at: number): QuoteHead | null =>
  BETWEEN_MARKS.test(line) && !/\?/.test(line) ? { at, lines: 1, isHeader: true, subject: null } : null

/** Proton's apps draw `Original Message` above the line that says who wrote. */
function withSeparator(lines: readonly string[], head: QuoteHead, from: number): QuoteHead {
  const above = lines.slice(from, head.at).findLastIndex((line) => line.trim() !== '')
  const isDrawn = above !== -1 && head.at - from - above <= 2 && SEPARATOR.test(lines[from + above] ?? '')
  if (!isDrawn || head.isHeader) return head
  return { ...head, at: from + above, lines: head.lines + head.at - from - above }
}
