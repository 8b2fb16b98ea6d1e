import type { Transaction } from '#prisma/client.ts'

export type UploadRef = { hostId: string; id: string }
/** A file on its way to the server. `placeId`: beside what it will stand. */
export type Upload = UploadRef & { chatId: string; placeId: string }

/** Notes that a file is coming, and again while it does: of another host's chat nothing is noted. */
export async function noteUpload(tx: Transaction, { hostId, id, chatId, placeId }: Upload): Promise<void> {
  await tx.$executeRaw`
    insert into unsent_upload (host_id, id, chat_id, place_id, seen_at)
    select host_id, ${id}::uuid, id, ${placeId}::uuid, clock_timestamp() from chat
    where host_id = ${hostId}::uuid and id = ${chatId}::uuid
    on conflict (host_id, id) do update set seen_at = excluded.seen_at`
}

/** It is there, or will never be. */
export async function endUpload(tx: Transaction, { hostId, id }: UploadRef): Promise<void> {
  await tx.unsentUpload.deleteMany({ where: { hostId, id } })
}
