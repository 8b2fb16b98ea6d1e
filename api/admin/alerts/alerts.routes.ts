import { alertCalls } from '#api/contract/alerts.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { listAlerts } from './list-alerts.ts'

export const alertRoutes = defineRoutes(alertCalls, { listAlerts })
