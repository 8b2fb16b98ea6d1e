import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { later } from '#web/code/later.ts'
import { isAdmin, useMe } from '#web/lib/me.ts'
import { langOf, loadTexts, say } from '#web/texts/say.ts'
import { KeyDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loading } from '#web/ui/loaded.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tab, TabPanel, TabsList, TabsRoot } from '#web/ui/tabs.tsx'
import { useTab } from '#web/ui/use-tab.ts'

const NAMES = ['general', 'ai', 'sources', 'debug', 'n8n'] as const
const TABS = {
  general: later(() => import('./settings-general.tsx')),
  ai: later(() => import('./settings-ai.tsx')),
  sources: later(async () => {
    const [tab] = await Promise.all([
      import('#web/features/settings/sources/sources-tab.tsx'),
      loadTexts('sources', 'faults'),
    ])
    return tab
  }),
  debug: later(() => import('#web/features/settings/debug-tab.tsx')),
  n8n: later(() => import('#web/features/settings/n8n-tab.tsx')),
}
const OF_ADMINS: readonly (keyof typeof TABS)[] = ['debug', 'n8n']

export default function SettingsScreen() {
  const [search] = useSearchParams()
  const [named, show] = useTab(NAMES)
  // Google sends back to this screen without a tab.
  const open = search.has('state') ? 'sources' : named
  return (
    <Screen title={say.settings.title} lang={langOf('en')} narrow>
      <TabsRoot value={open} onValueChange={show}>
        <TabsList>
          {NAMES.map((name) => (
            <Tab key={name} value={name}>
              {say.settings.tabs[name]}
            </Tab>
          ))}
        </TabsList>
        {NAMES.map((name) => (
          <TabPanel key={name} value={name}>
            <Suspense fallback={<Loading height="h-56" />}>
              <Panel name={name} />
            </Suspense>
          </TabPanel>
        ))}
      </TabsRoot>
    </Screen>
  )
}

function Panel({ name }: { name: keyof typeof TABS }) {
  const Content = TABS[name]
  return OF_ADMINS.includes(name) ? (
    <AdminsOnly>
      <Content />
    </AdminsOnly>
  ) : (
    <Content />
  )
}

/** Shows a tool of the administrators to them, and to others that it is theirs. The API decides, not this. */
function AdminsOnly({ children }: { children: ReactNode }) {
  const { data: me } = useMe()
  if (me === undefined) return <Skeleton className="h-40 w-full" />
  return isAdmin(me) ? children : <EmptyState drawing={<KeyDrawing />} title={say.settings.adminsOnly} />
}
