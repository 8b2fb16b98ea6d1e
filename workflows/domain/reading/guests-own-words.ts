import { fold } from '#workflows/domain/fold-text.ts'
import type { Ask } from './ask.ts'
import type { LanguageKit } from './language-kit.ts'

/** A web address; a mark that ends the sentence around it is none of its own. */
const LINK =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/|www\.|(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}\/)\S*[^\s?!.,;:…()<>[\]"'»”’]/giu
/** In place of what is no word of the guest's, so that nobody reads one. */
const LINKED = '↗'
const TOLD_BACK = '…'

/** What a mail program sets before lines of somebody else, and above a subject that was written before. */
const QUOTED = /^\s*(?:>|\|\s)/u
const HEAD =
  /^\s*(?:(?:subject|oggetto|betreff|objet|asunto|onderwerp|assunto|temat)\s?:\s*)?(?:re|aw|antw|sv|rv|res|rif|ris|odp|fwd?|fw|wg|tr)(?:\[\d+\])?\s?:\s/iu

/** The host's words, told back in quotation marks: 'you asked "how many are you?"'. Folded. */
const HOST_ASKED =
  /(?<!\p{L})(?:you(?:'ve| have)? (?:asked|wrote|wanted)|(?:mi |ci )?(?:avete|hai|ha) (?:chiesto|scritto)|(?:hast|habt|haben)(?: (?:du|ihr|sie))?(?: (?:mich|uns))? (?:gefragt|geschrieben)|(?:avez|as) (?:demande|ecrit)|(?:me |nos )?(?:preguntaste|preguntasteis|pregunto|preguntaron|escribiste|has preguntado)|(?:vroeg|vroegen|schreef|gevraagd)|(?:perguntou|perguntaram|perguntaste|escreveu)|(?:pyta\p{L}+|zapyta\p{L}+|napisa\p{L}+))[^"«»“”„\n]{0,40}$/u
const QUOTATION = /["«“„][^"«»“”„\n]{1,200}["»”“]/gu

/**
 * A text without what is no word of the guest's: web addresses, quoted lines, the subject of a mail that is answered, the host's own
 * question told back, and the name, firm and address below a closing.
 */
export function guestsOwnWords(text: string, kit: LanguageKit): string {
  const lines = text.split('\n')
  const own = lines.filter((line, at) => !QUOTED.test(line) && !(at === 0 && lines.length > 1 && HEAD.test(line)))
  return withoutSignature(own, kit)
    .join('\n')
    .replace(LINK, LINKED)
    .replace(QUOTATION, (words, at: number, whole: string) =>
      HOST_ASKED.test(fold(whole.slice(Math.max(0, at - ASKED_WITHIN), at))) ? TOLD_BACK : words,
    )
}
const ASKED_WITHIN = 80

/** What guests show by a link, with thanks or nothing beside it: it is for the host to see. */
export const toldByLinks = (texts: readonly string[], kit: LanguageKit): Ask[] =>
  texts.flatMap((text, sentence): Ask[] =>
    guestsOwnWords(text, kit).includes(LINKED)
      ? [{ text: text.trim(), sentence, kind: 'news', subjects: [], aspects: [], times: [], told: null, unknown: [] }]
      : [],
  )

const CLOSING =
  /^\W*(?:(?:mit )?(?:freundlich|herzlich|best|lieb|viel|schon)\p{L}* grus\p{L}*|mfg|lg|(?:kind|best|warm) (?:regards|wishes)|regards|yours (?:sincerely|faithfully|truly)|sincerely|all the best|(?:i (?:miei |nostri )?(?:piu )?)?(?:cordiali|distinti|cari|tanti|migliori) saluti|un (?:caro|cordiale) saluto|saluti|(?:bien )?cordialement|bien a vous|amicalement|salutations distinguees|(?:un )?(?:cordial )?saludos?(?: cordiales)?|atentamente|un abrazo|(?:met )?(?:vriendelijke|hartelijke) groet\p{L}*|groet\p{L}*|(?:com os )?(?:melhores )?cumprimentos|atenciosamente|um abraco|(?:serdecznie )?pozdrawiam(?: serdecznie)?|z powazaniem)\W*$|^\s*--\s*$/u
const [SIGNED_WITHIN, NAME_WORDS_MOST] = [10, 6]

/** Below a closing: a name, what somebody is, where they are found. One line that may be more, and all of it is read. */
function withoutSignature(lines: string[], kit: LanguageKit): string[] {
  const at = lines.findLastIndex((line) => CLOSING.test(fold(line)))
  const below = lines.slice(at + 1).filter((line) => line.trim() !== '')
  if (at <= 0 || below.length === 0 || below.length > SIGNED_WITHIN) return lines
  return below.every((line) => isSigned(line, kit)) ? lines.slice(0, at) : lines
}

const CONTACT =
  /^\s*(?:(?:tel|phone|mobile|cell|mob|fax|handy|mobil|cellulare|telefono?|portable|movil|mobiel|telemovel|e-?mail|mail|web|www|whatsapp)\b\W|\+?[\d\s()/.-]{6,}$|\S+@\S+$|https?:|www\.|(?:\p{L}+[\s.-]){1,4}\d{1,4}\p{L}?(?:,|$)|\d{4,6}\s\p{Lu})/iu

function isSigned(line: string, kit: LanguageKit): boolean {
  if (line.includes('?')) return false
  if (CONTACT.test(line)) return true
  const words = line.match(/\p{L}[\p{L}.'’&-]*/gu) ?? []
  const isName = words.every(
    (word) => /^\p{Lu}/u.test(word) || /^(?:von|van|de|der|di|da|do|dos|du|und|e|y|and|en|i|et|&)$/u.test(word),
  )
  return words.length <= NAME_WORDS_MOST && !/\d/.test(line) && isName && !kit.opens.test(fold(line))
}

const GIVEN =
  /(?<!\p{L})(?:che (?:mi|ci) (?:avete|hai|ha) (?:ri)?chiest[oaie]|(?:that |which |as |what )?you(?:'ve| have| had)? (?:asked|requested)(?: (?:me|us))?(?: for)?|(?:wonach|wie|um )?(?:den|die|das)? ?(?:du|ihr|sie) (?:mich |uns )?(?:gebeten|gefragt|angefordert|verlangt|gewunscht) (?:hast|habt|haben|hattest|hattet|hatten)|que (?:vous )?(?:m'|nous )?(?:avez|aviez|as) demand\p{L}+|que (?:me|nos) (?:pediste|pidio|pidieron|pedisteis|(?:has|habeis|ha|han) (?:pedido|solicitado)|solicito|solicitasteis)|(?:waar )?(?:je|jullie|u) (?:om )?(?:vroeg(?:en)?|(?:hebt|heeft|hebben|had|hadden) gevraagd|gevraagd (?:hebt|heeft|hebben|had|hadden))|que (?:me|nos) (?:pediu|pediram|pediste|solicitou|solicitaram)|o ktor\p{L}+ (?:pan |pani |panstwo )?prosi\p{L}+)(?!\p{L})/gu

/** A folded sentence without 'that you asked for': what is given to the host asks nothing. */
export const withoutWhatHostAsked = (folded: string): string => folded.replace(GIVEN, ' ')
