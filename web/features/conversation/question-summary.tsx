import type { EvidenceView } from '#api/contract/messages.ts'
import { unknownIt } from '#web/texts/sentences-it.ts'

type Question = NonNullable<EvidenceView['questions']>[number]

const STATES = {
  answered: (many: number) => (many === 1 ? '1 con risposta' : `${many} con risposta`),
  deferred: (many: number) => (many === 1 ? '1 rimandata' : `${many} rimandate`),
  open: (many: number) => (many === 1 ? '1 senza risposta' : `${many} senza risposta`),
}

const nameOf = ({ topics, text }: Question) => (topics[0] === undefined ? `«${text}»` : unknownIt(topics[0]))

/** What the guest asked and what the draft does with it, in a line: '3 domande: 2 con risposta, 1 rimandata. Manca: lo sconto'. */
export default function QuestionSummary({ questions = [] }: { questions: EvidenceView['questions'] }) {
  const asked = questions.filter(({ kind }) => kind !== 'news')
  if (asked.length === 0) return null
  const states = (['answered', 'deferred', 'open'] as const).flatMap((state) => {
    const many = asked.filter((question) => question.state === state).length
    return many === 0 ? [] : [STATES[state](many)]
  })
  const missing = [...new Set(asked.filter(({ state }) => state !== 'answered').map(nameOf))]
  return (
    <p>
      {asked.length === 1 ? '1 domanda' : `${asked.length} domande`}: {states.join(', ')}.
      {missing.length > 0 && ` Manca: ${missing.join(', ')}.`}
    </p>
  )
}
