import { type KeyboardEvent, use } from 'react'
import type { EvidenceView, MessageView } from '#api/contract/messages.ts'
import { cn } from '#web/lib/cn.ts'
import { factName } from '#web/lib/fact-name.ts'
import { say } from '#web/texts/say.ts'
import { ChippedText } from './chipped-text.tsx'
import { segments } from './claims.ts'
import { draftTextClass } from './draft-text-class.ts'
import { isInDoubt } from './facts-of-claim.ts'
import { OpenFact } from './open-fact.ts'

type Claim = EvidenceView['claims'][number]

function titleOf(claim: Claim): string {
  if (isInDoubt(claim)) return say.fact.toConfirm
  return claim.fact ? say.inbox.draft.fact(factName(claim.fact)) : say.inbox.draft.noFact
}

/** A sentence that opens what it rests on; within the line, as no button can be. */
function ClaimedSentence({ claim, text, onOpen }: { claim: Claim; text: string; onOpen: () => void }) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onOpen()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is a box of its own and cannot break over lines
    <span
      role="button"
      tabIndex={0}
      aria-haspopup="dialog"
      title={titleOf(claim)}
      onClick={onOpen}
      onKeyDown={press}
      className={cn(
        'cursor-pointer rounded-control underline decoration-[1.5px] underline-offset-4 hover:bg-raised',
        claim.fact && !isInDoubt(claim) ? 'decoration-ai' : 'decoration-warn',
        isInDoubt(claim) ? 'decoration-wavy' : 'decoration-dotted',
      )}
    >
      <ChippedText text={text} />
    </span>
  )
}

/**
 * A draft's text with its claims underlined: dotted where a fact stands behind, in `warn` where none does, wavy where one is in doubt. Each opens what it rests
 * on, by a click or a key.
 */
export default function MarkedText({ draft }: { draft: MessageView }) {
  const open = use(OpenFact)
  return (
    <p {...(draft.language && { lang: draft.language })} className={draftTextClass}>
      {segments(draft.text, draft.evidence?.claims ?? []).map(({ text, claim }, index) =>
        claim ? (
          <ClaimedSentence key={index} {...{ claim, text }} onOpen={() => open({ draft, claim })} />
        ) : (
          <ChippedText key={index} text={text} />
        ),
      )}
    </p>
  )
}
