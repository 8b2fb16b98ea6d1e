import { DebugForm } from './debug-form.tsx'
import { useDebugSettings } from './read-settings.ts'
import { SettingsRead } from './settings-read.tsx'

/** The switches of debugging, which hold for all hosts. */
export default function DebugTab() {
  return <SettingsRead query={useDebugSettings()}>{(settings) => <DebugForm settings={settings} />}</SettingsRead>
}
