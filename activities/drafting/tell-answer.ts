import { EVERYDAY } from '#activities/drafting/dictionary/everyday-dictionary.ts'
import { shortenQuote } from '#activities/drafting/shorten-quote.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import { DRAFT_LANGUAGES, type DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { isUnderstood } from '#workflows/domain/facts/is-understood.ts'
import { readText } from '#workflows/domain/facts/read/read-text.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { DOUBT, withDoubts } from '#workflows/domain/proof/doubtful-facts.ts'
import { openRetold, retellFact } from '#workflows/domain/proof/retell/retold-facts.ts'
import { splitSentences } from '#workflows/domain/reading/split-sentences.ts'
import type { HostAnswer } from '#workflows/domain/wish.ts'

/** What a sentence rests on that says what the host answered to a part of the question. */
export const HOST_ANSWER = 'host.answer'

/** `asked`: the part, as questions of drafts name it. `sentences`: how a guest of this language is told it. */
export type ToldAnswer = HostAnswer & { sentences: string[]; isKept: boolean }

/** What the host answered to parts of the question, as the built-in drafter tells it. */
export const toldAnswers = ({ wish }: Pick<Situation, 'wish'>, language: DraftLanguage): ToldAnswer[] =>
  (wish?.answers ?? []).map(({ asked, text, isKept = false }) => ({
    asked,
    text,
    isKept,
    sentences: tellAnswer(text, language),
  }))

/** By its words, as they were shown to the host. */
export const isPartOf = (ask: { text: string }, asked: string): boolean => shortenQuote(ask.text) === asked

/** In the host's words; in another language than the guest's by what is read of them, where that is all of it. */
function tellAnswer(text: string, language: DraftLanguage): string[] {
  const own = detectLanguage(text)
  const asItIs = splitSentences(asSentence(text), own ?? language)
  if (own === null || own === language) return asItIs
  const facts = factsOfAnswer(text)
  const said = isReadWhole(facts) ? facts.map((fact) => sayFact(fact, language)) : []
  if (said.length > 0 && said.every((sentence) => sentence !== null)) return [...new Set(said)]
  const retold = facts.map((fact) => retellFact({ ...fact, source: NOTE }, language, EVERYDAY))
  return retold.length > 0 && retold.every((one) => one?.isWhole === true)
    ? [...new Set(retold.map((one) => openRetold(one?.text ?? '', language)))]
    : asItIs
}

const NOTE = { kind: 'note', name: 'answer' } as const

/** Of 'the washing machine takes tokens' more is said than that there is one: a guest would not be told of the tokens. */
function isReadWhole(facts: readonly PropertyFact[]): boolean {
  const asOfNote = withDoubts(facts.map((fact) => ({ ...fact, source: NOTE, isConfirmed: false })))
  return (
    facts.every(isUnderstood) &&
    asOfNote.every(({ isInDoubt, contradicts }) => !isInDoubt && !contradicts.includes(DOUBT))
  )
}

/** What the rules read in an answer, as facts of this one draft. */
export const factsOfAnswer = (text: string): PropertyFact[] =>
  readText(text, NOTE)
    .filter(({ language }) => language === null || DRAFT_LANGUAGES.some((one) => one === language))
    .map((fact) => ({
      ...fact,
      ...{ id: HOST_ANSWER, source: { kind: 'host', name: HOST_ANSWER }, isConfirmed: true, contradicts: [] },
    }))

const asSentence = (text: string) => {
  const words = text.trim()
  const opened = words.charAt(0).toLocaleUpperCase() + words.slice(1)
  return /[.!?…]$/.test(opened) ? opened : `${opened}.`
}
