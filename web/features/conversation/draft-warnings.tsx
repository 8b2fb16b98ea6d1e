import { TriangleAlert } from 'lucide-react'
import type { MessageView } from '#api/contract/messages.ts'
import { say } from '#web/texts/say.ts'
import { saidOnce } from './said-once.ts'

/** What of a draft is risky, is not known, or rests on nothing: below its words. */
export function Warnings({ draft }: { draft: MessageView }) {
  const { risks, unknowns } = saidOnce(draft)
  const { claims = [] } = draft.evidence ?? {}
  const unproven = claims.some((claim) => claim.fact === null)
  if (risks.length + unknowns.length === 0 && !unproven) return null
  return (
    <ul className="mt-4 flex flex-col gap-1 text-small text-muted">
      {risks.length > 0 && (
        <li className="flex items-start gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          <span>
            <span className="font-medium text-bad">{say.inbox.draft.risks}:</span> {risks.map(say.told.risk).join(', ')}
          </span>
        </li>
      )}
      {unknowns.length > 0 && (
        <li>
          <span className="font-medium text-ink">{say.inbox.draft.unknowns}:</span>{' '}
          <bdi>{say.secrets.inWords(unknowns.map(say.told.unknown).join('; '))}</bdi>
        </li>
      )}
      {unproven && (
        <li>
          <span className="underline decoration-warn decoration-dotted decoration-[1.5px] underline-offset-4">
            {say.inbox.draft.noFact}
          </span>
        </li>
      )}
    </ul>
  )
}
