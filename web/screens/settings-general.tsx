import { later } from '#web/code/later.ts'
import { GeneralForm } from '#web/features/settings/general-form.tsx'
import { LanguageCard } from '#web/features/settings/language-card.tsx'
import { useAppSettings } from '#web/features/settings/read-settings.ts'
import { SettingsRead } from '#web/features/settings/settings-read.tsx'
import { Loading } from '#web/ui/loaded.tsx'
import { OnceIdle } from '#web/ui/once-idle.tsx'

const PushCard = later(() => import('#web/features/push/push-card.tsx'))
const SnippetsCard = later(() => import('#web/features/snippets/snippets-card.tsx'))

/** What holds for the whole account. What stands below the form comes after it: nothing is pushed down by what arrives. */
export default function SettingsGeneral() {
  const settings = useAppSettings()
  return (
    <div className="flex flex-col gap-6">
      <LanguageCard />
      <SettingsRead query={settings}>{(read) => <GeneralForm settings={read} />}</SettingsRead>
      {!settings.isPending && (
        <OnceIdle instead={<Loading height="h-40" />}>
          <PushCard />
          <SnippetsCard />
        </OnceIdle>
      )}
    </div>
  )
}
