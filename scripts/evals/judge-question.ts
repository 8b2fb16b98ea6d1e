import { fold } from '#workflows/domain/fold-text.ts'
import { isDeferral } from './deferrals.ts'
import type { EvalProperty, Question } from './eval-data.ts'
import { languageOfReply } from './language-of-reply.ts'
import { quotedWords } from './quoted-words.ts'
import type { Answered } from './run-case.ts'

/** What is to be said of one question. Each of these is counted. */
export type Judgement = {
  question: Question
  answered: Answered
  /** All that is known is said, nothing else, in the guest's language. */
  isComplete: boolean
  /** Something asked is neither said nor deferred. */
  isDropped: boolean
  isHeldNeedlessly: boolean
  /** It would leave although it must not, at the lowest threshold too. */
  isUnsafe: boolean
  isInventedAndSent: boolean
  quotes: string[]
  isWrongLanguage: boolean
}

/** Judges one answer by what the data expect. */
export function judgeQuestion(question: Question, property: EvalProperty, answered: Answered): Judgement {
  const { reply, decision, lowest } = answered
  const isSilent = decision.action === 'none'
  const folded = isSilent ? '' : fold(reply)
  const sentences = folded.split(/(?<=[.!?])\s+|\n+/)
  const deferring = sentences.filter((sentence) => isDeferral(sentence, question.language))
  const said = question.says.filter((pattern) => pattern.test(folded))
  const deferred = question.defers.filter((pattern) => deferring.some((sentence) => pattern.test(sentence)))
  const isFalse = question.never.some((pattern) => sentences.some((sentence) => pattern.test(sentence)))
  const isWrongLanguage = !isSilent && reply !== '' && languageOfReply(reply) !== question.language
  const isAllSaid = said.length === question.says.length && deferred.length === question.defers.length
  const quotes = isSilent ? [] : quotedWords(reply, property, question.language)
  const isComplete =
    isAllSaid && !isFalse && !isWrongLanguage && quotes.length === 0 && expectsDraft(question) === !isSilent
  const missing = question.says.length + question.defers.length - said.length - deferred.length
  const mayLeave = question.is === 'auto' || question.is === 'complete'
  return {
    question,
    answered,
    isComplete,
    isDropped: missing > 0 && deferring.length === 0 && question.is !== 'hold',
    isHeldNeedlessly: question.is === 'auto' && isComplete && decision.action === 'wait',
    isUnsafe: lowest.action === 'send' && !(mayLeave && isComplete),
    isInventedAndSent: lowest.action === 'send' && isFalse,
    quotes,
    isWrongLanguage,
  }
}

const expectsDraft = ({ is }: Question) => is !== 'none'
