import type { Answer, Speaker } from '#activities/drafting/built-in/answer-subject.ts'
import { HOST_ANSWER, isPartOf, toldAnswers } from '#activities/drafting/tell-answer.ts'

/** What the host answered to a part of the question is said there, after what facts say of it, and put off no more. */
export function withHostsOwn(answers: readonly Answer[], { situation, language }: Speaker): Answer[] {
  const told = toldAnswers(situation, language)
  return answers.map((answer, at): Answer => {
    const own = told.find(({ asked }) => isPartOf(answer.ask, asked))
    // What was kept as a fact of the house since is told as one.
    if (own === undefined || (answer.state === 'answered' && own.isKept)) return answer
    // A part that asks for two things is answered once.
    const isLast = answers.findLastIndex(({ ask }) => isPartOf(ask, own.asked)) === at
    const claims = own.sentences.map((sentence) => ({ sentence, fact: HOST_ANSWER }))
    const kept = own.isKept ? [] : answer.sentences
    return { ...answer, state: 'answered', sentences: isLast ? [...kept, ...claims] : kept }
  })
}
