import { Prisma } from '#prisma/client.ts'
import { unsentPlace } from '#workflows/domain/unsent-place.ts'

export type MovedChat = { hostId: string; from: string; into: string }

type Move = (chat: MovedChat) => Prisma.Sql[]

/** Where what the host has begun to write stands of a chat: its reply, and its wish. */
const places = ({ from, into }: MovedChat) => [
  [from, into],
  [unsentPlace(from, null), unsentPlace(into, null)],
]

/**
 * How the rows of a chat become another's, of every table that has a `chat_id`, by its model's name; messages are moved with their
 * numbers. What is told of what happened, and names a chat, stays as it was.
 */
export const ROWS_OF_CHAT: Record<string, Move> = {
  /** Nothing begun is lost: it stands below what was begun in the other, and no window takes it for what it wrote itself. */
  UnsentText: (chat) => [
    ...places(chat).flatMap(([id, becomes]) => [
      Prisma.sql`
        with gone as (delete from unsent_text where host_id = ${chat.hostId}::uuid and id = ${id}::uuid returning *)
        insert into unsent_text as b (host_id, id, chat_id, draft_version, text, version, writer, written_at)
        select host_id, ${becomes}::uuid, ${chat.into}::uuid, draft_version, text, version, writer, written_at from gone
        on conflict (host_id, id) do update set text = b.text || E'\n\n' || excluded.text, writer = '',
          version = b.version + excluded.version + 1, written_at = greatest(b.written_at, excluded.written_at)`,
    ]),
    Prisma.sql`update unsent_text set chat_id = ${chat.into}::uuid where host_id = ${chat.hostId}::uuid and chat_id = ${chat.from}::uuid`,
  ],
  UnsentFile: (chat) => [
    ...places(chat).flatMap(([id, becomes]) => [
      Prisma.sql`
        delete from unsent_file f where host_id = ${chat.hostId}::uuid and place_id = ${id}::uuid and exists (
          select from unsent_file o where o.host_id = f.host_id and o.place_id = ${becomes}::uuid and o.sha256 = f.sha256
            and o.name = f.name)`,
      Prisma.sql`update unsent_file set place_id = ${becomes}::uuid where host_id = ${chat.hostId}::uuid and place_id = ${id}::uuid`,
    ]),
    Prisma.sql`update unsent_file set chat_id = ${chat.into}::uuid where host_id = ${chat.hostId}::uuid and chat_id = ${chat.from}::uuid`,
  ],
  UnsentUpload: (chat) => [
    ...places(chat).map(
      ([id, becomes]) =>
        Prisma.sql`update unsent_upload set place_id = ${becomes}::uuid where host_id = ${chat.hostId}::uuid and place_id = ${id}::uuid`,
    ),
    Prisma.sql`update unsent_upload set chat_id = ${chat.into}::uuid where host_id = ${chat.hostId}::uuid and chat_id = ${chat.from}::uuid`,
  ],
  /** What is still owed in either is owed. */
  OwedSecret: ({ hostId, from, into }) => [
    Prisma.sql`
      insert into owed_secret as o (chat_id, host_id, name, due_at, language, settled_at, draft_id, created_at)
      select ${into}::uuid, host_id, name, due_at, language, settled_at, draft_id, created_at from owed_secret
      where host_id = ${hostId}::uuid and chat_id = ${from}::uuid
      on conflict (chat_id, name) do update set due_at = excluded.due_at, language = excluded.language, settled_at = null,
        draft_id = excluded.draft_id
      where o.settled_at is not null and excluded.settled_at is null`,
    Prisma.sql`delete from owed_secret where host_id = ${hostId}::uuid and chat_id = ${from}::uuid`,
  ],
  Deferral: ({ hostId, from, into }) => [
    Prisma.sql`update deferral set chat_id = ${into}::uuid where host_id = ${hostId}::uuid and chat_id = ${from}::uuid`,
  ],
  /** The name under which the chat began is one of the other's. */
  ThreadRef: ({ hostId, from, into }) => [
    Prisma.sql`
      insert into thread_ref (source_id, host_id, rfc_message_id, chat_id)
      select source_id, host_id, rfc_message_id, ${into}::uuid from thread_ref where host_id = ${hostId}::uuid and chat_id = ${from}::uuid
      union select source_id, host_id, thread_key, ${into}::uuid from chat where host_id = ${hostId}::uuid and id = ${from}::uuid
      on conflict do nothing`,
    Prisma.sql`delete from thread_ref where host_id = ${hostId}::uuid and chat_id = ${from}::uuid`,
  ],
  Emergency: ({ hostId, from, into }) => [
    Prisma.sql`update emergency set chat_id = ${into}::uuid where host_id = ${hostId}::uuid and chat_id = ${from}::uuid`,
  ],
  ReplayCase: ({ hostId, from, into }) => [
    Prisma.sql`update replay_case set chat_id = ${into}::uuid where host_id = ${hostId}::uuid and chat_id = ${from}::uuid`,
  ],
  Delivery: ({ hostId, from, into }) => [
    Prisma.sql`
      update delivery d set chat_id = ${into}::uuid from message m
      where m.host_id = ${hostId}::uuid and m.chat_id = ${from}::uuid and d.host_id = m.host_id and d.message_id = m.id`,
  ],
  CountedMessage: ({ hostId, from, into }) => [
    Prisma.sql`
      update counted_message k set chat_id = ${into}::uuid, property_id = coalesce(c.property_id, k.property_id) from chat c
      where k.host_id = ${hostId}::uuid and k.chat_id = ${from}::uuid and c.host_id = k.host_id and c.id = ${into}::uuid`,
  ],
  /** Those that are looked for at this moment are found again, by a trigger. */
  MessageWords: ({ hostId, from, into }) => [
    Prisma.sql`update message_words set chat_id = ${into}::uuid where host_id = ${hostId}::uuid and chat_id = ${from}::uuid`,
  ],
  PushSend: ({ hostId, from, into }) => [
    Prisma.sql`update push_send set chat_id = ${into}::uuid where host_id = ${hostId}::uuid and chat_id = ${from}::uuid`,
  ],
}
