import { fold } from '#workflows/domain/fold-text.ts'
import { addressesIn, isContactLine, isStreet } from './contact-line.ts'
import { type Correspondence, isNameLine } from './correspondence.ts'
import { isDeviceLine } from './device-line.ts'
import { isDisclaimer, isNotice, isSentBecause, mayHoldDisclaimer } from './disclaimer.ts'
import { isDrawnLine } from './drawn-line.ts'
import type { CutAs, JudgedLine } from './judged-line.ts'
import { meetingBlocks } from './meeting-block.ts'
import { isScannedLine } from './scanned-line.ts'
import { senderBlock } from './sender-block.ts'

const CLOSING =
  /^\s*(?:con i migliori saluti|i migliori saluti|migliori saluti|i più cordiali saluti|cordiali saluti|distinti saluti|un cordiale saluto|un saluto|tanti saluti|cari saluti|saluti|best regards|kind regards|warm regards|regards|best wishes|all the best|sincerely|yours sincerely|yours faithfully|mit (?:freundlichen|besten|lieben|herzlichen) gr(?:ü|ue)(?:ß|ss)en|(?:viele|liebe|beste|herzliche|schöne) gr(?:ü|ue)(?:ß|ss)e|freundliche gr(?:ü|ue)(?:ß|ss)e|mfg|lg|cordialement|bien cordialement|bien à vous|sincères salutations|meilleures salutations|saludos(?: cordiales)?|un (?:cordial )?saludo|atentamente|met (?:vriendelijke|hartelijke) groet(?:en)?|(?:vriendelijke )?groet(?:en|jes)?|com os melhores cumprimentos|(?:melhores )?cumprimentos|atenciosamente|pozdrawiam|z poważaniem|serdecznie pozdrawiam|с уважением|(?:med )?vänlig(?:a|ste)? hälsning(?:ar)?|hälsningar|mvh|(?:med )?venlig hilsen|(?:med )?vennlig hilsen|s pozdravem|srdačan pozdrav|s poštovanjem|üdvözlettel|ystävällisin terveisin)\s*[,.!]?\s*$/i
/** What a firm's name ends with. */
const FIRM =
  /(?:^|[\s,])(?:s\.?r\.?l\.?s?|s\.?p\.?a|s\.?n\.?c|s\.?a\.?s|gmbh(?: & co\.? kg)?|a\.?g|k\.?g|ug|s\.?a\.?r\.?l|b\.?v|n\.?v|lda|ltd|llc|llp|inc|s\.?l|sp\. z o\.o|s\.r\.o|(?:part)?g?mbb|ohg|e\.?k|partg|& (?:partners?|associat[ie]|associ[ée]s|asociados|associados|wspólnicy|söhne|sohn|co))\.?$/i
/** What an office is called before its name. */
const OFFICE =
  /^(?:studio (?:legale|notarile|tecnico|medico|commercialista|associato)|kanzlei|praxis|anwaltskanzlei|steuerkanzlei|cabinet|étude|bufete|despacho|gabinete|escritório|kancelaria|biuro|advocatenkantoor|law (?:firm|offices?))(?!\p{L})/iu
const JOBS = new Set(
  'dott dottssa dr prof ing avv arch geom rag manager direttore direttrice director managing general ceo cto cfo founder partner owner consulente consultant engineer ingegnere avvocato geschaftsfuhrer geschaftsfuhrerin vertrieb sales marketing assistant assistente segreteria amministrazione steuerberater steuerberaterin rechtsanwalt rechtsanwaltin notar notarin architekt architektin arzt arztin kaufmann avocat avocate notaire comptable expert architecte medecin abogado abogada arquitecto arquitecta notario asesor lawyer attorney solicitor accountant architect notaio commercialista medico adwokat radca prawny lekarz architekt advocaat notaris advogado advogada contabilista dipl mag msc bsc phd mba of and e und di'.split(
    ' ',
  ),
)
const MAX_LINES = 12
const MOST_WORDS = 6

/** What a firm's name says of its trade, and what joins its words: neither a name nor an address need have them. */
const TRADES = new Set(
  'and und et e y en co consulting consulenza consulenze group gruppo gruppe groupe holding service services servizi solutions design studio immobilien immobiliare travel viaggi reisen bau handel technik engineering software systems media international partner partners company trading'.split(
    ' ',
  ),
)

/** A firm by its form, named by the headers or by its own address; or what somebody is there, with a name of the headers beside it. */
function isOrganisation(line: string, { names }: Correspondence, addresses: string): boolean {
  const text = line.trim()
  if (/[?!\d:]/.test(text)) return false
  const named = new Set(fold(names.join(' ')).match(/\p{L}+/gu))
  const words = fold(text.replace(FIRM, ' ').replace(OFFICE, ' ')).match(/\p{L}+/gu) ?? []
  if (words.length === 0 || words.length > MOST_WORDS) return false
  if (!isFirm(text)) return words.every((word) => JOBS.has(word) || named.has(word))
  const isNamed = (word: string) => named.has(word) || (word.length >= LEAST_OF_ADDRESS && addresses.includes(word))
  return words.every((word) => TRADES.has(word) || isNamed(word))
}

const LEAST_OF_ADDRESS = 3
const isFirm = (line: string) => FIRM.test(line.trim()) || OFFICE.test(line.trim())
const isBare = (line: string) => !/[\p{L}\p{N}]/u.test(line)
/** An emoji alone is an answer; a dash is none. */
const isSaid = (line: string) => /\p{Extended_Pictographic}|[?!]/u.test(line)

/**
 * Names of the headers, a firm, an address, a number, what a device adds: nothing that a guest would ask or tell. A street may be where
 * they are to be met: it is a signature's only beside a firm or an address to write to.
 */
function isSignature(lines: readonly string[], of: Correspondence): boolean {
  if (lines.length > MAX_LINES) return false
  const addresses = fold(addressesIn(lines.join('\n')))
  const isWithStreet = addresses !== '' || lines.some((line) => isFirm(line) && isOrganisation(line, of, addresses))
  return lines.every(
    (line) =>
      (isBare(line) && !isSaid(line)) ||
      isDeviceLine(line) ||
      isContactLine(line) ||
      isNameLine(line, of) ||
      isOrganisation(line, of, addresses) ||
      (isWithStreet && isStreet(line)),
  )
}

/** As what each line of what a guest wrote goes: what a device and a signature add at its end. What is not recognised whole stays. */
export function judgeOwn(lines: readonly string[], of: Correspondence): JudgedLine[] {
  let end = lines.length
  const cutAs = new Map<number, CutAs>()
  const cut = (from: number, as: CutAs) => {
    for (let at = from; at < end; at++) if (!cutAs.has(at)) cutAs.set(at, as)
    end = from
  }
  for (const { at, lines: found } of meetingBlocks(lines))
    for (const [nth, as] of found.entries()) cutAs.set(at + nth, as)
  for (let before = -1; before !== end; ) {
    before = end
    while (end > 0 && (cutAs.has(end - 1) || (isBare(lines[end - 1] ?? '') && !isSaid(lines[end - 1] ?? '')))) end -= 1
    if (end > 0 && isAdded(lines[end - 1] ?? '')) cut(end - 1, 'signature')
    else if (end > 1 && isScannedLine(lines[end - 2] ?? '', lines[end - 1])) cut(end - 2, 'signature')
    const disclaimer = disclaimerBegins(lines, end, of)
    if (disclaimer !== null) cut(disclaimer, 'disclaimer')
  }
  for (let at = end; at < lines.length; at++)
    if (isDrawnLine(lines[at] ?? '') && !cutAs.has(at)) cutAs.set(at, 'signature')
  const begin = signatureBegins(lines.slice(0, end), of)
  const marked = begin === null ? markedBegins(lines.slice(0, end)) : null
  if (begin !== null) cut(begin, 'signature')
  else if (marked !== null) cut(marked, 'doubtful')
  else {
    const block = senderBlock(lines.slice(0, end), of)
    for (const [nth, as] of block?.lines.entries() ?? []) if (block !== null) cutAs.set(block.at + nth, as)
  }
  return lines.map((line, at) => ({ line, as: cutAs.get(at) ?? 'own' }))
}

const isAdded = (line: string) => isDeviceLine(line) || isScannedLine(line)

const MOST_ABOVE_DISCLAIMER = 4
const MOST_BELOW_NAME = 8

/** Where the last paragraph is a disclaimer, or ends in one: some write it below the register's number. */
function disclaimerBegins(lines: readonly string[], end: number, of: Correspondence): number | null {
  const isPerhaps = mayHoldDisclaimer(lines)
  const because = isPerhaps ? lines.findIndex(isSentBecause) : -1
  if (because !== -1 && because < end && !lines.slice(because, end).some(isSaid)) return because
  const paragraph = lastBlank(lines, end) + 1
  const above = lines.slice(0, Math.max(0, paragraph - 1)).filter((line) => line.trim() !== '')
  const isBelowName =
    above.some((line) => CLOSING.test(line)) ||
    above
      .slice(1)
      .slice(-MOST_BELOW_NAME)
      .some((line) => isNameLine(line, of))
  if (isBelowName && isNotice(lines.slice(paragraph, end))) return paragraph
  if (!isPerhaps) return null
  for (let from = paragraph; from < end && from <= paragraph + MOST_ABOVE_DISCLAIMER; from++)
    if (isDisclaimer(lines.slice(from, end))) return from
  return null
}

/** -1 where none stands before `end`. */
function lastBlank(lines: readonly string[], end: number): number {
  let at = end - 1
  while (at >= 0 && (lines[at] ?? '').trim() !== '') at -= 1
  return at
}

/** Behind `--`, or behind the name below a closing formula. */
function signatureBegins(lines: readonly string[], of: Correspondence): number | null {
  const mark = lines.findLastIndex((line) => line.trim() === '--')
  if (mark !== -1 && mark < lines.length - 1 && isSignature(lines.slice(mark + 1), of)) return mark
  const closing = lines.findLastIndex((line) => CLOSING.test(line))
  const name = lines.findIndex((line, at) => at > closing && line.trim() !== '')
  if (closing === -1 || name === -1 || name === lines.length - 1) return null
  return isSignature(lines.slice(name + 1), of) ? name + 1 : null
}

const MOST_BELOW_MARK = 6
const POSTSCRIPT = /^\W*(?:p\.? ?s|p\.? ?d|n\.? ?b)\b/i

/** Behind the mark of programs: what stands there, a firm, a club or a motto, nobody can know. */
function markedBegins(lines: readonly string[]): number | null {
  const mark = lines.lastIndexOf('-- ')
  const below = mark === -1 ? [] : lines.slice(mark + 1).filter((line) => !isBare(line))
  const isShort = below.length > 0 && below.length <= MOST_BELOW_MARK
  return isShort && !below.some((line) => /\?/.test(line) || POSTSCRIPT.test(line)) ? mark : null
}

/**
 * As what each line that was cut away went: a signature behind `--` or a closing formula, contact data alone, a disclaimer; whatever is
 * left may be the guest's.
 */
export function judgeCut(lines: readonly string[], of: Correspondence): JudgedLine[] {
  const judged: JudgedLine[] = lines.map((line) => ({ line, as: 'doubtful' }))
  let above = ''
  for (const { from, to } of paragraphsOf(lines)) {
    const paragraph = lines.slice(from, to)
    const as = isDisclaimer(paragraph) ? 'disclaimer' : isCutSignature(paragraph, above, of) ? 'signature' : null
    if (as !== null) for (let at = from; at < to; at++) judged[at] = { line: lines[at] ?? '', as }
    above = lines[to - 1] ?? ''
  }
  return judged.map(({ line, as }) => ({ line, as: isBare(line) && !isSaid(line) ? 'signature' : as }))
}

type Span = { from: number; to: number }

/** `above`: the last line of the paragraph before it. */
function isCutSignature(paragraph: readonly string[], above: string, of: Correspondence): boolean {
  const [first = '', ...rest] = paragraph
  if (first.trim() === '--' || CLOSING.test(first)) return isSignature(rest, of)
  const isBehind = above.trim() === '--' || CLOSING.test(above)
  if (isBehind) return isSignature(paragraph, of)
  // A number alone may be the answer to a question.
  if (paragraph.length < 2) return isDeviceLine(first)
  return paragraph.some((line) => isNameLine(line, of)) && isSignature(paragraph, of)
}

function paragraphsOf(lines: readonly string[]): Span[] {
  const spans: Span[] = []
  let from = -1
  for (let at = 0; at <= lines.length; at++) {
    const isBlank = at === lines.length || (lines[at] ?? '').trim() === ''
    if (!isBlank && from === -1) from = at
    if (isBlank && from !== -1) {
      spans.push({ from, to: at })
      from = -1
    }
  }
  return spans
}
