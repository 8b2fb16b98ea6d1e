import { Prisma, type Transaction } from '#prisma/client.ts'

export type AuditEntry = {
  hostId: string | null
  /** kcSub of who acted, or `system`. */
  actor: string
  /** Verb of the product: `draft.approve`, `source.create`, `user.grant_admin`, `access.refused` … */
  action: string
  subject?: string
  /** Never a text of a guest, never a secret. */
  detail?: Prisma.InputJsonObject
  requestId?: string
}

/** Appends one row to the audit trail, in the transaction of what it tells of. */
export async function recordAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.$executeRaw(insertAudit(entry))
}

/** The same as a part of a statement that does more. */
export const insertAudit = (entry: AuditEntry): Prisma.Sql => Prisma.sql`
  insert into audit_event (host_id, actor, action, subject, detail, request_id)
  values (${entry.hostId}::uuid, ${entry.actor}, ${entry.action}, ${entry.subject ?? null},
    ${JSON.stringify(entry.detail ?? {})}::jsonb, ${entry.requestId ?? null})`
