import type { EvidenceView } from '#api/contract/messages.ts'
import { cn } from '#web/lib/cn.ts'
import { it } from '#web/texts/it.ts'
import { ChippedText } from './chipped-text.tsx'
import { factName, segments } from './claims.ts'

/** A draft's text with its claims underlined: dotted where a fact stands behind, in `warn` where none does. */
export function MarkedText({ text, evidence, lang }: { text: string; evidence: EvidenceView | null; lang?: string }) {
  return (
    <p lang={lang} className="max-w-[66ch] text-message break-words whitespace-pre-wrap">
      {segments(text, evidence?.claims ?? []).map(({ text: part, claim }, index) =>
        claim ? (
          <span
            key={index}
            title={claim.fact ? it.draft.fact(factName(claim.fact)) : it.draft.noFact}
            className={cn(
              'underline decoration-dotted decoration-[1.5px] underline-offset-4',
              claim.fact ? 'decoration-ai' : 'decoration-warn',
            )}
          >
            <ChippedText text={part} />
          </span>
        ) : (
          <ChippedText key={index} text={part} />
        ),
      )}
    </p>
  )
}
