import { Check, CircleAlert, CircleHelp, Clock, PauseCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { remaining } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useKeptDecision } from './kept-decision.ts'
import type { RunCommand } from './message-commands.ts'

const SECOND_MS = 1_000

function Line({ icon, children, actions }: { icon: ReactNode; children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-small">
      <span className="flex items-center gap-1.5 [&_svg]:size-3.5 [&_svg]:shrink-0">
        {icon}
        {children}
      </span>
      {actions}
    </div>
  )
}

function Again({ message: { id, recipient }, run, label }: { message: MessageView; run: RunCommand; label: string }) {
  return (
    <Button size="small" onClick={() => run({ verb: 'resend', messageId: id, recipient, key: randomKey() })}>
      {label}
    </Button>
  )
}

/** It can be taken back while the server says so: not before it has answered, not after the window has closed. */
function Leaving({ message, run }: { message: MessageView; run: RunCommand }) {
  const left = remaining(message.undoUntil ?? '', useNow(SECOND_MS))
  const isKept = useKeptDecision(message.id) !== undefined
  if (isKept) return <Line icon={<Clock aria-hidden />}>{say.inbox.message.kept}</Line>
  if (left === null) return <Sending />
  const sentence = message.status === 'scheduled' ? say.inbox.message.scheduled : say.inbox.message.leaving
  return (
    <Line
      icon={<Clock aria-hidden />}
      actions={
        <Button look="link" size="inline" onClick={() => run({ verb: 'undo', messageId: message.id })}>
          {say.inbox.message.undo}
        </Button>
      }
    >
      <span className="figures">{sentence(left)}</span>
    </Line>
  )
}

/** Of files that leave one by one, where the sending ended in their midst. */
function FilesLeft({ files }: MessageView) {
  const left = files.filter(({ hasLeft }) => hasLeft).length
  if (left === 0) return null
  return <span className="basis-full">{say.inbox.message.filesLeft(left, files.length)}</span>
}

function Unknown({ message, run }: { message: MessageView; run: RunCommand }) {
  return (
    <div
      role="alert"
      className="order-last mt-1 basis-full rounded-card bg-warn-soft p-3 text-left text-small text-warn"
    >
      <p className="flex items-start gap-2">
        <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0" />
        {say.inbox.message.unknownOutcome}
      </p>
      <FilesLeft {...message} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => run({ verb: 'confirm-sent', messageId: message.id })}>
          {say.inbox.message.confirmSent}
        </Button>
        <Again message={message} run={run} label={say.inbox.message.resend} />
      </div>
    </div>
  )
}

type StateProps = { message: MessageView; run: RunCommand }

const Sending = () => <Line icon={<Spinner />}>{say.inbox.message.sending}</Line>

const Sent = ({ message }: StateProps) =>
  message.deliveryFault === null ? (
    <Line icon={<Check aria-hidden className="text-good" />}>{say.inbox.message.sent}</Line>
  ) : (
    <Line icon={<CircleAlert aria-hidden className="text-warn" />}>
      <span className="text-warn">
        {say.inbox.message.sent}. {say.told.sentence(message.deliveryFault)}
      </span>
    </Line>
  )

const Held = ({ message, run }: StateProps) => (
  <Line
    icon={<PauseCircle aria-hidden />}
    actions={<Again message={message} run={run} label={say.inbox.message.sendNow} />}
  >
    {message.deliveryFault === null
      ? say.inbox.message.held
      : `${say.inbox.message.notSentNow} ${say.told.sentence(message.deliveryFault)}`}
  </Line>
)

const Failed = ({ message, run }: StateProps) => (
  <Line
    icon={<CircleAlert aria-hidden className="text-bad" />}
    actions={<Again message={message} run={run} label={say.inbox.message.retry} />}
  >
    <span className="text-bad">
      {say.inbox.message.failedToSend} {say.told.sentence(message.deliveryFault)} <FilesLeft {...message} />
    </span>
  </Line>
)

const STATES: Partial<Record<MessageView['status'], (props: StateProps) => ReactNode>> = {
  scheduled: Leaving,
  approved: Leaving,
  sending: Sending,
  sent: Sent,
  held: Held,
  failed: Failed,
  outcome_unknown: Unknown,
}

/** Where an outgoing message stands, and what the host can do about it. */
export function MessageState({ message, run }: StateProps) {
  const State = STATES[message.status]
  return State ? <State message={message} run={run} /> : null
}
