import type { CuedSentence, Span } from './read-secret-text.ts'

const STRONG = String.raw`under(?:neath)?|beneath|behind|above|below|inside|on top of|hidden|between|beside|next to|sott[oa]|dietro|sopra|dentro|nascost[aeio]|accanto|unter|unterm|hinter|hinterm|uber|neben|zwischen|versteckt|sous|derriere|au-dessus|cachee?s?|entre|a cote d[eu]|debajo|bajo|detras|dentro|encima|escondid[ao]s?|junto a|al lado|onder|achter|boven|naast|tussen|verstopt|debaixo|embaixo|sob|atras|em cima|ao lado|pod|za|nad|obok|miedzy|schowan[aey]`
const WEAK = String.raw`in|into|on|at|near|nell[aeo]?|nell'|al|all[aeo]|all'|dal|dall[aeo]|dall'|presso|chez|nel|nei|negli|sul|sull[aeo]?|sull'|vicino|im|auf|an|am|bei|beim|dans|sur|pres d[eu]|en|sobre|op|aan|bij|no|na|nos|nas|em|w|we|przy`
const BEING = String.raw`is|are|'s|'re|lies?|sits?|hangs?|stays?|left|leave|find|found|get|pick|sono|e'|c'e|trov\p{L}+|lasci\p{L}+|sta|stanno|liegt|liegen|hangt|hangen|steckt|finde\p{L}*|befinde\p{L}*|est|sont|se trouv\p{L}+|trouv\p{L}+|laiss\p{L}+|est[a]n?|encontr\p{L}+|qued\p{L}+|dej\p{L}+|ligt|liggen|hangt|vind\p{L}*|fica\p{L}*|deix\p{L}+|jest|sa|lezy|leza|znajd\p{L}+|wisi|wisza`
const AFTER_KEY = new RegExp(
  String.raw`(?<![\p{L}'])(?:${STRONG})(?![\p{L}])\s+[\p{L}\d]|(?<=(?<![\p{L}])(?:${BEING}|e)(?![\p{L}])(?:\s\p{L}+){0,2}\s|:\s?|\?\s?)(?:${WEAK})(?![\p{L}])\s*[\p{L}\d]`,
  'u',
)
/** 'Trovate la chiave nella fioriera': said before the key, a small word after it is enough. */
const BEING_BEFORE = new RegExp(String.raw`(?<![\p{L}])(?:${BEING})(?![\p{L}])`, 'u')
const ANY = new RegExp(String.raw`(?<![\p{L}'])(?:${WEAK}|${STRONG})(?![\p{L}])\s*[\p{L}\d]`, 'u')
const BEFORE_KEY = new RegExp(String.raw`(?<![\p{L}'])(?:${STRONG})(?![\p{L}])\s+[\p{L}\d]`, 'u')

/** Where a key is given by a person, or said when the guest arrives, it is not hidden. */
const HANDED_OVER =
  /(?:in|at|alla|in der|an der|beim?|a la|en la|en|op de|na|w|au|on|di|al|bij|am|pela|przy)\s+(?:the\s|la\s|le\s|l'|el\s|de\s|der\s|die\s)?(?:hands?|mains?|mano|person|persona|personne|reception|recepcja|recepcji|recepcion|recepcao|receptie|rezeption|front desk|portineria|check-?in|check-?out|arrival|arrivo|ankunft|arrivee|llegada|aankomst|chegada|przyjazd|advance|anticipo|total|question|apartment|house|lounge|agency|agenzia|office|ufficio|buro|bureau|oficina)(?!\p{L})/u

/** 'Keys: pot by the door', but not 'keys: two sets' or 'keys: in person'. */
const LABEL = /^\s*[:=]\s*\p{L}/u
const HANDED_OVER_SOMEHOW =
  /(?<!\p{L})(?:consegn\p{L}*|remise?s?|hand\p{L}*|person\p{L}*|ubergab\p{L}*|ubergeb\p{L}*|entreg\p{L}*|en mano|overhand\p{L}*|check-?(?:in|out)|arriv\p{L}*|anreise|ankunft|llegada|aankomst|chegada|przyjazd\p{L}*|reception|recep\p{L}*|rezeption|sets?|copies|copie|mazz[oi]|provided|included|inclus\p{L}*|yes|no|si|ja|oui|given|host|proprietari\p{L}*)(?!\p{L})/u
/** 'Maria has the keys': who, in the eyes of whoever wants to get in. */
const KEEPER =
  /^(?!.*(?<!\p{L})(?:you|we|i|noi|io|voi|tu|wir|ich|ihr|sie|nous|vous|je|nosotros|yo|usted|wij|ik|u|jullie|nos|eu|voce|my|ja|kazdy|each|ogni|jeder|chaque|cada|guests?|ospiti|gaste)(?!\p{L}))\s*\S.*\s(?:has|have|holds?|keeps?|ha|hanno|tiene|tengono|tienen|hat|haben|a(?=\s(?:les|la)\s)|ont|garde|gardent|guarda|heeft|hebben|tem|ma|maja)\s(?:\p{L}+\s){0,2}$/u
const SHORT_WORDS = 6

const isKey = ({ cue }: { cue: string }) => cue === 'key' || cue === 'key_box'

/** The end of the words of the line that a place is on. */
const endOfLine = ({ text }: CuedSentence, from: number): number => {
  const line = text.slice(from).split('\n', 1)[0] ?? ''
  return from + line.replace(/[\s.!?;…]+$/u, '').length
}

function placeIn(sentence: CuedSentence, from: number, pattern: RegExp): Span | null {
  const found = pattern.exec(sentence.folded.slice(from))
  if (found === null) return null
  const start = from + found.index
  const isHandedOver = HANDED_OVER.exec(sentence.folded.slice(start))?.index === 0
  return isHandedOver ? null : { start, end: endOfLine(sentence, start) }
}

/** Where a key is to be found: 'The key is under the blue pot'. `near`: the key was named in the sentence before. */
export function findKeyPlaces(sentence: CuedSentence, { near }: { near: boolean }): Span[] {
  const keys = sentence.cues.filter(isKey)
  const found =
    keys.length > 0 ? keys.map((key) => placeOf(sentence, key)) : [near ? placeIn(sentence, 0, BEFORE_KEY) : null]
  return found.filter((span) => span !== null)
}

/** 'Schlüsselbox gibts bei uns nicht', 'key box: no': there is none to be found. */
const DENIES =
  /^\s*[:=]?\s*(?:\p{L}+'?s?\s){0,4}(?:nicht|keine[nr]?|no|not|none|non|niet|geen|nao|nie|pas|brak)(?:\s(?:ce l'abbiamo|c'e|ce n'e|da|vorhanden|aanwezig|hay|tenemos|ha|temos|ma|mamy|available))?\s*$/u
const isDenied = (rest: string): boolean => {
  const [clause = ''] = rest.split(/[,;.!?(\n]/, 1)
  return DENIES.test(clause) && !BEFORE_KEY.test(clause)
}

function placeOf(sentence: CuedSentence, key: Span): Span | null {
  const { folded } = sentence
  const rest = folded.slice(key.end)
  if (isDenied(rest)) return null
  if (LABEL.test(rest)) {
    const start = key.end + rest.search(/[^\s:=]/u)
    const end = endOfLine(sentence, start)
    return HANDED_OVER_SOMEHOW.test(folded.slice(start, end)) ? null : { start, end }
  }
  const clause = folded.slice(0, key.start).search(/[^,;:\n]*$/u)
  if (KEEPER.test(folded.slice(clause, key.start))) {
    const start = clause + folded.slice(clause).search(/\S/u)
    return { start, end: endOfLine(sentence, start) }
  }
  const line = folded.slice(folded.lastIndexOf('\n', key.start) + 1).split('\n', 1)[0] ?? ''
  const isShort = line.trim().split(/\s+/).length <= SHORT_WORDS
  const isPlaced = isShort || BEING_BEFORE.test(folded.slice(clause, key.start))
  const after = placeIn(sentence, key.end, isPlaced ? ANY : AFTER_KEY)
  if (after !== null) return after
  const before = BEFORE_KEY.exec(folded.slice(clause, key.start))
  return before === null ? null : { start: clause + before.index, end: endOfLine(sentence, clause + before.index) }
}

/** Whether a sentence has a cue of a key. */
export const namesKey = (sentence: CuedSentence | undefined): boolean => sentence?.cues.some(isKey) === true
