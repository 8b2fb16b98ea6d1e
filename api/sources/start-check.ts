import type { z } from 'zod'
import type { MailboxCheckInput, MailboxCheckView } from '#api/contract/mailbox-checks.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { CheckedMailbox } from '#prisma/mailbox-check/checked-mailbox.ts'
import { startCheck as start } from '#prisma/mailbox-check/start-check.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { refuseMicrosoft } from './refuse-microsoft.ts'
import { emailDraft, type SourceDraft, sourceDrafts } from './source-draft.ts'

type Input = z.output<typeof MailboxCheckInput>

/**
 * Has a mailbox tested by the worker, which alone speaks with mail servers.
 * @throws AppError invalid_input without user or password, rule_refused for Microsoft's servers, not_found for a source that is not.
 */
export async function startCheck(context: HostContext, { body }: { body: Input }): Promise<MailboxCheckView> {
  const { deps, host } = context
  const sourceId = body.sourceId ?? null
  refuseIncomplete(body)
  const mailbox = { ...draftOf(body), sourceId } as CheckedMailbox
  refuseMicrosoft(body.type === 'email' ? body.inbound.host : '', 'inbound.host')
  const id = deps.newId()
  await inHost(deps.db, host.id, async (tx) => {
    const of = { hostId: host.id, deletedAt: null, type: body.type }
    if (sourceId !== null && (await tx.messageSource.count({ where: { ...of, id: sourceId } })) === 0)
      throw notFound('Source')
    await start(tx, deps.ring, { id, hostId: host.id, mailbox })
  })
  return { id, state: 'waiting', steps: [], found: null }
}

/** What would be stored of it. */
function draftOf(input: Input): Pick<SourceDraft, 'type' | 'identifier' | 'config' | 'secrets'> {
  const { name, identifier: given, inbound, smtp, pollIntervalSec, initialSyncSinceDays } = input
  const { user, pass } = inbound
  const blank = { name: undefined, ownerEmail: undefined, filterFrom: undefined }
  const { type, identifier, config, secrets } =
    input.type === 'gmail'
      ? sourceDrafts.gmail({ ...blank, emailUser: user, emailPass: pass === '' ? undefined : pass })
      : emailDraft({ name, identifier: given, inbound, smtp, pollIntervalSec, initialSyncSinceDays })
  return { type, identifier, config, secrets }
}

function refuseIncomplete({ type, sourceId, inbound: { user, pass } }: Input): void {
  const keepsPassword = type === 'gmail' && sourceId !== undefined
  const missing = [...(user === '' ? ['user'] : []), ...(pass === '' && !keepsPassword ? ['pass'] : [])]
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map((field) => [`inbound.${field}`, say({ code: 'field_required' })]))
  throw new AppError('invalid_input', { code: 'gmail_source_incomplete', fields })
}
