import { useSearchParams } from 'react-router-dom'
import { AdminsOnly } from '#web/features/settings/admins-only.tsx'
import { AiForm } from '#web/features/settings/ai-form.tsx'
import { DebugForm } from '#web/features/settings/debug-form.tsx'
import { GeneralForm } from '#web/features/settings/general-form.tsx'
import { Loaded } from '#web/features/settings/loaded.tsx'
import { N8nTester } from '#web/features/settings/n8n-tester.tsx'
import { useAiSettings, useAppSettings, useDebugSettings } from '#web/features/settings/read-settings.ts'
import { SourcesPanel } from '#web/features/settings/sources/sources-panel.tsx'
import { settingsTexts as texts } from '#web/texts/settings.ts'
import { Screen } from '#web/ui/screen.tsx'
import { Tab, TabPanel, TabsList, TabsRoot } from '#web/ui/tabs.tsx'

const NAMES = Object.keys(texts.tabs) as (keyof typeof texts.tabs)[]

const General = () => <Loaded query={useAppSettings()}>{(settings) => <GeneralForm settings={settings} />}</Loaded>
const Ai = () => <Loaded query={useAiSettings()}>{(settings) => <AiForm settings={settings} />}</Loaded>
const Debug = () => <Loaded query={useDebugSettings()}>{(settings) => <DebugForm settings={settings} />}</Loaded>

/** The open tab is in the address, so that it can be linked to and survives a reload. */
export default function SettingsScreen() {
  const [search, setSearch] = useSearchParams()
  const open = NAMES.find((name) => name === search.get('tab')) ?? 'general'
  return (
    <Screen title={texts.title} lang="en" narrow>
      <TabsRoot value={open} onValueChange={(tab: string) => setSearch({ tab }, { replace: true })}>
        <TabsList>
          {NAMES.map((name) => (
            <Tab key={name} value={name}>
              {texts.tabs[name]}
            </Tab>
          ))}
        </TabsList>
        <TabPanel value="general">
          <General />
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
            <N8nTester />
          </AdminsOnly>
        </TabPanel>
      </TabsRoot>
    </Screen>
  )
}
