import type { SourceView } from '#api/contract/sources.ts'
import type { MessageSourceModel } from '#prisma/generated/models.ts'
import { normaliseEmailConfig } from '#prisma/normalise-email-config.ts'
import { readFault } from '#prisma/sentence-columns.ts'
import type { GmailConfig, WhatsappConfig } from '#prisma/source-config.ts'
import { readCounts } from '#prisma/source-counts.ts'

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
    signedInAt: row.signedInAt?.toISOString() ?? null,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    backlog: row.backlogLeft === 0 ? null : { left: row.backlogLeft, of: row.backlogOf },
    counts: countsView(row.counts),
    countAskedAt: row.countAskedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
  if (row.type === 'gmail') return { ...fields, type: 'gmail', gmailConfig: row.config as GmailConfig }
  if (row.type === 'whatsapp') return { ...fields, type: 'whatsapp', whatsappConfig: row.config as WhatsappConfig }
  const emailConfig = { name: row.name, identifier: row.identifier, ...normaliseEmailConfig(row.config) }
  return { ...fields, type: 'email', emailConfig }
}

function countsView(column: unknown): SourceView['counts'] {
  const counts = readCounts(column)
  if (counts === null) return null
  const { stored, known, ...shown } = counts
  return { ...shown, had: stored + known }
}
