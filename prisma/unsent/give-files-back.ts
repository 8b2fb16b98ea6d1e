import type { Transaction } from '#prisma/client.ts'

type TakenBack = { hostId: string; chatId: string; messageId: string; placeId: string; now: Date }

/** The files of a message that was taken back stand beside what is not sent again; those that stand there already are one. */
export async function giveFilesBack(tx: Transaction, { hostId, chatId, messageId, placeId, now }: TakenBack) {
  await tx.$executeRaw`
    with given as (
      delete from message_file where host_id = ${hostId}::uuid and message_id = ${messageId}::uuid and sha256 is not null
      returning *)
    insert into unsent_file (id, host_id, chat_id, place_id, name, media_type, bytes, sha256, uploaded_at)
    select g.id, g.host_id, ${chatId}::uuid, ${placeId}::uuid, g.name, g.media_type, g.bytes, g.sha256,
      ${now}::timestamptz + make_interval(secs => g.position / 1000.0)
    from given g
    on conflict (host_id, place_id, sha256, name) do nothing`
}
