import type { HostContext } from '#api/http/define-route.ts'
import type { AuditEntry } from '#prisma/audit.ts'

/** An audit row of what an administrator does with this request: it concerns the installation, not one host. */
export const adminAuditEntry = (
  { identity, requestId }: HostContext,
  what: Pick<AuditEntry, 'action' | 'subject' | 'detail'>,
): AuditEntry => ({ hostId: null, actor: identity.kcSub, requestId, ...what })
