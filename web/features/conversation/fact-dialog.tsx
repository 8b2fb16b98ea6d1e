import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { EvidenceView, MessageView } from '#api/contract/messages.ts'
import { splitAtPlaceholders } from '#api/contract/placeholders.ts'
import { factName } from '#web/lib/fact-name.ts'
import { paths } from '#web/lib/paths.ts'
import { useFacts } from '#web/lib/property-facts.ts'
import { langOf, say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AskToDiscard } from './ask-to-discard.tsx'
import { useFollow } from './correct-fact.ts'
import { FactForm } from './fact-form.tsx'
import { factsKept, factsOfClaim, isOfAnswer, isOfProperty } from './facts-of-claim.ts'

type Claim = EvidenceView['claims'][number]
type Props = {
  draft: MessageView
  claim: Claim
  /** What is written again with what was corrected: the draft that was read may be gone by then. */
  toWrite: MessageView
  onClose: () => void
}

type Changed = { onChanged: (isChanged: boolean) => void; onSettled: (isLast: boolean) => void }
type OfHouse = Omit<Props, 'onClose'> & Changed & { propertyId: string }

/** The facts that a sentence rests on, or was kept as; `without`: what is said where there are none. */
function HouseFacts({
  draft,
  claim,
  toWrite,
  propertyId,
  onChanged,
  onSettled,
  without,
}: OfHouse & { without: ReactNode }) {
  const { data, error, refetch } = useFacts(propertyId)
  if (data === undefined && error === null)
    return (
      <div role="status">
        <span className="sr-only">{say.fact.loading}</span>
        <Skeleton className="h-32 w-full" />
      </div>
    )
  if (data === undefined)
    return <FailedState text={say.fact.failed} retryLabel={say.fact.retry} onRetry={() => void refetch()} />
  const facts = isOfAnswer(claim) ? factsKept(claim, draft, data) : factsOfClaim(claim, data)
  if (facts.length === 0) return without
  return (
    <ul className="flex flex-col gap-6">
      {facts.map((fact) => (
        <li key={fact.id} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
          <FactForm
            {...{ toWrite, fact, propertyId, onChanged, onSettled }}
            isLast={facts.every(({ id, doubt }) => id === fact.id || doubt === null)}
          />
        </li>
      ))}
    </ul>
  )
}

/** A note of before facts were kept by their ids has many. */
const Gone = ({ claim }: { claim: Claim }) => (
  <p>{claim.factIds ? say.fact.gone : say.fact.elsewhere(factName(claim.fact ?? ''))}</p>
)

const isSecret = ({ sentence }: Claim) => splitAtPlaceholders(sentence).some(({ kind }) => kind !== null)

/** What the host answered for this draft alone, a message, a setting; a secret, or nothing at all. */
function Otherwise({ draft, claim }: Pick<Props, 'draft' | 'claim'>) {
  if (isSecret(claim)) return <p>{say.fact.secret}</p>
  if (claim.fact === null) return <p>{say.fact.none}</p>
  const answers = isOfAnswer(claim) ? (draft.wish?.answers ?? []) : []
  if (answers.length === 0) return <p>{say.fact.elsewhere(factName(claim.fact))}</p>
  return (
    <>
      <p className="text-small font-medium text-muted">{say.fact.answered}</p>
      {answers.map(({ asked, text }) => (
        <p key={asked} className="mt-1 border-l-2 border-line pl-3 break-words">
          {text}
        </p>
      ))}
    </>
  )
}

/** What a sentence of a draft rests on: the facts of its property with where they were read, to be confirmed or corrected here. */
export default function FactDialog({ draft, claim, toWrite, onClose }: Props) {
  const { propertyId } = draft
  const isOwn = isOfAnswer(claim) && !isSecret(claim)
  const [isChanged, setIsChanged] = useState(false)
  const [asks, setAsks] = useState(false)
  // Some of several facts in doubt were settled, and its draft has yet to be written again with them.
  const [isOwed, setIsOwed] = useState(false)
  const follow = useFollow(toWrite)
  const close = () => {
    if (isOwed) void follow(toWrite.version)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && (isChanged ? setAsks(true) : close())}
      title={say.fact.title}
      description={<q lang={draft.language ?? undefined}>{claim.sentence}</q>}
      closeLabel={say.fact.close}
      lang={langOf('it')}
    >
      {propertyId !== null && (isOfProperty(claim) || isOwn) ? (
        <HouseFacts
          {...{ draft, claim, toWrite, propertyId }}
          onChanged={setIsChanged}
          onSettled={(isLast) => (isLast ? onClose() : setIsOwed(true))}
          without={isOwn ? <Otherwise {...{ draft, claim }} /> : <Gone claim={claim} />}
        />
      ) : (
        <Otherwise {...{ draft, claim }} />
      )}
      {propertyId !== null && (
        <Link to={paths.property(propertyId)} className={`${buttonClass({ look: 'link', size: 'inline' })} mt-6 w-fit`}>
          {say.fact.property}
        </Link>
      )}
      <AskToDiscard open={asks} onOpenChange={setAsks} onDiscard={close} />
    </Dialog>
  )
}
