import type { SourceView } from '#api/contract/sources.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { WhatsappConfig } from '#prisma/source-config.ts'
import { seal } from '#prisma/vault/seal.ts'
import { takeUpQueued } from '#prisma/webhooks/take-up-queued.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { checkSource, keepNumber } from './check-source.ts'
import type { SourceDraft } from './source-draft.ts'
import { toSourceView } from './source-view.ts'

export type StoreRow = (tx: Transaction, columns: SourceColumns) => Promise<string>
export type SourceColumns = ReturnType<typeof columnsOf>

/**
 * Checks a source, stores it with its sealed secrets through `storeRow`, and has the worker connect, now or when it is back.
 * @throws AppError conflict when the host has connected the same mailbox or number before.
 */
export async function saveSource(context: HostContext, draft: SourceDraft, storeRow: StoreRow): Promise<SourceView> {
  const { deps, host } = context
  await checkSource(context, draft)
  const owedAt = deps.now()
  const view = await inHost(deps.db, host.id, async (tx, settingsAt) => {
    if (draft.type === 'whatsapp') await keepNumber(tx, context, draft)
    const id = await storeRow(tx, columnsOf(draft, { owedAt, settingsAt }))
    await sealSecrets(tx, context, { id, secrets: draft.secrets })
    if (draft.type === 'whatsapp') {
      const { phoneNumberId } = draft.config as WhatsappConfig
      await takeUpQueued(tx, { hostId: host.id, sourceId: id, phoneNumberId })
    }
    return toSourceView(await tx.messageSource.findFirstOrThrow({ where: { id, hostId: host.id } }))
  }).catch(refuseDuplicate)
  deps.workflows.sourcesChanged([{ hostId: host.id, sourceId: view.id, owedAt }])
  return view
}

type SavedAt = { owedAt: Date; settingsAt: Date }

/** `connecting` also tells the worker that something changed when only a password did. */
const columnsOf = (
  { type, name, identifier, config, connectionKey }: SourceDraft,
  { owedAt, settingsAt }: SavedAt,
) => ({
  type,
  name,
  identifier,
  config: config as Prisma.InputJsonObject,
  connectionKey,
  state: 'connecting' as const,
  fault: storedFault(null),
  sendFault: storedFault(null),
  faultToldAt: null,
  unreachableSince: null,
  unreachableToldAt: null,
  twinId: null,
  twinMails: 0,
  doubleOf: null,
  receivingServer: Prisma.DbNull,
  signedInAt: null,
  retrySince: null,
  retryAt: null,
  settingsAt,
  wakeOwedAt: owedAt,
})

async function sealSecrets(
  tx: Transaction,
  context: HostContext,
  source: { id: string; secrets: Record<string, string> },
) {
  const { deps, host } = context
  // One for sending is never kept for another server: blank means the mailbox's own. Of Gmail's two ways in only the last is one.
  const outdated = [
    'smtpPass',
    ...('refreshToken' in source.secrets ? ['emailPass'] : []),
    ...('emailPass' in source.secrets ? ['refreshToken'] : []),
  ]
  await tx.sourceSecret.deleteMany({ where: { sourceId: source.id, hostId: host.id, name: { in: outdated } } })
  for (const [name, plaintext] of Object.entries(source.secrets)) {
    const sealed = seal(deps.ring, { hostId: host.id, owner: source.id, name }, plaintext)
    await tx.sourceSecret.upsert({
      where: { sourceId_name: { sourceId: source.id, name } },
      create: { sourceId: source.id, hostId: host.id, name, ...sealed },
      update: sealed,
    })
  }
}

function refuseDuplicate(error: unknown): never {
  const isDuplicate = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
  if (!isDuplicate) throw error
  throw new AppError('conflict', { code: 'source_already_connected', cause: error })
}

/** Records what a host did to a source, with its type and without its settings. */
export const auditSource = (
  tx: Transaction,
  context: HostContext,
  what: { action: string; id: string; type: string },
) => recordAudit(tx, auditEntry(context, { action: what.action, subject: what.id, detail: { type: what.type } }))
