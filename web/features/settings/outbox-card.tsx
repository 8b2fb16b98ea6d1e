import { OUTBOX_COUNT_MAX, type OutboxView } from '#api/contract/n8n.ts'
import { sentenceEn } from '#web/texts/sentences-en.ts'
import { settingsTexts } from '#web/texts/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { useRetryOutbox } from './outbox.ts'

const texts = settingsTexts.outbox
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const at = (time: string) => moment.format(new Date(time))
const counted = (count: number) => (count < OUTBOX_COUNT_MAX ? count : `${OUTBOX_COUNT_MAX}+`)
const COUNTS = ['waiting', 'delivered', 'givenUp', 'dropped'] as const

/** What became of the announcements to n8n, why they do not arrive, and a way to try them at once. */
export function OutboxCard({ outbox }: { outbox: OutboxView }) {
  const retry = useRetryOutbox()
  const { waiting, givenUp, waitingSince, nextTryAt, lastFault, isConfigured } = outbox
  const tryAgain = () => retry.mutate(undefined, { onError: () => toastFailed(texts.failed) })
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="font-medium">{texts.title}</h2>
        <p className="text-small text-muted">{isConfigured ? texts.hint : texts.notConfigured}</p>
      </div>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {COUNTS.map((name) => (
          <div key={name}>
            <dt className="text-small text-muted">{texts.counts[name]}</dt>
            <dd className={name === 'givenUp' && givenUp > 0 ? 'text-bad' : ''}>{counted(outbox[name])}</dd>
          </div>
        ))}
      </dl>
      {waitingSince !== null && nextTryAt !== null && (
        <p className="text-small text-muted">{texts.waits(at(waitingSince), at(nextTryAt))}</p>
      )}
      {lastFault !== null && (
        <p role="status" className="text-small text-bad">
          {texts.lastError(at(lastFault.at), sentenceEn(lastFault.fault))}
        </p>
      )}
      {isConfigured && waiting + givenUp > 0 && (
        <Button className="self-start" disabled={retry.isPending} onClick={tryAgain}>
          {texts.tryAgain}
        </Button>
      )}
      {retry.isSuccess && (
        <p role="status" className="text-small text-muted">
          {texts.retried(retry.data.retried)}
        </p>
      )}
    </Card>
  )
}
