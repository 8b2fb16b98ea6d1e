import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { FirstStepsView } from '#api/contract/first-steps.ts'
import type { SourceView } from '#api/contract/sources.ts'
import { useFirstSteps } from '#web/features/first-steps/read-first-steps.ts'
import { Step } from '#web/features/first-steps/step.tsx'
import { useHidden } from '#web/features/first-steps/use-hidden.ts'
import { useSources } from '#web/features/settings/sources/read-sources.ts'
import { TryHouse } from '#web/features/trial/try-house.tsx'
import { useChatCounts } from '#web/lib/chat-counts.ts'
import { paths } from '#web/lib/paths.ts'
import { say } from '#web/texts/say.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'

/** The way through the first ten minutes: each step by what there is, none by a click. It goes when the house works. */
export default function FirstSteps({ onAddSource }: { onAddSource: () => void }) {
  const { data, isLoadingError, refetch } = useFirstSteps()
  const [hidden, setHidden] = useHidden()
  if (isLoadingError)
    return (
      <FailedState
        className="mb-6 rounded-card bg-surface"
        text={say.firstSteps.failed}
        retryLabel={say.firstSteps.retry}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined || works(data)) return null
  const steps = stepsOf(data, onAddSource)
  const done = steps.filter(({ isDone }) => isDone).length
  if (hidden)
    return (
      <Button size="small" className="mb-6" onClick={() => setHidden(false)}>
        {say.firstSteps.show(done, steps.length)}
      </Button>
    )
  const next = steps.findIndex(({ isDone }) => !isDone)
  return (
    <section aria-labelledby="first-steps" className="mb-8 rounded-card bg-surface p-4 md:p-6">
      <div className="mb-4 flex items-start justify-between gap-3">
        <div>
          <h2 id="first-steps" className="display text-title">
            {say.firstSteps.title}
          </h2>
          <p className="figures text-small text-muted">{say.firstSteps.progress(done, steps.length)}</p>
        </div>
        <Button size="small" look="quiet" onClick={() => setHidden(true)}>
          {say.firstSteps.hide}
        </Button>
      </div>
      <ol className="flex flex-col gap-5">
        {steps.map(({ title, isDone, stays = false, content }, index) => (
          <Step key={title} number={index + 1} title={title} isDone={isDone} isNext={index === next} stays={stays}>
            {content}
          </Step>
        ))}
      </ol>
    </section>
  )
}

const works = ({ isConnected, propertyId, hasApproved }: FirstStepsView) =>
  isConnected && propertyId !== null && hasApproved

type StepOf = { title: string; isDone: boolean; stays?: boolean; content: ReactNode }

const stepsOf = (
  { isConnected, propertyId, propertyName, hasTried, hasApproved }: FirstStepsView,
  onAddSource: () => void,
): StepOf[] => [
  { title: say.firstSteps.connect.title, isDone: isConnected, content: <Connect onAddSource={onAddSource} /> },
  {
    title: say.firstSteps.property.title,
    isDone: propertyId !== null,
    content: (
      <>
        <p>{say.firstSteps.property.text}</p>
        <Link to={paths.addProperty} className={buttonClass({ size: 'small' })}>
          {say.firstSteps.property.action}
        </Link>
      </>
    ),
  },
  {
    title: say.firstSteps.ask.title,
    isDone: hasTried,
    stays: propertyId !== null,
    content:
      propertyId === null ? (
        <p>{say.firstSteps.ask.before}</p>
      ) : (
        <>
          {propertyName && <p className="font-medium text-ink">{say.firstSteps.ask.of(propertyName)}</p>}
          <TryHouse key={propertyId} propertyId={propertyId} />
        </>
      ),
  },
  {
    title: say.firstSteps.approve.title,
    isDone: hasApproved,
    content: (
      <>
        <p>{say.firstSteps.approve.text}</p>
        <ToWaiting />
      </>
    ),
  },
]

/** To whom there is: nobody waits in a house that has just been made. */
function ToWaiting() {
  const { data } = useChatCounts()
  if (data === undefined) return null
  const { action, toAnswer, toAll, nobody } = say.firstSteps.approve
  if (data.all === 0) return <p>{nobody}</p>
  const [to, name] =
    data.approve > 0
      ? [paths.waitingChats('da-approvare'), action]
      : data.answer > 0
        ? [paths.waitingChats('da-rispondere'), toAnswer]
        : [paths.chats, toAll]
  return (
    <Link to={to} className={buttonClass({ size: 'small' })}>
      {name}
    </Link>
  )
}

function Connect({ onAddSource }: { onAddSource: () => void }) {
  const sources = useSources().data ?? []
  const { connect } = say.firstSteps
  return (
    <>
      <p>{connect.text}</p>
      {sources.map((source) => (
        <p key={source.id} className={source.fault === null ? '' : 'text-warn'}>
          {sayState(source)}{' '}
          {source.fault !== null && (
            <Link className="underline" to={paths.settingsTab('sources')}>
              {connect.mend}
            </Link>
          )}
        </p>
      ))}
      <Button size="small" onClick={onAddSource}>
        {connect.action}
      </Button>
    </>
  )
}

const sayState = ({ name, identifier, fault }: SourceView) =>
  fault === null
    ? say.firstSteps.connect.waits(name ?? identifier)
    : say.firstSteps.connect.fault(name ?? identifier, say.told.sentence(fault))
