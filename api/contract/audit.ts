import { z } from 'zod'
import type { CallTable } from './call.ts'
import { Instant, pageLimit, text } from './values.ts'

export const AuditEventView = z
  .object({
    id: z.string(),
    at: Instant,
    hostId: z.string().nullable(),
    actor: z.string(),
    action: z.string(),
    subject: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditEvent' })
export type AuditEventView = z.infer<typeof AuditEventView>

export const AuditQuery = z.object({
  cursor: z.string().max(400).optional(),
  limit: pageLimit({ default: 100, max: 200 }),
  action: text(100).optional(),
})

export const auditCalls = {
  listAudit: {
    method: 'get',
    path: '/admin/audit',
    summary: 'The audit trail, newest first',
    tag: 'Administration',
    access: 'admin',
    query: AuditQuery,
    responses: { 200: z.array(AuditEventView) },
  },
} as const satisfies CallTable
