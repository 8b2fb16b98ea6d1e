import type { ChatView, NameGuestInput } from '#api/contract/chats.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { getChatOfHost } from './get-chat.ts'

type NameGuest = { params: { id: string }; body: NameGuestInput }

/**
 * Calls the guest of a chat as the host does, whatever later messages say; without a name as those say. By which guest a mail is
 * goes on being judged by what the mails say. @throws AppError not_found
 */
export function nameGuest(context: HostContext, { params: { id }, body }: NameGuest): Promise<ChatView> {
  const { deps, host } = context
  const name = body.name.trim()
  return inHost(deps.db, host.id, async (tx) => {
    const changed =
      name === ''
        ? await tx.$executeRaw`
            update chat set sender = case when told_sender is null then sender else nullif(told_sender, '') end, told_sender = null
            where id = ${id}::uuid and host_id = ${host.id}::uuid`
        : await tx.$executeRaw`
            update chat set sender = ${name}, told_sender = coalesce(told_sender, sender, '')
            where id = ${id}::uuid and host_id = ${host.id}::uuid`
    if (changed === 0) throw notFound('Chat')
    const detail = { isNamed: name !== '' }
    await recordAudit(tx, auditEntry(context, { action: 'chat.name_guest', subject: id, detail }))
    return getChatOfHost(tx, { hostId: host.id, id, now: deps.now() })
  })
}
