import { Check, CircleAlert, CircleHelp, Clock, PauseCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { remaining } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { it } from '#web/texts/it.ts'
import { sentenceIt } from '#web/texts/sentences-it.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
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

function Again({ message, run, label }: { message: MessageView; run: RunCommand; label: string }) {
  return (
    <Button size="small" onClick={() => run({ verb: 'resend', messageId: message.id, key: randomKey() })}>
      {label}
    </Button>
  )
}

/** It can be taken back while the server says so: not before it has answered, not after the window has closed. */
function Leaving({ message, run }: { message: MessageView; run: RunCommand }) {
  const left = remaining(message.undoUntil ?? '', useNow(SECOND_MS))
  if (left === null) return <Sending />
  const sentence = message.status === 'scheduled' ? it.message.scheduled : it.message.leaving
  return (
    <Line
      icon={<Clock aria-hidden />}
      actions={
        <Button look="link" size="inline" onClick={() => run({ verb: 'undo', messageId: message.id })}>
          {it.message.undo}
        </Button>
      }
    >
      <span className="figures">{sentence(left)}</span>
    </Line>
  )
}

function Unknown({ message, run }: { message: MessageView; run: RunCommand }) {
  return (
    <div
      role="alert"
      className="order-last mt-1 basis-full rounded-card bg-warn-soft p-3 text-left text-small text-warn"
    >
      <p className="flex items-start gap-2">
        <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0" />
        {it.message.unknownOutcome}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => run({ verb: 'confirm-sent', messageId: message.id })}>
          {it.message.confirmSent}
        </Button>
        <Again message={message} run={run} label={it.message.resend} />
      </div>
    </div>
  )
}

type StateProps = { message: MessageView; run: RunCommand }

const Sending = () => <Line icon={<Spinner />}>{it.message.sending}</Line>

const Sent = ({ message }: StateProps) =>
  message.deliveryFault === null ? (
    <Line icon={<Check aria-hidden className="text-good" />}>{it.message.sent}</Line>
  ) : (
    <Line icon={<CircleAlert aria-hidden className="text-warn" />}>
      <span className="text-warn">
        {it.message.sent}. {sentenceIt(message.deliveryFault)}
      </span>
    </Line>
  )

const Held = ({ message, run }: StateProps) => (
  <Line icon={<PauseCircle aria-hidden />} actions={<Again message={message} run={run} label={it.message.sendNow} />}>
    {message.deliveryFault === null ? it.message.held : `${it.message.notSentNow} ${sentenceIt(message.deliveryFault)}`}
  </Line>
)

const Failed = ({ message, run }: StateProps) => (
  <Line
    icon={<CircleAlert aria-hidden className="text-bad" />}
    actions={<Again message={message} run={run} label={it.message.retry} />}
  >
    <span className="text-bad">
      {it.message.failedToSend} {sentenceIt(message.deliveryFault)}
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
