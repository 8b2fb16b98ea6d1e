import { ANSWERS, ARTICLES, DIGIT_WORDS, HOUSE_WORDS, PHRASE_STARTS, POINTING } from './harmless-words.ts'
import type { Cue, CuedSentence, Span } from './read-secret-text.ts'
import { withoutHarmless } from './shapes.ts'

/** Between the word and its value: 'the password *of the Wi-Fi at home* is …'. */
const BETWEEN = String.raw`[\p{L}\d_'().-]{0,40}(?: {1,3}[\p{L}\d_'().-]{1,40}){0,6}?`
const COPULA = String.raw`(?:is|are|e'|è|é|e(?=\s[A-Z\p{Lu}\d])|sono|ist|sind|lautet|lauten|est|sont|es|son|são|sao|zijn|jest|są|to)`
const NAMED = String.raw`(?:is called|called|named|si chiama|chiamata|chiamato|hei(?:ß|ss)t|genannt|s'appelle|nommé|se llama|llamada|heet|genaamd|chama-se|se chama|nazywa się)`
const SEPARATOR = new RegExp(
  String.raw`^${BETWEEN}\s*(?<sep>[:=→>|\n(]|\s[–—-]+\s?|\s?\/\s|,|(?<=\s)${NAMED}(?=\s)|(?<=\s)${COPULA}(?=\s))\s*`,
  'iu',
)
const STOPS = /[,;|(\n]|\s[–—-]\s|\s\/\s|\s(?:and|e|und|et|y|en|i|oraz|sowie)\s/giu

type Part = Span & { isFirst: boolean }

/** How far behind its name a value in plain words is looked for. */
const REACH = 240

/** A part ends at a mark, and where the next name begins: 'Netz: Sonne PW: melone'. */
function partsOf({ text, cues }: CuedSentence, from: number): Part[] {
  const until = Math.min(text.length, from + REACH)
  const marks = [...text.slice(from, until).matchAll(STOPS)].map(({ index, 0: stop }) => ({
    start: from + index,
    end: from + index + stop.length,
  }))
  const names = cues
    .filter(({ reach, start }) => reach === 'value' && start > from && start < until)
    .map(({ start }) => ({ start, end: start }))
  const parts: Part[] = []
  let start = from
  for (const stop of [...marks, ...names].toSorted((a, b) => a.start - b.start)) {
    if (stop.start < start) continue
    parts.push({ start, end: stop.start, isFirst: start === from })
    start = stop.end
  }
  return [...parts, { start, end: until, isFirst: start === from }]
}

/** Without quotes, closing marks and the words that only say what it is ('network', 'the password:'). */
function core(sentence: CuedSentence, part: Span): Span {
  let { start, end } = part
  for (;;) {
    const head = /^[\s"“”«»„'‘’(.:=–-]+/u.exec(sentence.text.slice(start, end))
    if (head !== null) start += head[0].length
    const cue = sentence.cues.find(
      (one) => one.start === start && one.end <= end && sentence.text.slice(one.end, end).trim() !== '',
    )
    if (cue !== undefined) {
      start = cue.end
      continue
    }
    const filler =
      /^(?:name|nome|nom|nombre|naam|nazwa|the|la|il|lo|le|der|die|das|el|de|is|è|ist|est|es)[\s:=]+(?=\S)/iu.exec(
        sentence.text.slice(start, end),
      )
    if (filler === null && head === null) break
    if (filler !== null) start += filler[0].length
  }
  const tail = /[\s"“”«»„'‘’).:;!?…–-]+$/u.exec(sentence.text.slice(start, end))
  if (tail !== null) end -= tail[0].length
  return { start, end }
}

type Look = { words: string[]; isCue: (index: number) => boolean; holdsHarmless: boolean }

/** `open`: the sentence without what is known to be harmless. */
function look(sentence: CuedSentence, open: string, span: Span): Look {
  const folded = sentence.folded.slice(span.start, span.end)
  const places = [...folded.matchAll(/[^\s]+/g)]
  return {
    words: places.map(({ 0: word }) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')),
    isCue: (index) => {
      const at = span.start + (places[index]?.index ?? 0)
      return sentence.cues.some((cue) => cue.start <= at && at < cue.end)
    },
    holdsHarmless: open.slice(span.start, span.end) !== sentence.text.slice(span.start, span.end),
  }
}

const isBare = (word: string) => /^\d{0,2}$/.test(word) || DIGIT_WORDS.has(word)

/** What follows 'password:' is one, unless it says where it is to be had. */
function isValueOfName({ words, isCue, holdsHarmless }: Look, sep: string, isFirst: boolean): boolean {
  const [first = ''] = words
  if (first === '' || words.every((word, index) => ANSWERS.has(word) || isCue(index))) return false
  const isExplicit = isFirst && (/^[:=→>|\n]$/.test(sep) || sep.length > 5)
  if (holdsHarmless && !isExplicit) return false
  if (words.length === 1)
    return isExplicit ? true : !isBare(first) && !PHRASE_STARTS.has(first) && !(HOUSE_WORDS.has(first) && !isFirst)
  if (PHRASE_STARTS.has(first) && !(isExplicit && ARTICLES.has(first))) return false
  if (isExplicit) return words.length <= 5
  return (
    isFirst &&
    words.length <= 3 &&
    !words.some((word) => PHRASE_STARTS.has(word) || ANSWERS.has(word) || HOUSE_WORDS.has(word))
  )
}

/** What follows 'Safe:' is a secret where it is one unknown word, or two or three of them. */
function isValueOfPlace(
  { words, isCue, holdsHarmless }: Look,
  { sep, cue }: { sep: string; cue: string },
  isFirst: boolean,
): boolean {
  const isKnown = (word: string, index: number) =>
    isBare(word) || ANSWERS.has(word) || HOUSE_WORDS.has(word) || PHRASE_STARTS.has(word) || isCue(index)
  if (holdsHarmless || words.every((word) => word === '') || words.every(isKnown)) return false
  if (words.length === 1) return true
  // '2 parasols' in a garage are a count of things; of what is opened by words, 'Wi-Fi: 12 monkeys', they are none.
  if (
    cue === 'garage' &&
    /^\d{1,2}$/.test(words[0] ?? '') &&
    words.slice(1).every((word) => /^\p{L}[\p{L}'-]+$/u.test(word))
  )
    return false
  return isFirst && /^[:=→>|\n]$/.test(sep) && words.length <= 3 && !words.some((word) => PHRASE_STARTS.has(word))
}

function afterSeparator(sentence: CuedSentence, open: string, cue: Cue): Span[] {
  const found = SEPARATOR.exec(sentence.text.slice(cue.end, cue.end + REACH))
  const sep = found?.groups?.sep?.trim() ?? ''
  if (found === null) return []
  const isCopula = /^\p{L}/u.test(sep) && sep !== ''
  const parts = partsOf(sentence, cue.end + found[0].length).filter(
    ({ isFirst }) => isFirst || !isCopula || cue.reach === 'value' || cue.cue === 'wifi',
  )
  return parts.flatMap((part) => {
    const span = core(sentence, part)
    const seen = look(sentence, open, span)
    const mark = found.groups?.sep === '\n' ? '\n' : sep === '' ? '\n' : sep
    const isValue =
      cue.reach === 'value'
        ? isValueOfName(seen, mark, part.isFirst)
        : isValueOfPlace(seen, { sep: mark, cue: cue.cue }, part.isFirst)
    return isValue ? [span] : []
  })
}

const END = /^\s*(?:[.,;:!?)(|\n]|$|\s[–—/-]\s|\s(?:and|e|und|et|y|en|i|oraz)\s)/iu
const NEXT_WORD = /^\s+(?:(?:name|nome|nom|nombre|naam|nazwa)\s+)?["“«„'‘]?(?<word>[\p{L}\d][\p{L}\d.'’/_-]*)["”»’']?/iu

const LEADS_ON = /^(?:d[aeo]s?|del(?:la|le|lo)?|dei|des?|du|vo[mn]|van|of|for|per|für|fur|para|pour|voor|dla|od|do)$/iu

const isShouted = (word: string, text: string) => /^[\p{Lu}\d]{3,}$/u.test(word) && /\p{Ll}/u.test(text)

/** 'password girasole', 'Wi-Fi girasole', 'gate ABCD': the word right after the name, where the clause ends with it. */
function rightAfter(sentence: CuedSentence, open: string, cue: Cue): Span[] {
  const rest = sentence.text.slice(cue.end, cue.end + REACH)
  const found = NEXT_WORD.exec(rest)
  const word = found?.groups?.word
  if (found === null || word === undefined) return []
  const after = cue.end + found[0].length
  const isEnd = END.test(sentence.text.slice(after)) || sentence.cues.some(({ start }) => start === after + 1)
  // After 'password' a word is one whatever follows.
  if (!isEnd && cue.cue !== 'password') return []
  // 'Código do cofre': of which thing it is.
  if (LEADS_ON.test(word) && sentence.cues.some(({ start }) => start === after + 1)) return []
  const namesValue = cue.reach === 'value' || cue.cue === 'wifi' || cue.cue === 'safe'
  if (!namesValue && !isShouted(word, sentence.text)) return []
  const start = cue.end + found[0].lastIndexOf(word)
  const span = { start, end: start + word.replace(/[.'’/_-]+$/, '').length }
  const { words, isCue } = look(sentence, open, span)
  const [folded = ''] = words
  const isPin = cue.cue === 'code' && /^\d{2}$/.test(folded) && isEnd
  const isKnown = (isBare(folded) && !isPin) || ANSWERS.has(folded) || HOUSE_WORDS.has(folded)
  return isKnown || PHRASE_STARTS.has(folded) || isCue(0) ? [] : [span]
}

/** 'Girasole è la password': the one word before. */
const BEFORE =
  /(?:^|[\s,;:("“«])(?<word>[^\s,;:("“«»”]{2,40})["”»]?\s+(?:is|è|ist|est|es|é|jest|to|was|lautet)\s+(?:(?:the|our|your|la|il|das|der|die|unser|le|el|de|het|a|o|nostra|nuestra|notre|vostra)\s+){0,2}(?:[\p{L}-]{1,30}\s+){0,2}[\p{L}-]{0,30}$/iu
/** 'Per il Wi-Fi usate girasole'. */
const USED =
  /(?<![\p{L}])(?:use|using|usate|usa|usare|inserite|utilisez|utiliser|benutzt|benutzen sie|verwendet|verwenden sie|nutzt|nehmt|usen|utilice|gebruik|usem|użyj|użyć|uzyj|connect with|con|mit|avec|met|com|hasłem)\s+["“«„]?(?<word>[\p{L}\d_'-]{3,40})["”»]?(?=[\s.,;!?)]|$)/giu

function around(sentence: CuedSentence, open: string, cue: Cue): Span[] {
  const before = BEFORE.exec(sentence.text.slice(Math.max(0, cue.start - REACH), cue.start))
  const spans: Span[] = []
  if (cue.reach === 'value' && before?.groups?.word !== undefined) {
    const from = Math.max(0, cue.start - REACH) + before.index
    const start = sentence.text.indexOf(before.groups.word, from)
    spans.push({ start, end: start + before.groups.word.length })
  }
  if (cue.cue === 'wifi' || cue.cue === 'password') {
    for (const { index, 0: whole, groups } of sentence.text.matchAll(USED)) {
      const word = groups?.word ?? ''
      const start = index + whole.lastIndexOf(word)
      spans.push({ start, end: start + word.length })
    }
  }
  return spans.filter((span) => {
    const { words, isCue } = look(sentence, open, span)
    const [folded = ''] = words
    return !(
      isBare(folded) ||
      POINTING.has(folded) ||
      ANSWERS.has(folded) ||
      HOUSE_WORDS.has(folded) ||
      PHRASE_STARTS.has(folded) ||
      ARTICLES.has(folded) ||
      isCue(0)
    )
  })
}

/** Values that a sentence gives in words: 'password girasole', 'Wi-Fi: Casa Melo, Granata', 'the network is called Melo'. */
export function findNamedValues(sentence: CuedSentence): Span[] {
  const open = withoutHarmless(sentence)
  return sentence.cues
    .filter(({ cue }) => cue !== 'key' && cue !== 'keypad')
    .flatMap((cue) => [
      ...afterSeparator(sentence, open, cue),
      ...rightAfter(sentence, open, cue),
      ...around(sentence, open, cue),
    ])
}
