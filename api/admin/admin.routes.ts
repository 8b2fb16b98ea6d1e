import type { Route } from '#api/http/define-route.ts'
import { alertRoutes } from './alerts/alerts.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { debugRoutes } from './debug/debug.routes.ts'
import { n8nRoutes } from './n8n/n8n.routes.ts'
import { userRoutes } from './users/users.routes.ts'

/** Every call that needs `app-admin`. */
export const adminRoutes: readonly Route[] = [
  ...userRoutes,
  ...debugRoutes,
  ...n8nRoutes,
  ...auditRoutes,
  ...alertRoutes,
]
