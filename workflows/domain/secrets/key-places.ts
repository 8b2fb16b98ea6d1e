import type { Sentence, Span } from './read-secret-text.ts'

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
  /(?:in|at|alla|in der|an der|beim?|a la|en la|en|op de|na|w|au|on|di|al|bij|am|pela|przy)\s+(?:the\s|la\s|le\s|l'|el\s|de\s|der\s|die\s)?(?:hands?|person|persona|personne|reception|recepcja|recepcji|recepcion|recepcao|receptie|rezeption|front desk|portineria|check-?in|check-?out|arrival|arrivo|ankunft|arrivee|llegada|aankomst|chegada|przyjazd|advance|anticipo|total|question|apartment|house|lounge|agency|agenzia|office|ufficio|buro|bureau|oficina)(?!\p{L})/u

const isKey = ({ cue }: { cue: string }) => cue === 'key' || cue === 'key_box'

/** Where a key is to be found: 'The key is under the blue pot'. `near`: the key was named in the sentence before. */
export function findKeyPlaces(sentence: Sentence, { near }: { near: boolean }): Span[] {
  const { folded, cues } = sentence
  const key = cues.find(isKey)
  const end = sentence.text.replace(/[\s.!?;…]+$/u, '').length
  const place = (from: number, pattern: RegExp) => {
    const found = pattern.exec(folded.slice(from))
    if (found === null) return null
    const start = from + found.index
    return HANDED_OVER.test(folded.slice(start, start + 40)) && HANDED_OVER.exec(folded.slice(start))?.index === 0
      ? null
      : { start, end }
  }
  if (key === undefined) return near ? [place(0, BEFORE_KEY)].filter((span) => span !== null) : []
  const clause = folded.slice(0, key.start).search(/[^,;:]*$/u)
  const isPlaced = BEING_BEFORE.test(folded.slice(clause, key.start))
  const after = place(key.end, isPlaced ? ANY : AFTER_KEY)
  if (after !== null) return [after]
  const before = BEFORE_KEY.exec(folded.slice(clause, key.start))
  return before === null ? [] : [{ start: clause + before.index, end }]
}

export const namesKey = (sentence: Sentence | undefined): boolean => sentence?.cues.some(isKey) === true
