import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { fold, foldedWords } from '#workflows/domain/fold-text.ts'
import { hasWords } from '#workflows/domain/reading/compile-words.ts'
import { findSubjects } from '#workflows/domain/reading/find-subjects.ts'
import type { LanguageKit } from '#workflows/domain/reading/language-kit.ts'
import { TALK } from '#workflows/domain/reading/words/talk.ts'
import { PROOF_WORDS } from './proof-words.ts'

export type WordsAbout = { kit: LanguageKit; names: ReadonlySet<string>; facts: readonly PropertyFact[] }

/** Words that place or praise: a fact has to have them. */
export const STRICT =
  /^(?:direkt|neben|hinter|vor|nahe|nearby|near|next|close|behind|opposite|front|hot|cold|whole|round|age|vicinanze|vicin\p{L}*|accanto|davanti|dietro|zona|posto|grand\p{L}*|piccol\p{L}*|proximite|alentours|quartier|pres|proche\p{L}*|cote|petit\p{L}*|cerca|zona|lado|pequen\p{L}*|perto|bairro|lado|buurt|omgeving|vlakbij|naast|klein\p{L}*|blisko|obok|poblizu|okolic\p{L}*|mal[yaeo]\p{L}*|small|little|big|large|villa|neu\p{L}*|new|nuov\p{L}*)$/u

/** Folded, in all languages at once: beside an hour by which somebody comes or leaves it says that the hour does not matter. */
const AT_LEISURE =
  /(?<!\p{L})(?:take (?:all )?(?:your|the) time|no (?:rush|hurry)|at your (?:leisure|own pace)|con (?:tutta )?(?:comodo|calma)|senza fretta|prendetevi (?:tutto )?il tempo|in (?:aller )?ruhe|(?:lasst|lassen|lass|nehmt|nehmen) (?:\p{L}+ ){1,3}zeit|keine eile|prenez (?:tout )?votre temps|prends (?:tout )?ton temps|sans (?:vous |te )?presser|sin prisas?|tomaos|tomate vuestro|con calma|(?:neem|nemen) (?:\p{L}+ ){0,2}(?:de )?tijd|geen haast|op (?:je|jullie|uw) gemak|sem pressa|com calma|bez pospiechu)(?!\p{L})/u
/** The same: whatever was said before is said of another thing, too. */
const LIKEWISE =
  /(?<!\p{L})(?:(?:the )?same (?:goes|applies|is true|holds|for)|likewise|lo stesso (?:vale|per)|stessa cosa|(?:das )?gleiche gilt|dasselbe gilt|genauso (?:beim|bei|mit)|la meme chose|il en va de meme|de meme (?:pour|que)|pareil pour|lo mismo|igual (?:para|con)|hetzelfde (?:geldt|voor)|o mesmo (?:vale|para|se aplica)|to samo (?:dotyczy|z)|tak samo)(?!\p{L})/u
const OF_HOURS: ReadonlySet<string> = new Set(['checkIn', 'checkOut'])

/** The words of a sentence that neither courtesy nor the facts of what it speaks of account for. */
export function unsupportedWords(sentence: string, { kit, names, facts }: WordsAbout): string[] {
  const { cues, aspects, language } = kit
  const leisure = facts.some(({ topic }) => OF_HOURS.has(topic)) ? AT_LEISURE.exec(fold(sentence)) : null
  if (leisure !== null) return [leisure[0]]
  const likewise = LIKEWISE.exec(fold(sentence))
  if (likewise !== null) return [likewise[0]]
  const words = PROOF_WORDS[language]
  const courtesy = new Set(foldedWords(words.courtesy))
  const numbers = new Set(words.numbers.split(' '))
  const told = new Set(facts.flatMap((fact) => wordsOf(fact, kit)))
  const { rest } = findSubjects(sentence, kit)
  const patterns = [
    cues.negation,
    cues.when,
    cues.enter,
    cues.leave,
    cues.joins,
    ...aspects.map(([, pattern]) => pattern),
  ]
  const left = patterns.reduce(
    (text, pattern) => text.replace(pattern, (found) => (STRICT.test(found) ? found : ' ')),
    rest,
  )
  const isKnown = (word: string) =>
    kit.everyday.has(word) ||
    courtesy.has(word) ||
    TALK[language].has(word) ||
    hasWords(cues.neutral, word) ||
    hasWords(cues.thanks, word) ||
    words.bring.test(word) ||
    words.yes.test(word) ||
    words.until.test(word) ||
    words.from.test(word) ||
    words.quantifiers.test(word)
  return foldedWords(left).filter((word) => {
    if (word.length < 3 || numbers.has(word) || names.has(word)) return false
    if (told.has(word) || [...told].some((one) => isSameStem(one, word))) return false
    return STRICT.test(word) || !isKnown(word)
  })
}

/** How a fact is said, how the host wrote it where it is the same language, and its names. */
function wordsOf(fact: PropertyFact, { language }: LanguageKit): string[] {
  const { value } = fact
  return [
    ...foldedWords(sayFact(fact, language) ?? ''),
    ...(fact.language === language ? foldedWords(fact.sentence) : []),
    ...(value.kind === 'name' || value.kind === 'text' ? foldedWords(value.kind === 'name' ? value.name : '') : []),
  ]
}

const isSameStem = (a: string, b: string) => a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5)
