import { HOST_ANSWER, isPartOf, type ToldAnswer } from '#activities/drafting/tell-answer.ts'
import type { Proof } from '#workflows/domain/proof/prove-reply.ts'

type Answered = { reply: string; answers: readonly ToldAnswer[] }

/** Who owns the house vouches for what they answered: where a reply says it in their words, that part is answered, and by them. */
export function withAnswersTold({ reply, answers }: Answered, proof: Proof): Proof {
  const told = answers.filter(({ sentences }) => sentences.every((sentence) => reply.includes(sentence)))
  if (told.length === 0) return proof
  const sentences = new Set(told.flatMap((answer) => answer.sentences))
  const others = proof.claims.filter(({ sentence }) => !sentences.has(sentence))
  const isOther = (sentence: string) => !sentences.has(sentence)
  return {
    ...proof,
    claims: [...others, ...[...sentences].map((sentence) => ({ sentence, fact: HOST_ANSWER }))],
    unsupported: proof.unsupported.filter(isOther),
    promises: proof.promises.filter(isOther),
    questions: proof.questions.map((question) =>
      told.some(({ asked }) => isPartOf(question, asked)) ? { ...question, state: 'answered' as const } : question,
    ),
  }
}
