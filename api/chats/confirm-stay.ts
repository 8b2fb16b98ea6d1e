import type { ChatView, ConfirmStayInput } from '#api/contract/chats.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { inHost } from '#prisma/host-scope.ts'
import { REPLY_ADDRESS } from '#prisma/reply-address.ts'
import { recalculateOwedSecrets } from '#prisma/secrets/owed-secrets.ts'
import { AppError, invalidField, notFound } from '#workflows/domain/errors.ts'
import { getChatOfHost } from './get-chat.ts'

type ConfirmStay = { params: { id: string }; body: ConfirmStayInput }

/**
 * The host's word on the dates of a stay, for the address that this chat answers to now: only there, and only then, may the
 * house's secrets go. Without dates nothing is confirmed any more. @throws AppError not_found;
 * conflict where replies go elsewhere than was shown; invalid_input
 */
export function confirmStay(context: HostContext, { params: { id }, body }: ConfirmStay): Promise<ChatView> {
  const { deps, host } = context
  const { checkInDate, checkOutDate, replyAddress } = body
  const isConfirmed = checkInDate !== null
  return inHost(deps.db, host.id, async (tx) => {
    const [chat] = await tx.$queryRaw<{ address: string | null }[]>`
      select ${REPLY_ADDRESS} as address from chat c where c.id = ${id}::uuid and c.host_id = ${host.id}::uuid
         for no key update`
    if (chat === undefined) throw notFound('Chat')
    if (replyAddress !== undefined && replyAddress !== chat.address) {
      throw new AppError('conflict', { code: 'reply_address_changed' })
    }
    if (checkInDate !== null && checkOutDate !== null && checkOutDate <= checkInDate) {
      throw invalidField('checkOutDate', { code: 'field_not_after_check_in' })
    }
    await tx.chat.updateMany({
      where: { id, hostId: host.id },
      data: {
        checkInDate: toDate(checkInDate),
        checkOutDate: toDate(checkOutDate),
        stayConfirmedBy: isConfirmed ? 'host' : null,
        stayAddress: isConfirmed ? chat.address : null,
      },
    })
    await recalculateOwedSecrets(tx, { hostId: host.id, chatId: id })
    const detail = { checkInDate, checkOutDate }
    await recordAudit(tx, auditEntry(context, { action: 'chat.confirm_stay', subject: id, detail }))
    return getChatOfHost(tx, { hostId: host.id, id, now: deps.now() })
  })
}

const toDate = (day: string | null) => (day === null ? null : new Date(`${day}T00:00:00Z`))
