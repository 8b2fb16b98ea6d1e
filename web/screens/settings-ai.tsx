import { later } from '#web/code/later.ts'
import { AiForm } from '#web/features/settings/ai-form.tsx'
import { useAiSettings } from '#web/features/settings/read-settings.ts'
import { SettingsRead } from '#web/features/settings/settings-read.tsx'
import { langOf } from '#web/texts/say.ts'
import { Loading } from '#web/ui/loaded.tsx'
import { OnceIdle } from '#web/ui/once-idle.tsx'

const LearningCards = later(() => import('#web/features/learning/learning-cards.tsx'))
const ReplayCards = later(() => import('#web/features/replay/replay-cards.tsx'))
const AutonomyCards = later(() => import('#web/features/autonomy/autonomy-cards.tsx'))

/** The form, and below it what the host's decisions have come to: all in the language of the settings. */
export default function SettingsAi() {
  const language = langOf('en')
  return (
    <SettingsRead query={useAiSettings()}>
      {(settings) => (
        <>
          <AiForm settings={settings} />
          <OnceIdle instead={<Loading height="h-40" />}>
            <LearningCards language={language} />
            <ReplayCards language={language} />
            <AutonomyCards settings={settings} language={language} />
          </OnceIdle>
        </>
      )}
    </SettingsRead>
  )
}
