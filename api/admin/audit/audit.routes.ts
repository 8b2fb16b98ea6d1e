import { auditCalls } from '#api/contract/audit.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { listAudit } from './list-audit.ts'

export const auditRoutes = defineRoutes(auditCalls, { listAudit })
