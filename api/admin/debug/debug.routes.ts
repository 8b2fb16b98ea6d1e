import { debugCalls } from '#api/contract/debug-settings.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { getDebugSettings } from './get-debug-settings.ts'
import { saveDebugSettings } from './save-debug-settings.ts'

export const debugRoutes = defineRoutes(debugCalls, { getDebugSettings, saveDebugSettings })
