import type { AppSettingsView } from '#api/contract/settings.ts'
import { say } from '#web/texts/say.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { useReplays } from './read-replays.ts'
import { ReplayCard } from './replay-card.tsx'

/** What would have been sent in the host's past, with its four states. */
export default function ReplayCards({ language }: { language: AppSettingsView['language'] }) {
  const texts = say.replay.by[language]
  return (
    <div className="mt-6">
      <Loaded query={useReplays()} failedText={texts.failedToLoad} height="h-40">
        {(found) => <ReplayCard {...found} texts={texts} />}
      </Loaded>
    </div>
  )
}
