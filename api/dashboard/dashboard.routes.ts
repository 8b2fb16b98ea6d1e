import { DashboardView } from '#api/contract/dashboard.ts'
import { defineRoute } from '#api/http/define-route.ts'
import { readDashboard } from './read-dashboard.ts'

export const dashboardRoutes = [
  defineRoute({
    method: 'get',
    path: '/dashboard',
    summary: 'My figures, each with its change since yesterday and its last seven days',
    tag: 'Dashboard',
    access: 'host',
    responses: { 200: DashboardView },
    handle: readDashboard,
  }),
]
