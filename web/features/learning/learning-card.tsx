import type { LearningView } from '#api/contract/learning.ts'
import type { AutonomyTexts } from '#web/texts/en/autonomy.ts'
import { Card } from '#web/ui/card.tsx'
import { ProposalRow } from './proposal-row.tsx'

/** What the host's own words would teach the AI, and what guests asked that it does not know. */
export function LearningCard({ learning, texts: all }: { learning: LearningView; texts: AutonomyTexts }) {
  const texts = all.learning
  const { proposals, unknown } = learning
  return (
    <Card className="flex flex-col gap-6" lang={all.lang} aria-label={texts.title}>
      <div>
        <h2 className="font-medium">{texts.title}</h2>
        <p className="text-small text-muted">{proposals.length === 0 ? texts.noProposals : texts.hint}</p>
        <ul className="mt-2">
          {proposals.map((proposal) => (
            <ProposalRow key={proposal.id} proposal={proposal} texts={all} />
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-medium">{texts.unknownTitle}</h3>
        {unknown.length === 0 ? (
          <p className="text-small text-muted">{texts.noUnknown}</p>
        ) : (
          <ul className="mt-2 flex flex-col gap-1">
            {unknown.map(({ propertyId, property, topic, times }) => (
              <li key={`${propertyId} ${topic}`}>{texts.asked(times, all.topicName(topic), property)}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
