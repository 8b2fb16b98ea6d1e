import type { DeferralView } from '#api/contract/deferrals.ts'
import { useChatDeferrals, useDeferralCommand } from '#web/lib/deferrals.ts'
import { clockTime } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { toastFailed, toastUndo } from '#web/ui/toast.ts'

const MINUTE_MS = 60_000
/** What this guest was told that an answer will come to, until when, and a way to say that it has come. */
export default function OwedAnswers({ chatId }: { chatId: string }) {
  const { data = [] } = useChatDeferrals(chatId)
  if (data.length === 0) return null
  return (
    <section aria-label={say.deferrals.region} className="max-h-48 overflow-y-auto border-b border-line">
      <ul>
        {data.map((deferral) => (
          <OwedAnswer key={deferral.id} deferral={deferral} />
        ))}
      </ul>
    </section>
  )
}

function OwedAnswer({ deferral }: { deferral: DeferralView }) {
  const now = useNow(MINUTE_MS)
  const command = useDeferralCommand()
  // The row is gone before either is answered: what follows hangs on the promise.
  const failed = () => toastFailed(say.deferrals.failed)
  const reopen = () => void command.mutateAsync({ id: deferral.id, verb: 'reopen' }).catch(failed)
  const offerUndo = () => toastUndo(say.deferrals.settled, { label: say.deferrals.undo, onUndo: reopen })
  const settle = () => void command.mutateAsync({ id: deferral.id, verb: 'settle' }).then(offerUndo, failed)
  const { owedBecause, questions, promisedAt, dueAt, owedAt } = deferral
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-small md:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words">{say.deferrals.why[owedBecause](clockTime(promisedAt, now), deferral)}</p>
        {questions.length > 0 && (
          <p className="break-words text-muted">{say.deferrals.open(questions.map(({ text }) => text))}</p>
        )}
        <p className={owedAt === null ? 'text-muted' : 'font-medium text-warn'}>
          {owedAt === null ? say.deferrals.due(clockTime(dueAt, now)) : say.deferrals.owed(clockTime(dueAt, now))}
        </p>
      </div>
      <Button
        size="small"
        look="outline"
        busy={command.isPending}
        aria-label={say.deferrals.settleOf[owedBecause](deferral)}
        onClick={settle}
      >
        {say.deferrals.settle}
      </Button>
    </li>
  )
}
