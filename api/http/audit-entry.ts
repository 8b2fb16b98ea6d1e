import type { AuditEntry } from '#prisma/audit.ts'
import type { HostContext } from './define-route.ts'

type What = Pick<AuditEntry, 'action' | 'subject' | 'detail'>

/** An audit row of what the signed-in host does with this request. */
export const auditEntry = ({ host, requestId }: HostContext, what: What): AuditEntry => ({
  hostId: host.id,
  actor: host.kcSub,
  requestId,
  ...what,
})
