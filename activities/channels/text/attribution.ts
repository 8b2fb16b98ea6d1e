import { fold } from '#workflows/domain/fold-text.ts'
import { isDateWord } from './date-words.ts'

/** `Anna wrote:` in the languages of the guests, and what else stands in such a line, folded. */
const VERBS =
  /(?<!\p{L})(?:ha scritto|scrive|scriveva|wrote|writes|schrieb|geschrieben|a ecrit|ecrit|escribio|ha escrito|schreef|geschreven|escreveu|escreve|pisze|napisal[ai]?|napisana|napsal[a]?|skrev|kirjoitti|ezt irta|a scris|yazdi|yazdı|пишет|пише|написала?|написав|εγραψε|写道|님이 작성|zitat|quoting|citazione|citando|citation|en citant|cita|citaat|citeren|citacao|cytat|cytuje\p{L}*|citace|cituji|citat)(?!\p{L})/u
const BESIDE = new Set(
  `ha scritto scrive scriveva wrote writes schrieb hat geschrieben folgendes a ecrit escribio escrito schreef heeft het volgende geschreven
  escreveu escreve pisze napisal napisala napisana przez wiadomosc uzytkownik odesilatel napsal napsala skrev foljande har kirjoitti ezt irta
  idopont scris tarihinde tarihli sunu şunu yazdi yazdı пишет пише написал написала написав εγραψε ο η π μ you tu lei sie du vous usted u voce
  no dia via zitat quoting citazione citando citation citant cita citaat citeren citacao cytat cytuje cytujac citace cituji citat from by di da von van der den di de da do du e y la le el s`.split(
    /\s+/,
  ),
)
/** A mail program names the moment or the address; a guest who tells what somebody wrote hardly does. */
const SAYS_WHEN_OR_WHO = /\S@\S|(?<!\d)20\d\d(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2}/
/** What says where a house lies, and whose it is, between the words of its name. */
const BETWEEN_NAMES =
  '(?:the|of|on|by|at|in|near|under|above|over|between|and|behind|sul|sulla|sullo|sui|sulle|al|alla|ai|allo|nel|nella|nei|fra|tra|gli|le|il|la|lo|dei|della|dello|delle|degli|sotto|sopra|presso|e|am|an|im|auf|unter|unterm|überm|über|bei|beim|zum|zur|zu|hinter|hinterm|vor|vorm|zwischen|den|dem|der|die|das|und|du|des|sur|sous|aux?|à|près|entre|dans|les?|et|en|los|las|el|junto|sobre|bajo|y|del|aan|bij|op|onder|tussen|achter|het|de|van|t|do|da|dos|das|no|na|nos|nas|ao|sob|pod|nad|przy|u|w|we|za|między|pri|mezi|i|ved|vid|på|og|och|under|opposite|beside|beyond|upon|dietro|davanti|accanto|vicino|oltre|neben|nebst|gegenüber|derrière|devant|vers|face|sous|detrás|delante|cerca|frente|naast|voor|tegenover|junto|perto|atrás|poniżej|obok|koło|vedle|naproti|bag|bak|bakom|ovan|over)'
/** `Haus unterm Kastanienbaum <`, `Domek pod Lipą <`: a house's name has small words between two others, and nobody does anything in it. */
const NAME_BEFORE_ADDRESS = new RegExp(
  String.raw`(?:\p{Lu}[\p{L}\p{M}'’.-]*\s+){1,4}(?:${BETWEEN_NAMES}\s+){1,2}(?:\p{Lu}[\p{L}\p{M}'’.-]*\s+){1,3}<(?=[^<>\s]+@)`,
  'gu',
)
/** With its year. */
export const SAYS_DAY = /(?<!\d)20\d\d(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2}/
const ADDRESS = /[<([]*(?:mailto:)?[^\s<>()[\],;:]{1,64}@[^\s<>()[\],;]{1,255}?[>)\]]*(?=[\s,;:]|$|\p{Lo})/giu
const MOST_NAMES = 6
const MOST_CHARACTERS = 400

/**
 * Whether a text is the line that a mail program puts above a quote, and not a word more: when, who, and that they wrote. A word in
 * lower case that is none of that is somebody's sentence.
 */
export function isAttribution(text: string, isQuotedBelow: boolean): boolean {
  if (!/[:：]$/.test(text) || text.length > MOST_CHARACTERS || /[?!]/.test(text)) return false
  if (!isQuotedBelow && !SAYS_WHEN_OR_WHO.test(text)) return false
  if (isQuotedBelow && isAnyAttribution(text)) return true
  if (!VERBS.test(fold(text).normalize('NFC')) && !(SAYS_DAY.test(text) && /@[^\s<>]{1,255}>?\s?[:：]$/.test(text)))
    return false
  const rest = text
    .replace(NAME_BEFORE_ADDRESS, ' Name <')
    .replace(ADDRESS, ' ')
    .replace(/"[^"]{1,60}"|«[^«»]{1,60}»/g, ' Name ')
  const words = rest.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  const others = words.filter((word) => !/^\d/.test(word) && !isOfHead(fold(word).normalize('NFC')))
  return others.length <= MOST_NAMES && others.every((word) => !/^\p{Ll}/u.test(word))
}

const MOST_OTHERS = 8
const MOST_BARE = 4

/** The same in a language that nobody knows: day, hour and address beside each other, and few words, above a quote. */
function isAnyAttribution(text: string): boolean {
  if (!SAYS_DAY.test(text) || !/(?<!\d)\d{1,2}[:.]\d{2}(?!\d)/.test(text)) return false
  // Its line may have been broken right behind the bracket.
  const hasAddress = /<\s?[^<>@\s]+@[^<>\s]+>/.test(text)
  // Without an address: when, a comma, a name, and that they wrote.
  if (!hasAddress && !/\d{1,2}[:.]\d{2}, ?\p{Lu}/u.test(text)) return false
  const words = text.replace(ADDRESS, ' ').match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  const others = words.filter((word) => !/^\p{Lu}/u.test(word) && !isOfHead(fold(word).normalize('NFC')))
  return others.length <= (hasAddress ? MOST_OTHERS : MOST_BARE)
}

/** `sexta-feira` is two. */
const isOfHead = (word: string) =>
  BESIDE.has(word) || isDateWord(word) || word.split('-').every((part) => part !== '' && isDateWord(part))
