import type { ApiDeps } from '#api/deps.ts'
import { recordAudit } from '#prisma/audit.ts'
import type { Route } from './define-route.ts'

type Refused = { kcSub: string; requestId: string }

/** Writes down that somebody without the role knocked at an administrator's call. */
export async function auditRefusedRole(deps: ApiDeps, route: Route, { kcSub, requestId }: Refused): Promise<void> {
  await recordAudit(deps.db, {
    hostId: null,
    actor: kcSub,
    action: 'access.refused',
    subject: `${route.method.toUpperCase()} ${route.path}`,
    detail: { reason: 'role' },
    requestId,
  })
}
