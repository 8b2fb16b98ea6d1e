import type { OutboxView } from '#api/contract/n8n.ts'
import { say } from '#web/texts/say.ts'
import { at, counted } from './outbox-figures.ts'

/** Whether n8n writes the drafts, where it answers, and what became of its answers. */
export function N8nAnswers({ outbox }: { outbox: OutboxView }) {
  const { writesDrafts, answerUrl, answered, lastAnswer, lastRefused } = outbox
  const texts = say.settings.outbox
  return (
    <section aria-labelledby="n8n-answers" className="flex flex-col gap-2 border-line border-t pt-4">
      <h3 id="n8n-answers" className="font-medium">
        {texts.answers}
      </h3>
      <p className="text-small text-muted">{writesDrafts ? texts.asked : texts.notAsked}</p>
      {writesDrafts && answerUrl !== null && (
        <p className="text-small">
          {texts.answersTo} <code className="break-all select-all">{answerUrl}</code>
        </p>
      )}
      {writesDrafts && (
        <p className="text-small">
          {lastAnswer === null
            ? texts.noAnswer
            : texts.lastAnswer(counted(answered), at(lastAnswer.at), lastAnswer.isTaken)}
        </p>
      )}
      {lastRefused !== null && (
        <p role="status" className="text-small text-bad">
          {texts.lastRefused(at(lastRefused.at), say.faults.sentence(lastRefused.fault), lastRefused.many)}
        </p>
      )}
    </section>
  )
}
