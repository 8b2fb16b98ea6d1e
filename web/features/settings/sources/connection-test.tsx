import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { MailboxCheckView } from '#api/contract/mailbox-checks.ts'
import { isMend, mendInWords } from '#api/contract/mend-words.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type TestInput, useConnectionTest } from './use-connection-test.ts'

type Step = MailboxCheckView['steps'][number]
export type FoundServers = NonNullable<MailboxCheckView['found']>

type Props = {
  /** What is in the form now. */
  input: () => TestInput
  /** The servers that were found for an address. */
  onFound?: (found: FoundServers) => void
  /** What was said of an earlier try is said no more. */
  onBegin: () => void
}

/** 'Test connection': each step as it ends, what is wrong, and what to do about it. What is in the form stays. */
export function ConnectionTest({ input, onFound, onBegin }: Props) {
  const { begin, check, isBusy, isSlow, error } = useConnectionTest()
  const found = check?.found ?? null
  const id = check?.id
  const filledIn = useRef<string>(undefined)
  useEffect(() => {
    // Once a test, whatever the host types meanwhile.
    if (found === null || filledIn.current === id) return
    filledIn.current = id
    onFound?.(found)
  }, [found, id, onFound])
  return (
    <section aria-label={say.sources.test.heading} className="flex flex-col gap-3 rounded-card bg-raised p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          size="small"
          busy={isBusy}
          onClick={() => {
            onBegin()
            begin(input())
          }}
        >
          {check === undefined ? say.sources.test.begin : say.sources.test.again}
        </Button>
        <p className="min-w-0 flex-1 text-small text-muted">
          {onFound === undefined ? say.sources.test.hint : say.sources.test.hintFinds}
        </p>
      </div>
      <div aria-live="polite" className="flex flex-col gap-2">
        {check !== undefined && check.steps.length > 0 && (
          <ol className="flex flex-col gap-2">
            {check.steps.map((step) => (
              <StepLine key={step.step} {...step} />
            ))}
          </ol>
        )}
        {isSlow && <p className="text-small text-muted">{say.sources.test.slow}</p>}
        {check !== undefined && <Outcome {...check} />}
        {error !== null && (
          <p role="alert" className="text-small text-bad">
            {error instanceof ApiError && error.status > 0 ? error.error : say.sources.test.failed}
          </p>
        )}
      </div>
    </section>
  )
}

const ICONS = {
  running: <Spinner />,
  passed: <CircleCheck aria-hidden className="size-4 text-good" />,
  failed: <CircleAlert aria-hidden className="size-4 text-bad" />,
  ask: <CircleHelp aria-hidden className="size-4 text-warn" />,
} as const

function StepLine({ step, state, fault, mend }: Step) {
  return (
    <li className="flex items-start gap-2 text-small">
      <span className="mt-0.5 shrink-0">{ICONS[state]}</span>
      <span className="min-w-0 break-words">
        <span className="font-medium">{say.sources.test.steps[step]}</span>{' '}
        <span className="text-muted">{say.sources.test.states[state]}</span>
        {fault !== null && <span className="block text-bad">{say.faults.sentence(fault)}</span>}
        {isMend(mend) && <span className="block">{mendInWords(say.mends.words, mend)}</span>}
      </span>
    </li>
  )
}

function Outcome({ state, steps }: MailboxCheckView) {
  if (state === 'lost') return <p className="text-small text-bad">{say.sources.test.lost}</p>
  const isGood = state === 'done' && steps.length > 0 && steps.every((step) => step.state === 'passed')
  return isGood ? <p className="text-small text-good">{say.sources.test.allGood}</p> : null
}
