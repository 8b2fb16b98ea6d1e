import { analyticsCalls } from '#api/contract/analytics.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { listPropertyFigures } from './list-property-figures.ts'
import { readAnalytics } from './read-analytics.ts'

export const analyticsRoutes = defineRoutes(analyticsCalls, { readAnalytics, listPropertyFigures })
