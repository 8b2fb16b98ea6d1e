import type { TrialView } from '#api/contract/trials.ts'
import { factName } from '#web/lib/fact-name.ts'
import { say } from '#web/texts/say.ts'

/** The draft of a trial, what would become of it and why, and what each of its sentences rests on. */
export function TrialAnswer({ trial: { answer } }: { trial: TrialView }) {
  if (answer === null) return <p className="text-small text-bad">{say.trial.gone}</p>
  const { text, confidence, evidence, action, reasons } = answer
  const rests = (evidence?.claims ?? []).filter(({ fact }) => fact !== null)
  const unknown = evidence?.unknowns ?? []
  const isEmergency = reasons.some(({ code }) => code === 'emergency')
  return (
    <article className="rounded-card border border-line bg-paper p-4 text-ink">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-medium text-ai">{say.trial.draft}</h3>
        <p className="text-small text-muted">{say.trial.neverSent}</p>
      </div>
      <p dir="auto" className="mt-2 max-w-prose text-message whitespace-pre-line">
        {text === '' ? <span className="text-muted">{say.trial.none}</span> : say.trial.text(text)}
      </p>
      <p className="mt-3 text-small">
        {[say.trial.action[action], say.trial.reasons(reasons)].filter((part) => part !== '').join(' ')}
        {confidence !== null && action === 'send' && (
          <span className="text-muted"> {say.trial.confidence(confidence)}.</span>
        )}
      </p>
      {isEmergency && <p className="mt-2 text-small">{say.trial.emergency}</p>}
      {text !== '' && (
        <>
          <h4 className="mt-3 text-small font-medium">{say.trial.evidence}</h4>
          {rests.length === 0 ? (
            <p className="text-small text-muted">{say.trial.noEvidence}</p>
          ) : (
            <ul className="mt-1 flex flex-col gap-1 text-small">
              {rests.map(({ sentence, fact }) => (
                <li key={sentence}>
                  <q>{say.trial.text(sentence)}</q> <span className="text-muted">· {factName(fact ?? '')}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {unknown.length > 0 && (
        <p className="mt-2 text-small text-warn">
          {say.trial.open}: {say.secrets.inWords(unknown.map(say.told.unknown).join(', '))}
        </p>
      )}
    </article>
  )
}
