import type { AssociatePropertyInput, ChatView } from '#api/contract/chats.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { WakeRef } from '#prisma/messages/owed-wakes.ts'
import { oweWakesOfOpenDrafts } from '#prisma/messages/owed-wakes.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { getChatOfHost } from './get-chat.ts'

type AssociateProperty = { params: { id: string }; body: AssociatePropertyInput }

/** Says which property a chat is about, or that it is about none. @throws AppError not_found for chat or property. */
export async function associateProperty(
  context: HostContext,
  { params: { id }, body }: AssociateProperty,
): Promise<ChatView> {
  const { deps, host } = context
  const { propertyId } = body
  let owed: WakeRef[] = []
  const chat = await inHost(deps.db, host.id, async (tx) => {
    if (propertyId !== null) await keepProperty(tx, { hostId: host.id, propertyId })
    const { count } = await tx.chat.updateMany({ where: { id, hostId: host.id }, data: { propertyId } })
    if (count === 0) throw notFound('Chat')
    await recordAudit(
      tx,
      auditEntry(context, { action: 'chat.associate_property', subject: id, detail: { propertyId } }),
    )
    owed = await oweWakesOfOpenDrafts(tx, { hostId: host.id, chatId: id }, deps.now())
    return getChatOfHost(tx, { hostId: host.id, id, now: deps.now() })
  })
  deps.workflows.wake(owed)
  return chat
}

/** Held until the end of the transaction, so that it cannot be deleted between the look and the write. */
async function keepProperty(tx: Transaction, { hostId, propertyId }: { hostId: string; propertyId: string }) {
  const kept = await tx.$queryRaw<unknown[]>`
    select 1 from property where id = ${propertyId}::uuid and host_id = ${hostId}::uuid for key share`
  if (kept.length === 0) throw notFound('Property')
}
