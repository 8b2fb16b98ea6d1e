import { TRIAL_TEXT_MAX } from '#api/contract/field-limits.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { useKeptQuestion } from './kept-question.ts'
import { TrialAnswer } from './trial-answer.tsx'
import { useTrial } from './use-trial.ts'

/** A question to a house as a guest would ask it, and the draft that it would get. Nothing of it is sent or kept in a chat. */
export function TryHouse({ propertyId }: { propertyId: string }) {
  const [question, setQuestion] = useKeptQuestion(propertyId)
  const { ask, trial, isBusy, isSlow, error, isGone } = useTrial(propertyId)
  const submit = () => question.trim() !== '' && !isBusy && ask(question)
  return (
    <div lang={langOf('it')} className="flex flex-col gap-3">
      <p className="max-w-prose text-small text-muted">{say.trial.hint}</p>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label={say.trial.question}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={TRIAL_TEXT_MAX}
              className="min-h-16"
              value={question}
              onChange={(event) => setQuestion(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" look="primary" busy={isBusy} disabled={question.trim() === ''}>
            {say.trial.ask}
          </Button>
          <span className="text-small text-muted max-sm:w-full">{say.trial.examples}</span>
          {say.trial.example.map((example) => (
            <Button key={example} size="small" onClick={() => setQuestion(example)}>
              {example}
            </Button>
          ))}
        </div>
      </form>
      <div role="status">
        {isBusy && <p className="text-small text-muted">{isSlow ? say.trial.slow : say.trial.asking}</p>}
        {trial?.state === 'lost' && <p className="text-small text-bad">{say.trial.lost}</p>}
        {error !== null && <p className="text-small text-bad">{failureIt(error, say.trial.failed)}</p>}
        {isGone && <p className="text-small text-bad">{say.trial.gone}</p>}
        {!isBusy && trial?.state === 'done' && <TrialAnswer trial={trial} />}
      </div>
    </div>
  )
}
