import { EVERYDAY } from '#activities/drafting/dictionary/everyday-dictionary.ts'
import type { Claim, DraftLanguage } from '#workflows/domain/draft.ts'
import { type PropertyFact, sentencesAsRead } from '#workflows/domain/facts/fact.ts'
import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { isMet } from '#workflows/domain/proof/alignment/meet-unlisted.ts'
import { readPieces } from '#workflows/domain/proof/alignment/read-pieces.ts'
import type { SaidValue } from '#workflows/domain/proof/alignment/said-value.ts'
import { claimOf } from '#workflows/domain/proof/claim-of.ts'
import { DOUBT } from '#workflows/domain/proof/doubtful-facts.ts'
import { ruleOfRequest } from '#workflows/domain/reading/answers-beside.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import type { Aspect } from '#workflows/domain/reading/words/cues.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'
import { placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import { isUnderstood } from './asked-words.ts'
import { asksWhetherIncluded, figuresUntold, INCLUDED } from './asks-for-more.ts'
import { asksHowItWorks, asksOfMorePlaces } from './asks-of-all.ts'
import { chooseFacts } from './choose-facts.ts'
import { isLessThanAsked } from './less-than-asked.ts'
import { type Answered, limitsMore, namesMore } from './names-more.ts'
import { placesAsked } from './places-asked.ts'
import { asToldWhole, thingsNamed, wordsNamed } from './tell-notes.ts'

type Place = { facts: readonly PropertyFact[]; language: DraftLanguage }

/** The figures that an aspect is answered by, whichever fact they are of. */
const FIGURES: Partial<Record<Aspect, readonly SaidValue['kind'][]>> = {
  cost: ['price'],
  count: ['price', 'count'],
  hours: ['time', 'days'],
  where: ['metres', 'minutes'],
  far: ['metres', 'minutes'],
}

/**
 * The host's own sentence, in the guest's language, that speaks of all that a question names, in each of its words: it is the
 * answer as the host would write it. Null where it lacks anything, or where the host alone can say it.
 */
export function quoteThatAnswers(ask: Ask, subject: Subject, { facts, language }: Place): Claim | null {
  if (ask.kind !== 'question' || subject === 'access' || subject === 'wifiPassword') return null
  if (ruleOfRequest(subject) !== undefined) return null
  const noted = sentencesAsRead(facts.filter((fact) => isQuotable(fact, language)))
  const found = [...noted].find(
    ([, own]) =>
      (own.some(({ topic }) => topic === subject) || namesAsked(ask, own[0]?.sentence ?? '', language)) &&
      isAnswered(ask, subject, { facts: own, language }),
  )
  const fact = found?.[1][0]
  return fact === undefined ? null : { sentence: asToldWhole(fact.sentence), fact: claimOf(fact) }
}

/** A sentence may name what is asked where no rule reads what it says of it: 'linen included, towels only for longer stays'. */
function namesAsked({ text }: Ask, sentence: string, language: DraftLanguage): boolean {
  const things = thingsNamed(text, language)
  const said = new Set(thingsNamed(sentence, language))
  return things.length > 0 && things.every((thing) => said.has(thing))
}

const isQuotable = ({ source, language: own, sentence }: PropertyFact, language: DraftLanguage) =>
  source.kind === 'note' && own === language && placeholdersIn(sentence).length === 0

function isAnswered(ask: Ask, subject: FactTopic, { facts, language }: Place): boolean {
  const sentence = facts[0]?.sentence ?? ''
  const answered: Answered = { ask, sentences: [{ sentence, fact: null }], facts }
  const pieces = readPieces(sentence, kitOf(language))
  const figures = pieces.flatMap(({ values }) => values.map(({ kind }) => kind))
  const isSaid = (aspect: Aspect) =>
    (aspect === 'included' && INCLUDED.test(fold(sentence))) ||
    FIGURES[aspect]?.some((kind) => figures.includes(kind)) === true
  const words = wordsNamed(ask.text, language)
  return (
    facts.every(({ contradicts }) =>
      contradicts.every((id) => id === DOUBT || facts.some((other) => other.id === id)),
    ) &&
    ask.unknown.every((word) => isUnderstood(word, answered, language)) &&
    words.every((word) => pieces.some((piece) => isMet(word, piece, EVERYDAY))) &&
    namesMore(answered, language).length === 0 &&
    limitsMore(answered, language).length === 0 &&
    placesAsked(answered, language).length === 0 &&
    figuresUntold(answered, language).length === 0 &&
    chooseFacts(facts, subject, ask.aspects).missing.every(isSaid) &&
    !isLessThanAsked(ask, subject, facts) &&
    !asksHowItWorks(ask.text, facts) &&
    !asksWhetherIncluded(ask.text, facts) &&
    !asksOfMorePlaces(ask.text, facts)
  )
}
