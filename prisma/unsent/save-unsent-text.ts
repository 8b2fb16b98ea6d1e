import type { Transaction } from '#prisma/client.ts'
import type { UnsentTextModel } from '#prisma/generated/models.ts'

/** `version`: the one that the window has seen; 0 for none. */
export type UnsentWords = Pick<
  UnsentTextModel,
  'hostId' | 'id' | 'chatId' | 'draftVersion' | 'text' | 'version' | 'writer'
>

/** Keeps what a window has written in place of the version that it has seen. Null, and nothing is kept, where another was written since, or what was seen has ended: sent, it is not begun again. */
export async function saveUnsentText(tx: Transaction, words: UnsentWords, now: Date): Promise<UnsentTextModel | null> {
  const { hostId, id, chatId, draftVersion, text, version, writer } = words
  const [kept] = await tx.$queryRaw<UnsentTextModel[]>`
    insert into unsent_text as b (host_id, id, chat_id, draft_version, text, writer, written_at)
    select ${hostId}::uuid, ${id}::uuid, ${chatId}::uuid, ${draftVersion}::int, ${text}, ${writer}, ${now}::timestamptz
    where ${version}::int = 0 or exists (select from unsent_text where host_id = ${hostId}::uuid and id = ${id}::uuid)
    on conflict (host_id, id) do update set text = excluded.text, writer = excluded.writer, written_at = excluded.written_at,
      draft_version = excluded.draft_version, version = b.version + 1
    where b.version = ${version}::int
    returning host_id as "hostId", id, chat_id as "chatId", draft_version as "draftVersion", text, version, writer,
      written_at as "writtenAt"`
  return kept ?? null
}

/** Ends what was begun, where it is the version that the window has seen; false where another was written since. */
export async function endUnsentText(
  tx: Transaction,
  { hostId, chatId, id, version }: Pick<UnsentWords, 'hostId' | 'chatId' | 'id' | 'version'>,
): Promise<boolean> {
  const { count } = await tx.unsentText.deleteMany({ where: { hostId, chatId, id, version } })
  return count > 0 || (await tx.unsentText.count({ where: { hostId, id } })) === 0
}
