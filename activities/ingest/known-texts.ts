import type { Transaction } from '#prisma/client.ts'

const NEWEST = 200

/** What was said in each of these chats, by the guest or by us and sent, the newest first: what a later mail may quote. */
export async function loadKnownTexts(
  tx: Transaction,
  hostId: string,
  chatIds: ReadonlySet<string>,
): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>()
  for (const chatId of chatIds) {
    const said = await tx.message.findMany({
      where: {
        hostId,
        chatId,
        OR: [{ kind: 'guest' }, { status: { in: ['sending', 'sent', 'failed', 'outcome_unknown'] } }],
      },
      select: { text: true },
      orderBy: { seq: 'desc' },
      take: NEWEST,
    })
    texts.set(
      chatId,
      said.map(({ text }) => text),
    )
  }
  return texts
}
