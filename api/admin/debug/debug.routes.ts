import { DebugSettings, DebugSettingsInput } from '#api/contract/admin.ts'
import { defineRoute } from '#api/http/define-route.ts'
import { getDebugSettings } from './get-debug-settings.ts'
import { saveDebugSettings } from './save-debug-settings.ts'

const shared = { path: '/admin/debug/settings', tag: 'Debug', access: 'admin' } as const

export const debugRoutes = [
  defineRoute({
    ...shared,
    method: 'get',
    summary: 'The debug settings; the password answers as an empty text',
    responses: { 200: DebugSettings },
    handle: getDebugSettings,
  }),
  defineRoute({
    ...shared,
    method: 'post',
    summary: 'Saves debug settings; they act at once in every process, and what is left out stays',
    body: DebugSettingsInput,
    responses: { 200: DebugSettings },
    handle: saveDebugSettings,
  }),
]
