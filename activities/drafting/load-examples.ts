import type { GuestMessage } from '#activities/drafting/read-question.ts'
import type { Situation } from '#activities/drafting/situation.ts'
import type { Transaction } from '#prisma/client.ts'
import { findPastAnswers } from '#prisma/learning/find-past-answers.ts'
import { withoutPeople } from '#workflows/domain/learning/without-people.ts'

export type ToExemplify = {
  guest: Pick<GuestMessage, 'hostId' | 'chatId'>
  chat: { propertyId: string | null }
  host: { name: string | null }
  questions: readonly { text: string }[]
  read: Pick<Situation, 'reading' | 'language'>
  /** As of a moment of the past. */
  before?: Date
}

/** How the host answered like questions of other guests, without any sentence that tells of one of them. */
export async function loadExamples(
  tx: Transaction,
  { guest, chat, host, questions, read: { reading, language }, before }: ToExemplify,
): Promise<Situation['examples']> {
  const topics = [...new Set(reading.asks.flatMap(({ subjects }) => subjects))]
  if (chat.propertyId === null || language === null || topics.length === 0) return []
  const { hostId, chatId } = guest
  const question = questions.map(({ text }) => text).join('\n')
  const { propertyId } = chat
  const like = { hostId, propertyId, chatId, question, topics, language, ...(before && { before }) }
  const past = await findPastAnswers(tx, like)
  return past
    .map(({ sender, ...texts }) => {
      const of = { names: [sender ?? '', host.name ?? ''], language }
      return { question: withoutPeople(texts.question, of), answer: withoutPeople(texts.answer, of) }
    })
    .filter(({ question: asked, answer }) => asked !== '' && answer !== '')
}
