import { CircleHelp } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'
import type { EvidenceView, MessageView } from '#api/contract/messages.ts'
import { paths } from '#web/lib/paths.ts'
import { useFacts } from '#web/lib/property-facts.ts'
import { say } from '#web/texts/say.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { canBeWrittenAgain } from './correct-fact.ts'
import { factsOfClaim, isInDoubt } from './facts-of-claim.ts'
import { OpenFact } from './open-fact.ts'
import { focusConversation, useWriteAgain } from './write-again.ts'

type Claim = EvidenceView['claims'][number]
type Props = { draft: MessageView; propertyId: string }

const Line = ({ label, children }: { label?: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <CircleHelp aria-hidden className="size-4 shrink-0 text-warn" />
    {label !== undefined && <span className="font-medium text-ink">{label}:</span>}
    {children}
  </li>
)

const namesOf = (topics: string[]) => [...new Set(topics)].map(say.told.unknown).join(', ')

/** What the draft tells and its host has yet to confirm, by its name; once that is done elsewhere, that it can be written again. */
function ToConfirm({ draft, claims, propertyId }: Props & { claims: Claim[] }) {
  const open = use(OpenFact)
  const { data: facts } = useFacts(propertyId)
  const { mutate, isPending } = useWriteAgain(draft, focusConversation)
  // Until its facts are there it is as the draft was written.
  const isOpen = (claim: Claim) => {
    const own = factsOfClaim(claim, facts ?? [])
    return own.length === 0 || own.some(({ doubt }) => doubt !== null)
  }
  const left = claims.filter(isOpen)
  if (left.length === 0)
    return (
      <Line>
        <span>{say.fact.settled}</span>
        {canBeWrittenAgain(draft) && (
          <Button look="link" size="inline" busy={isPending} onClick={() => mutate({ kind: 'again' })}>
            {say.wish.writeForIt}
          </Button>
        )}
      </Line>
    )
  return (
    <Line label={say.fact.toConfirm}>
      {left.map((claim) => (
        <Button
          key={claim.sentence}
          look="link"
          size="inline"
          aria-haspopup="dialog"
          onClick={() => open({ draft, claim })}
        >
          {namesOf(claim.inDoubt ?? [])}
        </Button>
      ))}
    </Line>
  )
}

/** What of its house a draft waits for one word of the host's on, and where that is said. */
export default function DraftDoubts({ draft, propertyId }: Props) {
  const claims = (draft.evidence?.claims ?? []).filter(isInDoubt)
  const unsettled = draft.reasons.flatMap((one) => (one.code === 'facts_unsettled' ? one.params.topics : []))
  return (
    <ul className="mt-4 flex flex-col gap-1 text-small text-muted">
      {claims.length > 0 && <ToConfirm {...{ draft, propertyId, claims }} />}
      {unsettled.length > 0 && (
        <Line label={say.fact.unsettled}>
          <Link to={paths.property(propertyId)} className={buttonClass({ look: 'link', size: 'inline' })}>
            {namesOf(unsettled)}
          </Link>
        </Line>
      )}
    </ul>
  )
}
