import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { splitSentences } from '#workflows/domain/facts/read/split-sentences.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import type { HostAnswer } from '#workflows/domain/wish.ts'

/** `isKept`: the house says all of it by now. */
export type AnswerNow = HostAnswer & { isKept?: boolean }

type Known = PropertyFact & { isCorrected?: boolean; readIn?: string }

/**
 * What the host answered to parts of a question, as it is by now: what they had kept as facts of the house and have corrected there
 * since is said as it was corrected, in the language that it was written in.
 */
export function answersNow(answers: readonly HostAnswer[], houseFacts: readonly Known[]): AnswerNow[] {
  return answers.map(({ asked, text }) => {
    const sentences = splitSentences(text)
    const kept = sentences.map((sentence) => houseFacts.filter((fact) => isReadIn(fact, sentence)))
    if (kept.some((facts) => facts.length === 0)) return { asked, text }
    const isAsIs = kept.every((facts) => facts.every(({ isCorrected }) => isCorrected !== true))
    const now = sentences.map((sentence, at) => sayNow(sentence, kept[at] ?? []))
    return { asked, text: isAsIs ? text : now.join(' '), isKept: true }
  })
}

const isReadIn = ({ source, sentence, readIn = sentence }: Known, words: string) =>
  source.kind !== 'field' && readIn.trim() === words.trim()

function sayNow(sentence: string, facts: readonly Known[]): string {
  if (facts.every(({ isCorrected }) => isCorrected !== true)) return sentence
  const said = facts.map((fact) => {
    if (fact.value.kind === 'text') return fact.value.text
    return fact.language === null ? null : sayFact(fact, fact.language)
  })
  const isSayable = facts.every(({ isCorrected }, at) => isCorrected !== true || said[at] !== null)
  return isSayable ? [...new Set(said.filter((one) => one !== null))].join(' ') : sentence
}
