import type { AppSettingsView } from '#api/contract/settings.ts'
import { say } from '#web/texts/say.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LearningCard } from './learning-card.tsx'
import { useLearning } from './read-learning.ts'

/** What the AI can learn from the host, with its four states. */
export default function LearningCards({ language }: { language: AppSettingsView['language'] }) {
  const texts = say.autonomy.by[language]
  return (
    <div className="mt-6">
      <Loaded query={useLearning()} failedText={texts.failedToLoad} height="h-40">
        {(learning) => <LearningCard learning={learning} texts={texts} />}
      </Loaded>
    </div>
  )
}
