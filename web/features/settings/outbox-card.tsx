import type { OutboxView } from '#api/contract/n8n.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { N8nAnswers } from './n8n-answers.tsx'
import { useRetryOutbox } from './outbox.ts'
import { at, counted } from './outbox-figures.ts'

const COUNTS = ['waiting', 'delivered', 'givenUp', 'dropped'] as const

/** What became of the announcements to n8n, why they do not arrive, and a way to try them at once. */
export function OutboxCard({ outbox }: { outbox: OutboxView }) {
  const retry = useRetryOutbox()
  const { waiting, givenUp, waitingSince, nextTryAt, lastFault, isConfigured } = outbox
  const tryAgain = () => retry.mutate(undefined, { onError: () => toastFailed(say.settings.outbox.failed) })
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="font-medium">{say.settings.outbox.title}</h2>
        <p className="text-small text-muted">
          {isConfigured ? say.settings.outbox.hint : say.settings.outbox.notConfigured}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {COUNTS.map((name) => (
          <div key={name}>
            <dt className="text-small text-muted">{say.settings.outbox.counts[name]}</dt>
            <dd className={name === 'givenUp' && givenUp > 0 ? 'text-bad' : ''}>{counted(outbox[name])}</dd>
          </div>
        ))}
      </dl>
      {waitingSince !== null && nextTryAt !== null && (
        <p className="text-small text-muted">{say.settings.outbox.waits(at(waitingSince), at(nextTryAt))}</p>
      )}
      {lastFault !== null && (
        <p role="status" className="text-small text-bad">
          {say.settings.outbox.lastError(at(lastFault.at), say.faults.sentence(lastFault.fault))}
        </p>
      )}
      {isConfigured && waiting + givenUp > 0 && (
        <Button className="self-start" disabled={retry.isPending} onClick={tryAgain}>
          {say.settings.outbox.tryAgain}
        </Button>
      )}
      {retry.isSuccess && (
        <p role="status" className="text-small text-muted">
          {say.settings.outbox.retried(retry.data.retried)}
        </p>
      )}
      {isConfigured && <N8nAnswers outbox={outbox} />}
    </Card>
  )
}
