import type { BegunTextView } from '#api/contract/begun-texts.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { toBegunTextView } from './begun-text-view.ts'

/** @throws AppError not_found for another host's chat. */
export async function listBegunTexts(
  { deps, host }: HostContext,
  { params: { id: chatId } }: { params: { id: string } },
): Promise<BegunTextView[]> {
  const chat = await inHost(deps.db, host.id, (tx) =>
    tx.chat.findFirst({ where: { id: chatId, hostId: host.id }, select: { begun: true } }),
  )
  if (chat === null) throw notFound('Chat')
  return chat.begun.map(toBegunTextView)
}
