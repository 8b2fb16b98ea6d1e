import { dashboardCalls } from '#api/contract/dashboard.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { readDashboard } from './read-dashboard.ts'

export const dashboardRoutes = defineRoutes(dashboardCalls, {
  readDashboard,
})
