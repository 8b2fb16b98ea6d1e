import type { Transaction } from '#prisma/client.ts'
import type { UnsentTextModel } from '#prisma/generated/models.ts'
import { wordsLeft } from '#workflows/domain/unsent-words.ts'

/** What was begun in a place, held as it is until the transaction ends. */
export async function holdUnsentText(
  tx: Transaction,
  { hostId, id }: Pick<UnsentTextModel, 'hostId' | 'id'>,
): Promise<UnsentTextModel | null> {
  const [held] = await tx.$queryRaw<UnsentTextModel[]>`
    select host_id as "hostId", id, chat_id as "chatId", draft_version as "draftVersion", text, version, writer, written_at as "writtenAt"
    from unsent_text where host_id = ${hostId}::uuid and id = ${id}::uuid for update`
  return held ?? null
}

/** A trigger ends what was begun in a place with the message that sends it: what is not among the words that it sends is put back. */
export async function keepUnsentRest(tx: Transaction, held: UnsentTextModel | null, sent: string): Promise<void> {
  if (held === null) return
  const text = wordsLeft(held.text, sent)
  if (text === '') return
  const { hostId, id } = held
  const create = { ...held, text, version: held.version + 1 }
  await tx.unsentText.upsert({ where: { hostId_id: { hostId, id } }, create, update: {} })
}
