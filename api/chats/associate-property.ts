import type { AssociatePropertyInput, ChatView } from '#api/contract/chats.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { holdProperty } from '#prisma/hold-property.ts'
import { inHost } from '#prisma/host-scope.ts'
import { lockChat } from '#prisma/messages/lock-chat.ts'
import type { WakeRef } from '#prisma/messages/owed-wakes.ts'
import { oweWakesOfOpenDrafts } from '#prisma/messages/owed-wakes.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { getChatOfHost } from './get-chat.ts'

const UNCONFIRMED = { stayConfirmedBy: null, stayAddress: null } as const

type AssociateProperty = { params: { id: string }; body: AssociatePropertyInput }

/**
 * Says which property a chat is about, or that it is about none; whoever stays at another than before is confirmed anew.
 * @throws AppError not_found for chat or property.
 */
export async function associateProperty(
  context: HostContext,
  { params: { id }, body }: AssociateProperty,
): Promise<ChatView> {
  const { deps, host } = context
  const { propertyId } = body
  let owed: WakeRef[] = []
  const chat = await inHost(deps.db, host.id, async (tx) => {
    await lockChat(tx, { hostId: host.id, chatId: id })
    if (propertyId !== null && !(await holdProperty(tx, { hostId: host.id, propertyId }))) throw notFound('Property')
    // A stay was confirmed at the house that the host saw: what is secret of another goes to nobody unasked.
    const elsewhere = { id, hostId: host.id, propertyId: { not: null }, NOT: { propertyId } }
    await tx.chat.updateMany({ where: elsewhere, data: UNCONFIRMED })
    await tx.chat.updateMany({ where: { id, hostId: host.id }, data: { propertyId } })
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
