import { fold } from '#workflows/domain/fold-text.ts'
import { isContactLine, isStreet } from './contact-line.ts'
import { type Correspondence, isNameLine } from './correspondence.ts'
import { isDateWord } from './date-words.ts'
import type { CutAs } from './judged-line.ts'
import { saysRole } from './roles.ts'
import { voiceIn } from './voice.ts'

/** Where what a sender puts below each of their mails begins, and as what each of its lines goes. */
export type SenderBlock = { at: number; lines: CutAs[] }

const DRAWN = /^\s*(?:-{2,3}|_{2,}|—{1,3}|–{2,3}|={2,}|\*{3,})\s*$/u
const CLOSES =
  /(?<!\p{L})(?:salut\p{L}*|regards|wishes|sincerely|faithfully|gr(?:u|ue)(?:ss|sse|ssen)|mfg|cordialement|cordial\p{L}*|salutations|bien a vous|amities|saludos?|abrazo|atentamente|groet\p{L}*|groeten|cumprimentos|abraco|atenciosamente|pozdraw\p{L}*|powazaniem|pozdrav\p{L}*|uctou|halsning\p{L}*|hilsen|terveisin|udvozlettel|postovanjem)(?!\p{L})/u
const FORM =
  /(?<!\p{L})(?:s\.?r\.?l\.?s?|s\.?p\.?a|s\.?n\.?c|gmbh|sarl|s\.a\.s|b\.?v|ltd|llc|llp|plc|inc|a\/s|d\.o\.o|kft|e\.\s?v|e\.\s?k|lda|s\.l|sp\. z o\.o|s\.r\.o|a\.\s?s\.\s?d)\.?(?!\p{L})/iu
/** Written otherwise they are words. */
const FORM_IN_CASE = /(?<!\p{L})(?:AB|Oyj?|ApS)(?!\p{L})/u
const isFirm = (text: string) => FORM.test(text) || FORM_IN_CASE.test(text)
const POSTCODE =
  /(?<!\d)(?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})?,? \p{Lu}\p{L}+|(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\p{L})|(?<!\d)\d{2}-\d{3} \p{Lu}|(?<!\d)\d{3} \d{2} \p{Lu}/u
const NUMBERED =
  /(?<!\p{L})(?:tel|tfno|tlfn?|tfn|mob|kom|cell?|phone|fax|ext|handy|gsm|tlm|btw|p\.?\s?iva|nip|ust|siret|nif)\b[.:]?\s?\S*\s?\d/iu
const PHONE = /^\+?[\d\s()/.-]{9,20}$/
const SITE =
  /(?<![\p{L}\p{N}])(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,10}(?![\p{L}\p{N}])|(?<!\S)@[a-z0-9_.]{3,30}|\S+@\S+\.\S+/iu
const HOURS =
  /(?<!\p{L})(?:working (?:days|hours)|office hours|burozeiten|sprechzeiten|orario d'ufficio|horaires d'ouverture|horario de|werkdagen|godziny pracy|uredni hodiny)/u
const SLOGAN = /^\s*(?:["“„«*_'‘].{3,90}["”“»*_'’]|\*.{3,90}\*)\s*[.!]?\s*$/u
/** Of what somebody wants, or tells below their name. */
const WANTED =
  /(?<!\p{L})(?:please|per favore|per piacere|bitte|s'il (?:vous|te) plait|svp|por favor|alstublieft|alsjeblieft|graag|prosze|prosim|p\.?\s?s\b|n\.?b\b|ps:|also|anche|auch|aussi|tambien|ook|tambem|tez|take|not|non|nicht|pas|niet|nao|nie|ne)(?!\p{L})/u

const [MOST_LINES, MOST_CHARACTERS, MOST_WORDS] = [16, 110, 14]
/** A firm tells where it is registered, too: of so many lines nearly all are of a signature's kinds. */
const LONG = { lines: 9, known: 0.75 }
const [HALF, MOST_DIGITS] = [0.5, 14]
/** More than five words: no closing formula has so many. */
const IS_LONG = /^\s*(?:\S+\s+){5}\S/

type Kind = 'known' | 'unknown' | 'spoken'

const PARTS = /\s*(?:[|·•]|\s[-–—]\s|,\s)\s*/u

function kindOf(line: string, of: Correspondence): Kind {
  const text = line.trim()
  const folded = fold(text)
  if (HOURS.test(folded)) return 'known'
  const voice = voiceIn(text, folded)
  if (voice.asks || voice.thanks || voice.isFirstPerson || WANTED.test(folded)) return 'spoken'
  if (text.length > MOST_CHARACTERS || (text.match(/\p{L}+/gu) ?? []).length > MOST_WORDS) return 'spoken'
  // A page is something that they send.
  if (/:\/\/[^\s/]+\/[^\s]/.test(text)) return 'spoken'
  if (isNameLine(text, of) || isContactLine(text) || isStreet(text) || SLOGAN.test(text)) return 'known'
  if (/\d{1,2}[:.h]\d{2}(?!\d)/.test(text) || (/\d/.test(text) && folded.split(/[^\p{L}]+/u).some(isMonth)))
    return 'spoken'
  if (folded.split(/[^\p{L}]+/u).some((word) => word.length > 4 && isDateWord(word) && !saysRole(word))) return 'spoken'
  if (isNumberToCall(text) || NUMBERED.test(text) || POSTCODE.test(text) || isFirm(text) || SITE.test(text))
    return 'known'
  if (saysRole(folded)) return 'known'
  return isOfTheirName(text, of) ? 'known' : 'unknown'
}

/** `Anna Rossi | Leeds`, `Atelier Rossi, Leeds`: names, one of which is theirs. */
function isOfTheirName(text: string, of: Correspondence): boolean {
  if (PARTS.test(text) && text.split(PARTS).some((part) => isNameLine(part, of))) return true
  const words = text.match(/\p{L}[\p{L}\p{M}.'’-]*/gu) ?? []
  return words.some((word) => isNameLine(word, of)) && words.every((word) => /^\p{Lu}/u.test(word))
}

const isNumberToCall = (text: string) => PHONE.test(text) && text.replace(/\D/g, '').length <= MOST_DIGITS
const isMonth = (word: string) => word.length > 3 && isDateWord(word)

/** Whether it begins with the sender's name, or is the name of a firm or a house that has theirs. */
function isNaming(line: string, of: Correspondence): boolean {
  const words = line.match(/\p{L}[\p{L}\p{M}.'’-]*/gu) ?? []
  const theirs = words.map((word) => word.replace(/\.$/, '').length >= 3 && isNameLine(word, of))
  return (
    theirs[0] === true ||
    (theirs.slice(0, 4).includes(true) &&
      words.slice(0, theirs.indexOf(true)).every((word) => /^\p{Lu}|\.$/u.test(word)))
  )
}

/**
 * A signature by the kinds of its lines: below a drawn line or a closing formula it begins with the sender's name, and no line of it asks,
 * wishes, thanks or speaks of its writer. What is more than a name, a number or an address is in doubt. Null where a line of it may be said to the host.
 */
export function senderBlock(lines: readonly string[], of: Correspondence): SenderBlock | null {
  const drawn = lines.findLastIndex((line) => DRAWN.test(line))
  if (drawn > 0) {
    const kinds = kindsBelow(lines, drawn + 1, of)
    if (kinds !== null && (namesInFull(lines, drawn + 1, of) || saysRoleBelow(lines, drawn + 1)))
      return { at: drawn, lines: ['signature', ...kinds] }
  }
  const closing = lines.findLastIndex((line) => isClosing(line))
  const name = lines.findIndex((line, at) => at > closing && line.trim() !== '')
  if (closing < 1 || name === -1 || isLast(lines, name)) return blockAtEnd(lines, of)
  const kinds = kindsBelow(lines, name, of)
  if (kinds === null || !isProved(lines.slice(name + 1), namesInFull(lines, name, of), of))
    return lastParagraph(lines, name, of)
  // The name below a closing formula stays.
  return { at: name + 1, lines: kinds.slice(1) }
}

/**
 * Some close with nothing: the last paragraph is a signature where it begins with the sender's full name alone, and tells both what they
 * are or where and how they are reached. Below a colon it is what they want to tell.
 */
function blockAtEnd(lines: readonly string[], of: Correspondence): SenderBlock | null {
  const end = lines.findLastIndex((line) => line.trim() !== '') + 1
  const at = lines.slice(0, end).findLastIndex((line) => line.trim() === '') + 1
  const above = lines.slice(0, at).findLast((line) => line.trim() !== '') ?? ''
  const [name = '', ...below] = lines.slice(at, end)
  const isNamed = isNameLine(name.replace(/\([^()]{1,20}\)\s*$/, ''), of)
  if (above === '' || /[:：]\s*$/.test(above) || below.length === 0 || !isNamed) return null
  const kinds = namesInFull(lines, at, of) ? kindsBelow(lines, at, of) : null
  const known = below.filter((line) => kindOf(line, of) === 'known')
  const isToldWhere = below.some((line) => saysRole(fold(line)) || isFirm(line) || isOfTheirName(line.trim(), of))
  const isReached = below.some((line) => isContactLine(line) || isNumberToCall(line.trim()) || NUMBERED.test(line))
  return kinds !== null && isToldWhere && isReached && known.length * 2 > below.length ? { at, lines: kinds } : null
}

/** Behind a postscript: the sender's firm, where it is and how it is reached, and nothing else. */
function lastParagraph(lines: readonly string[], name: number, of: Correspondence): SenderBlock | null {
  const at = lines.findLastIndex((line) => line.trim() === '') + 1
  const kinds = at > name + 1 ? kindsBelow(lines, at, of) : null
  const isKnown = lines.slice(at).every((line) => kindOf(line, of) === 'known')
  return kinds === null || !isKnown || at === lines.length - 1 ? null : { at, lines: kinds }
}

/** Half of what stands below a name is of a signature's kinds, and of more than where they are to be met. */
function isProved(below: readonly string[], isInFull: boolean, of: Correspondence): boolean {
  const filled = below.filter((line) => line.trim() !== '')
  const known = filled.filter((line) => kindOf(line, of) === 'known')
  const [first = ''] = filled
  if (known.length < filled.length * (filled.length > LONG.lines ? LONG.known : HALF)) return false
  if (known.some((line) => saysRole(fold(line)))) return isInFull || kindOf(first, of) === 'known'
  return isInFull && known.some((line) => !isStreet(line) && !POSTCODE.test(line)) && filled.length > 1
}

const LEAST_OF_FULL = 2
const namesInFull = (lines: readonly string[], from: number, of: Correspondence) =>
  (
    lines
      .slice(from)
      .find((line) => line.trim() !== '')
      ?.match(/\p{L}[\p{L}\p{M}'’-]+/gu) ?? []
  ).filter((word) => isNameLine(word, of)).length >= LEAST_OF_FULL
const saysRoleBelow = (lines: readonly string[], from: number) => lines.slice(from).some((line) => saysRole(fold(line)))

const isLast = (lines: readonly string[], at: number) => lines.slice(at + 1).every((line) => line.trim() === '')

/** Whether a line closes a mail, as people do. */
export const isClosing = (line: string) => !IS_LONG.test(line) && !/[?:]/.test(line) && CLOSES.test(fold(line))

/** Nothing that a guest would ask or tell. */
const isSure = (line: string, of: Correspondence) => isNameLine(line, of) || isContactLine(line)

function kindsBelow(lines: readonly string[], from: number, of: Correspondence): CutAs[] | null {
  const below = lines.slice(from)
  const filled = below.filter((line) => line.trim() !== '')
  const [first = ''] = filled
  if (filled.length === 0 || filled.length > MOST_LINES || !isNaming(first, of)) return null
  const kinds = below.map((line) => (line.trim() === '' ? 'known' : kindOf(line, of)))
  if (kinds.includes('spoken')) return null
  return below.map((line) => (line.trim() === '' || isSure(line, of) ? 'signature' : 'doubtful'))
}
