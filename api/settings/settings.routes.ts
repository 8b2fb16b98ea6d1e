import { settingsCalls } from '#api/contract/settings.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { readAiSettings, saveAiSettings } from './ai-settings.ts'
import { readAppSettings, saveAppSettings } from './app-settings.ts'

export const settingsRoutes = defineRoutes(settingsCalls, {
  readAppSettings,
  saveAppSettings,
  readAiSettings,
  saveAiSettings,
})
