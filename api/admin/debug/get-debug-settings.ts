import type { DebugSettings } from '#api/contract/debug-settings.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { toDebugSettingsView } from './debug-settings-view.ts'

/** The switches of the installation, without the sender's password. @throws Error where the row of the settings is missing. */
export const getDebugSettings = async ({ deps }: HostContext): Promise<DebugSettings> =>
  toDebugSettingsView(await readDebugSettings(deps.db))
