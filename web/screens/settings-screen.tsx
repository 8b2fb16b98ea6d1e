import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { later } from '#web/code/later.ts'
import { AiForm } from '#web/features/settings/ai-form.tsx'
import { DebugForm } from '#web/features/settings/debug-form.tsx'
import { GeneralForm } from '#web/features/settings/general-form.tsx'
import { LanguageCard } from '#web/features/settings/language-card.tsx'
import { N8nTester } from '#web/features/settings/n8n-tester.tsx'
import { useOutbox } from '#web/features/settings/outbox.ts'
import { OutboxCard } from '#web/features/settings/outbox-card.tsx'
import { useAiSettings, useAppSettings, useDebugSettings } from '#web/features/settings/read-settings.ts'
import { SourcesPanel } from '#web/features/settings/sources/sources-panel.tsx'
import { isAdmin, useMe } from '#web/lib/me.ts'
import { langOf, say } from '#web/texts/say.ts'
import { KeyDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded, Loading } from '#web/ui/loaded.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tab, TabPanel, TabsList, TabsRoot } from '#web/ui/tabs.tsx'

const NAMES = ['general', 'ai', 'sources', 'debug', 'n8n'] as const

type FormProps<T> = Pick<ComponentProps<typeof Loaded<T>>, 'query' | 'children'>
const Form = <T,>(props: FormProps<T>) => <Loaded failedText={say.settings.failedToLoad} height="h-56" {...props} />

const General = () => (
  <>
    <LanguageCard />
    <Form query={useAppSettings()}>{(settings) => <GeneralForm settings={settings} />}</Form>
  </>
)
const PushCard = later(() => import('#web/features/push/push-card.tsx'))
const SnippetsCard = later(() => import('#web/features/snippets/snippets-card.tsx'))
const LearningCards = later(() => import('#web/features/learning/learning-cards.tsx'))
const ReplayCards = later(() => import('#web/features/replay/replay-cards.tsx'))
const AutonomyCards = later(() => import('#web/features/autonomy/autonomy-cards.tsx'))

/** The form, and below it what the host's decisions have come to, in the language that they are written to in. */
function Ai() {
  const language = useAppSettings().data?.language
  return (
    <Form query={useAiSettings()}>
      {(settings) => (
        <>
          <AiForm settings={settings} />
          {language !== undefined && (
            <Suspense fallback={<Loading height="h-40" />}>
              <LearningCards language={language} />
              <ReplayCards language={language} />
              <AutonomyCards settings={settings} language={language} />
            </Suspense>
          )}
        </>
      )}
    </Form>
  )
}

const Debug = () => <Form query={useDebugSettings()}>{(settings) => <DebugForm settings={settings} />}</Form>
const Outbox = () => <Form query={useOutbox()}>{(outbox) => <OutboxCard outbox={outbox} />}</Form>

/** The open tab is in the address, so that it can be linked to and survives a reload. */
export default function SettingsScreen() {
  const [search, setSearch] = useSearchParams()
  // Google sends back to this screen without a tab.
  const named = search.has('state') ? 'sources' : search.get('tab')
  const open = NAMES.find((name) => name === named) ?? 'general'
  return (
    <Screen title={say.settings.title} lang={langOf('en')} narrow>
      <TabsRoot value={open} onValueChange={(tab: string) => setSearch({ tab }, { replace: true })}>
        <TabsList>
          {NAMES.map((name) => (
            <Tab key={name} value={name}>
              {say.settings.tabs[name]}
            </Tab>
          ))}
        </TabsList>
        <TabPanel value="general">
          <div className="flex flex-col gap-6">
            <General />
            <Suspense fallback={<Loading height="h-40" />}>
              <PushCard />
              <SnippetsCard />
            </Suspense>
          </div>
        </TabPanel>
        <TabPanel value="ai">
          <Ai />
        </TabPanel>
        <TabPanel value="sources">
          <SourcesPanel />
        </TabPanel>
        <TabPanel value="debug">
          <AdminsOnly>
            <Debug />
          </AdminsOnly>
        </TabPanel>
        <TabPanel value="n8n">
          <AdminsOnly>
            <div className="flex flex-col gap-6">
              <Outbox />
              <N8nTester />
            </div>
          </AdminsOnly>
        </TabPanel>
      </TabsRoot>
    </Screen>
  )
}

/** Shows a tool of the administrators to them, and to others that it is theirs. The API decides, not this. */
function AdminsOnly({ children }: { children: ReactNode }) {
  const { data: me } = useMe()
  if (me === undefined) return <Skeleton className="h-40 w-full" />
  return isAdmin(me) ? children : <EmptyState drawing={<KeyDrawing />} title={say.settings.adminsOnly} />
}
