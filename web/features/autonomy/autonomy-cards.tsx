import type { AiSettingsView, AppSettingsView } from '#api/contract/settings.ts'
import { say } from '#web/texts/say.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { ConfidenceCard } from './confidence-card.tsx'
import { LadderCard } from './ladder-card.tsx'
import { useConfidenceReport, useRungs } from './read-autonomy.ts'

type Props = { settings: AiSettingsView; language: AppSettingsView['language'] }

/** What the host's decisions have come to: what may leave by itself, and how well the confidence kept its promise. */
export default function AutonomyCards({ settings, language }: Props) {
  const texts = say.autonomy.by[language]
  const [rungs, report] = [useRungs(), useConfidenceReport()]
  return (
    <div className="mt-6 flex flex-col gap-6">
      <Loaded query={rungs} failedText={texts.failedToLoad} height="h-40">
        {(found) => <LadderCard rungs={found} settings={settings} texts={texts} />}
      </Loaded>
      <Loaded query={report} failedText={texts.failedToLoad} height="h-56">
        {(found) => <ConfidenceCard report={found} texts={texts} />}
      </Loaded>
    </div>
  )
}
