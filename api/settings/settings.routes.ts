import { AiSettingsInput, AiSettingsView, AppSettings, AppSettingsView } from '#api/contract/settings.ts'
import { defineRoute } from '#api/http/define-route.ts'
import { readAiSettings, saveAiSettings } from './ai-settings.ts'
import { readAppSettings, saveAppSettings } from './app-settings.ts'

const about = { tag: 'Settings', access: 'host' } as const

export const settingsRoutes = [
  defineRoute({
    ...about,
    method: 'get',
    path: '/app-settings',
    summary: 'My notification address',
    responses: { 200: AppSettingsView },
    handle: readAppSettings,
  }),
  defineRoute({
    ...about,
    method: 'post',
    path: '/app-settings',
    summary: 'Save my notification address',
    body: AppSettings,
    responses: { 200: AppSettingsView },
    handle: saveAppSettings,
  }),
  defineRoute({
    ...about,
    method: 'get',
    path: '/ai-settings',
    summary: 'How my replies are drafted',
    responses: { 200: AiSettingsView },
    handle: readAiSettings,
  }),
  defineRoute({
    ...about,
    method: 'post',
    path: '/ai-settings',
    summary: 'Save how my replies are drafted; what is left out stays',
    body: AiSettingsInput,
    responses: { 200: AiSettingsView },
    handle: saveAiSettings,
  }),
]
