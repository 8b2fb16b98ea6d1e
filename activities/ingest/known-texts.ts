import { baseSubject } from '#activities/channels/text/subject.ts'
import type { Transaction } from '#prisma/client.ts'
import { HANDED_OVER } from '#workflows/domain/message-status.ts'

const NEWEST = 200

/** What was said in each of these chats, by the guest or by us and sent, the newest first, and its subject: what a later mail may quote. */
export async function loadKnownTexts(
  tx: Transaction,
  hostId: string,
  chatIds: ReadonlySet<string>,
): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>()
  const chats = await tx.chat.findMany({
    where: { hostId, id: { in: [...chatIds] } },
    select: { id: true, subject: true },
  })
  const subjects = new Map(chats.map(({ id, subject }) => [id, baseSubject(subject)]))
  for (const chatId of chatIds) {
    const said = await tx.message.findMany({
      where: {
        hostId,
        chatId,
        OR: [{ kind: 'guest' }, { status: { in: [...HANDED_OVER] } }],
      },
      select: { text: true },
      orderBy: { seq: 'desc' },
      take: NEWEST,
    })
    texts.set(
      chatId,
      [...said.map(({ text }) => text), subjects.get(chatId) ?? ''].filter((text) => text !== ''),
    )
  }
  return texts
}
