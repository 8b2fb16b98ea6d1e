import { later } from '#web/code/later.ts'
import { AiForm } from '#web/features/settings/ai-form.tsx'
import { useAiSettings, useAppSettings } from '#web/features/settings/read-settings.ts'
import { SettingsRead } from '#web/features/settings/settings-read.tsx'
import { Loading } from '#web/ui/loaded.tsx'
import { OnceIdle } from '#web/ui/once-idle.tsx'

const LearningCards = later(() => import('#web/features/learning/learning-cards.tsx'))
const ReplayCards = later(() => import('#web/features/replay/replay-cards.tsx'))
const AutonomyCards = later(() => import('#web/features/autonomy/autonomy-cards.tsx'))

/** The form, and below it what the host's decisions have come to, in the language that they are written to in. */
export default function SettingsAi() {
  const language = useAppSettings().data?.language
  return (
    <SettingsRead query={useAiSettings()}>
      {(settings) => (
        <>
          <AiForm settings={settings} />
          {language !== undefined && (
            <OnceIdle instead={<Loading height="h-40" />}>
              <LearningCards language={language} />
              <ReplayCards language={language} />
              <AutonomyCards settings={settings} language={language} />
            </OnceIdle>
          )}
        </>
      )}
    </SettingsRead>
  )
}
