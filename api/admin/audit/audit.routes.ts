import { z } from 'zod'
import { AuditEventView, AuditQuery } from '#api/contract/admin.ts'
import { defineRoute } from '#api/http/define-route.ts'
import { listAudit } from './list-audit.ts'

export const auditRoutes = [
  defineRoute({
    method: 'get',
    path: '/admin/audit',
    summary: 'The audit trail, newest first',
    tag: 'Administration',
    access: 'admin',
    query: AuditQuery,
    responses: { 200: z.array(AuditEventView) },
    handle: listAudit,
  }),
]
