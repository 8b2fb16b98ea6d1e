import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { sayFact } from '#workflows/domain/facts/say/say-fact.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'
import type { ReplyToProve } from './judged.ts'

type House = Pick<ReplyToProve, 'facts' | 'language'>

/** The facts that were read in these sentences of the house, or are said so; those on the subjects alone where there are such. */
export function factsOfSentences(
  sentences: readonly string[],
  subjects: readonly Subject[],
  { facts, language }: House,
): PropertyFact[] {
  const wanted = sentences.map(plain).filter((sentence) => sentence !== '')
  const isOf = (sentence: string | null) => {
    const own = sentence === null ? '' : plain(sentence)
    return own !== '' && wanted.some((one) => own.includes(one) || one.includes(own))
  }
  const read = facts.filter((fact) => isOf(fact.sentence) || isOf(sayFact(fact, language)))
  const about = read.filter(({ topic }) => subjects.some((subject) => subject === topic))
  return about.length > 0 ? about : read
}

const plain = (sentence: string) => fold(sentence).replace(/[.!?;,\s]+$/u, '')
