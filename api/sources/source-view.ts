import type { SourceView } from '#api/contract/sources.ts'
import type { MessageSourceModel } from '#prisma/generated/models.ts'
import { normaliseEmailConfig } from '#prisma/normalise-email-config.ts'
import { readFault } from '#prisma/sentence-columns.ts'
import type { GmailConfig, WhatsappConfig } from '#prisma/source-config.ts'

/** A source as clients see it: its secrets live in another table and are never read here. */
export function toSourceView(row: MessageSourceModel): SourceView {
  const fields = {
    id: row.id,
    name: row.name,
    identifier: row.identifier,
    state: row.state,
    fault: readFault(row.fault),
    sendFault: readFault(row.sendFault),
    unreachableSince: row.unreachableSince?.toISOString() ?? null,
    lastSyncedAt: row.lastSyncedAt?.toISOString() ?? null,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
  if (row.type === 'gmail') return { ...fields, type: 'gmail', gmailConfig: row.config as GmailConfig }
  if (row.type === 'whatsapp') return { ...fields, type: 'whatsapp', whatsappConfig: row.config as WhatsappConfig }
  const emailConfig = { name: row.name, identifier: row.identifier, ...normaliseEmailConfig(row.config) }
  return { ...fields, type: 'email', emailConfig }
}
