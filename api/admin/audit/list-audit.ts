import { z } from 'zod'
import type { AuditEventView, AuditQuery } from '#api/contract/audit.ts'
import { CursorShape, decodeCursor, encodeCursor } from '#api/http/cursor.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { asAdministrator } from '#prisma/host-scope.ts'

type ListAuditInput = { query: z.output<typeof AuditQuery> }

const Detail = z.record(z.string(), z.unknown()).catch({})

/**
 * One page of the trail of all hosts and of the installation, by growing number, newest first.
 * @throws AppError invalid_input for a cursor that is not one of this list.
 */
export async function listAudit({ deps, reply }: HostContext, { query }: ListAuditInput): Promise<AuditEventView[]> {
  const [before] = decodeCursor(CursorShape.number, query.cursor) ?? []
  const rows = await asAdministrator(deps.db, (tx) =>
    tx.auditEvent.findMany({
      where: {
        ...(before === undefined ? {} : { id: { lt: BigInt(before) } }),
        ...(query.action === undefined ? {} : { action: query.action }),
      },
      orderBy: { id: 'desc' },
      take: query.limit + 1,
    }),
  )
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  reply.nextCursor(rows.length > page.length && last !== undefined ? encodeCursor([String(last.id)]) : null)
  return page.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    hostId: row.hostId,
    actor: row.actor,
    action: row.action,
    subject: row.subject,
    detail: Detail.parse(row.detail),
    requestId: row.requestId,
  }))
}
