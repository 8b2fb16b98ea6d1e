import type { UnsentTextView } from '#api/contract/unsent-texts.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { toUnsentTextView } from './unsent-text-view.ts'

/** @throws AppError not_found for another host's chat. */
export async function listUnsentTexts(
  { deps, host }: HostContext,
  { params: { id: chatId } }: { params: { id: string } },
): Promise<UnsentTextView[]> {
  const chat = await inHost(deps.db, host.id, (tx) =>
    tx.chat.findFirst({ where: { id: chatId, hostId: host.id }, select: { unsentTexts: true } }),
  )
  if (chat === null) throw notFound('Chat')
  return chat.unsentTexts.map(toUnsentTextView)
}
