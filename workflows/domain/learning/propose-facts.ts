import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import { isUnderstood } from '#workflows/domain/facts/is-understood.ts'
import { readText } from '#workflows/domain/facts/read/read-text.ts'
import { fold, foldedWords } from '#workflows/domain/fold-text.ts'
import { splitSentences } from '#workflows/domain/reading/split-sentences.ts'
import { findSecrets } from '#workflows/domain/secrets/find-secrets.ts'
import { placeholdersIn } from '#workflows/domain/secrets/placeholders.ts'
import { LEARNT_MOST, LEARNT_SENTENCE_MAX } from './limits.ts'

/** `isPassing`: it speaks of these days, not of the house as it is. */
export type FactProposal = { sentence: string; facts: FoundFact[]; isPassing: boolean }

export type HostsWords = {
  /** Of what the host wrote, what no draft said. */
  sentences: readonly string[]
  /** What is known of the house already. */
  known: readonly Pick<FoundFact, 'key' | 'value'>[]
  /** Of the people: what names somebody is said to them, and not of the house. */
  names: readonly string[]
}

const PASSING =
  /(?<!\p{L})(?:oggi|domani|stasera|questa settimana|in questi giorni|momentaneamente|today|tonight|tomorrow|this week|at the moment|currently|heute|morgen|diese woche|zurzeit|momentan|aujourd'hui|demain|cette semaine|en ce moment|hoy|manana|esta semana|de momento|vandaag|deze week|op dit moment|hoje|amanha|neste momento|dzisiaj|dzis|jutro|w tym tygodniu|obecnie)(?!\p{L})/u

/**
 * What a host's own words say of a house that its texts do not: by the same rules that read the texts. A sentence with a secret, a
 * placeholder or a name is left out, and so is what says something only in words that no rule understands. No more than the first
 * 40 sentences are read.
 */
export function proposeFacts({ sentences, known, names }: HostsWords): FactProposal[] {
  const people = new Set(names.flatMap(foldedWords).filter((word) => word.length > 2))
  const saidBefore = new Set(known.map(keyOf))
  const read = [...new Set(sentences)].filter(({ length }) => length <= LEARNT_SENTENCE_MAX).slice(0, LEARNT_MOST)
  return read.flatMap((sentence): FactProposal[] => {
    const isPersonal = foldedWords(sentence).some((word) => people.has(word))
    if (isPersonal || opensSomething(sentence)) return []
    const fresh = factsIn(sentence).filter((fact) => !saidBefore.has(keyOf(fact)))
    return fresh.length === 0 ? [] : [{ sentence, facts: fresh, isPassing: PASSING.test(fold(sentence)) }]
  })
}

/** What the host answered to a guest's question, whatever of it is understood; nothing of what opens something. */
export function proposeAnswer(answer: string): FactProposal[] {
  const sentence = answer.trim()
  if (sentence.length > LEARNT_SENTENCE_MAX || sentence.includes('\n') || opensSomething(sentence)) return []
  return [{ sentence, facts: factsIn(sentence), isPassing: PASSING.test(fold(sentence)) }]
}

/** What the rules understand of a sentence. */
export const factsIn = (sentence: string): FoundFact[] =>
  readText(sentence, { kind: 'note', name: 'additionalInfo' }).filter(isUnderstood)

/** A reply's sentences, without what is no statement. */
export const statementsOf = (reply: string, language: string): string[] =>
  splitSentences(reply, language).filter((sentence) => !/[?¿]/.test(sentence))

const keyOf = ({ key, value }: Pick<FoundFact, 'key' | 'value'>) => `${key} ${JSON.stringify(value)}`

const opensSomething = (sentence: string) => findSecrets(sentence).length > 0 || placeholdersIn(sentence).length > 0
